//! The text of a schedule: what is printed is read back; anything else is refused with its line, never with a panic.

use model::{Choice, Schedule, ScheduleError};

fn schedule(pairs: &[(u32, u32)]) -> Schedule {
    pairs.iter().map(|&(agent, alternative)| Choice { agent, alternative }).collect::<Vec<_>>().into()
}

#[test]
fn prints_runs_of_the_same_choice_once() {
    let printed = schedule(&[(0, 0), (0, 0), (0, 0), (1, 0), (2, 1), (2, 1), (0, 0)]).to_string();
    assert_eq!(printed, "0*3 1 2.1*2 0");
    assert_eq!(schedule(&[]).to_string(), "");
}

#[test]
fn reads_comments_and_lines() {
    let read = "# a comment 1 2\n0*2\n\t1.3 # and another\n\n".parse();
    assert_eq!(read, Ok(schedule(&[(0, 0), (0, 0), (1, 3)])));
}

#[test]
fn refuses_what_is_not_a_schedule() {
    for item in ["x", "-1", "+1", "1.", ".1", "1*", "1*0", "1.2.3", "1*2*3", "4294967296", "4294967295", "1,2", "٣"] {
        let refused = format!("0 1\n{item}").parse::<Schedule>();
        assert_eq!(refused, Err(ScheduleError::Malformed { line: 2, item: item.into() }), "{item}");
    }
}

#[test]
fn a_short_text_cannot_ask_for_much_memory() {
    assert_eq!("0*4294967295".parse::<Schedule>(), Err(ScheduleError::TooLong { line: 1 }));
    let many = format!("0*{} 1", Schedule::MOST_FROM_TEXT);
    assert_eq!(many.parse::<Schedule>(), Err(ScheduleError::TooLong { line: 1 }));
}

#[test]
fn printed_and_read_back_is_the_same() {
    let mut random = 1u64;
    for length in 0..400 {
        let choices: Vec<_> = (0..length).map(|_| (below(&mut random, 3), below(&mut random, 2))).collect();
        let original = schedule(&choices);
        assert_eq!(original.to_string().parse(), Ok(original));
    }
}

#[test]
fn arbitrary_text_never_panics() {
    const ALPHABET: [char; 12] = ['0', '1', '9', '.', '*', '#', ' ', '\n', '-', 'a', '\u{0}', 'é'];
    let mut random = 7u64;
    for _ in 0..20_000 {
        let length = below(&mut random, 12);
        let text: String = (0..length).map(|_| ALPHABET[below(&mut random, 12) as usize]).collect();
        if let Ok(read) = text.parse::<Schedule>() {
            assert_eq!(read.to_string().parse(), Ok(read), "{text:?}");
        }
    }
}

/// A number below `bound` from Marsaglia's xorshift generator.
fn below(state: &mut u64, bound: u32) -> u32 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    (*state >> 33) as u32 % bound
}

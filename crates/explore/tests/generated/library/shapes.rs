//! Which programs there are for a class: all of a shape up to the order of the threads, or as many of them as asked
//! for, evenly spread.

/// The calls of each thread.
pub(crate) type Threads = Vec<Vec<&'static str>>;

/// How many calls each thread makes, threads with more calls first.
pub(crate) const SHAPES: &[&[usize]] = &[&[1, 1], &[2, 1], &[1, 1, 1], &[2, 2]];

/// How many programs of a kind there are for one of the largest kind.
pub(crate) const SHARES: [usize; SHAPES.len() + 1] = [2, 4, 1, 1, 1];

/// The programs of a shape over some calls.
pub(crate) fn programs(shape: &[usize], calls: &[&'static str]) -> Vec<Threads> {
    let mut programs: Vec<Vec<usize>> = vec![Vec::new()];
    for (thread, count) in shape.iter().enumerate() {
        let numbers = calls.len().pow(u32::try_from(*count).unwrap_or(0));
        let alike = thread > 0 && shape[thread - 1] == *count;
        let more = |program: Vec<usize>| {
            let least = if alike { program[thread - 1] } else { 0 };
            (least..numbers).map(move |number| [program.clone(), vec![number]].concat())
        };
        programs = programs.into_iter().flat_map(more).collect();
    }
    let thread = |(number, count): (usize, &usize)| spell(number, *count, calls);
    programs.into_iter().map(|program| program.into_iter().zip(shape).map(thread).collect()).collect()
}

/// The calls of a thread by number.
fn spell(mut number: usize, count: usize, calls: &[&'static str]) -> Vec<&'static str> {
    let mut digit = || {
        let digit = number % calls.len();
        number /= calls.len();
        calls[digit]
    };
    (0..count).map(|_| digit()).collect()
}

/// At most so many of them, evenly spread and beginning in another place for each turn.
pub(crate) fn spread<T>(all: Vec<T>, most: usize, turn: usize) -> Vec<T> {
    let count = all.len();
    let chosen: Vec<usize> =
        (0..most.min(count)).map(|number| (number * count / most.min(count) + turn) % count).collect();
    all.into_iter().enumerate().filter(|(number, _)| chosen.contains(number)).map(|(_, item)| item).collect()
}

#[test]
fn two_threads_are_enumerated_without_regard_to_their_order() {
    assert_eq!(programs(&[1, 1], &["a", "b"]).len(), 3);
    assert_eq!(programs(&[2, 1], &["a", "b"]).len(), 8);
    assert_eq!(programs(&[1, 1, 1], &["a", "b", "c", "d"]).len(), 20);
    assert_eq!(programs(&[2, 2], &["a", "b", "c", "d"]).len(), 136);
}

#[test]
fn a_spread_is_no_more_than_there_are() {
    assert_eq!(spread(vec![1, 2, 3], 9, 2), [1, 2, 3]);
    assert_eq!(spread((0..10).collect(), 2, 1), [1, 6]);
}

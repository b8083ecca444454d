//! A million steps in a row.

use crate::plans::{CONTEXT_BOUND, exact, exact_all, search, search_playing};
use model::Verdict;
use search::toys::{Corridor, Playing};
use search::{Plan, Strategy, reproduce};

const LENGTH: u32 = 1_000_000;

#[test]
fn a_path_of_a_million_steps_needs_few_marks() {
    let corridor = Corridor { length: LENGTH, doors: 10 };
    let mut playing = Playing::new(&corridor);
    let plan = Plan { undo_window: 1_000, ..exact_all(Strategy::DepthFirst) };
    let outcome = search_playing(&mut playing, &plan);
    assert_eq!(outcome.statistics.states, u64::from(LENGTH) + 2);
    assert_eq!(outcome.statistics.max_depth, LENGTH.into());
    assert!(playing.most_marks <= 1_001, "{} marks", playing.most_marks);
    assert!(playing.restored > 90_000, "{} states restored", playing.restored);
    assert!(outcome.statistics.peak_bytes < 150_000_000, "{} bytes", outcome.statistics.peak_bytes);
    assert_eq!(outcome.violations[0].schedule.len(), LENGTH as usize);
}

#[test]
fn nothing_is_restored_that_has_nothing_left_to_explore() {
    let corridor = Corridor { length: LENGTH, doors: 0 };
    let mut playing = Playing::new(&corridor);
    search_playing(&mut playing, &Plan { undo_window: 10, ..exact_all(Strategy::DepthFirst) });
    assert_eq!((playing.restored, playing.most_marks), (0, 0));
}

#[test]
fn every_strategy_gets_to_the_far_end() {
    let corridor = Corridor { length: LENGTH, doors: 1_000 };
    for strategy in [Strategy::DepthFirst, Strategy::BreadthFirst, CONTEXT_BOUND] {
        let outcome = search(&corridor, &exact(strategy));
        assert_eq!(outcome.verdict, Verdict::Violated);
        let [found] = &outcome.violations[..] else { panic!("{strategy:?}") };
        assert_eq!(found.schedule.len(), LENGTH as usize, "{strategy:?}");
        let text = found.schedule.to_string();
        assert_eq!(text, format!("0*{LENGTH}"));
        assert!(reproduce(&mut Playing::new(&corridor), &text.parse().unwrap(), &"the far end".into()).is_ok());
    }
}

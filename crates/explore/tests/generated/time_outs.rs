//! Generated programs where time may not pass at any moment: with and without reduction the same is found, and nothing
//! that is not found where it may.
//!
//! `TIME_OUTS_SEEDS=1000..3000` takes other programs than those of every test run.

use crate::agreement::apart_from_contained;
use crate::laboratory::Laboratory;
use crate::program::{OUTCOME, Program};
use crate::shapes;
use crate::ways::{Answer, DEPTH_FIRST, Way};
use crate::workshop::{self, Classes, class_name};
use library::TimeOuts;
use std::ops::Range;

/// What every test run does.
const SEEDS: Range<u64> = 0..120;
const MOST_STATES: u64 = 20_000;

#[test]
fn where_time_may_not_pass_at_any_moment_reduction_keeps_everything_and_nothing_is_added() {
    let seeds: Vec<u64> = crate::range("TIME_OUTS_SEEDS", SEEDS).collect();
    let home = workshop::homes().into_iter().next().unwrap();
    let (mut agreed, mut fewer, mut too_large) = (0, 0, 0);
    for batch in seeds.chunks(250) {
        let programs: Vec<Program> = batch.iter().map(|seed| shapes::program(*seed).1).collect();
        let classes = Classes::of_programs(&programs);
        let mut laboratory = Laboratory::new(&classes, home.clone());
        for (number, program) in programs.iter().enumerate() {
            match examine(&mut laboratory, &class_name(number)) {
                Ok(Some(is_less)) => (agreed, fewer) = (agreed + 1, fewer + usize::from(is_less)),
                Ok(None) => too_large += 1,
                Err(words) => panic!("seed {}: {words}\n{}", batch[number], program.java("Small")),
            }
        }
    }
    println!("{agreed} agree, {fewer} of them have fewer outcomes, {too_large} too large");
    assert!(seeds.len() < 100 || agreed > 3 * too_large && fewer > 5);
}

/// Whether time that may not pass leaves something out; nothing where there are too many states.
fn examine(laboratory: &mut Laboratory<'_>, class: &str) -> Result<Option<bool>, String> {
    let mut ask = |time_outs, reduction| {
        laboratory.explore(class, OUTCOME, Way { time_outs, reduction, ..DEPTH_FIRST }, MOST_STATES)
    };
    let any = ask(TimeOuts::Any, true)?;
    let mut is_less = false;
    for time_outs in [TimeOuts::Late, TimeOuts::Never] {
        let (whole, reduced) = (ask(time_outs, false)?, ask(time_outs, true)?);
        if any.limited || whole.limited || reduced.limited {
            return Ok(None);
        }
        is_less |= whole.outcomes != any.outcomes;
        // Where runs are left before their end, that is no outcome of the program.
        let allowed = (time_outs == TimeOuts::Late).then_some(&any);
        compare(allowed, &whole, &reduced).map_err(|words| format!("{time_outs:?}: {words}"))?;
    }
    Ok(Some(is_less))
}

fn compare(any: Option<&Answer>, whole: &Answer, reduced: &Answer) -> Result<(), String> {
    let found = |answer: &Answer| format!("{:?} {:?}", answer.outcomes, answer.wrong);
    let kept = apart_from_contained(whole, reduced);
    if (&whole.outcomes, &kept) != (&reduced.outcomes, &reduced.violations) {
        return Err(format!("without reduction {}, with it {}", found(whole), found(reduced)));
    }
    if let Some(any) = any.filter(|any| !whole.outcomes.is_subset(&any.outcomes)) {
        return Err(format!("{} is more than {}", found(whole), found(any)));
    }
    match reduced.not_reproduced.first() {
        Some(words) => Err(words.clone()),
        None => Ok(()),
    }
}

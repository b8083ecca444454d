//! Generated programs: whichever way they are explored, the answer is the same, and a real JVM shows nothing else.
//!
//! `GENERATED_SEEDS=1000..5000` explores other programs than those of every test run, `GENERATED_STATES=20000` larger
//! ones, `GENERATED_RUNS=1000` runs them more often on a real JVM. A disagreement is shown with the Java source of a
//! program that was made as small as possible.

mod agreement;
mod counting;
mod generator;
mod interrupts;
mod laboratory;
mod library;
mod program;
mod reality;
mod reference;
mod referring;
mod shapes;
mod shrinking;
mod survey;
mod temporal;
mod time_outs;
mod watched;
mod ways;
mod workshop;

use std::ops::Range;
use std::str::FromStr;
use survey::{Findings, Survey};

/// What every test run does.
const SEEDS: Range<u64> = 0..250;
const MOST_STATES: u64 = 1_500;
const RUNS: usize = 20;

#[test]
fn all_ways_of_exploring_agree_with_each_other_and_with_a_real_jvm() {
    let homes = workshop::homes();
    let count = homes.len() as u64;
    let surveys: Vec<Findings> = std::thread::scope(|scope| {
        let begin = |(number, home)| {
            let seeds: Vec<u64> = seeds().filter(|seed| seed % count == number).collect();
            let most_states = setting("GENERATED_STATES", MOST_STATES);
            let survey = Survey { home, most_states, runs: setting("GENERATED_RUNS", RUNS) };
            scope.spawn(move || survey.look(&seeds))
        };
        let surveys: Vec<_> = (0..).zip(homes).map(begin).collect();
        surveys.into_iter().map(|survey| survey.join().unwrap()).collect()
    });
    for findings in surveys {
        println!("{}", findings.summary());
        assert!(findings.disagreements.is_empty(), "{}", findings.disagreements.join("\n\n"));
        // A few programs of a range of one's own may well all be too large.
        let enough = findings.agreed > findings.too_large && findings.compared > 0;
        let reduced = findings.least_states < findings.states;
        assert!(seeds() != SEEDS || enough && reduced, "{}", findings.summary());
    }
}

/// The programs of this run.
fn seeds() -> Range<u64> {
    range("GENERATED_SEEDS", SEEDS)
}

fn range(name: &str, usual: Range<u64>) -> Range<u64> {
    let Ok(text) = std::env::var(name) else { return usual };
    let range = text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    range.unwrap_or_else(|| panic!("{name}={text}: expected FROM..TO"))
}

fn setting<T: FromStr>(name: &str, usual: T) -> T {
    let Ok(text) = std::env::var(name) else { return usual };
    text.parse().unwrap_or_else(|_| panic!("{name}={text}: expected a number"))
}

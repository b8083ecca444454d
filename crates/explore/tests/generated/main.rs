//! Generated programs: whichever way they are explored, the answer is the same, and a real JVM shows nothing else.
//!
//! `GENERATED_SEEDS=1000..5000` explores other programs than those of every test run. A disagreement is shown with the Java
//! source of a program that was made as small as possible.

mod agreement;
mod generator;
mod laboratory;
mod program;
mod shrinking;
mod watched;
mod ways;
mod workshop;

use agreement::{Disagreement, Examined, examine};
use laboratory::Laboratory;
use program::Program;
use std::ops::Range;
use std::path::Path;
use workshop::{Classes, class_name};

/// Programs with more states are left out.
const MOST_STATES: u64 = 4_000;

/// Programs that are compiled together.
const BATCH: usize = 500;

#[test]
fn all_ways_of_exploring_agree() {
    let homes = workshop::homes();
    let seeds: Vec<u64> = seeds().collect();
    let (mut agreed, mut large) = (0, 0);
    let mut disagreements = Vec::new();
    for batch in seeds.chunks(BATCH) {
        let programs: Vec<Program> = batch.iter().map(|seed| generator::program(*seed)).collect();
        let classes = Classes::of_programs(&programs);
        let home = &homes[0];
        let mut laboratory = Laboratory::new(&classes, home.clone());
        for (number, seed) in batch.iter().enumerate() {
            match examine(&mut laboratory, &class_name(number), number, MOST_STATES) {
                Examined::Agreed(_) => agreed += 1,
                Examined::TooLarge => large += 1,
                Examined::Disagreed(found) => {
                    disagreements.push(describe(*seed, &programs[number], found, home));
                    assert!(disagreements.len() < 5, "{}", disagreements.join("\n\n"));
                }
            }
        }
    }
    assert!(disagreements.is_empty(), "{}", disagreements.join("\n\n"));
    println!("{agreed} agree, {large} too large");
}

fn describe(seed: u64, program: &Program, found: Disagreement, home: &Path) -> String {
    let (small, found) = shrinking::shrink(program.clone(), found, home, MOST_STATES);
    let Disagreement { kind, way, words } = found;
    format!("seed {seed}, {kind:?}, {way:?}\n{words}\n{}", small.java("Small"))
}

/// The programs of this run.
fn seeds() -> Range<u64> {
    let Ok(text) = std::env::var("GENERATED_SEEDS") else { return 0..200 };
    let range = text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    range.unwrap_or_else(|| panic!("GENERATED_SEEDS={text}: expected FROM..TO"))
}

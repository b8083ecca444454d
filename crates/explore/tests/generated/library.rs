//! The class library: small programs that call it, with the same outcomes step by step (`--library real`), call by call
//! (`--library modelled`), and with the reduction; and whether these are the outcomes of calls one after the other.
//!
//! A program has two or three threads of one or two calls each on one object; every test run has a program of each
//! class with one call of each of two threads. More by
//! - `LIBRARY_SHAPES=5`: all kinds of programs, see `library/shapes.rs`; the last are those designed by hand,
//! - `LIBRARY_PROGRAMS=10`: so many of the largest kinds for each class, and more of the others,
//! - `LIBRARY_STATES=200000`: larger ones,
//! - `LIBRARY_JDK=25`: on this one, instead of one in turn,
//! - `LIBRARY_CLASSES='Phaser|Exchanger'`: only these,
//! - `LIBRARY_REDUCED=1`: each with reduction too, instead of one in so many,
//! - `LIBRARY_ROWS=directory`: where to write down what was found, of which `docs/linearizable` makes the page;
//!   programs whose outcomes are written down there are not explored again.

mod explanation;
mod finding;
mod records;
mod scenario;
mod shapes;
mod subjects;
mod table;

use crate::laboratory::Laboratory;
use crate::workshop::{self, Classes};
use loader::jdk::Jdk;
use records::Records;
use scenario::{Calls, Scenario};
use shapes::{SHAPES, SHARES, Threads};
use std::collections::BTreeMap;
use std::path::PathBuf;
use subjects::{Kind, Subject};
use table::Row;

/// What every test run does.
const KINDS: usize = 1;
const PROGRAMS: usize = 0;

#[test]
fn library_calls_have_the_same_outcomes_as_a_whole_and_step_by_step() {
    let homes = homes();
    let subjects: Vec<&Subject> = subjects::all().filter(|subject| is_asked_for(subject, &homes)).collect();
    let works: Vec<Work> = subjects.into_iter().zip(0..).map(|(subject, turn)| work(subject, turn, &homes)).collect();
    let of_both = |scenario: &Scenario| [scenario.source(Calls::Overlapping), scenario.source(Calls::InOrder)];
    let sources: Vec<_> = works.iter().flat_map(|work| &work.scenarios).flat_map(of_both).collect();
    if sources.is_empty() {
        return;
    }
    let classes = Classes::of_sources(sources);
    let mut laboratories: BTreeMap<(u32, u32), Laboratory<'_>> = BTreeMap::new();
    let mut rows: Vec<Row> = Vec::new();
    for work in works {
        let (feature, home) = work.jdk;
        let processors = work.subject.processors;
        let laboratory = laboratories
            .entry((feature, processors))
            .or_insert_with(|| Laboratory::new(&classes, home).with_processors(processors));
        rows.push(row(work.subject, &work.scenarios, laboratory, work.records));
    }
    let text = table::text(&rows);
    println!("{text}");
    judge(&rows, &text);
}

/// The JDKs to look at, by feature version.
fn homes() -> Vec<(u32, PathBuf)> {
    let all = workshop::homes().into_iter().map(|home| (Jdk::open(&home).unwrap().feature, home));
    let asked = crate::setting("LIBRARY_JDK", 0);
    all.filter(|(feature, _)| asked == 0 || asked == *feature).collect()
}

fn is_asked_for(subject: &Subject, homes: &[(u32, PathBuf)]) -> bool {
    let named =
        std::env::var("LIBRARY_CLASSES").map_or(true, |names| names.split('|').any(|name| name == subject.name));
    named && homes.iter().any(|(feature, _)| subject.since <= *feature)
}

/// What is to be done for a class: the programs that are not known yet, and the JDK on which they are explored.
struct Work {
    subject: &'static Subject,
    jdk: (u32, PathBuf),
    records: Records,
    scenarios: Vec<Scenario>,
}

fn work(subject: &'static Subject, turn: usize, homes: &[(u32, PathBuf)]) -> Work {
    let suitable: Vec<_> = homes.iter().filter(|(feature, _)| subject.since <= *feature).collect();
    let jdk = suitable[turn % suitable.len()].clone();
    let records = Records::open(subject, jdk.0);
    let scenarios = scenarios(subject, turn).into_iter().filter(|scenario| !records.has(scenario)).collect();
    Work { subject, jdk, records, scenarios }
}

/// The programs for a class.
fn scenarios(subject: &'static Subject, turn: usize) -> Vec<Scenario> {
    let kinds = crate::setting("LIBRARY_SHAPES", KINDS);
    let most = crate::setting("LIBRARY_PROGRAMS", PROGRAMS);
    let designed = subject.designed.iter().map(|threads| threads.iter().map(|calls| calls.to_vec()).collect());
    let enumerated = SHAPES.iter().map(|shape| shapes::programs(shape, subject.calls));
    let all: Vec<Vec<Threads>> = enumerated.chain([designed.collect()]).collect();
    // The page is about the same programs whichever classes are explored again.
    let turn = if most == 0 { turn } else { 0 };
    let numbered = |(kind, programs): (usize, Vec<Threads>)| {
        let chosen = shapes::spread(programs, (most * SHARES[kind]).max(1), turn);
        chosen.into_iter().enumerate().map(move |(number, threads)| Scenario::new(subject, kind, number, threads))
    };
    all.into_iter().enumerate().take(kinds).flat_map(numbered).collect()
}

/// Explores the programs of a class.
fn row(
    subject: &'static Subject,
    scenarios: &[Scenario],
    laboratory: &mut Laboratory<'_>,
    mut records: Records,
) -> Row {
    let mut row = Row::new(subject);
    for scenario in scenarios {
        let finding = finding::examine(scenario, laboratory);
        records.add(scenario, &finding);
        row.add(finding);
    }
    row
}

fn judge(rows: &[Row], text: &str) {
    let wrong: Vec<&String> = rows.iter().flat_map(|row| &row.disagreements).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let surprising = rows.iter().any(|row| row.subject.kind == Kind::Atomic && !row.exceptions.is_empty());
    assert!(!surprising, "{text}");
    let compared = rows.iter().filter(|row| row.compared() > 0).count();
    // Where it is written down, what is still missing may well all be too large.
    let enough = 2 * compared > rows.len() || std::env::var("LIBRARY_ROWS").is_ok();
    assert!(enough, "too few programs are small enough:\n{text}");
}

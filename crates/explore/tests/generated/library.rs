//! The class library: small programs that call it, with the same outcomes step by step (`--library real`), call by call
//! (`--library modelled`), and with the reduction; and whether these are the outcomes of calls one after the other.
//!
//! A program has two or three threads of one or two calls each on one object; every test run has a program of each class with one
//! call of each of two threads. More by
//! - `LIBRARY_SHAPES=5`: all kinds of programs, see `library/shapes.rs`; the last are those designed by hand,
//! - `LIBRARY_PROGRAMS=10`: so many of the largest kinds for each class, and more of the others,
//! - `LIBRARY_STATES=200000`: larger ones,
//! - `LIBRARY_JDKS=2`: each on so many JDKs, instead of one in turn,
//! - `LIBRARY_CLASSES='Phaser|Exchanger'`: only these,
//! - `LIBRARY_ROWS=directory`: where to write a row for each class, of which `docs/linearizable` makes the page.

mod explanation;
mod scenario;
mod shapes;
mod subjects;
mod table;

use crate::laboratory::Laboratory;
use crate::ways::{Answer, REFERENCE, Way};
use crate::workshop::{self, Classes};
use scenario::{Calls, Scenario};
use shapes::{SHAPES, SHARES, Threads};
use std::path::Path;
use subjects::{Kind, Subject};
use table::Row;

/// What every test run does.
const KINDS: usize = 1;
const PROGRAMS: usize = 0;
const MOST_STATES: u64 = 6_000;

/// States up to which a program is explored without reduction: that is quicker than an analysis of its code.
const FEW_STATES: u64 = 20_000;
/// One in so many programs is explored with reduction too; `LIBRARY_REDUCED=1`: all of them.
const REDUCED: usize = 8;

/// Call by call.
const MODELLED: Way = REFERENCE;
/// Step by step.
const REAL: Way = Way { whole_calls: false, ..REFERENCE };

#[test]
fn library_calls_have_the_same_outcomes_as_a_whole_and_step_by_step() {
    let subjects: Vec<&Subject> = subjects::all().filter(|subject| is_asked_for(subject)).collect();
    let scenarios: Vec<Vec<Scenario>> =
        subjects.iter().zip(0..).map(|(subject, turn)| scenarios(subject, turn)).collect();
    let of_both = |scenario: &Scenario| [scenario.source(Calls::Overlapping), scenario.source(Calls::InOrder)];
    let classes = Classes::of_sources(scenarios.iter().flatten().flat_map(of_both).collect());
    let mut laboratories: Vec<Laboratory<'_>> =
        workshop::homes().into_iter().map(|home| Laboratory::new(&classes, home)).collect();
    let mut rows: Vec<Row> = Vec::new();
    for (number, own) in scenarios.iter().enumerate() {
        let mut row = Row::new(subjects[number]);
        for turn in 0..crate::setting("LIBRARY_JDKS", 1) {
            let new_enough = usize::from(subjects[number].since > 17) * (laboratories.len() - 1);
            let laboratory = ((number + turn) % laboratories.len()).max(new_enough);
            own.iter().for_each(|scenario| look(scenario, &mut laboratories[laboratory], &mut row));
        }
        write(&row);
        rows.push(row);
    }
    let text = table::text(&rows);
    println!("{text}");
    judge(&rows, &text);
}

fn is_asked_for(subject: &Subject) -> bool {
    std::env::var("LIBRARY_CLASSES").map_or(true, |names| names.split('|').any(|name| name == subject.name))
}

/// The programs for a class.
fn scenarios(subject: &'static Subject, turn: usize) -> Vec<Scenario> {
    let kinds = crate::setting("LIBRARY_SHAPES", KINDS);
    let most = crate::setting("LIBRARY_PROGRAMS", PROGRAMS);
    let designed = subject.designed.iter().map(|threads| threads.iter().map(|calls| calls.to_vec()).collect());
    let enumerated = SHAPES.iter().map(|shape| shapes::programs(shape, subject.calls));
    let all: Vec<Vec<Threads>> = enumerated.chain([designed.collect()]).collect();
    let numbered = |(kind, programs): (usize, Vec<Threads>)| {
        let chosen = shapes::spread(programs, (most * SHARES[kind]).max(1), turn);
        chosen.into_iter().enumerate().map(move |(number, threads)| Scenario::new(subject, kind, number, threads))
    };
    all.into_iter().enumerate().take(kinds).flat_map(numbered).collect()
}

/// Explores a program in all ways.
fn look(scenario: &Scenario, laboratory: &mut Laboratory<'_>, row: &mut Row) {
    let mut explore = |calls: Calls, way: Way| explore(scenario, laboratory, calls, way);
    let real = explore(Calls::Overlapping, REAL);
    row.real_states += real.states;
    row.counts[scenario.shape].1 += 1;
    if real.limited {
        return;
    }
    let whole = explore(Calls::Overlapping, MODELLED);
    row.states += whole.states;
    row.counts[scenario.shape].0 += 1;
    row.compare(scenario, &whole, &real);
    if scenario.number.is_multiple_of(crate::setting("LIBRARY_REDUCED", REDUCED)) {
        row.compare(scenario, &whole, &explore(Calls::Overlapping, Way { reduction: true, ..MODELLED }));
    }
    let ordered = explore(Calls::InOrder, MODELLED);
    let strange = explanation::unexplained(scenario, &real.outcomes, &ordered.outcomes);
    let words = || format!("`{}` can answer {}", scenario.line(), strange.join(", or "));
    row.exceptions.extend((!strange.is_empty()).then(words));
}

/// Explores a program without reduction, and with it where that is too large.
fn explore(scenario: &Scenario, laboratory: &mut Laboratory<'_>, calls: Calls, way: Way) -> Answer {
    let fields = scenario.fields();
    let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
    let most_states = crate::setting("LIBRARY_STATES", MOST_STATES);
    let mut explore = |way: Way, most_states: u64| {
        let answer = laboratory.explore(&scenario.name(calls), &fields, way, most_states);
        answer.unwrap_or_else(|panic| panic!("{}: {panic}", scenario.line()))
    };
    let answer = explore(way, most_states.min(FEW_STATES));
    if answer.limited && most_states > FEW_STATES {
        explore(Way { reduction: true, ..way }, most_states)
    } else {
        answer
    }
}

fn write(row: &Row) {
    let Ok(directory) = std::env::var("LIBRARY_ROWS") else { return };
    let (line, exception) = row.markdown();
    std::fs::write(Path::new(&directory).join(row.subject.name), line + &exception).unwrap();
}

fn judge(rows: &[Row], text: &str) {
    let wrong: Vec<&String> = rows.iter().flat_map(|row| &row.disagreements).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let surprising = rows.iter().any(|row| row.subject.kind == Kind::Atomic && !row.exceptions.is_empty());
    assert!(!surprising, "{text}");
    let compared = rows.iter().filter(|row| row.compared() > 0).count();
    assert!(2 * compared > rows.len(), "too few programs are small enough:\n{text}");
}

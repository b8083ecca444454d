//! The class library: small programs that call it, with the same outcomes step by step (`--library real`), call by call
//! (`--library modelled`), and with the reduction; and whether these are the outcomes of calls one after the other.
//!
//! A program has two or three threads of one or two calls each on one object. `LIBRARY_PROGRAMS=200` makes so many for each class
//! instead of those of every test run, `LIBRARY_STATES=200000` allows larger ones, and `LIBRARY_TABLE=file` writes the table of
//! `docs/linearizability.md`.

mod scenario;
mod subjects;
mod table;

use crate::laboratory::Laboratory;
use crate::ways::{REFERENCE, Way};
use crate::workshop::{self, Classes};
use scenario::Scenario;
use subjects::{Kind, SUBJECTS, Subject};
use table::Row;

/// Programs for each class in every test run.
const PROGRAMS: u64 = 1;
const MOST_STATES: u64 = 1_000;

/// Call by call, as it is the default.
const MODELLED: Way = Way { reduction: true, ..REFERENCE };
/// Step by step.
const REAL: Way = Way { whole_calls: false, reduction: true, ..REFERENCE };
/// Call by call, without reduction.
const UNREDUCED: Way = REFERENCE;

#[test]
fn library_calls_have_the_same_outcomes_as_a_whole_and_step_by_step() {
    let homes = workshop::homes();
    let programs = crate::setting("LIBRARY_PROGRAMS", PROGRAMS);
    let most_states = crate::setting("LIBRARY_STATES", MOST_STATES);
    let scenarios: Vec<Scenario> =
        SUBJECTS.iter().flat_map(|subject| (0..programs).map(|seed| Scenario::of(subject, seed))).collect();
    let sources = scenarios.iter().flat_map(|scenario| [scenario.source(false), scenario.source(true)]).collect();
    let classes = Classes::of_sources(sources);
    let mut laboratories: Vec<Laboratory<'_>> =
        homes.iter().map(|home| Laboratory::new(&classes, home.clone())).collect();
    let mut rows: Vec<Row> = Vec::new();
    for (number, subject) in SUBJECTS.iter().enumerate() {
        let own = scenarios.iter().filter(|scenario| scenario.subject.name == subject.name);
        let laboratory = number % laboratories.len();
        rows.push(look(subject, own, &mut laboratories[laboratory], most_states));
    }
    println!("{}", table::text(&rows));
    if let Ok(file) = std::env::var("LIBRARY_TABLE") {
        std::fs::write(file, table::document(&rows)).unwrap();
    }
    let wrong: Vec<&String> = rows.iter().flat_map(|row| &row.disagreements).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let surprising = rows.iter().any(|row| row.subject.kind == Kind::Atomic && !row.exceptions.is_empty());
    assert!(!surprising, "{}", table::text(&rows));
    let compared: u64 = rows.iter().map(|row| row.compared).sum();
    assert!(4 * compared > rows.len() as u64, "too few programs are small enough:\n{}", table::text(&rows));
}

fn look<'s>(
    subject: &'static Subject,
    scenarios: impl Iterator<Item = &'s Scenario>,
    laboratory: &mut Laboratory<'_>,
    most_states: u64,
) -> Row {
    let mut row = Row::new(subject);
    for scenario in scenarios {
        let mut explore = |atomic: bool, way: Way| {
            let fields = scenario.fields();
            let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
            laboratory
                .explore(&scenario.name(atomic), &fields, way, most_states)
                .unwrap_or_else(|panic| panic!("{panic}"))
        };
        let real = explore(false, REAL);
        row.real_states += real.states;
        if real.limited {
            row.too_large += 1;
            continue;
        }
        let whole = explore(false, MODELLED);
        row.states += whole.states;
        row.compared += 1;
        row.compare(scenario, &whole, &real);
        row.compare(scenario, &whole, &explore(false, UNREDUCED));
        if subject.kind != Kind::Composed {
            let sequential = explore(true, MODELLED);
            let strange = real.outcomes.difference(&sequential.outcomes).next().is_some();
            row.exceptions.extend(strange.then(|| scenario.words(&real.outcomes, &sequential.outcomes)));
        }
    }
    row
}

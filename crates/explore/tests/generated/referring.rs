//! Generated programs of small shapes: the reference, every way of exploring and a real JVM agree.
//!
//! `REFERENCE_SEEDS=1000..5000` takes other programs than those of every test run, `REFERENCE_STATES=50000` larger
//! ones, `REFERENCE_RUNS=100` runs them more often on a real JVM, `REFERENCE_SHAPE=clock` takes one shape alone,
//! `REFERENCE_PROGRESS=file` says there how far it is, `REFERENCE_DISAGREEMENTS=100` goes on after the first ones, and
//! `REFERENCE_SHRINK=false` shows them as they are. A program that is too large for the reference is counted, by shape.

use crate::laboratory::Laboratory;
use crate::program::{OUTCOME, Program};
use crate::reality;
use crate::reference::{Found, Lives};
use crate::shapes::{self, SHAPES};
use crate::shrinking::shrink;
use crate::ways::{Answer, DEPTH_FIRST, Way};
use crate::workshop::{self, Classes, class_name};
use loader::jdk::Jdk;
use model::{Reason, Verdict};
use search::Strategy;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Write};
use std::ops::Range;
use std::path::PathBuf;

/// What every test run does.
const SEEDS: Range<u64> = 0..200;
const MOST_STATES: usize = 6_000;
const RUNS: usize = 10;
/// Programs that are compiled together.
const BATCH: usize = 250;
/// Two programs in so many are also searched with threads whose lives can be interrupted.
const IN_STEPS: u64 = 8;
/// Disagreements that are made small; more would not tell more.
const MOST_DISAGREEMENTS: usize = 5;

/// As `check` does it: what `--por off`, `--library real` and `--search bfs` change.
const USUAL: Way = Way { reduction: true, final_states: false, ..DEPTH_FIRST };
const WAYS: &[(&str, Way)] = &[
    ("check", USUAL),
    ("check, all final states", Way { reduction: true, ..DEPTH_FIRST }),
    ("--por off", DEPTH_FIRST),
    ("--library real", Way { reduction: true, atomic_calls: false, ..DEPTH_FIRST }),
    ("--search bfs", Way { reduction: true, strategy: Strategy::BreadthFirst, ..DEPTH_FIRST }),
];

/// What became of the programs of a shape.
#[derive(Clone, Debug, Default)]
struct Count {
    agreed: usize,
    too_large: usize,
    compared: usize,
    states: usize,
}

/// Shapes that every test run leaves out because something about them is known to be wrong.
const PENDING: &[&str] = &[];

#[derive(Default)]
struct Findings {
    counts: BTreeMap<&'static str, Count>,
    disagreements: Vec<String>,
}

/// Where programs are looked at, and how closely.
struct Look {
    home: PathBuf,
    most_states: usize,
    runs: usize,
}

enum Examined {
    Agreed(Found),
    TooLarge,
    Disagreed(String, String),
}

#[test]
fn reference_search_and_all_ways_of_exploring_agree() {
    let homes = workshop::homes();
    let count = homes.len() as u64;
    let all: Vec<Findings> = std::thread::scope(|scope| {
        let begin = |(number, home)| {
            let is_wanted = |seed: &u64| !is_usual() || !PENDING.contains(&shapes::program(*seed).0);
            let seeds = crate::range("REFERENCE_SEEDS", SEEDS).filter(|seed| seed % count == number);
            let seeds: Vec<u64> = seeds.filter(is_wanted).collect();
            let most_states = crate::setting("REFERENCE_STATES", MOST_STATES);
            let look = Look { home, most_states, runs: crate::setting("REFERENCE_RUNS", RUNS) };
            scope.spawn(move || look.look(&seeds))
        };
        let looks: Vec<_> = (0..).zip(homes).map(begin).collect();
        looks.into_iter().map(|look| look.join().unwrap()).collect()
    });
    if is_usual() {
        println!("left out: {PENDING:?}");
    }
    for findings in all {
        println!("{}", findings.summary());
        assert!(findings.disagreements.is_empty(), "{}", findings.disagreements.join("\n\n"));
        let (agreed, too_large) = findings.totals();
        let small = agreed > 3 * too_large;
        assert!(!is_usual() || small, "too large:\n{}", findings.summary());
    }
}

/// Whether this is what every test run does.
fn is_usual() -> bool {
    crate::range("REFERENCE_SEEDS", SEEDS) == SEEDS
}

fn most_disagreements() -> usize {
    crate::setting("REFERENCE_DISAGREEMENTS", MOST_DISAGREEMENTS)
}

impl Findings {
    /// The programs that agree, and those that are too large.
    fn totals(&self) -> (usize, usize) {
        let total = |of: fn(&Count) -> usize| self.counts.values().map(of).sum();
        (total(|count| count.agreed), total(|count| count.too_large))
    }

    fn summary(&self) -> String {
        let mut text = String::new();
        for (shape, count) in &self.counts {
            let Count { agreed, too_large, compared, states } = count;
            let _ =
                writeln!(text, "{shape}: {agreed} agree ({states} states), {too_large} too large, {compared} on a JVM");
        }
        let (agreed, too_large) = self.totals();
        let compared = self.counts.values().map(|count| count.compared).sum::<usize>();
        let wrong = self.disagreements.len();
        let _ = writeln!(text, "{agreed} agree, {too_large} too large, {compared} on a JVM, {wrong} disagree");
        text
    }
}

impl Look {
    fn look(&self, seeds: &[u64]) -> Findings {
        let mut findings = Findings::default();
        for batch in seeds.chunks(BATCH) {
            self.look_at_batch(batch, &mut findings);
            self.tell_progress(batch[batch.len() - 1], &findings);
            if findings.disagreements.len() >= most_disagreements() {
                break;
            }
        }
        findings
    }

    fn tell_progress(&self, seed: u64, findings: &Findings) {
        let Ok(file) = std::env::var("REFERENCE_PROGRESS") else { return };
        let name = self.home.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let wrong = findings.disagreements.join("\n\n");
        let text = format!("{name}: up to seed {seed}\n{}\n{wrong}\n", findings.summary());
        std::fs::write(format!("{file}.{name}"), text).unwrap();
    }

    fn look_at_batch(&self, seeds: &[u64], findings: &mut Findings) {
        let made: Vec<(&'static str, Program)> = seeds.iter().map(|seed| shapes::program(*seed)).collect();
        let programs: Vec<Program> = made.iter().map(|(_, program)| program.clone()).collect();
        let classes = Classes::of_programs(&programs);
        let mut laboratory = Laboratory::new(&classes, self.home.clone());
        let mut comparable = Vec::new();
        for (number, (shape, program)) in made.iter().enumerate() {
            let count = findings.counts.entry(shape).or_default();
            match self.examine(&mut laboratory, &class_name(number), lives(program, seeds[number]), self.limit(shape)) {
                Examined::Agreed(found) => {
                    count.agreed += 1;
                    count.states += found.states;
                    comparable.extend(self.is_comparable(program).then_some((number, found)));
                }
                Examined::TooLarge => count.too_large += 1,
                Examined::Disagreed(kind, words) => {
                    findings.disagreements.push(self.describe(shape, seeds[number], program, (kind, words)));
                    self.tell_progress(seeds[number], findings);
                }
            }
            if findings.disagreements.len() >= most_disagreements() {
                return;
            }
        }
        comparable.iter().for_each(|(number, _)| findings.counts.entry(made[*number].0).or_default().compared += 1);
        for (number, outcome) in self.unexplored(&classes, &comparable) {
            let (shape, program) = &made[number];
            findings.disagreements.push(format!(
                "{}: {shape}, seed {}: a real JVM shows {outcome:?}, which was not found\n{}",
                self.home.display(),
                seeds[number],
                program.java("Small")
            ));
        }
    }

    /// Whether a real JVM ends, and shows nothing of its own. Before JDK 19 a thread that starts or ends takes the
    /// monitor of its group, and is seen blocked there.
    fn is_comparable(&self, program: &Program) -> bool {
        let shows_groups = Jdk::open(&self.home).unwrap().feature < 19 && lives(program, 1) == Compared::Steps;
        program.is_comparable() && !program.contains("while") && !shows_groups
    }

    /// Outcomes of a real JVM that are not among those found.
    fn unexplored(&self, classes: &Classes, answers: &[(usize, Found)]) -> Vec<(usize, String)> {
        let names: Vec<String> = answers.iter().map(|(number, _)| class_name(*number)).collect();
        let seen = reality::run(classes, &names, &self.home, self.runs);
        let new = |(number, found): &(usize, Found)| {
            let outcomes = &seen[&class_name(*number)];
            outcomes.difference(&found.outcomes).next().map(|outcome| (*number, outcome.clone()))
        };
        answers.iter().filter_map(new).collect()
    }

    fn examine(&self, laboratory: &mut Laboratory<'_>, class: &str, lives: Compared, most_states: usize) -> Examined {
        let first = if lives == Compared::Steps { Lives::Steps } else { Lives::Whole };
        let found = match laboratory.refer(class, OUTCOME, most_states, first) {
            Ok(found) if found.limited => return Examined::TooLarge,
            Ok(found) => found,
            Err(panic) => return Examined::Disagreed(String::from("reference panics"), panic),
        };
        if let Some(what) = &found.unsupported {
            return Examined::Disagreed(String::from("unsupported"), what.clone());
        }
        if lives == Compared::Both
            && let Ok(again) = laboratory.refer(class, OUTCOME, 4 * most_states, Lives::Steps)
            && !again.limited
            && let Some(words) = difference(&found.outcomes, &again.outcomes).or(difference(&found.wrong, &again.wrong))
        {
            return Examined::Disagreed(String::from("lives of threads"), words);
        }
        for (name, way) in WAYS {
            let answer = match laboratory.explore(class, OUTCOME, *way, 4 * most_states as u64) {
                Ok(answer) => answer,
                Err(panic) => return Examined::Disagreed(format!("panic, {name}"), panic),
            };
            if let Some((kind, words)) = disagreement(&found, *way, &answer) {
                return Examined::Disagreed(format!("{kind}, {name}"), words);
            }
        }
        Examined::Agreed(found)
    }

    /// The pools of the class library have more states than anything else that is compared.
    fn limit(&self, shape: &str) -> usize {
        if shape == "pools" { 8 * self.most_states } else { self.most_states }
    }

    fn describe(&self, shape: &str, seed: u64, program: &Program, found: (String, String)) -> String {
        let first = |candidates: &[Program], (kind, _): &(String, String)| {
            let classes = Classes::of_programs(candidates);
            let mut laboratory = Laboratory::new(&classes, self.home.clone());
            (0..candidates.len()).find_map(|number| {
                match self.examine(
                    &mut laboratory,
                    &class_name(number),
                    lives(&candidates[number], 0),
                    self.limit(shape),
                ) {
                    Examined::Disagreed(other, words) if other == *kind => Some((number, (other, words))),
                    _ => None,
                }
            })
        };
        let shrinks = crate::setting("REFERENCE_SHRINK", true);
        let (small, (kind, words)) =
            if shrinks { shrink(program.clone(), found, first) } else { (program.clone(), found) };
        format!("{}: {shape}, seed {seed}: {kind}\n{words}\n{}", self.home.display(), small.java("Small"))
    }
}

/// How the lives of the threads of a program are searched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Compared {
    Whole,
    /// The program asks for states of threads, which show what happens there.
    Steps,
    /// Whole, and again in steps: nobody may see a difference.
    Both,
}

fn lives(program: &Program, seed: u64) -> Compared {
    match program.contains("getState") || program.contains("STATE") {
        true => Compared::Steps,
        false if seed % IN_STEPS < 2 => Compared::Both,
        false => Compared::Whole,
    }
}

/// What a way of exploring has against the reference, if anything: its kind and its words.
fn disagreement(found: &Found, way: Way, answer: &Answer) -> Option<(&'static str, String)> {
    let right = if answer.violations.is_empty() { Verdict::Holds } else { Verdict::Violated };
    let verdict = match &answer.incomplete {
        Some(Reason::StateLimit) => Some(String::from("more states than the reference")),
        Some(reason) => Some(format!("{reason:?}")),
        None => (answer.verdict != right).then(|| format!("{:?} instead of {right:?}", answer.verdict)),
    };
    let outcomes = way.final_states.then(|| difference(&found.outcomes, &answer.outcomes)).flatten();
    let wrong = difference(&found.wrong, &answer.wrong);
    let replayed = answer.not_reproduced.first().cloned();
    let kinds = [("verdict", verdict), ("wrong", wrong), ("outcomes", outcomes), ("replay", replayed)];
    kinds.into_iter().find_map(|(kind, words)| words.map(|words| (kind, words)))
}

fn difference<T: Ord + Debug>(reference: &BTreeSet<T>, answer: &BTreeSet<T>) -> Option<String> {
    let lines = |only: &BTreeSet<T>, other: &BTreeSet<T>| {
        only.difference(other).map(|item| format!("\n    {item:?}")).collect::<String>()
    };
    let (missing, more) = (lines(reference, answer), lines(answer, reference));
    (reference != answer).then(|| format!("  missing:{missing}\n  more:{more}"))
}

/// The shapes are all there: a seed range of every test run has each of them.
#[test]
fn every_shape_has_programs_in_every_test_run() {
    let made: BTreeSet<&str> = SEEDS.map(|seed| shapes::program(seed).0).collect();
    assert_eq!(made.len(), SHAPES.len(), "{made:?}");
    assert!(PENDING.iter().all(|name| made.contains(name)));
}

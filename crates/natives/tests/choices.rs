//! What programs say to the checker: every alternative is explored, and a simulation takes one of them.

use library::Nondeterminism;
use loader::compile::CacheLocation;
use loader::jdk::Jdk;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{Request, prepare};
use std::collections::BTreeSet;
use std::path::Path;
use vm::exploring::{Configuration, Moved, Operation, StepResult};
use vm::launch::MainMethod;
use vm::schedule::{End, Order};
use vm::{Halt, Machine, Settings, Stream, ThreadId};

const PROGRAM: &str = "Choices";

fn jdks() -> Vec<Jdk> {
    let found = HostEnvironment::of_this_process().all_found().into_iter().filter_map(|found| found.jdk.ok());
    let jdks: Vec<Jdk> = found.filter(|jdk| jdk.javac().is_some()).collect();
    assert!(!jdks.is_empty(), "this test needs a JDK");
    jdks
}

/// A machine right after its boot, with the program on its class path.
fn booted(jdk: &Jdk) -> Machine {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java").join(format!("{PROGRAM}.java"));
    let request = Request { targets: vec![source], jdk: Some(jdk.home.clone()), ..Request::default() };
    let prepared = prepare(&request, &HostEnvironment::of_this_process(), &CacheLocation::of_this_process());
    let prepared = prepared.unwrap_or_else(|error| panic!("{error}"));
    let settings = Settings {
        max_heap: 64 << 20,
        processors: Settings::PROCESSORS,
        ..Settings::of_jdk(&jdk.home, &jdk.version, jdk.feature)
    };
    natives::boot(prepared.source, false, settings, Halt::default()).unwrap_or_else(|error| panic!("{error}"))
}

fn start(machine: &mut Machine, argument: &str) {
    machine.reset();
    machine.output.clear();
    let descriptor = "([Ljava/lang/String;)V";
    let main = MainMethod { class: PROGRAM.into(), descriptor, needs_instance: false };
    machine.try_launch(&main, &[argument.into()]).unwrap();
}

fn printed(machine: &mut Machine) -> String {
    let output = std::mem::take(&mut machine.output);
    let own = output.into_iter().filter(|(stream, _)| *stream == Stream::Output);
    own.map(|(_, bytes)| String::from_utf8(bytes).unwrap()).collect()
}

/// Everything that the runs of an exploration come to.
#[derive(Default, Debug)]
struct Explored {
    /// What the runs that reach their end have printed, and said to the trace.
    outcomes: BTreeSet<String>,
    runs: usize,
    discarded: usize,
    unsupported: BTreeSet<String>,
}

/// Explores every schedule and every alternative; `said` is what the run so far has said.
fn explore(machine: &mut Machine, said: &str, explored: &mut Explored) {
    let movable: Vec<ThreadId> = (0..machine.threads.len() as u32)
        .map(ThreadId)
        .filter(|id| machine.can_move(*id, machine.operation(*id), false))
        .collect();
    if movable.is_empty() {
        explored.runs += 1;
        explored.outcomes.insert(said.to_owned());
        return;
    }
    for id in movable {
        let alternatives = if let Operation::Choose(count) = machine.operation(id) { count } else { 1 };
        for alternative in 0..alternatives {
            let mark = machine.mark();
            let StepResult { moved, signals, .. } = machine.explore_step(id, alternative);
            let notes: String = signals.notes.iter().map(|note| format!("[{note}]")).collect();
            let said = format!("{said}{}{notes}", printed(machine));
            match moved {
                Moved::Unsupported { what, .. } => _ = explored.unsupported.insert(what),
                _ if signals.discarded => explored.discarded += 1,
                Moved::On | Moved::Over(_) => explore(machine, &said, explored),
                Moved::Halted => unreachable!("nobody wants to stop"),
            }
            machine.undo_to(mark);
        }
    }
}

fn explored(machine: &mut Machine, argument: &str, enumerate_random: bool) -> Explored {
    start(machine, argument);
    let nondeterminism = Nondeterminism { enumerate_random, ..Nondeterminism::default() };
    machine.begin_exploration(Configuration { nondeterminism, ..Configuration::default() });
    let mut explored = Explored::default();
    explore(machine, "", &mut explored);
    machine.forget_marks();
    machine.end_exploration();
    explored
}

fn outcomes(machine: &mut Machine, argument: &str, enumerate_random: bool) -> Vec<String> {
    let explored = explored(machine, argument, enumerate_random);
    assert!(explored.unsupported.is_empty(), "{argument}: {:?}", explored.unsupported);
    explored.outcomes.into_iter().collect()
}

/// Argument, and everything that can be printed.
const OUTCOMES: &[(&str, &[&str])] = &[
    ("boolean", &["false\n", "true\n"]),
    ("int", &["-1\n", "0\n", "1\n"]),
    ("values", &["a\n", "b\n", "c\n"]),
    ("list", &["x\n", "y\n"]),
    ("single", &["5\n"]),
    ("empty", &["no number lies between 2 and 1\n"]),
    ("two", &["false false\n", "false true\n", "true false\n", "true true\n"]),
    ("print", &["[said]"]),
    ("checking", &["true\n"]),
    ("pathfinder", &["false 0\n", "false 1\n", "true 0\n", "true 1\n"]),
    ("lists", &["1 5 0.5 2.5\n", "1 6 0.5 2.5\n", "2 5 0.5 2.5\n", "2 6 0.5 2.5\n"]),
    ("flip", &["101\n", "11\n", "110\n", "1111\n"]),
    ("hints", &["true true false\n"]),
    ("company", &["false\n", "true\n"]),
    ("atomic", &["02\n", "20\n"]),
    ("nested", &["02\n", "20\n"]),
    ("interleaved", &["02\n", "11\n", "20\n"]),
];

#[test]
fn every_alternative_is_explored() {
    for jdk in jdks() {
        let mut machine = booted(&jdk);
        for (argument, expected) in OUTCOMES {
            let mut expected: Vec<&str> = expected.to_vec();
            expected.sort_unstable();
            assert_eq!(outcomes(&mut machine, argument, false), expected, "{argument} on JDK {}", jdk.feature);
        }
    }
}

#[test]
fn runs_that_break_an_assumption_are_discarded() {
    let mut machine = booted(&jdks()[0]);
    for argument in ["assume", "ignore"] {
        let explored = explored(&mut machine, argument, false);
        assert_eq!((explored.runs, explored.discarded), (2, 3), "{argument}");
        assert_eq!(explored.outcomes, BTreeSet::from(["3\n".into(), "4\n".into()]), "{argument}");
    }
}

/// What another thread does before the run is discarded is seen.
#[test]
fn discarding_waits_for_what_others_can_do() {
    let mut machine = booted(&jdks()[0]);
    start(&mut machine, "late");
    machine.begin_exploration(Configuration::default());
    let (mut seen, mut open) = (false, vec![Vec::new()]);
    while let Some(path) = open.pop() {
        start(&mut machine, "late");
        machine.begin_exploration(Configuration::default());
        let discarded = path.iter().any(|id| {
            let result = machine.explore_step(ThreadId(*id), 0);
            seen |= printed(&mut machine).contains("other");
            result.signals.discarded
        });
        let movable = (0..machine.threads.len() as u32)
            .filter(|id| machine.can_move(ThreadId(*id), machine.operation(ThreadId(*id)), false));
        if !discarded {
            open.extend(movable.map(|id| [&path[..], &[id]].concat()));
        }
    }
    assert!(seen, "the other thread never got to print");
}

#[test]
fn counters_count_over_the_whole_search() {
    let mut machine = booted(&jdks()[0]);
    let explored = explored(&mut machine, "counter", false);
    assert_eq!((explored.runs, explored.outcomes.len()), (4, 4), "{explored:?}");
    assert_eq!(machine.totals.counters.get(&7), Some(&4));
}

#[test]
fn what_only_java_pathfinder_could_answer_is_unsupported() {
    let mut machine = booted(&jdks()[0]);
    for (argument, call) in [("terminate", "terminateSearch"), ("attribute", "setObjectAttribute"), ("key", "getInt")] {
        let explored = explored(&mut machine, argument, false);
        let expected = BTreeSet::from([format!("gov.nasa.jpf.vm.Verify.{call}")]);
        assert_eq!((explored.unsupported, explored.runs), (expected, 0), "{argument}");
    }
    let explored = explored(&mut machine, "many", false);
    assert_eq!(explored.unsupported, BTreeSet::from(["a choice among 4294967296 alternatives".to_owned()]));
}

/// Argument, and everything that can be printed when random numbers are choices.
const RANDOM: &[(&str, &[&str])] = &[
    ("random-int", &["0\n", "1\n", "2\n"]),
    ("random-boolean", &["false\n", "true\n"]),
    ("random-range", &["7\n", "8\n"]),
    ("random-long", &["0\n", "1\n"]),
    ("random-local", &["4\n", "5\n"]),
    ("random-wrong", &["bound must be positive\n"]),
    ("random-own", &["1\n"]),
    ("shuffle", &["[1, 2, 3]\n", "[1, 3, 2]\n", "[2, 1, 3]\n", "[2, 3, 1]\n", "[3, 1, 2]\n", "[3, 2, 1]\n"]),
];

/// Argument, and what is unsupported about it.
const UNBOUNDED: &[(&str, &str)] = &[
    ("random-any", "java.util.Random.nextInt, which has too many values"),
    ("random-double", "java.util.Random.nextDouble, which has too many values, by java.lang.Math.random"),
];

#[test]
fn random_numbers_are_choices_on_demand() {
    for jdk in jdks() {
        let mut machine = booted(&jdk);
        for (argument, expected) in RANDOM {
            assert_eq!(outcomes(&mut machine, argument, true), *expected, "{argument} on JDK {}", jdk.feature);
            assert_eq!(outcomes(&mut machine, argument, false).len(), 1, "{argument} on JDK {}", jdk.feature);
        }
        for (argument, words) in UNBOUNDED {
            let explored = explored(&mut machine, argument, true);
            let expected = BTreeSet::from([format!("--enumerate-random with {words}")]);
            assert_eq!((explored.unsupported, explored.runs), (expected, 0), "{argument} on JDK {}", jdk.feature);
            assert_eq!(outcomes(&mut machine, argument, false).len(), 1, "{argument} on JDK {}", jdk.feature);
        }
    }
}

fn simulated(machine: &mut Machine, argument: &str, seed: u64) -> (String, End) {
    start(machine, argument);
    machine.seed_choices(seed);
    let end = machine.simulate(Order::Random { state: 2 * seed + 1 }, |_| {});
    (printed(machine), end)
}

#[test]
fn a_simulation_makes_one_run() {
    let mut machine = booted(&jdks()[0]);
    for (argument, expected) in OUTCOMES.iter().filter(|(argument, _)| !["print", "checking"].contains(argument)) {
        let seen: BTreeSet<String> = (0..60).map(|seed| simulated(&mut machine, argument, seed).0).collect();
        assert!(seen.iter().all(|outcome| expected.contains(&outcome.as_str())), "{argument}: {seen:?}");
        // Whether threads interleave is up to the schedule.
        let chosen = !["atomic", "nested", "interleaved"].contains(argument);
        assert!(!chosen || seen.len() == expected.len(), "{argument}: only {seen:?}");
        assert_eq!(simulated(&mut machine, argument, 5), simulated(&mut machine, argument, 5), "{argument}");
    }
    assert_eq!(simulated(&mut machine, "print", 1), ("said\n".into(), End::Exit(0)));
    assert_eq!(simulated(&mut machine, "checking", 1), ("false\n".into(), End::Exit(0)));
    let ends: Vec<End> = (0..60).map(|seed| simulated(&mut machine, "assume", seed).1).collect();
    assert!(ends.contains(&End::Discarded) && ends.contains(&End::Exit(0)), "{ends:?}");
}

/// A misspelt method would never be missed: its native would simply never be called.
#[test]
fn every_native_of_the_api_has_its_method() {
    let machine = booted(&jdks()[0]);
    for api in loader::api::CLASSES {
        let class = machine.program.load(api.name).unwrap();
        let entries = natives::TABLES.iter().flat_map(|list| list.iter());
        for entry in entries.filter(|entry| entry.parts().is_some_and(|(class, _, _)| class == api.name)) {
            let (_, name, descriptor) = entry.parts().unwrap();
            assert!(class.declared_method(name, descriptor).is_some(), "{}", entry.signature);
        }
    }
}

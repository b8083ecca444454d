//! The programs of the corpus behave the same while they are collected, undone and restored.
//!
//! Their output does not depend on the schedule, so every run of a program must print the same. A program that the VM
//! cannot run yet is passed over here; the corpus itself complains about it.

use crate::workshop::{Outcome, booted_with, canonical, drawn, finish_with, homes, outcome, sources, start};
use std::path::{Path, PathBuf};
use vm::Machine;
use vm::schedule::{End, Order, Scheduler};

const TOPICS: &[&str] =
    &["threads", "concurrent", "handles", "exceptions", "classes", "lambdas", "modern", "reflection"];

/// Programs that are left out, and why.
const LEFT_OUT: &[(&str, &str)] = &[(
    "LoadersOfFamilies",
    "a class that a loader of the program has defined in one state is found by others without asking the loader",
)];

/// The programs that any JDK compiles and runs without further ado.
fn programs() -> Vec<PathBuf> {
    let folders = TOPICS.iter().map(|topic| format!("../../tests/corpus/run/{topic}"));
    let plain = |path: &PathBuf| {
        if LEFT_OUT.iter().any(|(name, _)| path.file_stem().is_some_and(|stem| stem == *name)) {
            return false;
        }
        let source = std::fs::read_to_string(path).unwrap();
        let mut header = source.lines().take_while(|line| line.starts_with("//@"));
        !header.any(|line| ["jdk:", "release:", "args:", "skip:"].iter().any(|key| line[3..].trim().starts_with(key)))
    };
    folders.flat_map(|folder| sources(&folder)).filter(plain).collect()
}

/// A program that takes more turns in a fair schedule is passed over: it waits for the clock by counting instructions.
const MOST_TURNS: u32 = 5_000;
/// Bytes of heap: some programs fill it.
const LITTLE: u64 = 16 << 20;
/// Does something at most this often in one run, the less often the longer the run.
const OCCASIONS: u64 = 12;

/// Runs a program and does something at its occasions.
fn run(machine: &mut Machine, class: &str, turns: u64, mut act: impl FnMut(&mut Machine, u64)) -> Outcome {
    start(machine, class);
    let (mut turn, stride) = (0, 1 + turns / OCCASIONS);
    finish_with(machine, drawn(turns), |machine| {
        if turn % stride == 0 {
            act(machine, turn);
        }
        turn += 1;
    })
}

fn check(machine: &mut Machine, class: &str, when: &str) -> bool {
    start(machine, class);
    let mut fair = Scheduler::new(Order::Fair);
    let Some(end) = (0..MOST_TURNS).find_map(|_| machine.take_turn(&mut fair)) else { return false };
    if matches!(end, End::Unsupported { .. }) {
        return false;
    }
    let expected = outcome(machine, end);
    let mut turns = 0;
    start(machine, class);
    let drawn = finish_with(machine, drawn(3), |_| turns += 1);
    assert_eq!(expected, drawn, "{class} {when}: another schedule");
    machine.collector.every = 150;
    let collected = run(machine, class, turns, |_, _| {});
    machine.collector.every = 0;
    assert_eq!(expected, collected, "{class} {when}: collected");
    let restored = run(machine, class, turns, |machine, _| {
        let form = canonical(machine);
        machine.restore(&form).unwrap();
        assert!(form == canonical(machine), "{class} {when}: encoded, restored and encoded again");
    });
    assert_eq!(expected, restored, "{class} {when}: restored");
    let undone = run(machine, class, turns, look_ahead);
    assert_eq!(expected, undone, "{class} {when}: undone");
    true
}

/// Goes ahead along another schedule, returns, and goes there again.
fn look_ahead(machine: &mut Machine, seed: u64) {
    let mark = machine.mark();
    let mut forms = [(); 2].map(|()| {
        let mut scheduler = drawn(seed);
        let ended = (0..4).any(|_| machine.take_turn(&mut scheduler).is_some());
        let form = canonical(machine);
        machine.undo_to(mark);
        (ended, form)
    });
    assert!(forms[0] == forms[1], "the same turns lead to another state");
    forms[0].1.clear();
    machine.forget_marks();
}

fn check_all(home: &Path) {
    let programs = programs();
    let mut machine = booted_with(home, programs.clone());
    machine.set_max_heap(LITTLE);
    let when = format!("on {}", home.display());
    let names = programs.iter().map(|path| path.file_stem().unwrap().to_string_lossy().into_owned());
    let ran = names.filter(|name| check(&mut machine, name, &when)).count();
    assert!(ran * 10 > programs.len() * 9, "only {ran} of {} programs could be run", programs.len());
}

#[test]
fn the_corpus_does_not_notice() {
    std::thread::scope(|scope| {
        let runs: Vec<_> = homes().into_iter().map(|home| scope.spawn(move || check_all(&home))).collect();
        runs.into_iter().for_each(|run| run.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
    });
}

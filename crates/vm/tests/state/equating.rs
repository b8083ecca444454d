//! Different ways to the same state give the same form.

use crate::snapshot::Snapshot;
use crate::workshop::{booted, canonical, drawn, homes, start};
use std::collections::BTreeSet;
use vm::schedule::{End, Order, Scheduler};
use vm::{Machine, Phase, Status, ThreadId};

const PROGRAM: &str = "Confluence";

/// Runs until no thread can move.
fn run_to_rest(machine: &mut Machine, mut scheduler: Scheduler) -> Vec<u32> {
    loop {
        match machine.take_turn(&mut scheduler) {
            None => {}
            Some(End::Deadlock) => return canonical(machine),
            Some(end) => panic!("{end:?}"),
        }
    }
}

#[test]
fn every_schedule_of_independent_threads_ends_in_one_form() {
    for home in homes() {
        let mut machine = booted(&home);
        machine.nanos_per_instruction = 0;
        let schedules = (0..8).map(|seed| drawn(seed).with_turns_up_to(300)).chain([Scheduler::new(Order::Fair)]);
        let mut forms = BTreeSet::new();
        let mut layouts = Vec::new();
        for scheduler in schedules {
            start(&mut machine, PROGRAM);
            forms.insert(run_to_rest(&mut machine, scheduler));
            layouts.push(Snapshot::of(&machine, 0));
            machine.collect();
            forms.insert(canonical(&mut machine));
        }
        assert_eq!(forms.len(), 1, "on {}", home.display());
        assert_ne!(layouts[0], layouts[1], "the schedules lay objects out differently");
    }
}

/// The threads that are in the middle of their work.
fn workers(machine: &Machine) -> Vec<ThreadId> {
    let works = |number: &usize| {
        let thread = &machine.threads[*number];
        thread.phase == Phase::Body && thread.status == Status::Runnable && thread.frames.len() > 2
    };
    (1..machine.threads.len()).filter(works).map(|number| ThreadId(number as u32)).collect()
}

#[test]
fn steps_of_independent_threads_commute() {
    for home in homes() {
        let mut machine = booted(&home);
        machine.nanos_per_instruction = 0;
        let mut compared = 0;
        for seed in 0..4 {
            start(&mut machine, PROGRAM);
            let mut scheduler = drawn(seed).with_turns_up_to(100);
            while machine.take_turn(&mut scheduler).is_none() {
                if let [one, other, ..] = workers(&machine)[..] {
                    commute(&mut machine, one, other, (7 + compared % 90, 1 + compared % 70));
                    compared += 1;
                }
            }
        }
        assert!(compared > 100, "only {compared} pairs of steps");
    }
}

fn commute(machine: &mut Machine, one: ThreadId, other: ThreadId, budgets: (u64, u64)) {
    let mark = machine.mark();
    machine.run_thread(one, budgets.0);
    machine.run_thread(other, budgets.1);
    let first = canonical(machine);
    machine.undo_to(mark);
    machine.run_thread(other, budgets.1);
    machine.run_thread(one, budgets.0);
    let second = canonical(machine);
    // Threads that end meet in their group, under its monitor.
    if [one, other].iter().all(|id| workers(machine).contains(id)) {
        assert!(first == second, "{one:?} and {other:?} do not commute");
    }
    machine.undo_to(mark);
    machine.forget_marks();
}

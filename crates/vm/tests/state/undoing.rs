//! Whatever a program does between a mark and the return to it leaves no trace, and happens again in the same way.

use crate::distinguishing::THREAD_CHANGES;
use crate::snapshot::{Snapshot, assert_same};
use crate::workshop::{Outcome, booted, drawn, finish, homes, outcome, start};
use vm::schedule::Scheduler;
use vm::{Machine, ThreadId};

const PROGRAMS: &[&str] = &["Commotion", "Parking", "Workers", "StackShapes", "Exhaustion", "Handles"];
/// Little enough that memory is short also while there are marks.
const LITTLE: u64 = 100 << 10;

/// Takes some turns; false when the program has ended.
fn take_turns(machine: &mut Machine, scheduler: &mut Scheduler, count: u32) -> bool {
    (0..count).all(|_| machine.take_turn(scheduler).is_none())
}

/// From a mark, goes ahead, back, and ahead again, with further such excursions on the way.
fn go_and_return(machine: &mut Machine, scheduler: Scheduler, depth: u32, what: &str) {
    let top = machine.heap.immortal_top();
    let before = Snapshot::of(machine, top);
    let mark = machine.mark();
    let mut first = scheduler;
    take_turns(machine, &mut first, 3 + depth);
    let (later_top, rounds) = (machine.heap.immortal_top(), if depth == 0 { 1 } else { 2 });
    let after = Snapshot::of(machine, later_top);
    for round in 0..rounds {
        if depth > 0 {
            go_and_return(machine, first, depth - 1, what);
            assert_same(&after, &Snapshot::of(machine, later_top), &format!("{what}: after an inner excursion"));
        }
        machine.undo_to(mark);
        assert_same(&before, &Snapshot::of(machine, top), &format!("{what}: back at the mark, round {round}"));
        let mut again = scheduler;
        take_turns(machine, &mut again, 3 + depth);
        assert_same(&after, &Snapshot::of(machine, later_top), &format!("{what}: ahead again, round {round}"));
    }
    machine.undo_to(mark);
    assert_same(&before, &Snapshot::of(machine, top), &format!("{what}: back for the last time"));
}

/// Runs a program with excursions now and then; how many there were.
fn walk(machine: &mut Machine, program: &str, seed: u64) -> u32 {
    let what = format!("{program} {seed} on JDK {}", machine.settings.feature);
    start(machine, program);
    let mut scheduler = drawn(seed).with_turns_up_to([3, 60, 900][(seed % 3) as usize]);
    let stride = [400, 60, 6][(seed % 3) as usize];
    let mut stops = 0;
    while take_turns(machine, &mut scheduler, stride) && stops < 12 {
        go_and_return(machine, scheduler, 2, &what);
        // Every other time the marks stay while the program goes on: garbage then cannot be collected.
        if stops % 2 == 0 {
            machine.forget_marks();
        }
        stops += 1;
    }
    stops
}

#[test]
fn what_is_undone_leaves_no_trace_and_happens_again() {
    for home in homes() {
        let mut machine = booted(&home);
        machine.set_max_heap(LITTLE);
        let walks = PROGRAMS.iter().flat_map(|program| (0..6).map(move |seed| (program, seed)));
        let stops: u32 = walks.map(|(program, seed)| walk(&mut machine, program, seed)).sum();
        assert!(stops > 150, "only {stops} excursions on {}", home.display());
    }
}

/// Runs a program to its end, looking ahead along another schedule before every turn.
fn finish_with_excursions(machine: &mut Machine, seed: u64) -> Outcome {
    let mut scheduler = drawn(seed);
    loop {
        let mark = machine.mark();
        take_turns(machine, &mut drawn(machine.clock), 3);
        machine.undo_to(mark);
        machine.forget_marks();
        if let Some(end) = machine.take_turn(&mut scheduler) {
            return outcome(machine, end);
        }
    }
}

#[test]
fn every_change_of_a_thread_is_undone() {
    let mut machine = booted(&homes()[0]);
    start(&mut machine, "Commotion");
    let mut scheduler = drawn(11).with_turns_up_to(200);
    while machine.threads.len() < 4 {
        assert!(take_turns(&mut machine, &mut scheduler, 1), "the program has ended");
    }
    let top = machine.heap.immortal_top();
    let before = Snapshot::of(&machine, top);
    for number in 0..machine.threads.len() as u32 {
        for (name, change) in THREAD_CHANGES {
            let mark = machine.mark();
            change(machine.thread_to_change(ThreadId(number)));
            assert_ne!(before, Snapshot::of(&machine, top), "{name} of thread {number}");
            machine.undo_to(mark);
            assert_same(&before, &Snapshot::of(&machine, top), &format!("{name} of thread {number}"));
        }
    }
}

#[test]
fn the_list_of_off_heap_blocks_is_undone() {
    let mut machine = booted(&homes()[0]);
    start(&mut machine, "Lists");
    let block = |machine: &mut Machine| machine.allocate_block(100).unwrap_or_else(|detour| panic!("{detour:?}"));
    let first = block(&mut machine);
    let before = Snapshot::of(&machine, machine.heap.immortal_top());
    let outer = machine.mark();
    let second = block(&mut machine);
    let between = Snapshot::of(&machine, machine.heap.immortal_top());
    let inner = machine.mark();
    machine.free_block(first);
    assert_ne!(block(&mut machine), second);
    machine.undo_to(inner);
    assert_same(&between, &Snapshot::of(&machine, machine.heap.immortal_top()), "inner");
    machine.free_block(second);
    machine.undo_to(outer);
    assert_same(&before, &Snapshot::of(&machine, machine.heap.immortal_top()), "outer");
    assert_eq!(block(&mut machine), second);
}

#[test]
fn a_run_with_excursions_ends_like_one_without() {
    for home in homes() {
        let mut machine = booted(&home);
        machine.set_max_heap(LITTLE);
        for (program, seed) in PROGRAMS.iter().zip(7..) {
            start(&mut machine, program);
            let straight = finish(&mut machine, drawn(seed));
            start(&mut machine, program);
            assert_eq!(straight, finish_with_excursions(&mut machine, seed), "{program}");
        }
    }
}

//! A canonical form holds the whole state: whoever continues from it, on whichever machine, does the same.

use crate::workshop::{booted, canonical, drawn, finish, homes, outcome, start};
use vm::Machine;
use vm::schedule::{End, Scheduler};

const PROGRAMS: &[&str] = &["Commotion", "Parking", "Workers", "StackShapes", "Exhaustion", "Maps", "Identities"];
/// Little enough that the limit shows.
const LITTLE: u64 = 256 << 10;

/// Takes some turns; the end, if the program ends.
fn take_turns(machine: &mut Machine, scheduler: &mut Scheduler, count: u32) -> Option<End> {
    (0..count).find_map(|_| machine.take_turn(scheduler))
}

/// Two machines on one program, of which one runs at a time.
struct Pair {
    first: Machine,
    second: Machine,
}

impl Pair {
    /// Continues for some turns as the original, restored in place, and restored on the other machine; the forms and
    /// the output must be the same all along.
    fn compare(&mut self, scheduler: &Scheduler, stride: u32, what: &str) {
        self.first.empty_caches();
        let here = canonical(&mut self.first);
        let mark = self.first.mark();
        let continued = self.continue_first(*scheduler, stride);
        self.first.undo_to(mark);
        self.first.forget_marks();
        self.first.restore(&here).unwrap();
        assert_eq!(canonical(&mut self.first), here, "{what}: restored in place");
        assert_eq!(self.continue_first(*scheduler, stride), continued, "{what}: continued in place");
        self.second.take_over(&mut self.first);
        self.second.restore(&here).unwrap();
        assert_eq!(canonical(&mut self.second), here, "{what}: restored elsewhere");
        std::mem::swap(&mut self.first, &mut self.second);
        assert_eq!(self.continue_first(*scheduler, stride), continued, "{what}: continued elsewhere");
        self.first.restore(&here).unwrap();
    }

    fn continue_first(&mut self, mut scheduler: Scheduler, stride: u32) -> (Vec<Vec<u32>>, String) {
        let before: usize = self.first.output.len();
        let mut forms = Vec::new();
        for _ in 0..3 {
            let end = take_turns(&mut self.first, &mut scheduler, stride);
            forms.push(canonical(&mut self.first));
            if end.is_some() {
                break;
            }
        }
        let printed = self.first.output.split_off(before);
        (forms, format!("{printed:?}"))
    }
}

#[test]
fn continuing_from_a_form_is_the_same_everywhere() {
    for home in homes() {
        let mut first = booted(&home);
        let second = first.twin().unwrap();
        let mut pair = Pair { first, second };
        pair.first.take_over(&mut pair.second);
        for (program, seed) in PROGRAMS.iter().flat_map(|program| (0..2).map(move |seed| (program, seed))) {
            pair.first.set_max_heap(LITTLE);
            pair.second.set_max_heap(LITTLE);
            start(&mut pair.first, program);
            let mut scheduler = drawn(seed).with_turns_up_to([50, 800][seed as usize]);
            let stride = [60, 8][seed as usize];
            for stop in 0..8 {
                if take_turns(&mut pair.first, &mut scheduler, stride).is_some() {
                    break;
                }
                let what = format!("{program}, seed {seed}, stop {stop} on {}", home.display());
                pair.first.output.clear();
                pair.compare(&scheduler, stride, &what);
            }
        }
    }
}

#[test]
fn what_an_ended_thread_has_locked_stays_locked() {
    let mut machine = booted(&homes()[0]);
    start(&mut machine, "Commotion");
    take_turns(&mut machine, &mut drawn(1), 5);
    let object = machine.threads[0].object;
    let mut ended = vm::Thread::new(vm::Reference::NULL);
    ended.status = vm::Status::Terminated;
    machine.threads.push(ended);
    machine.threads.get_mut(1..).unwrap().rotate_right(1);
    let before = machine.heap.lock_word(object);
    machine.heap.set_lock_word(object, before.with_lock(1, 2));
    machine.threads[0].status = vm::Status::Blocked { on: object };
    let form = canonical(&mut machine);
    machine.restore(&form).unwrap();
    assert_eq!(canonical(&mut machine), form);
    assert!(machine.threads.iter().all(|thread| !thread.is_terminated()));
    assert!(!machine.is_enabled(vm::ThreadId(0)), "nobody can unlock it");
    machine.threads[0].status = vm::Status::Runnable;
    machine.heap.set_lock_word(object, before);
    assert_ne!(canonical(&mut machine), form);
}

#[test]
fn a_run_from_form_to_form_ends_like_a_straight_one() {
    for home in homes() {
        let mut machine = booted(&home);
        machine.set_max_heap(LITTLE);
        for (program, seed) in PROGRAMS.iter().zip(20..) {
            start(&mut machine, program);
            let mut scheduler = drawn(seed);
            let restored = loop {
                let form = canonical(&mut machine);
                machine.restore(&form).unwrap();
                if let Some(end) = machine.take_turn(&mut scheduler) {
                    break outcome(&mut machine, end);
                }
            };
            start(&mut machine, program);
            let mut scheduler = drawn(seed);
            let straight = loop {
                machine.empty_caches();
                canonical(&mut machine);
                if let Some(end) = machine.take_turn(&mut scheduler) {
                    break outcome(&mut machine, end);
                }
            };
            assert_eq!(straight, restored, "{program} on {}", home.display());
            start(&mut machine, program);
            let free = finish(&mut machine, drawn(seed));
            assert_eq!(straight.end, free.end, "{program} on {}", home.display());
        }
    }
}

//! Collections must not be seen: programs print the same however often garbage is collected, and however little memory
//! there is.

use crate::workshop::{Outcome, ROOMY, booted, drawn, finish, homes, start};
use vm::Machine;
use vm::schedule::{End, Order, Scheduler};

/// Programs whose output depends on no schedule, with the least memory that they are run in.
const PROGRAMS: &[(&str, u64)] = &[
    ("Lists", 96 << 10),
    ("Maps", 192 << 10),
    ("Texts", 128 << 10),
    ("StackShapes", 64 << 10),
    ("Workers", 160 << 10),
    ("Identities", 96 << 10),
    ("Handles", 640 << 10),
];

struct Manner {
    name: &'static str,
    every: u32,
    max_heap: u64,
    scheduler: Scheduler,
}

fn run(machine: &mut Machine, program: &str, manner: &Manner) -> Outcome {
    machine.set_max_heap(manner.max_heap);
    machine.collector.every = manner.every;
    start(machine, program);
    let outcome = finish(machine, manner.scheduler);
    machine.collector.every = 0;
    machine.set_max_heap(ROOMY);
    outcome
}

fn manners(least: u64) -> [Manner; 4] {
    let fair = Scheduler::new(Order::Fair);
    [
        Manner { name: "at every opportunity", every: 1, max_heap: ROOMY, scheduler: fair },
        Manner { name: "in little memory", every: 0, max_heap: least, scheduler: fair },
        Manner { name: "in little memory, drawn", every: 0, max_heap: least, scheduler: drawn(5) },
        Manner {
            name: "between any two instructions",
            every: 13,
            max_heap: ROOMY,
            scheduler: drawn(9).with_turns_up_to(1),
        },
    ]
}

#[test]
fn memory_is_exhausted_when_the_live_objects_fill_it() {
    for home in homes() {
        let mut machine = booted(&home);
        let fair = Scheduler::new(Order::Fair);
        let little = Manner { name: "", every: 0, max_heap: 100 << 10, scheduler: fair };
        let expected = run(&mut machine, "Exhaustion", &little);
        assert_eq!(expected.end, End::Exit(0), "{expected:?}");
        assert_eq!(expected.output.matches("Java heap space true").count(), 5, "{expected:?}");
        for (every, scheduler) in [(50, fair), (0, drawn(3)), (0, drawn(4).with_turns_up_to(3))] {
            let found = run(&mut machine, "Exhaustion", &Manner { every, scheduler, ..little });
            assert_eq!(expected, found, "on {}", home.display());
        }
    }
}

#[test]
fn collections_are_not_seen() {
    for home in homes() {
        let mut machine = booted(&home);
        for (program, least) in PROGRAMS {
            let roomy = Manner { name: "", every: 0, max_heap: ROOMY, scheduler: Scheduler::new(Order::Fair) };
            let expected = run(&mut machine, program, &roomy);
            assert_eq!(expected.end, End::Exit(0), "{program} {}", expected.errors);
            for manner in manners(*least) {
                let found = run(&mut machine, program, &manner);
                assert_eq!(expected, found, "{program} collected {} on {}", manner.name, home.display());
            }
        }
    }
}

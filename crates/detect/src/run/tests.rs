//! Races by happens-before and by lock sets, from lists of events.

use super::{Access, Run, Summary};
use crate::memory::{MemoryLocation, Source};
use crate::{Lock, Role, SiteId, Thread};

/// An event; numbers are threads, objects, locks and sites.
#[derive(Clone, Copy)]
enum Event {
    Start(u32, u32),
    Join(u32, u32),
    Read(u32, u32),
    Write(u32, u32),
    Enter(u32, u32),
    Exit(u32, u32),
    VolatileRead(u32, u32),
    VolatileWrite(u32, u32),
    Unpark(u32, u32),
    Unparked(u32),
    Initialized(u32, u32),
    Uses(u32, u32),
    Built(u32, u32),
    ReadFinal(u32, u32),
}

use Event::{
    Built, Enter, Exit, Initialized, Join, Read, ReadFinal, Start, Unpark, Unparked, Uses, VolatileRead, VolatileWrite,
    Write,
};

/// The races of a run: by which analysis, and the numbers of the two events.
fn races(events: &[Event]) -> Vec<(Source, u32, u32)> {
    let mut run = Run::new(Summary::default(), Role(0));
    for (number, event) in events.iter().enumerate() {
        let site = SiteId(number as u32);
        let place = |object| MemoryLocation { object, offset: 16, size: 8 };
        match *event {
            Start(by, thread) => run.start(Thread(by), Thread(thread), Role(thread)),
            Join(thread, ended) => run.join(Thread(thread), Thread(ended)),
            Read(thread, object) => run.access(Thread(thread), Access { place: place(object), site, write: false }),
            Write(thread, object) => run.access(Thread(thread), Access { place: place(object), site, write: true }),
            Enter(thread, lock) => run.enter(Thread(thread), lock, Lock(lock), site),
            Exit(thread, lock) => run.exit(Thread(thread), lock, Lock(lock)),
            VolatileRead(thread, object) => run.read_volatile(Thread(thread), object, 24),
            VolatileWrite(thread, object) => run.write_volatile(Thread(thread), object, 24),
            Unpark(thread, target) => run.unpark(Thread(thread), Thread(target)),
            Unparked(thread) => run.unparked(Thread(thread)),
            Initialized(thread, class) => run.initialized(Thread(thread), class),
            Uses(thread, class) => run.uses_class(Thread(thread), class),
            Built(thread, object) => run.built(Thread(thread), object),
            ReadFinal(thread, object) => run.reads_final(Thread(thread), object),
        }
    }
    let found = run.take_races().into_iter();
    found.map(|race| (race.source, race.accesses[0].site.0, race.accesses[1].site.0)).collect()
}

/// Two threads besides the first.
fn with_two(events: &[Event]) -> Vec<(Source, u32, u32)> {
    let all = [&[Start(0, 1), Start(0, 2)], events].concat();
    races(&all).into_iter().map(|(source, one, other)| (source, one - 2, other - 2)).collect()
}

const BOTH: [Source; 2] = [Source::HappensBefore, Source::LockSet];

#[test]
fn two_unprotected_writes_race_by_both_analyses() {
    assert_eq!(with_two(&[Write(1, 9), Write(2, 9)]), BOTH.map(|source| (source, 0, 1)));
}

#[test]
fn readers_do_not_race_and_a_writer_races_with_them() {
    assert_eq!(with_two(&[Read(1, 9), Read(2, 9)]), []);
    assert_eq!(with_two(&[Read(1, 9), Read(2, 9), Write(0, 9)]).first(), Some(&(Source::HappensBefore, 0, 2)));
}

#[test]
fn start_and_join_order_everything_and_pass_ownership_on() {
    let events = [Write(0, 9), Start(0, 1), Write(1, 9), Join(0, 1), Write(0, 9), Start(0, 2), Write(2, 9)];
    assert_eq!(races(&events), []);
}

#[test]
fn one_lock_for_all_accesses_protects() {
    let guarded = |thread| [Enter(thread, 5), Read(thread, 9), Write(thread, 9), Exit(thread, 5)];
    assert_eq!(with_two(&[guarded(1), guarded(2), guarded(1)].concat()), []);
}

#[test]
fn different_locks_do_not_protect_even_where_the_run_orders_the_accesses() {
    let guarded = |thread, lock| [Enter(thread, lock), Write(thread, 9), Exit(thread, lock)];
    let handed_over = [VolatileWrite(1, 7), VolatileRead(2, 7)];
    let handed_back = [VolatileWrite(2, 8), VolatileRead(1, 8)];
    let twice = [&guarded(1, 5)[..], &handed_over, &guarded(2, 6)].concat();
    assert_eq!(with_two(&twice), [], "the first thread may have initialised it");
    let again = [&twice[..], &handed_back, &guarded(1, 5)].concat();
    assert_eq!(with_two(&again), [(Source::LockSet, 6, 11)]);
}

#[test]
fn a_lock_for_each_pair_of_threads_is_enough() {
    let guarded = |thread, one, other| {
        [Enter(thread, one), Enter(thread, other), Write(thread, 9), Exit(thread, other), Exit(thread, one)]
    };
    let events = [guarded(0, 5, 6), guarded(1, 6, 7), guarded(2, 7, 5), guarded(0, 5, 6)].concat();
    assert_eq!(with_two(&events), []);
}

#[test]
fn a_volatile_write_orders_what_came_before_it_with_what_comes_after_its_read() {
    assert_eq!(with_two(&[Write(1, 9), VolatileWrite(1, 7), VolatileRead(2, 7), Read(2, 9)]), []);
    let too_late = [Write(1, 9), VolatileRead(2, 7), VolatileWrite(1, 7), Read(2, 9)];
    assert_eq!(with_two(&too_late), [(Source::HappensBefore, 0, 3)]);
    let not_back = [VolatileWrite(1, 7), VolatileRead(2, 7), Write(2, 9), Write(1, 9)];
    assert_eq!(with_two(&not_back).first(), Some(&(Source::HappensBefore, 2, 3)));
}

#[test]
fn a_permit_orders() {
    assert_eq!(with_two(&[Write(1, 9), Unpark(1, 2), Unparked(2), Read(2, 9)]), []);
    assert_eq!(with_two(&[Write(1, 9), Unpark(1, 0), Unparked(2), Read(2, 9)]).len(), 1);
}

#[test]
fn a_class_initialiser_orders_for_whoever_uses_the_class() {
    assert_eq!(with_two(&[Write(1, 9), Initialized(1, 3), Uses(2, 3), Write(2, 9)]), []);
    assert_eq!(with_two(&[Write(1, 9), Initialized(1, 3), Uses(2, 4), Write(2, 9)]).len(), 2);
}

#[test]
fn a_final_field_orders_what_the_constructor_did() {
    assert_eq!(with_two(&[Write(1, 9), Built(1, 4), ReadFinal(2, 4), Read(2, 9)]), []);
    assert_eq!(with_two(&[Built(1, 4), Write(1, 9), ReadFinal(2, 5), Read(2, 9)]).len(), 1);
}

#[test]
fn what_moves_is_still_the_same() {
    let mut run = Run::new(Summary::default(), Role(0));
    run.start(Thread(0), Thread(1), Role(1));
    let access =
        |object, write| Access { place: MemoryLocation { object, offset: 16, size: 8 }, site: SiteId(object), write };
    run.access(Thread(0), access(50, true));
    run.access(Thread(0), access(60, true));
    run.moved(&|object| (object != 60).then(|| object - 10));
    assert_eq!(run.places(), 1);
    run.access(Thread(1), access(50, true));
    assert_eq!(run.take_races(), []);
    run.access(Thread(1), access(40, false));
    assert_eq!(run.take_races().len(), 1);
}

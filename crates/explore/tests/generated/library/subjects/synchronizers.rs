//! Synchronisers.

use super::{Subject, loose, subject};

const PERMITS: &[&str] =
    &["of(S.tryAcquire())", "released(S)", "acquired(S)", "S.availablePermits()", "S.drainPermits()"];
/// More arrivals than parties are a mistake that may be noticed or not.
const ARRIVALS: &[&str] = &["S.arrive()", "S.arriveAndAwaitAdvance()", "S.arriveAndDeregister()", "S.getPhase()"];

pub(crate) const SUBJECTS: &[Subject] = &[
    subject(
        "CountDownLatch",
        ("CountDownLatch", "new CountDownLatch(2)"),
        &["counted(S)", "awaited(S)", "(int) S.getCount()"],
        "(int) S.getCount()",
    ),
    subject(
        "CyclicBarrier",
        ("CyclicBarrier", "new CyclicBarrier(2)"),
        &["awaited(S)", "S.getNumberWaiting()", "reset(S)"],
        "of(S.isBroken())",
    ),
    subject("Semaphore", ("Semaphore", "new Semaphore(1)"), PERMITS, "S.availablePermits()"),
    subject("Semaphore (fair)", ("Semaphore", "new Semaphore(1, true)"), PERMITS, "S.availablePermits()"),
    loose("Phaser", ("Phaser", "new Phaser(2)"), ARRIVALS, "S.getPhase()"),
    Subject {
        processors: 1,
        ..loose("Phaser without spinning", ("Phaser", "new Phaser(2)"), ARRIVALS, "S.getPhase()")
    },
    // Told of more processors it spins a thousand times; that of 17 spins with a number generator even so, while
    // another is about to match.
    Subject {
        since: 25,
        processors: 1,
        ..subject(
            "Exchanger",
            ("Exchanger<Integer>", "new Exchanger<>()"),
            &["S.exchange(1)", "S.exchange(2)", "S.exchange(3)"],
            "0",
        )
    },
];

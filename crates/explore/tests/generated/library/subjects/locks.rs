//! Locks. Taking and giving back are calls of their own; giving back does nothing for whoever has not taken.

use super::{Subject, subject};

const LOCK: &[&str] = &["held(S)", "of(S.tryLock())", "unlocked(S)", "of(S.isLocked())"];
const COUNTER: &[&str] = &["S.counted()", "S.doubled()", "S.nested()", "S.seen()"];

pub(crate) const SUBJECTS: &[Subject] = &[
    subject("ReentrantLock", ("ReentrantLock", "new ReentrantLock()"), LOCK, "of(S.isLocked())"),
    subject("ReentrantLock (fair)", ("ReentrantLock", "new ReentrantLock(true)"), LOCK, "of(S.isLocked())"),
    subject(
        "a counter under ReentrantLock",
        ("LockedCounter", "new LockedCounter(new ReentrantLock())"),
        COUNTER,
        "S.seen()",
    ),
    subject("Condition", ("Gate", "new Gate()"), &["S.open()", "S.pass()", "S.tryPass()", "S.openAll()"], "S.opened"),
    subject(
        "ReentrantReadWriteLock",
        ("ReentrantReadWriteLock", "new ReentrantReadWriteLock()"),
        &[
            "held(S.writeLock())",
            "of(S.readLock().tryLock())",
            "of(S.writeLock().tryLock())",
            "unread(S)",
            "unwritten(S)",
        ],
        "S.getReadLockCount()",
    ),
    subject(
        "a counter under a write lock",
        ("LockedCounter", "new LockedCounter(new ReentrantReadWriteLock().writeLock())"),
        COUNTER,
        "S.seen()",
    ),
    subject(
        "StampedLock",
        ("StampedLock", "new StampedLock()"),
        &[
            "of(S.writeLock() != 0)",
            "of(S.tryReadLock() != 0)",
            "of(S.tryUnlockWrite())",
            "of(S.tryUnlockRead())",
            "of(S.validate(256))",
        ],
        "S.getReadLockCount()",
    ),
    subject(
        "LockSupport",
        ("Object", "new Object()"),
        &["parked()", "unparked(THREADS[0])", "unparked(THREADS[1])"],
        "0",
    ),
    subject(
        "AbstractQueuedSynchronizer",
        ("Mutex", "new Mutex()"),
        &["S.taken()", "S.given()", "S.tried()"],
        "S.tried()",
    ),
];

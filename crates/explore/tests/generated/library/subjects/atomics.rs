//! Atomic variables.

use super::{Subject, subject};

const NUMBER: &[&str] =
    &["S.incrementAndGet()", "S.getAndAdd(2)", "S.getAndSet(5)", "of(S.compareAndSet(1, 7))", "S.get()"];
const LONG: &[&str] = &[
    "(int) S.incrementAndGet()",
    "(int) S.getAndUpdate(x -> 2 * x + 1)",
    "(int) S.accumulateAndGet(3, Math::max)",
    "of(S.compareAndSet(1, 7))",
];
const ARRAY: &[&str] = &["S.incrementAndGet(0)", "S.getAndSet(1, 5)", "of(S.compareAndSet(0, 1, 7))", "S.get(1)"];

pub(crate) const SUBJECTS: &[Subject] = &[
    subject(
        "AtomicBoolean",
        ("AtomicBoolean", "new AtomicBoolean()"),
        &[
            "of(S.getAndSet(true))",
            "of(S.compareAndSet(true, false))",
            "of(S.compareAndSet(false, true))",
            "of(S.get())",
        ],
        "of(S.get())",
    ),
    subject("AtomicInteger", ("AtomicInteger", "new AtomicInteger()"), NUMBER, "S.get()"),
    subject("AtomicLong", ("AtomicLong", "new AtomicLong()"), LONG, "(int) S.get()"),
    subject("AtomicIntegerArray", ("AtomicIntegerArray", "new AtomicIntegerArray(2)"), ARRAY, "S.get(0)"),
    subject(
        "AtomicLongArray",
        ("AtomicLongArray", "new AtomicLongArray(2)"),
        &["(int) S.addAndGet(0, 2)", "(int) S.getAndSet(1, 5)", "of(S.compareAndSet(0, 2, 7))", "(int) S.get(0)"],
        "(int) S.get(1)",
    ),
    subject(
        "AtomicReference",
        ("AtomicReference<Integer>", "new AtomicReference<>(0)"),
        &["S.getAndSet(1)", "of(S.compareAndSet(0, 2))", "S.updateAndGet(x -> x + 1)", "S.get()"],
        "S.get()",
    ),
    subject(
        "AtomicReferenceArray",
        ("AtomicReferenceArray<Integer>", "new AtomicReferenceArray<>(new Integer[] { 0, 0 })"),
        &["S.getAndSet(0, 1)", "of(S.compareAndSet(0, 0, 2))", "S.accumulateAndGet(1, 3, Integer::sum)", "S.get(1)"],
        "S.get(0)",
    ),
    subject(
        "AtomicMarkableReference",
        ("AtomicMarkableReference<Integer>", "new AtomicMarkableReference<>(0, false)"),
        &[
            "of(S.compareAndSet(0, 1, false, true))",
            "of(S.compareAndSet(0, 0, false, true))",
            "of(S.isMarked())",
            "S.getReference()",
        ],
        "of(S.isMarked())",
    ),
    subject(
        "AtomicStampedReference",
        ("AtomicStampedReference<Integer>", "new AtomicStampedReference<>(0, 0)"),
        &["of(S.compareAndSet(0, 1, 0, 1))", "of(S.compareAndSet(0, 0, 0, 3))", "S.getStamp()", "S.getReference()"],
        "S.getStamp()",
    ),
    subject(
        "AtomicIntegerFieldUpdater",
        ("Field", "new Field()"),
        &["S.updatedAdd(2)", "S.updatedSet(0, 5)", "S.updatedTwice()", "S.number"],
        "S.number",
    ),
    subject(
        "VarHandle",
        ("Field", "new Field()"),
        &["S.add(2)", "S.set(5)", "S.exchange(2, 7)", "S.seen()"],
        "S.number",
    ),
];

//! Calls that look at a second object, which is shared, too: other threads change it while it is compared, copied,
//! described or waited for.
//!
//! What a collection does under its own lock, or by one compare-and-set, is no whole then. Where one call suffices to
//! show that, it is the only one of its subject, so that two threads make it in every test run.

use super::{Subject, loose};

const TWO_LISTS: (&str, &str) = (
    "List<CopyOnWriteArrayList<Integer>>",
    "List.of(new CopyOnWriteArrayList<>(List.of(1)), new CopyOnWriteArrayList<>(List.of(2)))",
);
const TWO_FUTURES: (&str, &str) =
    ("List<CompletableFuture<Integer>>", "List.of(new CompletableFuture<>(), new CompletableFuture<>())");

pub(crate) const SUBJECTS: &[Subject] = &[
    loose(
        "CopyOnWriteArrayList.addAll of itself",
        ("CopyOnWriteArrayList<Integer>", "new CopyOnWriteArrayList<>(List.of(1))"),
        &["of(S.addAll(S))"],
        "S.size()",
    ),
    loose(
        "CopyOnWriteArrayList.addAll of another",
        TWO_LISTS,
        &["of(S.get(0).addAll(S.get(1)))", "of(S.get(1).addAll(S.get(0)))", "of(S.get(1).add(4))", "S.get(0).size()"],
        "10 * sum(S.get(0)) + sum(S.get(1))",
    ),
    moments("CopyOnWriteArrayList.contains of a list", &["S.contains()"]),
    moments("ArrayBlockingQueue.remove of a list", &["S.removes()"]),
    moments("ConcurrentHashMap.get of a list", &["S.finds()"]),
    loose(
        "AtomicIntegerArray.toString",
        ("AtomicIntegerArray", "new AtomicIntegerArray(2)"),
        &["Moments.describes(S)"],
        "S.get(0) + S.get(1)",
    ),
    formats("String.format of an array", ("Object[]", "new Object[] {0, 0}"), &["Moments.formats(S)"]),
    formats(
        "String.format of two numbers",
        ("List<AtomicInteger>", "List.of(new AtomicInteger(), new AtomicInteger())"),
        &["Moments.formatsBoth(S)"],
    ),
    futures("CompletableFuture.applyToEither", &["Moments.either(S)"]),
    futures("CompletableFuture.anyOf", &["Moments.any(S)"]),
    futures("CompletableFuture.thenCombine", &["Moments.combined(S)"]),
];

const fn moments(name: &'static str, calls: &'static [&'static str]) -> Subject {
    Subject { most_states: 20_000, ..loose(name, ("Moments", "new Moments()"), calls, "0") }
}

const fn formats(name: &'static str, object: (&'static str, &'static str), calls: &'static [&'static str]) -> Subject {
    Subject { most_states: 60_000, ..loose(name, object, calls, "0") }
}

const fn futures(name: &'static str, calls: &'static [&'static str]) -> Subject {
    let rest = "S.get(0).getNow(0) + S.get(1).getNow(0)";
    Subject { most_states: 30_000, ..loose(name, TWO_FUTURES, calls, rest) }
}

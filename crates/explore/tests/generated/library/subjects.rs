//! The classes, and calls of them that answer a number.

mod arguments;
mod atomics;
mod locks;
mod loose;
mod maps;
mod queues;
mod synchronizers;
mod tasks;
mod together;

use vm::Settings;

/// A class of the library.
#[derive(Debug)]
pub(crate) struct Subject {
    pub(crate) name: &'static str,
    /// The type and the object, as `S` in the calls.
    pub(crate) object: (&'static str, &'static str),
    /// Java expressions of type `int`; the methods are those of `Calls.java`.
    pub(crate) calls: &'static [&'static str],
    /// What is left at the end.
    pub(crate) rest: &'static str,
    /// What is to be expected of the calls.
    pub(crate) kind: Kind,
    /// Programs beside the enumerated ones.
    pub(crate) designed: &'static [&'static [&'static [&'static str]]],
    /// The feature version since which the class library has it, or has it in a form with few enough states.
    pub(crate) since: u32,
    /// How many processors the programs are told of.
    pub(crate) processors: u32,
    /// How many states every test run allows.
    pub(crate) most_states: u64,
}

/// What is to be expected of calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Each is documented to be atomic.
    Atomic,
    /// Some are documented not to be.
    Loose,
}

const fn subject(
    name: &'static str,
    object: (&'static str, &'static str),
    calls: &'static [&'static str],
    rest: &'static str,
) -> Subject {
    Subject {
        name,
        object,
        calls,
        rest,
        kind: Kind::Atomic,
        designed: &[],
        since: 17,
        processors: Settings::PROCESSORS,
        most_states: 6_000,
    }
}

const fn loose(
    name: &'static str,
    object: (&'static str, &'static str),
    calls: &'static [&'static str],
    rest: &'static str,
) -> Subject {
    Subject { kind: Kind::Loose, ..subject(name, object, calls, rest) }
}

const QUEUE: &[&str] = &["of(S.offer(1))", "of(S.offer(2))", "of(S.poll())", "of(S.peek())"];
const WAITING: &[&str] = &["put(S, 1)", "put(S, 2)", "S.take()", "S.size()"];
const DEQUE: &[&str] = &["of(S.offerFirst(1))", "of(S.offerLast(2))", "of(S.pollFirst())", "of(S.pollLast())"];
const MAP: &[&str] =
    &["of(S.put(1, 1))", "of(S.putIfAbsent(1, 2))", "of(S.get(1))", "of(S.remove(1))", "of(S.replace(1, 1, 3))"];
const COMPUTING: &[&str] = &[
    "of(S.merge(1, 1, Integer::sum))",
    "of(S.computeIfAbsent(1, key -> 5))",
    "of(S.computeIfPresent(1, (key, x) -> x == 1 ? null : x + 1))",
    "of(S.getOrDefault(1, 9))",
];
const SET: &[&str] = &["of(S.add(1))", "of(S.add(2))", "of(S.remove(1))", "of(S.contains(1))"];

/// All of them.
pub(crate) fn all() -> impl Iterator<Item = &'static Subject> {
    let groups = [
        locks::SUBJECTS,
        atomics::SUBJECTS,
        queues::SUBJECTS,
        maps::SUBJECTS,
        synchronizers::SUBJECTS,
        tasks::SUBJECTS,
        loose::SUBJECTS,
        arguments::SUBJECTS,
        together::SUBJECTS,
    ];
    groups.into_iter().flatten()
}

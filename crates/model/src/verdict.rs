//! What a search answers.

use crate::{Schedule, Statistics};
use std::fmt;

/// The answer to "does every run keep to the properties?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every run was explored, by a store that distinguishes all states, and nothing is wrong.
    Holds,
    /// At least one run shows a violation.
    Violated,
    /// Nothing wrong was found, but not everything was looked at.
    Unknown(Reason),
}

/// Why a search did not look at everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The time was up.
    TimeLimit,
    /// The memory was used up.
    MemoryLimit,
    /// Some runs were cut because they were too long.
    DepthLimit,
    /// There are more states than were allowed.
    StateLimit,
    /// There are runs with more preemptions than were asked for.
    PreemptionLimit,
    /// A run needs something that is not modelled: what, and where.
    Unsupported(String),
    /// Somebody asked the search to stop.
    Interrupted,
    /// Only some runs were tried, chosen at random.
    Sampling,
    /// The store may have taken a new state for a known one; see `Statistics::omission`.
    Omission,
    /// Visited states were told apart by a part of them only.
    Matching,
    /// Something else was explored instead of a part of the program, and nothing follows from that: why.
    Approximation(String),
    /// The search was content with the first violation.
    FirstViolation,
    /// The search found nothing wrong, and a simulated run of the same program did: what.
    Contradiction(String),
    /// The tool itself failed: where, and at what.
    Failure(String),
    /// Another program that was to answer is not installed: which, and how to get it.
    Unavailable(String),
}

/// The reason in the words of the report.
impl fmt::Display for Reason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Reason::TimeLimit => "time-limit",
            Reason::MemoryLimit => "memory-limit",
            Reason::DepthLimit => "depth-limit",
            Reason::StateLimit => "state-limit",
            Reason::PreemptionLimit => "preemption-limit",
            Reason::Unsupported(what) => return write!(formatter, "unsupported: {what}"),
            Reason::Interrupted => "interrupted",
            Reason::Sampling => "sampling",
            Reason::Omission => "omission-possible",
            Reason::Matching => "matching",
            Reason::FirstViolation => "first-violation",
            Reason::Approximation(what) => return write!(formatter, "approximation: {what}"),
            Reason::Contradiction(what) => return write!(formatter, "the tool contradicts itself: {what}"),
            Reason::Failure(what) => return write!(formatter, "a bug of the tool: {what}"),
            Reason::Unavailable(what) => return write!(formatter, "unavailable: {what}"),
        };
        formatter.write_str(name)
    }
}

/// A violation with the way to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundViolation<V> {
    /// What is wrong.
    pub violation: V,
    /// The choices that lead from the start to it.
    pub schedule: Schedule,
}

/// Everything a search found out.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome<V> {
    /// The answer.
    pub verdict: Verdict,
    /// The violations, distinct by key; those that may stop a search come first, otherwise in the order in which they
    /// were found.
    pub violations: Vec<FoundViolation<V>>,
    /// Why not everything was looked at; nothing where the search was complete.
    pub incomplete: Option<Reason>,
    /// What was needed and is not modelled, without duplicates, in alphabetical order.
    pub unsupported: Vec<String>,
    /// What was covered, and what it cost.
    pub statistics: Statistics,
}

//! What a statement that is kept depends on, one module for each kind of dependence.

mod control;
mod data;
mod divergence;
mod index;
mod interference;
mod lasting;
mod monitors;
mod ready;
mod structure;
mod synchronisation;

pub(crate) use control::throwers;
pub(crate) use divergence::loops_of;
pub(crate) use index::Index;
pub(crate) use lasting::lasting;
pub(crate) use ready::is_kept_waiting;

use crate::setting::Setting;
use analysis::whole::Place;
use std::fmt;

/// Why something is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dependence {
    /// It is what was asked for.
    Criterion,
    /// It computes a value that is used, in the same thread.
    Data,
    /// It decides whether something is executed: a branch, a call, what may throw.
    Control,
    /// It may never end, so that nothing after it is executed.
    Divergence,
    /// It computes a value that another thread uses.
    Interference,
    /// It is the monitor around something.
    Synchronisation,
    /// It may keep something waiting, or end its wait.
    Ready,
    /// It calls the class library, of which nothing is known there.
    Library,
    /// No class file is whole without it: constructors above, the other end of a monitor.
    Structure,
}

impl Dependence {
    /// All that are followed from one statement to others; each can be left out, for tests.
    pub(crate) const FOLLOWED: [Dependence; 7] = [
        Dependence::Data,
        Dependence::Control,
        Dependence::Divergence,
        Dependence::Interference,
        Dependence::Synchronisation,
        Dependence::Ready,
        Dependence::Structure,
    ];

    /// What a statement depends on in this way.
    pub(crate) fn on(self, setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
        match self {
            Dependence::Data => data::on(setting, index, place),
            Dependence::Control => control::on(setting, place),
            Dependence::Divergence => divergence::on(setting, index, place),
            Dependence::Interference => interference::on(setting, index, place),
            Dependence::Synchronisation => synchronisation::on(setting, index, place),
            Dependence::Ready => ready::on(setting, index, place),
            Dependence::Structure => structure::on(setting, index, place),
            Dependence::Criterion | Dependence::Library => Vec::new(),
        }
    }

    /// One word for it.
    pub fn word(self) -> &'static str {
        match self {
            Dependence::Criterion => "criterion",
            Dependence::Data => "data",
            Dependence::Control => "control",
            Dependence::Divergence => "divergence",
            Dependence::Interference => "interference",
            Dependence::Synchronisation => "synchronisation",
            Dependence::Ready => "ready",
            Dependence::Library => "library",
            Dependence::Structure => "structure",
        }
    }

    /// What something that is kept for it does to what depends on it: a verb, with a place before and behind it.
    pub fn clause(self) -> &'static str {
        match self {
            Dependence::Criterion => "is what was asked for",
            Dependence::Data => "gives a value to",
            Dependence::Control => "decides whether there will be",
            Dependence::Divergence => "may never end, and is before",
            Dependence::Interference => "gives a value, in another thread, to",
            Dependence::Synchronisation => "locks the monitor around",
            Dependence::Ready => "may keep waiting, or wake,",
            Dependence::Library => "calls the class library, or is called by it, in a way of which nothing is known",
            Dependence::Structure => "makes whole, as the verifier wants it,",
        }
    }
}

impl fmt::Display for Dependence {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.word())
    }
}

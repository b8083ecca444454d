//! Where like threads are interchangeable: the argument is in `vm/state/symmetry.rs`.

use super::Explorer;
use crate::options::Options;
use evidence::Property;
use library::Question;

impl Explorer {
    /// Whether states count as one that differ only in which of several like threads is where. Not where every state or
    /// the names of threads are looked at, nor where anything is claimed of endless runs, in which a thread counts for
    /// itself; nor where it matters which thread comes first.
    pub(crate) fn is_symmetric(&self) -> bool {
        let Options { manner, claims, nondeterminism, .. } = &self.options;
        manner.symmetry
            && !manner.coverage
            && !self.watches_states()
            && !self.sees_thread_states()
            && claims.is_empty()
            && !self.wants(Property::Stuck)
            && !nondeterminism.respect_priorities
            && !self.restricts_time()
            && self.guide.window.is_none()
            && !self.answered.contains(Question::Identities)
    }
}

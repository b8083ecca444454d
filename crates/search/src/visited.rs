//! The store as the strategies use it.

use crate::session::Session;
use crate::store::{Full, Insertion, StateId, Store};
use crate::trail::Trail;
use model::{Reason, StateVector, TransitionSystem};

/// The states visited so far.
pub(crate) struct Visited {
    pub(crate) store: Box<dyn Store>,
    /// The last vector written; kept to reuse its memory.
    vector: StateVector,
    /// What states are told apart by, where that is less than their vectors.
    matched: Option<StateVector>,
}

impl Visited {
    pub(crate) fn new(store: Box<dyn Store>, matching: bool) -> Visited {
        Visited { store, vector: StateVector::new(), matched: matching.then(StateVector::new) }
    }

    /// Whether `restore` works.
    pub(crate) fn keeps_vectors(&self) -> bool {
        self.matched.is_none() && self.store.keeps_vectors()
    }

    /// Remembers the state in which the system stands, and looks at it if it is new.
    pub(crate) fn arrive<S: TransitionSystem>(
        &mut self,
        session: &mut Session<'_, S>,
        trail: &impl Trail,
    ) -> Result<Insertion, Reason> {
        self.vector.clear();
        session.system.encode(&mut self.vector);
        self.vector.end_component();
        if let Some(matched) = &mut self.matched {
            matched.clear();
            session.system.encode_matched(matched);
            matched.end_component();
        }
        let insertion = self.store.insert(self.matched.as_ref().unwrap_or(&self.vector))?;
        session.statistics.store_bytes = self.store.bytes();
        if insertion.new {
            session.count_state()?;
            session.inspect(trail)?;
        } else {
            session.statistics.revisited += 1;
        }
        Ok(insertion)
    }

    /// The vector of the state in which the system arrived last, if the store could not give it back.
    pub(crate) fn unkept_vector(&self) -> Option<Box<StateVector>> {
        (!self.keeps_vectors()).then(|| Box::new(self.vector.clone()))
    }

    /// Takes the system to a stored state.
    pub(crate) fn restore(&mut self, system: &mut impl TransitionSystem, state: StateId) {
        let rebuilt = self.store.rebuild(state, &mut self.vector);
        debug_assert!(rebuilt, "only stores that keep vectors are asked for them");
        system.restore(&self.vector);
    }
}

impl From<Full> for Reason {
    fn from(_: Full) -> Reason {
        Reason::MemoryLimit
    }
}

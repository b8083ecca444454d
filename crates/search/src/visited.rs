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
    /// The same, as symmetric states share it.
    symmetric: StateVector,
    /// Whether symmetric vectors are what the store has.
    is_symmetric: bool,
    /// Whether it matters to the search which agent is which.
    tells_agents_apart: bool,
}

impl Visited {
    pub(crate) fn new(store: Box<dyn Store>) -> Visited {
        Visited {
            store,
            vector: StateVector::new(),
            symmetric: StateVector::new(),
            is_symmetric: false,
            tells_agents_apart: false,
        }
    }

    /// The search notes of states what single agents did there: symmetric states are different ones.
    pub(crate) fn tell_agents_apart(&mut self) {
        self.tells_agents_apart = true;
    }

    /// Whether states count as one that are symmetric.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.is_symmetric
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
        self.symmetric.clear();
        self.is_symmetric = !self.tells_agents_apart && session.system.encode_symmetric(&mut self.symmetric);
        self.symmetric.end_component();
        let insertion = self.store.insert(if self.is_symmetric { &self.symmetric } else { &self.vector })?;
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
        (self.is_symmetric || !self.store.keeps_vectors()).then(|| Box::new(self.vector.clone()))
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

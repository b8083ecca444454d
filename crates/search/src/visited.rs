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
    /// What states are told apart by, where that is less than their vectors: by matching, or as symmetric states share
    /// it.
    coarser: StateVector,
    /// Whether that is what the store has.
    key: Key,
    /// Whether it matters to the search which agent is which.
    tells_agents_apart: bool,
}

/// By what the store tells states apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Vector,
    Matched,
    Symmetric,
}

impl Visited {
    pub(crate) fn new(store: Box<dyn Store>, matching: bool) -> Visited {
        let key = if matching { Key::Matched } else { Key::Vector };
        Visited { store, vector: StateVector::new(), coarser: StateVector::new(), key, tells_agents_apart: false }
    }

    /// Whether a vector that the store gives back is that of a state: `restore` works, or the strategy keeps what it
    /// needs of symmetric states.
    pub(crate) fn keeps_vectors(&self) -> bool {
        self.key != Key::Matched && self.store.keeps_vectors()
    }

    /// The search notes of states what single agents did there: symmetric states are different ones.
    pub(crate) fn tell_agents_apart(&mut self) {
        self.tells_agents_apart = true;
    }

    /// Whether states count as one that are symmetric.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.key == Key::Symmetric
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
        self.write_key(session);
        let insertion = self.store.insert(if self.key == Key::Vector { &self.vector } else { &self.coarser })?;
        session.statistics.store_bytes = self.store.bytes();
        if insertion.new {
            session.count_state()?;
            session.inspect(trail)?;
        } else {
            session.statistics.revisited += 1;
        }
        Ok(insertion)
    }

    fn write_key<S: TransitionSystem>(&mut self, session: &mut Session<'_, S>) {
        self.coarser.clear();
        if self.key == Key::Matched {
            session.system.encode_matched(&mut self.coarser);
        } else {
            let is_symmetric = !self.tells_agents_apart && session.system.encode_symmetric(&mut self.coarser);
            self.key = if is_symmetric { Key::Symmetric } else { Key::Vector };
        }
        self.coarser.end_component();
    }

    /// The vector of the state in which the system arrived last, if the store could not give it back.
    pub(crate) fn unkept_vector(&self) -> Option<Box<StateVector>> {
        (self.key != Key::Vector || !self.store.keeps_vectors()).then(|| Box::new(self.vector.clone()))
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

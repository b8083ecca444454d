//! Where visited states are remembered.
//!
//! `exact` keeps every state and can give it back; `fingerprints` and `bitstate` keep less than the state and may
//! therefore take a new state for a known one, never the other way round: a search with them may miss states and never
//! claims a proof.

mod bitstate;
mod changes;
mod components;
mod exact;
mod fingerprints;
pub(crate) mod hash;
mod kind;
mod pairs;
mod recent;
pub(crate) mod slots;
mod tags;
mod tree;

pub use bitstate::Bitstate;
pub use exact::Exact;
pub use fingerprints::Fingerprints;
pub use kind::{StoreKind, StoreOffer, TableTooLarge};

use model::StateVector;

/// Names a state within one store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StateId(pub(crate) u64);

/// The answer to an insertion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Insertion {
    /// The name of the state.
    pub state: StateId,
    /// Whether the store did not know it before.
    pub new: bool,
}

/// The store has no numbers left for more states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// A set of states, each of which may carry tags.
pub trait Store {
    /// Adds a state, all of whose components have been ended.
    fn insert(&mut self, vector: &StateVector) -> Result<Insertion, Full>;

    /// Adds a tag to a state, and answers whether it is new there.
    fn tag(&mut self, state: StateId, tag: u32) -> Result<bool, Full>;

    /// Writes the vector of a state, and answers true; or answers false, always, if this kind of store does not keep
    /// vectors.
    fn rebuild(&self, state: StateId, into: &mut StateVector) -> bool;

    /// Whether `rebuild` works. If so, states are named by numbers that are hardly greater than the number of states.
    fn keeps_vectors(&self) -> bool;

    /// The memory taken, as far as it grows with the states.
    fn bytes(&self) -> u64;

    /// The probability that at least one new state was taken for a known one; nothing where that cannot happen.
    fn omission(&self) -> Option<f64>;
}

//! Which number stands for which state.
//!
//! A store that gives states back names them by numbers that can serve themselves. Others name them by hashes: those
//! are numbered in the order in which they are found, with a vertex from which each was found, so that the way to it
//! can be made again.

use super::packed_graph::reserve;
use crate::store::slots::{Slot, Slots};
use crate::store::{Full, StateId, hash};

pub(super) enum Vertices {
    Named,
    Numbered { states: Vec<StateId>, parents: Vec<u32>, numbers: Slots },
}

impl Vertices {
    pub(super) fn new(keeps_vectors: bool) -> Vertices {
        match keeps_vectors {
            true => Vertices::Named,
            false => Vertices::Numbered { states: Vec::new(), parents: Vec::new(), numbers: Slots::new() },
        }
    }

    /// The vertex of a state that was reached from another one.
    pub(super) fn vertex(&mut self, state: StateId, parent: u32) -> Result<u32, Full> {
        let Vertices::Numbered { states, parents, numbers } = self else {
            return u32::try_from(state.0).map_err(|_| Full);
        };
        match numbers.find(hash::of_pair(state.0), |vertex| states[vertex as usize] == state) {
            Slot::Known(vertex) => Ok(vertex),
            Slot::Vacant(_) if states.len() >= Slots::MOST as usize => Err(Full),
            Slot::Vacant(slot) => {
                let hash_of = |vertex: u32| hash::of_pair(states[vertex as usize].0);
                let vertex = numbers.add(hash::of_pair(state.0), slot, hash_of);
                reserve(states, 1);
                states.push(state);
                reserve(parents, 1);
                parents.push(parent);
                Ok(vertex)
            }
        }
    }

    pub(super) fn state(&self, vertex: u32) -> StateId {
        match self {
            Vertices::Named => StateId(vertex.into()),
            Vertices::Numbered { states, .. } => states[vertex as usize],
        }
    }

    /// From where a vertex was found first; itself, where that is not kept.
    pub(super) fn parent(&self, vertex: u32) -> u32 {
        match self {
            Vertices::Named => vertex,
            Vertices::Numbered { parents, .. } => parents[vertex as usize],
        }
    }

    pub(super) fn bytes(&self) -> u64 {
        match self {
            Vertices::Named => 0,
            Vertices::Numbered { states, parents, numbers } => {
                let kept = states.capacity() * size_of::<StateId>() + parents.capacity() * size_of::<u32>();
                kept as u64 + numbers.bytes()
            }
        }
    }
}

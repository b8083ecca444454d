//! Which number stands for which state.
//!
//! A store that gives states back names them by numbers that can serve themselves. Others name them by hashes: those are numbered in the
//! order in which they are found, with a place from which each was found, so that the way to it can be made again.

use super::graph::reserve;
use crate::store::slots::{Slot, Slots};
use crate::store::{Full, StateId, hash};

pub(super) enum Places {
    Named,
    Numbered { states: Vec<StateId>, parents: Vec<u32>, numbers: Slots },
}

impl Places {
    pub(super) fn new(keeps_vectors: bool) -> Places {
        match keeps_vectors {
            true => Places::Named,
            false => Places::Numbered { states: Vec::new(), parents: Vec::new(), numbers: Slots::new() },
        }
    }

    /// The place of a state that was reached from another one.
    pub(super) fn place(&mut self, state: StateId, parent: u32) -> Result<u32, Full> {
        let Places::Numbered { states, parents, numbers } = self else {
            return u32::try_from(state.0).map_err(|_| Full);
        };
        match numbers.find(hash::of_pair(state.0), |place| states[place as usize] == state) {
            Slot::Known(place) => Ok(place),
            Slot::Vacant(_) if states.len() >= Slots::MOST as usize => Err(Full),
            Slot::Vacant(slot) => {
                let hash_of = |place: u32| hash::of_pair(states[place as usize].0);
                let place = numbers.add(hash::of_pair(state.0), slot, hash_of);
                reserve(states, 1);
                states.push(state);
                reserve(parents, 1);
                parents.push(parent);
                Ok(place)
            }
        }
    }

    pub(super) fn state(&self, place: u32) -> StateId {
        match self {
            Places::Named => StateId(place.into()),
            Places::Numbered { states, .. } => states[place as usize],
        }
    }

    /// From where a place was found first; itself, where that is not kept.
    pub(super) fn parent(&self, place: u32) -> u32 {
        match self {
            Places::Named => place,
            Places::Numbered { parents, .. } => parents[place as usize],
        }
    }

    pub(super) fn bytes(&self) -> u64 {
        match self {
            Places::Named => 0,
            Places::Numbered { states, parents, numbers } => {
                let kept = states.capacity() * size_of::<StateId>() + parents.capacity() * size_of::<u32>();
                kept as u64 + numbers.bytes()
            }
        }
    }
}

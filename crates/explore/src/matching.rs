//! What visited states are told apart by where a search matches them: the state without some data, and the values of
//! expressions.
//!
//! See `checker::matching` for which data that is. Nothing is proved by a search that matches states.

use crate::explorer::Explorer;
use expression::Observation;
use model::{StateVector, TransitionSystem};
use rustc_hash::FxHashMap;
use vm::canonical::Encoder;
use vm::exploring::Forgotten;
use vm::{Machine, Reference};

/// What is compared of a state.
pub struct Matching {
    observations: Vec<Observation>,
    forgotten: Forgotten,
    encoder: Encoder,
}

impl Matching {
    /// Compares these values, and everything but this data.
    pub fn new(observations: Vec<Observation>, forgotten: Forgotten) -> Matching {
        Matching { observations, forgotten, encoder: Encoder::default() }
    }

    /// Writes what is compared; the answer is why it could not be, if so. `whole` has just encoded the state.
    fn encode(&mut self, machine: &mut Machine, whole: &Encoder, into: &mut StateVector) -> Result<(), String> {
        let mut arrays = Vec::new();
        let values = self.values(machine, whole, &mut arrays);
        let encoded = machine.encode_without(&self.forgotten, &arrays, &mut self.encoder);
        encoded.map_err(|error| error.to_string())?;
        for part in self.encoder.parts() {
            into.extend(part);
            into.end_component();
        }
        into.extend(&values);
        into.end_component();
        Ok(())
    }

    /// The values of all expressions; objects in the order in which the canonical form has them.
    fn values(&self, machine: &Machine, whole: &Encoder, arrays: &mut Vec<Reference>) -> Vec<u32> {
        let order: FxHashMap<u32, usize> =
            whole.places().iter().enumerate().map(|(rank, place)| (*place, rank)).collect();
        let rank = |object: &Reference| (order.get(&object.0).map_or(0, |rank| rank + 1), object.0);
        let mut words = Vec::new();
        for observation in &self.observations {
            let mut subjects =
                observation.class.map_or_else(|| vec![Reference::NULL], |class| machine.objects_of(class));
            subjects.sort_by_key(rank);
            words.push(subjects.len() as u32);
            for subject in subjects {
                let value = observation.value(machine, subject);
                let word = value.unwrap_or(0);
                words.extend([u32::from(value.is_some()), word as u32, (word >> 32) as u32]);
                observation.arrays(machine, subject, arrays);
            }
        }
        words
    }
}

impl Explorer {
    /// Tells visited states apart by this from now on, where a search asks for it.
    pub fn match_states(&mut self, matching: Matching) {
        self.matching = Some(matching);
    }

    /// Writes what visited states are told apart by; the state has just been encoded.
    pub(crate) fn write_matched(&mut self, into: &mut StateVector) {
        let Some(mut matching) = self.matching.take() else { return self.encode(into) };
        if let Err(error) = matching.encode(&mut self.machine, &self.encoder, into) {
            self.unreadable = Some(error);
        }
        self.matching = Some(matching);
        into.extend(self.history.words());
        into.end_component();
    }
}

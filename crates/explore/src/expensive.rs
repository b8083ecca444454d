//! Expensive checks of an exploration (feature `expensive-checks`; see `vm::expensive` for those of the machine).
//!
//! - The choices of a state are the same when they are asked for a second time.
//! - What a thread is about to do was foreseen by the may-effects that the reduction had of it one step before
//!   (`foresight`).
//!
//! A check that fails panics and says what was being done.

use crate::explorer::Explorer;
use analysis::Effects;
use model::{Choice, TransitionSystem};
use std::rc::Rc;
use vm::ThreadId;

/// Whether the checks are made.
pub(crate) const ON: bool = cfg!(feature = "expensive-checks");

/// The may-effects of the threads that lived before a step.
pub(crate) type MayEffects = Vec<(ThreadId, Rc<Effects>)>;

impl Explorer {
    /// Asks for the choices of the present state once more: the answer must be the same.
    pub(crate) fn ask_again(&mut self, wish: Option<u32>, choices: &[Choice], persistent: usize) {
        if std::mem::replace(&mut self.asking_again, true) {
            return;
        }
        (self.surveyed, self.unwanted) = (false, wish);
        let mut again = Vec::new();
        let sufficient_again = self.choices(&mut again);
        self.asking_again = false;
        let same = (choices, persistent) == (&again[..], sufficient_again);
        assert!(same, "the choices of a state change when they are asked for again: {choices:?}, {again:?}");
    }

    /// What the reduction takes the threads to be able to do.
    pub(crate) fn may_effects_to_check(&mut self) -> MayEffects {
        if ON { self.may_effects() } else { MayEffects::new() }
    }

    /// Looks whether what threads stand before now was foreseen.
    pub(crate) fn check_foreseen(&self, may_effects: &MayEffects) {
        for (id, may_effects) in may_effects {
            let place = self.machine.place();
            let unforeseen = self.unforeseen_operation(*id, may_effects);
            assert!(unforeseen.is_none(), "{unforeseen:?} at {place} was not foreseen: {may_effects:?}");
        }
    }
}

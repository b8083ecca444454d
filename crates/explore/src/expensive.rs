//! Expensive checks of an exploration (see `vm::expensive` for those of the machine, and for who asks for them).
//!
//! - The choices of a state are the same when they are asked for a second time.
//! - What a thread is about to do was foreseen by the may-effects that the reduction had of it one step before
//!   (`foresight`).
//!
//! A check that fails panics and says what was being done.

use crate::explorer::Explorer;
use crate::foresight::Foresight;
use model::{Choice, TransitionSystem};

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
    pub(crate) fn foresight_to_check(&mut self) -> Vec<Foresight> {
        if vm::checks_are_on() { self.foresight() } else { Vec::new() }
    }

    /// Looks whether what threads stand before now was foreseen.
    pub(crate) fn check_foreseen(&self, foreseen: &[Foresight]) {
        if self.unforeseen().contains(library::Question::Words) {
            // The exploration begins again: what comes now was not looked for.
            return;
        }
        for foreseen in foreseen {
            let place = self.machine.place();
            let unforeseen = self.unforeseen_operation(foreseen.thread, foreseen);
            assert!(unforeseen.is_none(), "{unforeseen:?} at {place} was not foreseen: {foreseen:?}");
        }
    }
}

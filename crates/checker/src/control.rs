//! Who may end a check before it has come to its own end.

use model::Reason;
use search::Interrupt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use vm::Halt;

/// A wish to stop, for everybody who works: `javac`, the machine, the search and the telling. `Interrupt` says whether
/// it is time to be content with a run as it was found.
pub trait Control: Interrupt {
    /// Goes up when everything is to stop.
    fn flag(&self) -> &Arc<AtomicBool>;

    /// The same for a machine.
    fn halt(&self) -> Halt;

    /// Why everything was to stop, if so.
    fn reason(&self) -> Option<Reason>;

    /// How much of the time is left, if it is limited.
    fn time_left(&self) -> Option<Duration>;

    /// The search is over and its memory is free: from now on the machine moves to tell what was found, and the flag is
    /// down.
    fn let_tell(&self);

    /// After what was told, another search begins, and the flag may go up again.
    fn let_search(&self);
}

/// Nobody is in a hurry: a check ends by itself, or when somebody raises the flag.
#[derive(Clone, Debug, Default)]
pub struct Unhurried(Arc<AtomicBool>);

impl Control for Unhurried {
    fn flag(&self) -> &Arc<AtomicBool> {
        &self.0
    }

    fn halt(&self) -> Halt {
        Halt::on(Arc::clone(&self.0))
    }

    fn reason(&self) -> Option<Reason> {
        self.0.load(Ordering::Relaxed).then_some(Reason::Interrupted)
    }

    fn time_left(&self) -> Option<Duration> {
        None
    }

    fn let_tell(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    fn let_search(&self) {}
}

impl Interrupt for Unhurried {
    fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

//! When time may pass, where somebody has restricted that (`--timeouts late`, `never`).
//!
//! Usually a timed wait may end in any state. The runs that are left have this meaning:
//! - *late*: a wait that nothing but time ends does so only in a state in which every thread that could move is such a
//!   one. A thread that spins can always move, so that nobody's time comes beside it.
//! - *never*: a limit that was set to a wait does not run out. Where nothing else could happen the run is left there:
//!   that is no deadlock, and nothing is known of what would follow. Sleeps, delays of tasks and the patience of
//!   workers without work are no such limits.
//!
//! Both are fewer runs of the same program: what is found is real, and a proof names what was left out
//! ([`Time::restriction`]), unless nothing was. Claims about endless runs are refused (`checker::question`): in them
//! time passes.
//!
//! **Reduction.** Runs with *never* are a part of the system without some steps, in which persistent sets stay
//! persistent. With *late*, let a set be persistent without the restriction, in a state where some thread of it can
//! move by itself. As long as the set does not move that thread can, so no time passes: what others do before is what
//! they could do without the restriction, and commutes with the step of the set; after that step it can be done as
//! well, because the restriction concerns nothing but time. Where only time moves threads, each of them keeps the
//! others from it as soon as it is awake: all are explored ([`Time::moves`]). Tested by the corpus (`time/Late…`, with
//! and without reduction) and by simulated runs that keep to the restriction (`challenge`).

use crate::thread_survey::ThreadStatus;
use library::TimeOuts;
use vm::Machine;

/// What time does.
#[derive(Clone, Copy, Default)]
pub(crate) struct Time {
    /// In the present state nothing but time moves threads, and it matters which of them comes first.
    pub(crate) moves: bool,
    /// In the present state the time of some wait would be over, and that is not followed.
    pub(crate) is_left: bool,
    /// Somewhere a wait was not allowed to end that could have.
    pub(crate) was_kept: bool,
}

impl Time {
    /// Keeps threads waiting whose time does not come in this state.
    pub(crate) fn restrict(&mut self, machine: &Machine, time_outs: TimeOuts, statuses: &mut [ThreadStatus]) {
        (self.moves, self.is_left) = (false, false);
        let kept: Vec<bool> = match time_outs {
            TimeOuts::Any => return,
            TimeOuts::Late => {
                let by_time = |status: &ThreadStatus| status.movable && machine.ends_by_time(status.id);
                let moves = |status: &&ThreadStatus| status.movable && !status.blocked_call && !by_time(status);
                let others = statuses.iter().any(|status| moves(&status));
                self.moves = !others && statuses.iter().any(by_time);
                statuses.iter().map(|status| others && by_time(status)).collect()
            }
            TimeOuts::Never => statuses.iter().map(|one| one.movable && machine.runs_out_of_time(one.id)).collect(),
        };
        for (status, is_kept) in statuses.iter_mut().zip(kept) {
            status.movable &= !is_kept;
            self.is_left |= is_kept;
        }
        self.was_kept |= self.is_left;
    }

    /// What a proof rests on, in a few words for the verdict and in a sentence.
    pub(crate) fn restriction(self, time_outs: TimeOuts) -> Option<(&'static str, &'static str)> {
        match time_outs {
            _ if !self.was_kept => None,
            TimeOuts::Any => None,
            TimeOuts::Late => Some(("in runs whose time-outs come late", LATE)),
            TimeOuts::Never => Some(("in runs without time-outs", NEVER)),
        }
    }
}

const LATE: &str = "A timed wait or a sleep ended by itself only where no other thread could move (--timeouts late); runs in which \
    it ends earlier were not explored.";
const NEVER: &str =
    "No limit of a timed wait ran out (--timeouts never); what happens after a time-out was not explored.";

//! Functions of the program that a call of the class library runs in its midst: a part of its block as long as nobody
//! could observe what they do.
//!
//! Only for calls that promise to call a function once at most and under a lock (`Claim::CallsOnce`): where it is
//! called again after another thread was faster, it may count how often. So may comparisons: whatever is not called
//! `apply` ends the block, as does the first operation that others could observe. Errs by ending blocks too early.

use crate::exploring::Configuration;
use crate::exploring::pausing::Pausing;
use crate::machine::Machine;
use crate::native::Stop;
use crate::threads::thread::Status;

impl Machine {
    /// Whether the running thread is in a function that a call of the block below it has been given. Not where
    /// instructions of the program are looked at one by one.
    pub(super) fn is_in_function(&self, depth: usize) -> bool {
        let Configuration { every_instruction, watched_methods, watched_returns, .. } = &self.exploring.configuration;
        let thread = self.thread();
        let is_watched = *every_instruction || !watched_methods.is_empty() || !watched_returns.is_empty();
        if is_watched || thread.status != Status::Runnable {
            return false;
        }
        let above = (depth + 1..thread.frames.len()).map(|number| (&thread.frames[number - 1], &thread.frames[number]));
        let mut called = above.filter(|(_, frame)| frame.method.class.is_application());
        called
            .next()
            .is_some_and(|(caller, function)| function.method.name == "apply" && self.natives.calls_once(caller.method))
    }

    /// Lets the running thread, which is in a function, run on; `entered` says whether it has been before. True if the
    /// block ends there: others could observe what comes.
    pub(super) fn run_function(&mut self, entered: &mut bool, left: &mut u64) -> Result<bool, Stop> {
        if !*entered {
            // What the call has published so far is no longer its own.
            self.remark()?;
            *entered = true;
        }
        let mut pausing = Pausing::before_operations_and_calls();
        self.advance_watched(&mut pausing, left)?;
        Ok(pausing.has_paused())
    }
}

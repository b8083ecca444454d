//! Undoing: taking the whole machine back to a mark.

use crate::machine::Machine;
use crate::thread::ThreadId;

impl Machine {
    /// Remembers a thread as it is before it changes for the first time since the last mark.
    pub(crate) fn save_thread(&mut self, _thread: ThreadId) {}

    /// Remembers the frame below the top one before the top one is left.
    pub(crate) fn before_pop(&mut self) {}
}

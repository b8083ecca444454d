//! The monitors of virtual threads (JDK 21 and later).
//!
//! Virtual threads are bound to threads of their own here, whose start, end and `join` take the monitor of the thread
//! object. Those of HotSpot take none. As long as only that code holds the monitor, the difference can be seen in
//! thread states alone, and they are shown as HotSpot shows them. Where the program itself holds the monitor, nothing
//! is right: that is refused by name.

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Phase, Thread, ThreadId};

/// The superclass of all virtual threads.
const VIRTUAL: &str = "java/lang/BaseVirtualThread";

impl Machine {
    /// Whether a `java.lang.Thread` is a virtual one.
    pub(crate) fn is_virtual(&self, thread: Reference) -> bool {
        let classes = std::iter::successors(Some(self.peek_class(thread)), |class| class.super_class);
        classes.into_iter().any(|class| class.name == VIRTUAL)
    }

    /// Before a thread is started, joined or ends: gives up if it is a virtual one whose monitor the program holds.
    /// Only to start it, or to end, the running thread may own it.
    pub(crate) fn refuse_monitor_of_virtual(&mut self, thread: Reference, may_own: bool) -> Detoured<()> {
        let is_owned = |thread: &Reference| !thread.is_null() && self.is_virtual(*thread);
        let owner = Some(thread).filter(is_owned).and_then(|thread| self.heap.lock_word(thread).owner());
        let harmless = |owner: u32| match owner == self.current.0 {
            true => may_own,
            false => self.threads.get(owner as usize).is_some_and(|owner| self.is_in_code_of_life(owner)),
        };
        if owner.is_none_or(harmless) {
            return Ok(());
        }
        Err(self
            .unsupported("the monitor of a virtual thread that is held while the thread is started, joined or ends"))
    }

    /// Whether a thread needs the monitor of a virtual thread for what takes none on HotSpot.
    pub(crate) fn needs_no_monitor(&self, id: ThreadId, on: Reference) -> bool {
        let thread = &self.threads[id];
        self.peek_class(on).is_subclass_of(self.known.thread) && self.is_virtual(on) && self.is_in_code_of_life(thread)
    }

    /// Whether a thread starts or joins another, or ends.
    fn is_in_code_of_life(&self, thread: &Thread) -> bool {
        let mut library = thread.frames.iter().rev().take_while(|frame| !frame.method.class.is_application());
        let joins = library.any(|frame| {
            frame.method.class == self.known.thread && matches!(frame.method.name, "join" | "start" | "exit")
        });
        joins || thread.phase == Phase::Exit
    }

    /// Whether the wait that a thread returns from had a limit: the operands of its call are still there.
    pub(crate) fn waited_for_time(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id];
        thread.frame().is_some_and(|_| thread.peek(1) != 0)
    }
}

//! Where a thread stands, as stack traces show it: the innermost frame first, with the native that it waits in.

use crate::interpreter::exceptions::NATIVE_INSTRUCTION;
use crate::machine::Machine;
use crate::threads::thread::{Frame, Status, Thread, ThreadId};
use program::{MethodId, MethodRef};

impl Machine {
    /// Where a thread stands, the innermost frame first, with the native it waits in.
    pub fn stack_of(&self, id: ThreadId, detail: Detail) -> Vec<(MethodId, u32)> {
        let thread = &self.threads[id];
        let native = if id == self.current { self.native_method } else { blocking_native(thread) };
        let native = native.map(|method| (method.id, NATIVE_INSTRUCTION));
        let frames = thread.frames.iter().rev().filter_map(|frame| self.shown_in(frame, detail));
        native.into_iter().chain(frames).collect()
    }

    /// How a frame is shown, as a method and an instruction of it.
    pub fn shown_in(&self, frame: &Frame, detail: Detail) -> Option<(MethodId, u32)> {
        let own = || frame.method.class.name.starts_with("sojourner/") && frame.method.class.is_of_jdk();
        let itself = || (detail == Detail::WithHidden && !own()).then_some((frame.method.id, frame.pc));
        self.shown(frame).or_else(itself)
    }
}

/// Which frames a look at a stack shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Those that stack traces show.
    AsInTraces,
    /// Also those of lambdas and of methods that the JDK hides, but never the VM's own.
    WithHidden,
}

/// The native a waiting thread has called: natives have no frame, but the caller still stands at its call.
fn blocking_native(thread: &Thread) -> Option<MethodRef> {
    match thread.status {
        Status::Waiting { .. } | Status::Reacquiring { .. } | Status::Parked { .. } | Status::Sleeping { .. } => {}
        Status::Runnable | Status::Blocked { .. } | Status::Initializing { .. } | Status::Terminated => return None,
    }
    let frame = thread.frame()?;
    let instruction = frame.code.at(frame.pc as usize);
    frame.code.site_method(instruction.b).filter(|method| method.is_native())
}

//! What a call that counts as a whole does inside, for those who ask. No part of the state, and nothing depends on it.
//!
//! Only what others could observe at the beginning of the step is noted: objects that the call makes itself are its
//! own. What the initialisers of the JDK's classes do is left out. May leave something out where an instruction is
//! resolved for the first time.

use crate::exploring::operation::{AtInstruction, Operation};
use crate::machine::Machine;
use crate::threads::thread::{Frame, OnReturn, Status, ThreadId};
use program::MethodRef;

/// One operation inside a call of the class library.
#[derive(Clone, Copy, Debug)]
pub struct InnerOperation {
    /// The method and the place in it.
    pub method: MethodRef,
    pub pc: u32,
    /// The method that it calls there, if it does.
    pub calls: Option<MethodRef>,
    pub operation: Operation,
    /// What is in the place afterwards, of an access.
    pub value: Option<u64>,
}

/// What calls have done inside so far; nothing where nobody asks.
pub(in crate::exploring) type InnerOperations = Option<Vec<InnerOperation>>;

/// Where a thread stood before an instruction, and what it was about to do.
pub(in crate::exploring) struct Before {
    inner: InnerOperation,
    position: (usize, Option<u32>),
}

impl Machine {
    /// Looks at the next instruction of the running thread, in an atomic block whose lowest frame is at this depth.
    pub(in crate::exploring) fn look_inside(&self, depth: usize, noted: &InnerOperations) -> Option<Before> {
        noted.as_ref()?;
        let thread = self.thread();
        let block = thread.frames.get(depth..)?;
        if block.iter().any(|frame| matches!(frame.on_return, OnReturn::Initializer { .. })) {
            return None;
        }
        let operation = self.operation(self.current);
        if matches!(operation, Operation::Local | Operation::Opaque | Operation::End) {
            return None;
        }
        let frame = block.iter().rfind(|frame| !is_machinery(frame.method)).or(block.last())?;
        let calls = thread.frame().and_then(|top| self.called_by(self.current, top));
        let inner = InnerOperation { method: frame.method, pc: frame.pc, calls, operation, value: None };
        Some(Before { inner, position: self.position() })
    }

    /// Notes what the instruction has done, unless it has yet to do it.
    pub(in crate::exploring) fn note_inside(&self, before: Option<Before>, noted: &mut InnerOperations) {
        let Some(Before { mut inner, position }) = before else { return };
        if self.position() == position && self.thread().status == Status::Runnable {
            return;
        }
        if let Operation::Access(access) = inner.operation {
            inner.value = Some(self.value_at(&access));
        }
        noted.get_or_insert_default().push(inner);
    }

    /// What a place in memory holds.
    pub fn value_at(&self, access: &crate::exploring::operation::Access) -> u64 {
        if self.peek_class(access.object).is_array() {
            let index = (access.offset - program::layout::HEADER_BYTES) / access.size.max(1);
            return self.heap.element(access.object, index, access.size.trailing_zeros());
        }
        self.heap.field(access.object, access.word())
    }

    fn called_by(&self, id: ThreadId, frame: &Frame) -> Option<MethodRef> {
        let thread = &self.threads[id];
        AtInstruction { machine: self, id, thread, frame }.called()
    }
}

/// Whether a method only carries an access out that another one asks for.
fn is_machinery(method: MethodRef) -> bool {
    let class = method.class.name;
    class.starts_with("java/lang/invoke/") || class == "jdk/internal/misc/Unsafe" || class.contains("LambdaForm")
}

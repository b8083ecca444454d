//! What others could observe of a native, given its arguments.

use super::{Access, Operation};
use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::ThreadId;
use library::Effect;

impl Machine {
    /// What a native with these arguments does.
    pub(crate) fn native_operation(&self, id: ThreadId, number: u32, arguments: &[u64]) -> Operation {
        let first = Reference::from_slot(arguments.first().copied().unwrap_or(0));
        match self.natives.effect(number) {
            Effect::Local | Effect::Choice => Operation::Local,
            Effect::Memory { write, plain, shift } => self.memory_operation(arguments, write, plain, 1 << shift),
            Effect::Contents { .. } => self.contents_operation(arguments),
            Effect::Hash if self.has_hash_or_is_own(first) => Operation::Local,
            Effect::Hash => Operation::Hash,
            Effect::Referent { write } => self.hidden_field_operation(first, self.known.referent, write),
            Effect::Life => self.hidden_field_operation(first, self.known.thread_eetop, false),
            Effect::Standing if self.is_nobody_elses(first) => Operation::Local,
            Effect::Standing | Effect::Clock | Effect::Opaque => Operation::Opaque,
            // No native is listed with these; they are for the analysis of code.
            Effect::Arrays | Effect::Calls => Operation::Opaque,
            Effect::Wait if self.heap.lock_word(first).is_held_by(id.0) => Operation::Wait(first),
            Effect::Notify { all } if self.heap.lock_word(first).is_held_by(id.0) => self.notification(first, all),
            // Both throw at once.
            Effect::Wait | Effect::Notify { .. } => Operation::Local,
            Effect::Start => Operation::Start(first),
            Effect::Park => Operation::Park,
            Effect::Unpark => Operation::Unpark(Reference::from_slot(arguments.get(1).copied().unwrap_or(0))),
            Effect::Interrupt => Operation::Interrupt(first),
            Effect::Sleep => Operation::Sleep,
        }
    }

    fn memory_operation(&self, arguments: &[u64], write: bool, plain: bool, size: u32) -> Operation {
        let object = Reference::from_slot(arguments[1]);
        if object.is_null() {
            return Operation::Opaque;
        }
        let is_array = self.peek_class(object).is_array();
        let shared = if is_array { self.heap.is_shared_array(object) } else { self.heap.is_shared(object) };
        if !shared {
            return Operation::Local;
        }
        let size = if is_array { size } else { 8 };
        Operation::Access(Access { object, offset: arguments[2] as u32, size, write, plain, reference: true })
    }

    /// The access of a field in which the JDK keeps what a native asks for.
    fn hidden_field_operation(&self, object: Reference, field: u32, write: bool) -> Operation {
        if !self.heap.is_shared(object) {
            return Operation::Local;
        }
        Operation::Access(Access { object, offset: 8 * field, size: 8, write, plain: false, reference: true })
    }

    /// Whether a thread has not been started, and no other can do that.
    fn is_nobody_elses(&self, thread: Reference) -> bool {
        !self.heap.is_shared(thread) && self.threads.thread_of(thread).is_none()
    }

    /// `clone` of the receiver or a copy between arrays: nobody's business where nobody else can reach them.
    fn contents_operation(&self, arguments: &[u64]) -> Operation {
        let reaches = |slot: &u64| {
            let object = Reference::from_slot(*slot);
            !object.is_null() && self.heap.is_shared_array(object)
        };
        // Of `arraycopy(from, int, to, int, int)` the first and the third are arrays.
        let objects = arguments.first().into_iter().chain(arguments.get(2).filter(|_| arguments.len() == 5));
        if objects.into_iter().any(reaches) { Operation::Opaque } else { Operation::Local }
    }

    fn has_hash_or_is_own(&self, object: Reference) -> bool {
        object.is_null() || self.heap.lock_word(object).hash().is_some()
    }

    fn notification(&self, on: Reference, all: bool) -> Operation {
        Operation::Notify { on, all, waiters: self.threads.count_waiters(on) }
    }
}

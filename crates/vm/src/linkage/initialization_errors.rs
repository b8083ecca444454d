//! Why a class is erroneous: what a later use of it names as the cause (JVMS 5.5, the behaviour of HotSpot from JDK 17
//! on).
//!
//! The first failure is kept as a text, not as the exception itself: an `ExceptionInInitializerError` that says which
//! exception it was and in which thread, with the stack trace of that exception. It lies in a cell of the class.

use crate::interpreter::detour::Detour;
use crate::linkage::resolution_cells::ConstantKey;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::ClassRef;

/// No constant has the number 0 (JVMS 4.1), so this cell belongs to nothing else.
const FAILURE: ConstantKey = ConstantKey::Entry(0);

impl Machine {
    /// Keeps what made the initialisation of a class fail.
    pub(crate) fn keep_failure(&mut self, class: ClassRef, exception: Reference) {
        let text = self.failure_text(exception);
        let Some(cell) = self.constant_cell(class.id, FAILURE) else { return };
        if let Detour::Throw(kept) = self.throw_from_reserve("java/lang/ExceptionInInitializerError", &text) {
            self.heap.set_field(kept, self.known.throwable_cause, 0);
            let trace = [self.known.throwable_backtrace, self.known.throwable_depth, self.known.throwable_stack_trace];
            for field in trace {
                let value = self.heap.field(exception, field);
                self.heap.set_field(kept, field, value);
            }
            self.heap.set_word(cell, kept.slot());
        }
    }

    fn failure_text(&self, exception: Reference) -> String {
        let class = self.peek_class(exception).java_name();
        let message = Reference::from_slot(self.heap.field(exception, self.known.throwable_message));
        let thread = self.thread_name(self.thread().object);
        if message.is_null() {
            return format!("Exception {class} [in thread \"{thread}\"]");
        }
        format!("Exception {class}: {} [in thread \"{thread}\"]", self.text(message))
    }

    /// The error of a use of an erroneous class.
    pub(crate) fn throw_erroneous(&mut self, class: ClassRef) -> Detour {
        let message = format!("Could not initialize class {}", class.java_name());
        let thrown = self.throw_new("java/lang/NoClassDefFoundError", &message);
        if let (Detour::Throw(error), Some(cell)) = (&thrown, self.constant_cell(class.id, FAILURE)) {
            let cause = self.heap.word(cell);
            self.heap.set_field(*error, self.known.throwable_cause, cause);
        }
        thrown
    }
}

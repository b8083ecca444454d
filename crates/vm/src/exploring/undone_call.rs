//! Asking an object a question: Java code that runs between two steps and leaves no trace.
//!
//! The code runs in a thread of its own, or in that of the program which has come to the question and holds its
//! monitors, undisturbed, up to its answer; then everything is taken back. It may not wait, choose, end the program, or
//! go on for ever: what does not simply answer is told apart.

use super::pausing::Pausing;
use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::native::Stop;
use crate::state::reference::Reference;
use crate::threads::thread::{OnReturn, Phase, Status, Thread, ThreadId};
use program::{MethodRef, dispatch};

/// Instructions after which a question counts as unanswered.
const LONGEST: u64 = 1_000_000;

/// Why there is no answer.
#[derive(Clone, Debug)]
pub enum Unanswered {
    /// The code threw an exception: its class, its message, and the innermost place in the program itself.
    Thrown { class: String, message: Option<String>, place: Option<(MethodRef, u32)> },
    /// The code waits for others, chooses, ends the program, or runs too long; in words.
    Refused(String),
}

impl Machine {
    /// What a `java.util.function.BooleanSupplier` answers in the present state, which stays as it is.
    pub fn ask(&mut self, supplier: Reference) -> Result<bool, Unanswered> {
        let method = self.supplied(supplier).map_err(|detour| self.unanswered(detour))?;
        self.ask_method(method, &[supplier.slot()], None).map(|answer| answer & 1 == 1)
    }

    /// What a method answers to these arguments in the present state, which stays as it is; 0 where it answers nothing.
    /// A thread that is named is the one that asks, if it can go on.
    pub fn ask_method(
        &mut self,
        method: MethodRef,
        arguments: &[u64],
        asker: Option<ThreadId>,
    ) -> Result<u64, Unanswered> {
        self.undone(|machine| machine.answer(method, arguments, asker))
    }

    fn answer(&mut self, method: MethodRef, arguments: &[u64], asker: Option<ThreadId>) -> Result<u64, Unanswered> {
        self.begin_question(asker);
        let floor = self.thread().frames.len() + 1;
        let called = self.call_above_floor(method, arguments);
        called.map_err(|detour| self.unanswered(detour))?;
        let mut left = LONGEST;
        while self.thread().frames.len() > floor {
            let mut pausing = Pausing::default();
            let outcome = self.let_run(&mut pausing, |machine| machine.advance_collecting(&mut left));
            match outcome {
                Err(Detour::Throw(exception)) => self.throw_within(exception, floor)?,
                Err(detour @ Detour::Stop(_)) => return Err(self.unanswered(detour)),
                Ok(()) | Err(Detour::Repeat | Detour::Collect) => {}
            }
            if self.thread().status != Status::Runnable || pausing.has_paused() {
                return Err(Unanswered::Refused(String::from("waits or chooses")));
            }
            if left == 0 {
                return Err(Unanswered::Refused(format!("takes more than {LONGEST} instructions")));
            }
        }
        Ok(if method.result_slots() > 0 { self.thread().peek(method.result_slots() - 1) } else { 0 })
    }

    fn supplied(&mut self, supplier: Reference) -> Detoured<MethodRef> {
        let class = self.peek_class(supplier);
        let interface = self.program.load("java/util/function/BooleanSupplier");
        let interface = self.linked(interface)?;
        let resolved = self.program.find_method(interface, "getAsBoolean", "()Z");
        let resolved = self.linked(resolved)?;
        let method = dispatch::select(class, resolved);
        self.linked(method)
    }

    /// Lets the thread that asks be the running one, or a new one.
    fn begin_question(&mut self, asker: Option<ThreadId>) {
        let can_ask = |id: &ThreadId| {
            let thread = &self.threads[*id];
            thread.status == Status::Runnable && thread.pending.is_null() && thread.wake.is_none()
        };
        if let Some(id) = asker.filter(can_ask) {
            self.save_thread(id);
            self.current = id;
            return;
        }
        let main = self.threads.first().map_or(Reference::NULL, |main| main.object);
        let mut thread = Thread::new(main);
        thread.phase = Phase::Boot;
        self.threads.push(thread);
        self.current = ThreadId(self.threads.len() as u32 - 1);
    }

    /// A frame that only takes the answer, and above it the call.
    fn call_above_floor(&mut self, method: MethodRef, arguments: &[u64]) -> Detoured<()> {
        let Some(nothing) = self.process.boot.no_operation else {
            return Err(self.unsupported("a question before the boot"));
        };
        self.push_frame(nothing, &[], OnReturn::EndPhase)?;
        self.push_frame(method, arguments, OnReturn::Floor)
    }

    /// Unwinds to a handler within the code that was asked.
    fn throw_within(&mut self, exception: Reference, floor: usize) -> Result<(), Unanswered> {
        let unanswered = self.thrown(exception);
        match self.unwind(exception) {
            Ok(()) if self.thread().frames.len() > floor => Ok(()),
            Ok(()) | Err(_) => Err(unanswered),
        }
    }

    fn unanswered(&mut self, detour: Detour) -> Unanswered {
        match detour {
            Detour::Throw(exception) => self.thrown(exception),
            Detour::Stop(Stop::Unsupported { what, .. }) => {
                Unanswered::Refused(format!("needs what is not modelled: {what}"))
            }
            Detour::Stop(Stop::Exit(_)) => Unanswered::Refused(String::from("ends the program")),
            Detour::Stop(Stop::Discarded) => Unanswered::Refused(String::from("makes an assumption")),
            Detour::Stop(Stop::Halted) => Unanswered::Refused(String::from("was interrupted")),
            Detour::Repeat | Detour::Collect => Unanswered::Refused(String::from("cannot be called")),
        }
    }

    fn thrown(&mut self, exception: Reference) -> Unanswered {
        let places = self.places_of(exception);
        let methods = places.iter().map(|(method, pc)| (self.program.method(*method), *pc));
        let place = methods.into_iter().find(|(method, _)| self.is_own(method));
        let class = self.peek_class(exception).java_name();
        Unanswered::Thrown { class, message: self.message_of(exception), place }
    }
}

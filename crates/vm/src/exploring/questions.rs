//! Questions that decide how a program must be explored are heard where they are asked: when the method is called.
//!
//! Every call that is not a plain jump of the fast path comes by here: from an instruction, a table of virtual methods,
//! a method handle, a reflective accessor, a variable handle. A method that may ask something is never entered by the
//! fast path before its questions have been raised, so nothing is paid for all others. What was raised is a fact of the
//! process: undoing never takes it back.

use crate::machine::Machine;
use crate::state::reference::Reference;
use library::questions::TRANSPARENT;
use library::{Asking, Questions};
use program::MethodRef;

impl Machine {
    /// Takes note of what a call is about to ask, whose arguments lie on top of the operand stack.
    #[inline(always)]
    pub(crate) fn hear(&mut self, method: MethodRef, argument_slots: u32) {
        if self.exploring.notes_readings() && !self.unheard_questions(method).is_empty() {
            self.hear_questions(method, argument_slots);
        }
    }

    /// What calls of a method may ask and nobody has asked so far.
    #[inline(always)]
    pub(crate) fn unheard_questions(&self, method: MethodRef) -> Questions {
        self.natives.claims(method).questions().without(self.exploring.facts.raised)
    }

    fn hear_questions(&mut self, method: MethodRef, argument_slots: u32) {
        let asked = self.natives.library().asked(method.class.name, method.name, method.descriptor);
        let asked: Vec<_> = asked.filter(|(_, asking)| self.is_asked(*asking, argument_slots)).collect();
        for (question, asking) in asked {
            match asking {
                Asking::WhileWritten(field, _) => self.exploring.signals.asked_while_written.push((question, field)),
                _ => self.exploring.facts.raised.insert(question),
            }
        }
    }

    fn is_asked(&self, asking: Asking, argument_slots: u32) -> bool {
        match asking {
            Asking::Always => true,
            Asking::Unless(callers) | Asking::WhileWritten(_, callers) => !self.is_called_by(callers),
            Asking::ByProgram => self.is_called_by_program(),
            Asking::OfAnother => self.is_called_by_program() && self.is_of_another(argument_slots),
            Asking::About(starts) => self.is_about(starts, argument_slots),
        }
    }

    fn is_called_by(&self, callers: &[&str]) -> bool {
        let Some(frame) = self.thread().frame() else { return false };
        let (class, name) = (frame.method.class.name, frame.method.name);
        callers.iter().any(|caller| caller.rsplit_once('.') == Some((class, name)))
    }

    /// Whether the innermost code that does not act for its caller is not that of the JDK.
    fn is_called_by_program(&self) -> bool {
        let mut classes = self.thread().frames.iter().rev().map(|frame| frame.method.class);
        let is_transparent = |class: &program::ClassRef| {
            !class.is_application() && TRANSPARENT.iter().any(|start| class.name.starts_with(start))
        };
        classes.find(|class| !is_transparent(class)).is_none_or(|class| !class.is_of_jdk())
    }

    /// Whether the receiver is not the thread that calls.
    fn is_of_another(&self, argument_slots: u32) -> bool {
        let Some(last) = argument_slots.checked_sub(1) else { return true };
        Reference::from_slot(self.thread().peek(last)) != self.thread().object
    }

    fn is_about(&self, starts: &[&str], argument_slots: u32) -> bool {
        let Some(last) = argument_slots.checked_sub(1) else { return true };
        let text = self.text(Reference::from_slot(self.thread().peek(last)));
        starts.iter().any(|start| text.starts_with(start))
    }
}

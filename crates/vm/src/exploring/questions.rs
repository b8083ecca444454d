//! Questions that decide how a program must be explored are heard where they are asked: when the method is called.
//!
//! Every call that is not a plain jump of the fast path comes by here: from an instruction, a table of virtual methods,
//! a method handle, a reflective accessor, a variable handle. A method that may ask something is never entered by the
//! fast path, so nothing is paid for all others. What was raised is a fact of the
//! process: undoing never takes it back.

use crate::machine::Machine;
use crate::state::canonical::own_fields_of;
use crate::state::reference::Reference;
use classfile::descriptor::{BaseType, parse_method};
use library::classes::{CHANGING_TEXTS, is_in};
use library::questions::TRANSPARENT;
use library::{Asking, Questions};
use program::MethodRef;
use rustc_hash::FxHashSet;

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
        // Objects are looked through whose classes may have been linked in this very step.
        self.process.shapes.sync(self.program);
        let asked = self.natives.library().asked(method.class.name, method.name, method.descriptor);
        let asked: Vec<_> = asked.filter(|(_, asking)| self.is_asked(*asking, method, argument_slots)).collect();
        for (question, asking) in asked {
            match asking {
                Asking::WhileWritten(field, _) => self.exploring.signals.asked_while_written.push((question, field)),
                _ => self.exploring.facts.raised.insert(question),
            }
        }
    }

    fn is_asked(&self, asking: Asking, method: MethodRef, argument_slots: u32) -> bool {
        match asking {
            Asking::Always => true,
            Asking::Unless(callers) | Asking::WhileWritten(_, callers) => !self.is_called_by(callers),
            Asking::ByProgram => self.is_called_by_program(),
            Asking::OfAnother => self.is_called_by_program() && self.is_of_another(argument_slots),
            Asking::BesideOthers => self.is_called_by_program() && self.others_live(),
            Asking::GivenShared => self.is_given_shared(method),
            Asking::About(starts) => self.is_about(starts, argument_slots),
        }
    }

    fn others_live(&self) -> bool {
        self.threads.ids().any(|id| id != self.current && !self.threads[id].is_terminated())
    }

    /// Whether somebody else may change an argument during the call. The last one lies on top.
    fn is_given_shared(&self, method: MethodRef) -> bool {
        let Ok(types) = parse_method(method.descriptor) else { return true };
        let mut depth = 0;
        types.parameters.iter().rev().any(|parameter| {
            let at = depth;
            depth += u32::from(parameter.slots());
            parameter.base() == BaseType::Reference
                && self.may_change_meanwhile(Reference::from_slot(self.thread().peek(at)))
        })
    }

    fn may_change_meanwhile(&self, object: Reference) -> bool {
        if object.is_null() {
            return false;
        }
        let class = self.peek_class(object);
        let is_text = || {
            std::iter::successors(Some(class), |class| class.super_class).any(|class| is_in(CHANGING_TEXTS, class.name))
        };
        match class.is_array() {
            true => self.heap.is_shared_array(object) || self.is_kept(object),
            false => self.heap.is_shared(object) && is_text(),
        }
    }

    /// Whether code of the program that runs within the call may come to publish an array of its own: an element leads
    /// to it, or what the thread keeps for itself does. What is shared leads to nothing that is not.
    fn is_kept(&self, array: Reference) -> bool {
        if self.peek_class(array).component().is_none_or(|component| component.is_primitive()) {
            return false;
        }
        let thread = self.thread().object;
        let own = own_fields_of(self.peek_class(thread)).into_iter().map(|word| self.heap.word(thread.0 + word) as u32);
        let mut waiting: Vec<u32> = self.references(array).iter().map(|element| element.0).chain(own).collect();
        let mut seen = FxHashSet::default();
        while let Some(object) = waiting.pop() {
            if object == array.0 {
                return true;
            }
            if object != 0 && !self.heap.is_shared(Reference(object)) && seen.insert(object) {
                let shape = self.process.shapes.of_header(self.heap.word(object));
                let end = object + shape.size(self.heap.word(object));
                let words = &self.heap.words()[object as usize..end as usize];
                shape.for_each_reference(words, &mut |reference| waiting.push(reference));
            }
        }
        false
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

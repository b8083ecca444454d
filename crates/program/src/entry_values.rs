//! What a frame remembers of its beginning, for somebody who looks at it later: locals that the code itself does not
//! know.
//!
//! They come behind the locals of the code, live wherever the method stands, and are set by whoever enters the method.

use crate::class::FieldRef;
use crate::method::MethodRef;
use crate::registry::Program;

/// What one such local holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryValue {
    /// 1 until the first instruction is executed, then 0: code may jump back to its beginning.
    Entered,
    /// An argument, by its slot, as it was when the method was entered.
    Argument { slot: u16, reference: bool },
    /// A field of the receiver, or a static field, as it was when the method was entered.
    Field(FieldRef),
    /// The second slot of a long or double.
    Nothing,
}

impl EntryValue {
    pub(crate) fn is_reference(&self) -> bool {
        match self {
            EntryValue::Entered | EntryValue::Nothing => false,
            EntryValue::Argument { reference, .. } => *reference,
            EntryValue::Field(field) => field.is_reference(),
        }
    }
}

impl Program {
    /// Lets the frames of a method remember this. False where its code was decoded before, unless it remembers just
    /// that: it is too late then.
    pub fn record(&self, method: MethodRef, entry_values: &[EntryValue]) -> bool {
        let is_early = method.code.get().is_none() && method.frame_maps.get().is_none();
        if is_early {
            let _first_answer_stays = method.entry_values.set(entry_values.into());
        }
        method.entry_values() == entry_values
    }
}

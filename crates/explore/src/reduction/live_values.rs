//! What the frames of a thread hold in this state, for the elements of arrays that it may still access
//! (`analysis::Values`).
//!
//! A value tells the future where it stays as it is until the thread looks at it: slots of its frames as long as its
//! own code leaves them alone, which the analysis knows; fields that none of the living threads may write any more, nor
//! any that they may start. Where that is not sure there is no value, and any element counts.

use analysis::{Effects, Values};
use program::FieldRef;
use program::layout::{Element, HEADER_WORDS};
use std::rc::Rc;
use vm::exploring::{Access, Operation};
use vm::{Machine, Reference, ThreadId};

/// What a thread has in hand.
pub(super) struct LiveValues<'a> {
    machine: &'a Machine,
    id: ThreadId,
    /// Those of all threads.
    may_effects: &'a [Rc<Effects>],
    /// Some of its frames are not among those that the may-effects are about.
    leaves_out_frames: bool,
}

impl LiveValues<'_> {
    pub(super) fn new<'a>(
        machine: &'a Machine,
        id: ThreadId,
        operation: Operation,
        may_effects: &'a [Rc<Effects>],
    ) -> LiveValues<'a> {
        LiveValues { machine, id, may_effects, leaves_out_frames: matches!(operation, Operation::Join(_)) }
    }

    fn slot(&self, frame: u32, is_of: impl Fn(&vm::Frame) -> Option<u32>) -> Option<u64> {
        let thread = &self.machine.threads[self.id];
        let frame = thread.frames.get(frame as usize).filter(|_| !self.leaves_out_frames)?;
        let slot = is_of(frame)?;
        (slot < frame.top).then(|| thread.slots[slot as usize])
    }
}

impl Values for LiveValues<'_> {
    fn local(&self, frame: u32, number: u16) -> Option<u64> {
        self.slot(frame, |frame| (number < frame.code.max_locals).then(|| frame.base + u32::from(number)))
    }

    fn operand(&self, frame: u32, number: u16) -> Option<u64> {
        self.slot(frame, |frame| Some(frame.operands() + u32::from(number)))
    }

    fn field(&self, object: Option<u64>, field: FieldRef) -> Option<u64> {
        if self.may_effects.iter().any(|may_effects| may_effects.writes_field(field)) {
            return None;
        }
        let machine = self.machine;
        let Some(word) = object else {
            let mirror = field.class.mirror().filter(|_| machine.has_initialized(field.class))?;
            return Some(machine.heap.word(mirror + field.offset(machine.known.class)));
        };
        let object = Some(Reference::from_slot(word)).filter(|object| !object.is_null())?;
        let has_it = machine.peek_class(object).is_subclass_of(field.class);
        has_it.then(|| machine.heap.field(object, HEADER_WORDS + field.word))
    }

    fn length(&self, array: u64) -> Option<u64> {
        let array = Some(Reference::from_slot(array)).filter(|array| !array.is_null())?;
        self.machine.peek_class(array).is_array().then(|| u64::from(self.machine.heap.length(array)))
    }
}

/// The elements that a thread may still access, as far as they are known by their indices.
#[derive(Clone, Debug, Default)]
pub(crate) struct KnownElements(Vec<(u8, bool, Vec<u32>)>);

impl KnownElements {
    pub(super) fn of(may_effects: &Effects, values: &LiveValues<'_>) -> KnownElements {
        let all = b"BCSIJFDL".iter().flat_map(|kind| [(*kind, false), (*kind, true)]);
        let known = |(kind, write)| Some((kind, write, may_effects.indices(kind, write, values)?));
        KnownElements(all.filter_map(known).collect())
    }

    /// Whether an access of an array was to be expected.
    pub(crate) fn foresee(&self, machine: &Machine, access: &Access, kind: u8) -> bool {
        let kind = if kind == b'Z' { b'B' } else { kind };
        let kind = if kind == b'[' { b'L' } else { kind };
        let known = self.0.iter().find(|(of, write, _)| (*of, *write) == (kind, access.write));
        known.is_none_or(|(_, _, indices)| touches(machine, access, Some(indices)))
    }
}

/// Whether one of the elements that an access of an array touches is among these; any where there is no list.
pub(super) fn touches(machine: &Machine, access: &Access, indices: Option<&[u32]>) -> bool {
    let Some(indices) = indices else { return true };
    let Some(component) = machine.peek_class(access.object).component() else { return true };
    let shift = Element::of_descriptor(&component.descriptor()).shift();
    let begin = access.offset - 8 * HEADER_WORDS;
    let (first, last) = (begin >> shift, (begin + access.size.max(1) - 1) >> shift);
    indices.iter().any(|index| (first..=last).contains(index))
}

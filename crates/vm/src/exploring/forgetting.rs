//! The canonical form of a state without some of its data, for searches that tell states apart by a part of them.
//!
//! The data is set to zero, the form is written, and everything is taken back. Nothing else rests on it: forms that are
//! equal without data may be those of states that behave differently.

use crate::machine::Machine;
use crate::state::canonical::Encoder;
use crate::state::heap::Heap;
use crate::state::reference::Reference;
use program::layout::Element;
use program::{FieldRef, LinkError, MethodId, Program};
use rustc_hash::FxHashMap;

/// What counts as zero.
#[derive(Default)]
pub struct Forgotten {
    /// These fields, of whatever object. None of them is a reference.
    pub fields: Vec<FieldRef>,
    /// Of methods: these local variables where they hold no references, and all such operands.
    pub variables: FxHashMap<MethodId, Vec<u16>>,
}

/// The slots and the version of a thread, which are changed for a moment.
struct Kept {
    thread: usize,
    slots: Vec<u64>,
    version: u64,
}

impl Machine {
    /// Writes the canonical form of the state in which this data, and the elements of these arrays, are zero. The state
    /// stays as it is. To be asked right after [`Machine::encode`].
    pub fn encode_without(
        &mut self,
        forgotten: &Forgotten,
        arrays: &[Reference],
        encoder: &mut Encoder,
    ) -> Result<(), LinkError> {
        self.undone(|machine| {
            machine.forget_fields(&forgotten.fields);
            arrays.iter().for_each(|array| machine.forget_elements(*array));
            let kept = machine.forget_variables(forgotten)?;
            let encoded = machine.encode(encoder);
            for Kept { thread, slots, version } in kept {
                machine.threads[thread].slots = slots;
                machine.threads[thread].version = version;
            }
            encoded
        })
    }

    fn forget_fields(&mut self, fields: &[FieldRef]) {
        for field in fields {
            let offset = field.offset(self.known.class);
            let objects = if field.is_static() {
                field.class.mirror().map(Reference).into_iter().collect()
            } else {
                self.objects_of(field.class)
            };
            for object in objects {
                if self.heap.field(object, offset) != 0 {
                    self.heap.set_field(object, offset, 0);
                }
            }
        }
    }

    fn forget_elements(&mut self, array: Reference) {
        let kind = Heap::element_kind(self.peek_class(array)).filter(|kind| *kind != Element::Reference);
        let Some(kind) = kind else { return };
        for index in 0..self.heap.length(array) {
            self.heap.set_element(array, index, kind.shift(), 0);
        }
    }

    fn forget_variables(&mut self, forgotten: &Forgotten) -> Result<Vec<Kept>, LinkError> {
        let mut changed = Vec::new();
        for (number, thread) in self.threads.iter().enumerate().filter(|(_, thread)| !thread.is_terminated()) {
            let slots = slots_without(self.program, thread, forgotten)?;
            if slots != thread.slots {
                changed.push((number, slots));
            }
        }
        let keep = |(thread, slots): (usize, Vec<u64>)| {
            let version = self.thread_forms.new_version();
            let known = &mut self.threads[thread];
            let slots = std::mem::replace(&mut known.slots, slots);
            Kept { thread, slots, version: std::mem::replace(&mut known.version, version) }
        };
        Ok(changed.into_iter().map(keep).collect())
    }
}

/// The slots of a thread, with zero for those that count as zero.
fn slots_without(program: &Program, thread: &crate::Thread, forgotten: &Forgotten) -> Result<Vec<u64>, LinkError> {
    let mut slots = thread.slots.clone();
    for frame in &thread.frames {
        let Some(variables) = forgotten.variables.get(&frame.method.id) else { continue };
        let map = program.frame_maps(frame.method)?.at(frame.pc as usize);
        let operands = frame.operands() - frame.base..frame.top - frame.base;
        for slot in variables.iter().map(|slot| u32::from(*slot)).chain(operands) {
            let place = (frame.base + slot) as usize;
            if !map.is_reference(slot) && place < slots.len() {
                slots[place] = 0;
            }
        }
    }
    Ok(slots)
}

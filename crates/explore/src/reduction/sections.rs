//! Steps that commute with others of their kind: short sections (`analysis::Section`), and atomic additions whose
//! result is dropped; and whether a thread may do something before such a step that does not commute with all of it.
//!
//! A section is taken as one step from where its monitor is entered to where it is left. Errs as `dependence` does.

use super::dependence::{DependenceContext, is_group, meet};
use super::{Reduction, positions};
use crate::thread_survey::ThreadStatus;
use analysis::{Effects, Flag, Manner, Section};
use program::layout::HEADER_WORDS;
use program::{FieldRef, MethodRef, Op};
use std::rc::Rc;
use vm::exploring::{Footprint, Operation};
use vm::{Machine, Reference, ThreadId};

/// What a thread is about to do.
pub(super) enum Update {
    /// Enters a monitor for a section, in which it touches fields of an object, or of a class.
    Section { on: Reference, object: Reference, section: Rc<Section> },
    /// Adds to a field of an object.
    Addition { object: Reference, field: FieldRef },
}

impl Reduction {
    /// What a thread is about to do, if it commutes with others of its kind. Where others see who is blocked, a section
    /// is no single step.
    pub(super) fn update(
        &mut self,
        machine: &Machine,
        status: &ThreadStatus,
        footprint: Option<&Footprint>,
    ) -> Option<Update> {
        match (status.operation, footprint) {
            _ if self.seen.order => None,
            (Operation::Enter(on), None) if !machine.exploring.configuration().thread_states_seen => {
                self.section(machine, status.id, on)
            }
            (_, Some(footprint)) => self.addition(machine, status.id, footprint),
            _ => None,
        }
    }

    fn section(&mut self, machine: &Machine, id: ThreadId, on: Reference) -> Option<Update> {
        if let Some(called) = machine.called_method(id) {
            let section = self.analysis.section(called)?;
            return Some(Update::Section { on, object: on, section });
        }
        let frame = machine.threads[id.0 as usize].frame()?;
        if frame.code.at(frame.pc as usize).op != Op::MonitorEnter {
            return None;
        }
        let section = self.analysis.section_of_block(frame.method, frame.pc)?;
        let mirror = frame.method.class.mirror().map(Reference);
        let object = machine.object_of_frame(id, frame).filter(|_| !frame.method.is_static()).or(mirror)?;
        Some(Update::Section { on, object, section })
    }

    fn addition(&mut self, machine: &Machine, id: ThreadId, footprint: &Footprint) -> Option<Update> {
        let frames = &machine.threads[id.0 as usize].frames;
        let depth = machine.atomic_block(id)?;
        let caller = positions(&frames[..=depth]).into_iter().nth(depth.checked_sub(1)?)?;
        let method: MethodRef = frames[depth].method;
        let field = analysis::field_added_to(method)?;
        let object = footprint.operations.first()?.object()?;
        let is_meant = |operation: &Operation| match operation {
            Operation::Access(access) => access.object == object && is_field(machine, object, access.word(), field),
            _ => false,
        };
        let adds = caller.calling && self.analysis.adds_only(method, &caller);
        (adds && footprint.operations.iter().all(is_meant)).then_some(Update::Addition { object, field })
    }
}

fn is_field(machine: &Machine, object: Reference, word: u32, field: FieldRef) -> bool {
    machine.field_in(object, word).is_some_and(|found| std::ptr::eq(found, field))
}

/// What a field holds whose monitor guards something: a static one, or one of this object.
pub(crate) fn guard_of(machine: &Machine, guard: FieldRef, object: Reference) -> Option<Reference> {
    let lock = if guard.is_static() {
        machine.heap.word(guard.class.mirror()? + guard.offset(machine.known.class))
    } else {
        let is_its = machine.peek_class(object).is_subclass_of(guard.class);
        is_its.then(|| machine.heap.field(object, HEADER_WORDS + guard.word))?
    };
    Some(Reference::from_slot(lock)).filter(|lock| !lock.is_null())
}

/// Whether thread `other` may do something that depends on an update of the member.
pub(super) fn meets_update(update: &Update, other: usize, context: &mut DependenceContext<'_, '_>) -> bool {
    let scene = context.scene;
    let effects = Rc::clone(&scene.may_effects[other]);
    if effects.has(Flag::OPAQUE) {
        return true;
    }
    // What the other one is about to do is among what it may do, where it is such an update, too.
    let both = scene.updates[other].is_some();
    match update {
        Update::Section { on, object, section } => {
            !both && context.meets_next(Operation::Enter(*on), other)
                || is_group(scene.machine, *on)
                || context.may_lock_without_code(&effects, other, *on)
                || context.may_lock_beside_sections(&effects, other, *on)
                || section
                    .reads
                    .iter()
                    .any(|field| effects.writes_field(field) && context.gets_at_field(other, *object, field))
                || section
                    .updates
                    .iter()
                    .any(|field| context.may_look_at(&effects, other, *object, field, section.manner))
        }
        Update::Addition { object, field } => {
            let operations = scene.footprints[context.member].iter().flat_map(|footprint| &footprint.operations);
            !both && operations.into_iter().any(|operation| context.meets_next(*operation, other))
                || context.may_look_at(&effects, other, *object, field, Manner::Any)
        }
    }
}

impl DependenceContext<'_, '_> {
    fn meets_next(&self, operation: Operation, other: usize) -> bool {
        meet(operation, self.scene.statuses[other].operation, self.scene, self.member, other)
    }

    /// Whether a thread may come to enter a monitor for more than a short section.
    fn may_lock_beside_sections(&mut self, effects: &Effects, other: usize, on: Reference) -> bool {
        let machine = self.scene.machine;
        let class = machine.peek_class(on);
        if class == machine.known.class {
            return effects.locks_mirror_beside_sections(machine.class_of_mirror(on));
        }
        effects.locks_beside_sections(class) && self.gets_at(other, on)
    }

    /// Whether a thread may come to access a field in another way than by such an update.
    fn may_look_at(
        &mut self,
        effects: &Effects,
        other: usize,
        object: Reference,
        field: FieldRef,
        manner: Manner,
    ) -> bool {
        effects.touches_beside_updates(field, manner) && self.gets_at_field(other, object, field)
    }

    fn gets_at_field(&mut self, other: usize, object: Reference, field: FieldRef) -> bool {
        field.is_static() || self.gets_at(other, object)
    }
}

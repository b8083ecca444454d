//! What a booted machine tells the analysis.

use analysis::Facts;
use program::{ClassId, ClassRef, FieldRef};
use std::collections::BTreeSet;
use vm::{Machine, Reference};

/// Threads that exist after a boot and never run: starting them does nothing.
const IDLE_THREADS: &[&str] = &["java/lang/ref/Reference$ReferenceHandler", "java/lang/ref/Finalizer$FinalizerThread"];

/// Methods that make the messages of exceptions for wrong indices.
const UNLIKELY: &str = "jdk/internal/util/Preconditions.outOfBounds";

/// The facts of a machine right after its boot.
pub(crate) fn of(machine: &Machine) -> Facts {
    let natives = machine.natives.clone();
    let initialized: BTreeSet<ClassId> =
        classes(machine).filter(|class| machine.has_initialized(class)).map(|class| class.id).collect();
    Facts {
        native: Box::new(move |method| natives.effect_of_call(method)),
        held: held(machine),
        instantiated: Vec::new(),
        initialized: Box::new(move |class| initialized.contains(&class.id)),
        // The machine runs with assertions off, and those of the class library are never on.
        answer: Box::new(|_| None),
        constant: Box::new(|field| (field.name == "$assertionsDisabled").then_some(1)),
        unlikely: Box::new(|method| method.signature().starts_with(UNLIKELY)),
    }
}

fn classes(machine: &Machine) -> impl Iterator<Item = ClassRef> {
    let count = u32::try_from(machine.program.class_count()).unwrap();
    (0..count).map(|number| machine.program.class(ClassId(number)))
}

/// What the fields of all objects hold, which are all immortal after a boot.
fn held(machine: &Machine) -> Vec<(FieldRef, ClassRef)> {
    let mut pairs = Vec::new();
    let mut at = 2;
    while at < machine.heap.immortal_top() {
        let object = Reference(at);
        let class = machine.peek_class(object);
        for_each_field(class, |field| hold(machine, field, at, &mut pairs));
        at += if class == machine.known.class {
            let mirrored = machine.class_of_mirror(object);
            let statics = mirrored.fields().iter().filter(|field| field.is_static());
            statics.for_each(|field| hold(machine, field, at, &mut pairs));
            machine.mirror_size(mirrored)
        } else {
            u32::try_from(vm::heap::Heap::size(class, machine.heap.length(object))).unwrap()
        };
    }
    pairs
}

fn for_each_field(class: ClassRef, mut visit: impl FnMut(FieldRef)) {
    let mut walk = Some(class);
    while let Some(current) = walk {
        current.fields().iter().filter(|field| !field.is_static()).for_each(&mut visit);
        walk = current.super_class;
    }
}

fn hold(machine: &Machine, field: FieldRef, object: u32, pairs: &mut Vec<(FieldRef, ClassRef)>) {
    if field.is_reference() {
        let value = Reference::from_slot(machine.heap.word(object + field.offset(machine.known.class)));
        hold_value(machine, field, value, pairs);
    }
}

fn hold_value(machine: &Machine, field: FieldRef, value: Reference, pairs: &mut Vec<(FieldRef, ClassRef)>) {
    if value.is_null() {
        return;
    }
    let class = machine.peek_class(value);
    if class.component().is_some_and(|component| !component.is_primitive()) {
        for index in 0..machine.heap.length(value) {
            let element = Reference::from_slot(machine.heap.element(value, index, 2));
            hold_value(machine, field, element, pairs);
        }
    } else if !class.is_array()
        && !IDLE_THREADS.contains(&class.name)
        && pairs.last().is_none_or(|last| !std::ptr::eq(last.0, field) || last.1 != class)
    {
        pairs.push((field, class));
    }
}

//! `java.lang.Class`: what a class is.

pub(crate) mod attributes;
pub(crate) mod by_name;
pub(crate) mod members;
pub(crate) mod nesting;

use crate::arguments::reference;
use program::ClassRef;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Class.registerNatives()V" => nothing,
    implements "java/lang/Class.getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;" => get_primitive_class,
    implements "java/lang/Class.desiredAssertionStatus0(Ljava/lang/Class;)Z" => desired_assertion_status,
    overrides "java/lang/Class.desiredAssertionStatus()Z" => desired_assertion_status,
    implements "java/lang/Class.initClassName()Ljava/lang/String;" => init_class_name,
    implements "java/lang/Class.isArray()Z" until 24 => is_array,
    implements "java/lang/Class.isPrimitive()Z" until 24 => is_primitive,
    implements "java/lang/Class.isInterface()Z" until 24 => is_interface,
    implements "java/lang/Class.isHidden()Z" => is_hidden,
    implements "java/lang/Class.getSuperclass()Ljava/lang/Class;" => get_superclass,
    implements "java/lang/Class.isInstance(Ljava/lang/Object;)Z" => is_instance,
    implements "java/lang/Class.isAssignableFrom(Ljava/lang/Class;)Z" => is_assignable_from,
    implements "java/lang/Class.getModifiers()I" until 24 => get_modifiers,
    implements "java/lang/Class.getInterfaces0()[Ljava/lang/Class;" => get_interfaces,
];

/// The class whose mirror is the receiver.
fn receiver(machine: &Machine, arguments: &[u64]) -> ClassRef {
    machine.class_of_mirror(reference(arguments, 0))
}

fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn answer(yes: bool) -> Native {
    Native::Return(u64::from(yes))
}

fn get_primitive_class(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = machine.text(reference(arguments, 0));
    let found = "ZBCSIJFDV".chars().filter_map(|c| machine.program.primitive(c)).find(|class| class.name == name);
    match found {
        Some(class) => machine.mirror(class).into(),
        None => machine.throw_new("java/lang/ClassNotFoundException", &name).into(),
    }
}

fn desired_assertion_status(machine: &mut Machine, arguments: &[u64]) -> Native {
    let enabled = machine.settings.assertions && receiver(machine, arguments).is_application();
    answer(enabled)
}

fn init_class_name(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = receiver(machine, arguments).java_name();
    let mirror = reference(arguments, 0);
    match machine.intern(&name) {
        Ok(string) => {
            machine.heap.set_field(mirror, machine.known.class_name, string.slot());
            Native::Return(string.slot())
        }
        Err(detour) => detour.into(),
    }
}

fn is_array(machine: &mut Machine, arguments: &[u64]) -> Native {
    answer(receiver(machine, arguments).is_array())
}

fn is_primitive(machine: &mut Machine, arguments: &[u64]) -> Native {
    answer(receiver(machine, arguments).is_primitive())
}

fn is_interface(machine: &mut Machine, arguments: &[u64]) -> Native {
    answer(receiver(machine, arguments).is_interface())
}

fn is_hidden(machine: &mut Machine, arguments: &[u64]) -> Native {
    answer(receiver(machine, arguments).hidden)
}

fn get_superclass(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    match class.super_class {
        Some(parent) if !class.is_interface() => machine.mirror(parent).into(),
        Some(_) | None => Native::Return(0),
    }
}

fn is_instance(machine: &mut Machine, arguments: &[u64]) -> Native {
    let object = reference(arguments, 1);
    if object.is_null() {
        return Native::Return(0);
    }
    let class = machine.class_of(object);
    answer(class.is_subclass_of(receiver(machine, arguments)))
}

fn is_assignable_from(machine: &mut Machine, arguments: &[u64]) -> Native {
    let other = reference(arguments, 1);
    if other.is_null() {
        return machine.throw_bare("java/lang/NullPointerException").into();
    }
    let (target, source) = (receiver(machine, arguments), machine.class_of_mirror(other));
    answer(source.is_subclass_of(target))
}

fn get_modifiers(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    Native::Return(u64::from(machine.class_modifiers(class)))
}

fn get_interfaces(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    mirrors(machine, &class.interfaces).into()
}

/// A `Class[]` of the mirrors of some classes.
pub(crate) fn mirrors(machine: &mut Machine, classes: &[ClassRef]) -> Detoured<Reference> {
    let mut elements = Vec::with_capacity(classes.len());
    for class in classes {
        elements.push(machine.mirror(class)?);
    }
    machine.new_reference_array(machine.known.class_array, &elements)
}

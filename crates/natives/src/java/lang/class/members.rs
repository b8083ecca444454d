//! `java.lang.Class`: its fields, methods, constructors and record components as reflection objects.
//!
//! Members come in class-file order. HotSpot leaves the order open, so programs cannot rely on it.

use super::receiver;
use crate::arguments::int;
use crate::java::lang::reflect::members::{new_constructor, new_field, new_method, new_record_component};
use program::{ClassRef, MethodRef, access};
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Class.getDeclaredFields0(Z)[Ljava/lang/reflect/Field;" => get_declared_fields,
    implements "java/lang/Class.getDeclaredMethods0(Z)[Ljava/lang/reflect/Method;" => get_declared_methods,
    implements "java/lang/Class.getDeclaredConstructors0(Z)[Ljava/lang/reflect/Constructor;" => get_declared_constructors,
    implements "java/lang/Class.getRecordComponents0()[Ljava/lang/reflect/RecordComponent;" => get_record_components,
];

/// Whether a member with these flags is asked for: the argument says whether only public ones are.
fn is_wanted(flags: u16, arguments: &[u64]) -> bool {
    int(arguments, 1) == 0 || flags & access::PUBLIC != 0
}

fn array_of(machine: &mut Machine, element: &str, elements: &[Reference]) -> Detoured<Reference> {
    let class = machine.program.load(&format!("[L{element};"));
    let class = machine.linked(class)?;
    machine.new_reference_array(class, elements)
}

fn get_declared_fields(machine: &mut Machine, arguments: &[u64]) -> Native {
    declared_fields(machine, arguments).into()
}

fn declared_fields(machine: &mut Machine, arguments: &[u64]) -> Detoured<Reference> {
    let class = receiver(machine, arguments);
    let mut found = Vec::new();
    for field in class.fields().iter().filter(|field| is_wanted(field.access, arguments)) {
        found.push(new_field(machine, field)?);
    }
    array_of(machine, "java/lang/reflect/Field", &found)
}

fn get_declared_methods(machine: &mut Machine, arguments: &[u64]) -> Native {
    let wanted = |method: &MethodRef| !method.is_constructor() && !method.is_initializer();
    declared(machine, arguments, wanted, new_method, "java/lang/reflect/Method").into()
}

fn get_declared_constructors(machine: &mut Machine, arguments: &[u64]) -> Native {
    let wanted = |method: &MethodRef| method.is_constructor();
    declared(machine, arguments, wanted, new_constructor, "java/lang/reflect/Constructor").into()
}

fn declared(
    machine: &mut Machine,
    arguments: &[u64],
    wanted: fn(&MethodRef) -> bool,
    make: fn(&mut Machine, MethodRef) -> Detoured<Reference>,
    element: &str,
) -> Detoured<Reference> {
    let class = receiver(machine, arguments);
    let mut found = Vec::new();
    for method in class.methods().iter().filter(wanted).filter(|method| is_wanted(method.access, arguments)) {
        found.push(make(machine, method)?);
    }
    array_of(machine, element, &found)
}

fn get_record_components(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = receiver(machine, arguments);
    record_components(machine, class).into()
}

fn record_components(machine: &mut Machine, class: ClassRef) -> Detoured<Reference> {
    let components = class.file.as_ref().and_then(|file| file.record_components().ok().flatten());
    let mut found = Vec::new();
    for component in components.unwrap_or_default() {
        found.push(new_record_component(machine, class, &component)?);
    }
    array_of(machine, "java/lang/reflect/RecordComponent", &found)
}

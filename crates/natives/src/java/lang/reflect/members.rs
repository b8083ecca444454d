//! Reflection objects from members of linked classes, and back.
//!
//! A `Field`, `Method` or `Constructor` is made with the fields its constructor would set; `slot` is the member's
//! position in its class, which is how natives find the member again.

use crate::attribute_bytes::{member_attribute, optional_bytes, optional_text};
use classfile::attributes::{self, RecordComponent};
use program::{ClassRef, Field, FieldRef, MethodRef};
use vm::{Detoured, Machine, Reference};

/// The bits of a method's access flags that `getModifiers` shows.
const METHOD_MODIFIERS: u16 = 0x1dff;
/// The bits of a field's access flags that `getModifiers` shows.
const FIELD_MODIFIERS: u16 = 0x50df;

/// A new `java.lang.reflect.Field`.
pub(crate) fn new_field(machine: &mut Machine, field: &'static Field) -> Detoured<Reference> {
    let object = allocate(machine, "java/lang/reflect/Field")?;
    let file = field.class.file.as_ref();
    let info = file.and_then(|file| file.fields.get(field.index as usize));
    let signature = info.zip(file).and_then(|(info, file)| info.signature(&file.pool).ok().flatten());
    set_common(machine, object, field.class, field.index, field.access & FIELD_MODIFIERS, signature.as_deref())?;
    let name = machine.intern(field.name)?;
    let declared = class_of_descriptor(machine, field.descriptor)?;
    let annotations = optional_bytes(machine, member_attribute(info, "RuntimeVisibleAnnotations"))?;
    machine.set_named_field(object, "name", name.slot());
    machine.set_named_field(object, "type", declared.slot());
    machine.set_named_field(object, "annotations", annotations.slot());
    machine.set_named_field(object, "trustedFinal", u64::from(is_trusted_final(field)));
    Ok(object)
}

/// Final fields that reflection may not write: static ones, and those of records and hidden classes.
fn is_trusted_final(field: &Field) -> bool {
    let is_record = field.class.file.as_ref().is_some_and(|file| file.attribute("Record").is_some());
    field.is_final() && (field.is_static() || field.class.hidden || is_record)
}

/// A new `java.lang.reflect.Method`.
pub(crate) fn new_method(machine: &mut Machine, method: MethodRef) -> Detoured<Reference> {
    let object = allocate(machine, "java/lang/reflect/Method")?;
    set_executable(machine, object, method)?;
    let name = machine.intern(method.name)?;
    let result = method.descriptor.rsplit_once(')').map_or("V", |(_, result)| result);
    let result = class_of_descriptor(machine, result)?;
    let default = optional_bytes(machine, member_attribute(method.info(), "AnnotationDefault"))?;
    machine.set_named_field(object, "name", name.slot());
    machine.set_named_field(object, "returnType", result.slot());
    machine.set_named_field(object, "annotationDefault", default.slot());
    Ok(object)
}

/// A new `java.lang.reflect.Constructor`.
pub(crate) fn new_constructor(machine: &mut Machine, constructor: MethodRef) -> Detoured<Reference> {
    let object = allocate(machine, "java/lang/reflect/Constructor")?;
    set_executable(machine, object, constructor)?;
    Ok(object)
}

/// A new `java.lang.reflect.RecordComponent`, with its accessor method where the record has it.
pub(crate) fn new_record_component(
    machine: &mut Machine,
    record: ClassRef,
    component: &RecordComponent<'static>,
) -> Detoured<Reference> {
    let Some(file) = &record.file else { return Ok(Reference::NULL) };
    let object = allocate(machine, "java/lang/reflect/RecordComponent")?;
    let mirror = machine.mirror(record)?;
    let text = |index: u16| file.pool.text(index).unwrap_or_default();
    let (name, descriptor) = (text(component.name), text(component.descriptor));
    let accessor = match record.declared_method(&name, &format!("(){descriptor}")) {
        Some(method) if !method.is_static() => new_method(machine, method)?,
        Some(_) | None => Reference::NULL,
    };
    let find = |name: &str| attributes::find(&component.attributes, name);
    let signature = find("Signature").and_then(|data| attributes::signature(data).ok()).map(text);
    let signature = optional_text(machine, signature.as_deref())?;
    let annotations = optional_bytes(machine, find("RuntimeVisibleAnnotations"))?;
    let type_annotations = optional_bytes(machine, find("RuntimeVisibleTypeAnnotations"))?;
    let declared = class_of_descriptor(machine, &descriptor)?;
    let name = machine.intern(&name)?;
    let values = [
        ("clazz", mirror),
        ("name", name),
        ("type", declared),
        ("accessor", accessor),
        ("signature", signature),
        ("annotations", annotations),
        ("typeAnnotations", type_annotations),
    ];
    for (field, value) in values {
        machine.set_named_field(object, field, value.slot());
    }
    Ok(object)
}

/// The class that a `Field`, `Method` or `Constructor` belongs to.
pub(crate) fn declaring_class(machine: &Machine, member: Reference) -> ClassRef {
    machine.class_of_mirror(Reference::from_slot(machine.named_field(member, "clazz")))
}

/// The method or constructor that a `Method` or `Constructor` stands for.
pub(crate) fn method_of(machine: &mut Machine, executable: Reference) -> Detoured<MethodRef> {
    let slot = machine.named_field(executable, "slot") as usize;
    let found = declaring_class(machine, executable).methods().get(slot);
    found.ok_or_else(|| machine.unsupported("a reflection object that the VM did not make"))
}

/// The field that a `Field` stands for.
pub(crate) fn field_of(machine: &mut Machine, field: Reference) -> Detoured<FieldRef> {
    let slot = machine.named_field(field, "slot") as usize;
    let found = declaring_class(machine, field).fields().get(slot);
    found.ok_or_else(|| machine.unsupported("a reflection object that the VM did not make"))
}

fn allocate(machine: &mut Machine, class: &str) -> Detoured<Reference> {
    let class = machine.program.load(class);
    let class = machine.linked(class)?;
    machine.ensure_initialized(class)?;
    machine.allocate_object(class)
}

/// What all members have.
fn set_common(
    machine: &mut Machine,
    object: Reference,
    class: ClassRef,
    index: u16,
    modifiers: u16,
    signature: Option<&str>,
) -> Detoured<()> {
    let mirror = machine.mirror(class)?;
    let signature = optional_text(machine, signature)?;
    machine.set_named_field(object, "clazz", mirror.slot());
    machine.set_named_field(object, "slot", u64::from(index));
    machine.set_named_field(object, "modifiers", u64::from(modifiers));
    machine.set_named_field(object, "signature", signature.slot());
    Ok(())
}

/// What methods and constructors have.
fn set_executable(machine: &mut Machine, object: Reference, method: MethodRef) -> Detoured<()> {
    let info = method.info();
    let file = method.class.file.as_ref();
    let signature = info.zip(file).and_then(|(info, file)| info.signature(&file.pool).ok().flatten());
    set_common(machine, object, method.class, method.index, method.access & METHOD_MODIFIERS, signature.as_deref())?;
    let parameters = parameter_types(machine, method)?;
    let exceptions = exception_types(machine, method)?;
    let annotations = optional_bytes(machine, member_attribute(info, "RuntimeVisibleAnnotations"))?;
    let parameter_annotations = optional_bytes(machine, member_attribute(info, "RuntimeVisibleParameterAnnotations"))?;
    machine.set_named_field(object, "parameterTypes", parameters.slot());
    machine.set_named_field(object, "exceptionTypes", exceptions.slot());
    machine.set_named_field(object, "annotations", annotations.slot());
    machine.set_named_field(object, "parameterAnnotations", parameter_annotations.slot());
    Ok(())
}

/// The mirror of the class a descriptor names.
fn class_of_descriptor(machine: &mut Machine, descriptor: &str) -> Detoured<Reference> {
    let class = machine.program.load_descriptor(descriptor);
    let class = machine.linked(class)?;
    machine.mirror(class)
}

fn parameter_types(machine: &mut Machine, method: MethodRef) -> Detoured<Reference> {
    let parsed = classfile::descriptor::parse_method(method.descriptor);
    let mut types = Vec::new();
    for parameter in parsed.map(|parsed| parsed.parameters).unwrap_or_default() {
        types.push(class_of_descriptor(machine, parameter.text())?);
    }
    machine.new_reference_array(machine.known.class_array, &types)
}

fn exception_types(machine: &mut Machine, method: MethodRef) -> Detoured<Reference> {
    let entries = method.info().and_then(|info| info.exceptions().ok()).unwrap_or_default();
    let mut types = Vec::new();
    for entry in entries {
        let class = machine.program.resolve_class(method.class, entry);
        let class = machine.linked(class)?;
        types.push(machine.mirror(class)?);
    }
    machine.new_reference_array(machine.known.class_array, &types)
}

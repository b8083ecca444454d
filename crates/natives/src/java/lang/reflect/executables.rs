//! `java.lang.reflect.Executable` and `Field`: parameter names and type annotations.

use super::members::{field_of, method_of};
use crate::arguments::reference;
use crate::attribute_bytes::{member_attribute, optional_bytes, optional_text};
use classfile::attributes::MethodParameter;
use program::MethodRef;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/reflect/Executable.getParameters0()[Ljava/lang/reflect/Parameter;" => get_parameters,
    implements "java/lang/reflect/Executable.getTypeAnnotationBytes0()[B" => get_type_annotation_bytes,
    implements "java/lang/reflect/Field.getTypeAnnotationBytes0()[B" => get_field_type_annotation_bytes,
];

fn get_parameters(machine: &mut Machine, arguments: &[u64]) -> Native {
    parameters(machine, reference(arguments, 0)).into()
}

/// Null without a MethodParameters attribute (JVMS 4.7.24); the JDK then makes up names.
fn parameters(machine: &mut Machine, executable: Reference) -> Detoured<Reference> {
    let method = method_of(machine, executable)?;
    let Some(parameters) = method.info().and_then(|info| info.method_parameters().ok().flatten()) else {
        return Ok(Reference::NULL);
    };
    let mut found = Vec::with_capacity(parameters.len());
    for (index, parameter) in parameters.iter().enumerate() {
        found.push(new_parameter(machine, executable, method, index, parameter)?);
    }
    let class = machine.program.load("[Ljava/lang/reflect/Parameter;");
    let class = machine.linked(class)?;
    machine.new_reference_array(class, &found)
}

fn new_parameter(
    machine: &mut Machine,
    executable: Reference,
    method: MethodRef,
    index: usize,
    parameter: &MethodParameter,
) -> Detoured<Reference> {
    let class = machine.program.load("java/lang/reflect/Parameter");
    let class = machine.linked(class)?;
    let object = machine.allocate_object(class)?;
    let name = method.class.file.as_ref().and_then(|file| file.pool.text(parameter.name).ok());
    let name = optional_text(machine, name.as_deref())?;
    machine.set_named_field(object, "name", name.slot());
    machine.set_named_field(object, "modifiers", u64::from(parameter.access));
    machine.set_named_field(object, "executable", executable.slot());
    machine.set_named_field(object, "index", index as u64);
    Ok(object)
}

fn get_type_annotation_bytes(machine: &mut Machine, arguments: &[u64]) -> Native {
    let data = method_of(machine, reference(arguments, 0))
        .map(|method| member_attribute(method.info(), "RuntimeVisibleTypeAnnotations"));
    bytes(machine, data).into()
}

fn get_field_type_annotation_bytes(machine: &mut Machine, arguments: &[u64]) -> Native {
    let data = field_of(machine, reference(arguments, 0)).map(|field| {
        let info = field.class.file.as_ref().and_then(|file| file.fields.get(field.index as usize));
        member_attribute(info, "RuntimeVisibleTypeAnnotations")
    });
    bytes(machine, data).into()
}

fn bytes(machine: &mut Machine, data: Detoured<Option<&'static [u8]>>) -> Detoured<Reference> {
    optional_bytes(machine, data?)
}

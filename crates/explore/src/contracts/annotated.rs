//! What the class file of a property says of it: its annotations, and the names of its parameters.

use classfile::ClassFile;
use classfile::attributes::{Annotation, annotations, parameter_annotations};
use program::MethodRef;

/// An annotation of the API, with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Note {
    Invariant,
    Before(String),
    After(String),
    Old(String),
}

const VISIBLE: [&str; 2] = ["RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations"];
const OF_PARAMETERS: [&str; 2] = ["RuntimeVisibleParameterAnnotations", "RuntimeInvisibleParameterAnnotations"];

/// The annotations of a method that belong to the API.
pub(super) fn notes(method: MethodRef) -> Vec<Note> {
    let (Some(file), Some(info)) = (&method.class.file, method.info()) else { return Vec::new() };
    let tables = VISIBLE.iter().filter_map(|name| info.attribute(name));
    let all = tables.flat_map(|data| annotations(data).unwrap_or_default());
    all.filter_map(|annotation| note(file, &annotation)).collect()
}

/// Of each parameter, the field of whose old value it speaks.
pub(super) fn old_fields(method: MethodRef, parameters: &[&str]) -> Vec<Option<String>> {
    let mut fields = vec![None; parameters.len()];
    let (Some(file), Some(info)) = (&method.class.file, method.info()) else { return fields };
    for data in OF_PARAMETERS.iter().filter_map(|name| info.attribute(name)) {
        for (field, annotations) in fields.iter_mut().zip(parameter_annotations(data).unwrap_or_default()) {
            let old = annotations.iter().find_map(|annotation| match note(file, annotation) {
                Some(Note::Old(name)) => Some(name),
                _ => None,
            });
            *field = field.take().or(old);
        }
    }
    for (field, name) in fields.iter_mut().zip(names(method, parameters)) {
        *field = field.take().or_else(|| name?.strip_prefix("old_").map(str::to_owned));
    }
    fields
}

fn note(file: &ClassFile<'_>, annotation: &Annotation) -> Option<Note> {
    let descriptor = file.pool.text(annotation.descriptor).ok()?;
    let text = || annotation.texts.first().and_then(|(_, text)| file.pool.text(*text).ok()).map(String::from);
    match &*descriptor {
        "Lsojourner/Invariant;" => Some(Note::Invariant),
        "Lsojourner/Before;" => text().map(Note::Before),
        "Lsojourner/After;" => text().map(Note::After),
        "Lsojourner/Old;" => text().map(Note::Old),
        _ => None,
    }
}

/// The names of the parameters, as far as the compiler has left them.
fn names(method: MethodRef, parameters: &[&str]) -> Vec<Option<String>> {
    let mut names = vec![None; parameters.len()];
    let (Some(file), Some(info)) = (&method.class.file, method.info()) else { return names };
    let text = |index: u16| file.pool.text(index).ok().map(String::from);
    for (name, parameter) in names.iter_mut().zip(info.method_parameters().ok().flatten().unwrap_or_default()) {
        *name = text(parameter.name);
    }
    let code = info.code(&file.pool).ok().flatten();
    let variables = code.and_then(|code| code.local_variables().ok()).unwrap_or_default();
    let mut local = u16::from(!method.is_static());
    for (name, parameter) in names.iter_mut().zip(parameters) {
        let variable = variables.iter().find(|variable| variable.start == 0 && variable.local == local);
        *name = name.take().or_else(|| text(variable?.name));
        local += super::slots(parameter);
    }
    names
}

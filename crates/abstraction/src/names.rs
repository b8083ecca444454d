//! Classes and fields by the names that users give them.

use crate::predicate::{SpecificationError, complain};
use crate::term::{FieldId, storage};
use program::{ClassId, ClassRef, FieldRef, Program};

/// The class of the program with this name: whole, or without its package and outer classes.
pub fn class_named(program: &Program, name: &str) -> Result<ClassRef, SpecificationError> {
    let own = own_classes(program);
    let exact = own.iter().find(|class| class.java_name() == name || class.java_name().replace('$', ".") == name);
    if let Some(class) = exact {
        return Ok(class);
    }
    let suffix = format!(".{name}");
    let close: Vec<&ClassRef> =
        own.iter().filter(|class| class.java_name().replace('$', ".").ends_with(&suffix)).collect();
    match close.as_slice() {
        [only] => Ok(only),
        [] => complain(format!("the program has no class {name}; it has {}", listed(&own))),
        several => complain(format!(
            "{name} may be {}",
            several.iter().map(|class| class.java_name()).collect::<Vec<_>>().join(" or ")
        )),
    }
}

/// The name of a class as conditions have it: with dots, before inner classes, too.
pub(crate) fn written(internal: &str) -> String {
    internal.replace(['/', '$'], ".")
}

/// The classes of the program that are loaded.
pub(crate) fn own_classes(program: &Program) -> Vec<ClassRef> {
    let classes = (0..program.class_count()).map(|number| program.class(ClassId(number as u32)));
    classes.filter(|class| class.is_application() && class.file.is_some()).collect()
}

fn listed(classes: &[ClassRef]) -> String {
    let mut names: Vec<String> = classes.iter().map(|class| class.java_name()).collect();
    names.sort();
    names.join(", ")
}

/// A field of a class or of one above it.
pub(crate) fn field_named(class: ClassRef, name: &str) -> Option<FieldRef> {
    std::iter::successors(Some(class), |class| class.super_class).find_map(|class| class.field_named(name))
}

/// Reads `Class.field`, a field that could be removed.
pub fn removable_field(text: &str, program: &Program) -> Result<FieldRef, SpecificationError> {
    removed_field(text, program).map(|field| field.0)
}

/// Reads `Class.field`, a field that is to be removed.
pub(crate) fn removed_field(text: &str, program: &Program) -> Result<FieldId, SpecificationError> {
    let Some((class, name)) = text.rsplit_once('.') else {
        return complain(format!("'{text}' is no field: write its class first, as in Planner.count"));
    };
    let class = class_named(program, class.trim())?;
    let Some(field) = field_named(class, name.trim()) else {
        return complain(format!("class {} has no field {name}", class.java_name()));
    };
    let id = FieldId(field);
    if storage(id).is_none() {
        return complain(format!("{text} is no whole number and no boolean: only those can be removed"));
    }
    if crate::predicate::begins_with_value(field) {
        return complain(format!("{text} is a constant, which the compiler has put into the code"));
    }
    if !field.class.is_application() {
        return complain(format!("{text} belongs to the class library"));
    }
    Ok(id)
}

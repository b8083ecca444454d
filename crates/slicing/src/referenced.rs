//! The classes that a JVM may load when it runs a slice: beside those of which code runs, those that others name.
//!
//! The verifier loads classes to compare types, and resolution loads what descriptors name, although no code of them
//! ever runs. Errs towards too many.

use classfile::{ClassFile, Constant};
use program::{ClassId, ClassRef, Program};
use std::collections::BTreeMap;

/// The classes of a slice with the others of the program that they name, or that were loaded, as they are.
pub fn with_referenced(program: &Program, sliced: Vec<(ClassRef, Vec<u8>)>) -> Vec<(String, Vec<u8>)> {
    let mut all: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let mut number = 0;
    // What is named is loaded, and then has its turn.
    while number < program.class_count() {
        let class = program.class(ClassId(number as u32));
        number += 1;
        let Some(file) = class.file.as_ref().filter(|_| class.is_application()) else { continue };
        all.insert(class.name.to_owned(), file.bytes.to_vec());
        for name in names(file) {
            // A name that nothing stands behind is no class, or one that the program does without.
            let _ = program.load(&name);
        }
    }
    all.extend(sliced.into_iter().map(|(class, bytes)| (class.name.to_owned(), bytes)));
    all.into_iter().collect()
}

/// Whatever looks like the name of a class: entries for classes, and the classes of descriptors.
fn names(file: &ClassFile<'_>) -> Vec<String> {
    let mut names = Vec::new();
    for index in 1..file.pool.len() as u16 {
        match file.pool.get(index) {
            Ok(Constant::Class(_)) => names.extend(file.pool.class_name(index).map(String::from)),
            Ok(Constant::Utf8 { .. }) => {
                let text = file.pool.text(index).unwrap_or_default();
                names.extend(text.starts_with(['(', '[', 'L']).then(|| of_descriptor(&text)).into_iter().flatten());
            }
            _ => {}
        }
    }
    names
}

fn of_descriptor(text: &str) -> Vec<String> {
    let parts = text.split(';').filter_map(|part| part.split_once('L'));
    parts.map(|(_, name)| name.to_owned()).filter(|name| !name.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::of_descriptor;

    #[test]
    fn a_descriptor_names_classes() {
        assert_eq!(of_descriptor("(ILshop/Lamp;[[LMain;J)V"), ["shop/Lamp", "Main"]);
        assert_eq!(of_descriptor("[Ljava/lang/String;"), ["java/lang/String"]);
        assert_eq!(of_descriptor("(IJ)V"), [""; 0]);
    }
}

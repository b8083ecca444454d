//! Abstractions that a program declares of itself: `@Abstract` of the Java API, on fields and on classes.

use crate::Request;
use classfile::ClassFile;
use classfile::attributes::annotations;
use program::{ClassId, ClassRef, Program};

const TABLES: [&str; 2] = ["RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations"];

impl Request {
    /// Adds what the classes of a program say.
    pub fn add_declared(&mut self, program: &Program) {
        let classes = (0..program.class_count()).map(|number| program.class(ClassId(number as u32)));
        for class in classes.filter(|class| class.is_application()) {
            if let Some(file) = &class.file {
                self.add_class(class, file);
            }
        }
    }

    fn add_class(&mut self, class: ClassRef, file: &ClassFile<'_>) {
        let name = class.java_name();
        for text in texts(file, |table| file.attribute(table)) {
            for condition in text.split(';').map(str::trim).filter(|condition| !condition.is_empty()) {
                add(&mut self.predicates, format!("{name}: {condition}"));
            }
        }
        for field in &file.fields {
            let Ok(field_name) = file.pool.text(field.name) else { continue };
            for text in texts(file, |table| field.attribute(table)) {
                match text.trim() {
                    "remove" => add(&mut self.removed, format!("{name}.{field_name}")),
                    abstraction => add(&mut self.data, format!("{name}.{field_name}={abstraction}")),
                }
            }
        }
    }
}

fn add(list: &mut Vec<String>, text: String) {
    if !list.contains(&text) {
        list.push(text);
    }
}

pub(crate) fn texts<'a>(file: &ClassFile<'_>, table: impl Fn(&str) -> Option<&'a [u8]>) -> Vec<String> {
    let all = TABLES.iter().filter_map(|name| table(name)).flat_map(|data| annotations(data).unwrap_or_default());
    let is_ours = |descriptor: u16| file.pool.text(descriptor).is_ok_and(|text| text == "Lsojourner/Abstract;");
    let ours = all.filter(|annotation| is_ours(annotation.descriptor));
    let text = |index: u16| file.pool.text(index).ok().map(String::from);
    ours.flat_map(|annotation| annotation.texts).filter_map(|(_, value)| text(value)).collect()
}

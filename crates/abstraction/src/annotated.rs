//! Abstractions that a program declares of itself: `@Abstract` of the Java API, on fields and on classes, and calls of
//! `sojourner.calls.Abstract` with literals, or with a lambda for a condition (`lambda`).

use crate::Request;
use crate::lambda;
use crate::names::written;
use crate::predicate::{Predicate, SpecificationError, complain};
use classfile::attributes::annotations;
use classfile::code::{Instruction, Operand};
use classfile::opcode::{ALOAD_0, INVOKEDYNAMIC, INVOKESTATIC, LDC, LDC_W};
use classfile::{ClassFile, Constant};
use program::{ClassId, ClassRef, Program};

/// The class whose calls declare abstractions.
const CALLS: &str = "sojourner/calls/Abstract";

const TABLES: [&str; 2] = ["RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations"];

impl Request {
    /// Adds what the classes of a program say.
    pub fn add_declared(&mut self, program: &Program) -> Result<(), SpecificationError> {
        let classes = (0..program.class_count()).map(|number| program.class(ClassId(number as u32)));
        for class in classes.filter(|class| class.is_application()) {
            if let Some(file) = &class.file {
                self.add_class(class, file);
                self.add_calls(class, file, program)?;
            }
        }
        Ok(())
    }

    /// Adds what the code of a class says.
    fn add_calls(
        &mut self,
        class: ClassRef,
        file: &ClassFile<'_>,
        program: &Program,
    ) -> Result<(), SpecificationError> {
        if class.name == CALLS {
            return Ok(());
        }
        let code = file.methods.iter().filter_map(|method| method.code(&file.pool).ok().flatten());
        let all: Vec<Vec<Instruction>> = code.filter_map(|code| code.instructions().ok()).collect();
        for instructions in &all {
            for (place, instruction) in instructions.iter().enumerate() {
                let Some(called) = called(file, instruction) else { continue };
                let made = called.takes_lambda.then(|| made(file, &instructions[..place]));
                let lambda = made.as_ref().and_then(|made| *made);
                let end = place - lambda.map_or(0, |lambda| lambda.length);
                let before = end.checked_sub(called.texts).map_or(&[][..], |start| &instructions[start..end]);
                let texts: Vec<String> = before.iter().filter_map(|one| literal(file, one)).collect();
                // Where paths meet, there may be another text on another one.
                let between = instructions[end..=place].iter();
                let meets = before.iter().skip(1).chain(between).any(|one| is_target(instructions, one.pc));
                if texts.len() != called.texts || meets || made.is_some() != lambda.is_some() {
                    let name = class.java_name();
                    return complain(format!(
                        "{name} calls sojourner.calls.Abstract with something that is no literal, and no lambda that \
                         captures nothing but its object"
                    ));
                }
                match lambda {
                    Some(made) => self.add_lambda(class, file, made.site)?,
                    None => self.add_call(class, &called.name, &texts, program),
                }
            }
        }
        Ok(())
    }

    fn add_lambda(&mut self, class: ClassRef, file: &ClassFile<'_>, site: u16) -> Result<(), SpecificationError> {
        let name = class.java_name();
        match lambda::condition(file, &written(class.name), site) {
            Ok(condition) => add(&mut self.predicates, condition),
            Err(reason) => {
                return complain(format!("{name} calls sojourner.calls.Abstract with a lambda that {reason}"));
            }
        }
        Ok(())
    }

    fn add_call(&mut self, class: ClassRef, called: &str, texts: &[String], program: &Program) {
        let own = class.java_name();
        let field = |name: &str| if name.contains('.') { name.to_owned() } else { format!("{own}.{name}") };
        match (called, texts) {
            ("remove", [name]) => add(&mut self.removed, field(name)),
            ("keep", [name, abstraction]) => add(&mut self.data, format!("{}={abstraction}", field(name))),
            ("addBoolean", [_, condition]) if condition.contains(':') => add(&mut self.predicates, condition.clone()),
            ("addBoolean", [name, condition]) => {
                let of_caller = format!("{own}: {condition}");
                let named = format!("{name}: {condition}");
                let is_named =
                    Predicate::read(&of_caller, 0, program).is_err() && Predicate::read(&named, 0, program).is_ok();
                add(&mut self.predicates, if is_named { named } else { of_caller });
            }
            _ => {}
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

/// A call of a method of the class of calls.
struct Called {
    name: String,
    /// How many texts it takes, before a lambda if it takes one.
    texts: usize,
    takes_lambda: bool,
}

fn called(file: &ClassFile<'_>, instruction: &Instruction) -> Option<Called> {
    let Operand::Pool(entry) = instruction.operand else { return None };
    let Ok(Constant::MethodRef { class, name_and_type }) = file.pool.get(entry) else { return None };
    if instruction.opcode != INVOKESTATIC || file.pool.class_name(class).ok()? != CALLS {
        return None;
    }
    let Ok(Constant::NameAndType { name, descriptor }) = file.pool.get(name_and_type) else { return None };
    let descriptor = file.pool.text(descriptor).ok()?;
    Some(Called {
        name: file.pool.text(name).ok()?.to_string(),
        texts: descriptor.matches("Ljava/lang/String;").count(),
        takes_lambda: descriptor.contains("Ljava/util/function/"),
    })
}

/// A lambda that was made just before: its call site, and how many instructions that takes.
#[derive(Clone, Copy)]
struct Made {
    site: u16,
    length: usize,
}

fn made(file: &ClassFile<'_>, before: &[Instruction]) -> Option<Made> {
    let [rest @ .., last] = before else { return None };
    let Operand::Pool(site) = last.operand else { return None };
    let Ok(Constant::InvokeDynamic { name_and_type, .. }) = file.pool.get(site) else { return None };
    let Ok(Constant::NameAndType { descriptor, .. }) = file.pool.get(name_and_type) else { return None };
    let descriptor = file.pool.text(descriptor).ok()?;
    let own = format!("(L{};)", file.name().ok()?);
    let captured = match rest {
        _ if last.opcode != INVOKEDYNAMIC => return None,
        _ if descriptor.starts_with("()") => 0,
        [.., this] if descriptor.starts_with(&own) && this.opcode == ALOAD_0 => 1,
        _ => return None,
    };
    Some(Made { site, length: captured + 1 })
}

fn is_target(instructions: &[Instruction], pc: u32) -> bool {
    instructions.iter().any(|one| one.operand == Operand::Branch(pc))
}

fn literal(file: &ClassFile<'_>, instruction: &Instruction) -> Option<String> {
    let Operand::Pool(entry) = instruction.operand else { return None };
    match file.pool.get(entry) {
        Ok(Constant::String(text)) if matches!(instruction.opcode, LDC | LDC_W) => {
            file.pool.text(text).ok().map(|text| text.to_string())
        }
        _ => None,
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

//! What the program's own code names that changes how it must be explored.
//!
//! Looks at every class of the program that the main class leads to. That is a guess and nothing rests on it: what a
//! program asks is heard when it asks it (`library::questions`, `vm::exploring`), and then the exploration begins
//! again.

use classfile::{Constant, ConstantPool};
use library::{Asking, Question, Questions};
use program::{ClassRef, Program};
use std::collections::BTreeSet;
use vm::Machine;

/// The questions that the program, beginning with this class, seems to raise. A guess that saves a second exploration:
/// what it overlooks is heard when it is asked, and what it finds and nobody asks costs states.
pub(crate) fn foreseen(machine: &Machine, main: ClassRef) -> Questions {
    let files = application_classes(machine.program, main).into_iter().filter_map(|class| class.file.as_ref());
    let named =
        files.flat_map(|file| (0..file.pool.len() as u16).map(|index| named_questions(machine, &file.pool, index)));
    // Weak accesses change nothing about the exploration: it is enough to hear of them.
    named.fold(Questions::default(), Questions::and).without(Question::Weak.into())
}

/// What may be asked by calling the method that an entry names. Static methods and those of subclasses are found by
/// their class.
fn named_questions(machine: &Machine, pool: &ConstantPool<'_>, index: u16) -> Questions {
    let Ok(Constant::MethodRef { .. }) = pool.get(index) else { return Questions::default() };
    let Ok(member) = pool.member(index) else { return Questions::default() };
    if states_formula(&member.class_name, &member.descriptor) {
        return Question::Formulas.into();
    }
    let Ok(class) = machine.program.load(&member.class_name) else { return Questions::default() };
    let classes = std::iter::successors(Some(class), |class| class.super_class);
    let library = machine.natives.library();
    let asked = classes.flat_map(|class| library.asked(class.name, &member.name, &member.descriptor));
    let sure = asked.filter(|(_, asking)| matches!(asking, Asking::Always | Asking::Unless(_)));
    sure.fold(Questions::default(), |all, (question, _)| all.and(question.into()))
}

fn states_formula(class: &str, descriptor: &str) -> bool {
    class == "sojourner/Verify" && descriptor.ends_with(")Lsojourner/Verify$Formula;")
}

/// Loads the classes of the program that this one leads to.
pub fn load_reached(program: &Program, main: ClassRef) {
    let _loaded = application_classes(program, main);
}

/// The classes of the program that this one leads to, itself first.
pub(crate) fn application_classes(program: &Program, main: ClassRef) -> Vec<ClassRef> {
    let mut classes = vec![main];
    let mut seen = BTreeSet::from([main.name]);
    let mut next = 0;
    while let Some(class) = classes.get(next).copied() {
        next += 1;
        let Some(file) = &class.file else { continue };
        let named = (0..file.pool.len() as u16).filter_map(|index| class_named(program, &file.pool, index));
        classes.extend(named.filter(|class| seen.insert(class.name)));
    }
    classes
}

/// The class of the program that an entry names.
fn class_named(program: &Program, pool: &ConstantPool<'_>, index: u16) -> Option<ClassRef> {
    let Ok(Constant::Class(_)) = pool.get(index) else { return None };
    let class = program.load(&pool.class_name(index).ok()?).ok()?;
    (class.is_application() && !class.is_array()).then_some(class)
}

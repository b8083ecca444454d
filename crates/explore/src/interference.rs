//! Whether a program stops or suspends threads (`Thread.stop`, `Thread.suspend`): these strike between any two instructions, so
//! that even steps nobody can observe must not be taken together. And whether it states formulas, whose conditions look at every state.
//!
//! Looks at every class of the program that the main class leads to. Errs on the side of yes.

use classfile::{Constant, ConstantPool};
use program::{ClassRef, Program};
use std::collections::BTreeSet;

/// Methods of `java.lang.Thread` that act on another thread wherever it stands.
const METHODS: &[&str] = &["stop", "suspend"];

/// Methods of `sojourner.Verify` that state a formula.
const FORMULAS: &[&str] = &["always", "eventually", "until", "response", "precedence", "implies", "and", "or", "not"];

/// Whether the program, beginning with this class, may stop or suspend a thread.
pub(crate) fn stops_threads(program: &Program, main: ClassRef) -> bool {
    mentions(program, main, |pool, index| {
        pool.member(index).is_ok_and(|member| METHODS.contains(&&*member.name) && member.descriptor == "()V")
    })
}

/// Whether the program, beginning with this class, may state formulas of temporal logic.
pub(crate) fn states_formulas(program: &Program, main: ClassRef) -> bool {
    mentions(program, main, |pool, index| {
        let is_formula = |descriptor: &str| descriptor.ends_with(")Lsojourner/Verify$Formula;");
        pool.member(index).is_ok_and(|member| FORMULAS.contains(&&*member.name) && is_formula(&member.descriptor))
    })
}

/// Whether a class of the program that this one leads to names a method of a kind.
fn mentions(program: &Program, main: ClassRef, is_meant: fn(&ConstantPool<'_>, u16) -> bool) -> bool {
    application_classes(program, main).iter().filter_map(|class| class.file.as_ref()).any(|file| {
        let is_method = |index: &u16| matches!(file.pool.get(*index), Ok(Constant::MethodRef { .. }));
        (0..file.pool.len() as u16).filter(is_method).any(|index| is_meant(&file.pool, index))
    })
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

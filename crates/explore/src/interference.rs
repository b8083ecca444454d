//! Whether a program stops or suspends threads (`Thread.stop`, `Thread.suspend`): these strike between any two instructions, so
//! that even steps nobody can observe must not be taken together.
//!
//! Looks at every class of the program that the main class leads to. Errs on the side of yes.

use classfile::{Constant, ConstantPool};
use program::{ClassRef, Program};
use std::collections::BTreeSet;

/// Methods of `java.lang.Thread` that act on another thread wherever it stands.
const METHODS: &[&str] = &["stop", "suspend"];

/// Whether the program, beginning with this class, may stop or suspend a thread.
pub(crate) fn stops_threads(program: &Program, main: ClassRef) -> bool {
    let mut waiting = vec![main];
    let mut seen = BTreeSet::from([main.name]);
    while let Some(class) = waiting.pop() {
        let Some(file) = &class.file else { continue };
        for index in 0..file.pool.len() as u16 {
            if names_method(&file.pool, index) {
                return true;
            }
            let next = class_named(program, &file.pool, index).filter(|class| seen.insert(class.name));
            waiting.extend(next);
        }
    }
    false
}

fn names_method(pool: &ConstantPool<'_>, index: u16) -> bool {
    let Ok(Constant::MethodRef { .. }) = pool.get(index) else { return false };
    pool.member(index).is_ok_and(|member| METHODS.contains(&&*member.name) && member.descriptor == "()V")
}

/// The class of the program that an entry names.
fn class_named(program: &Program, pool: &ConstantPool<'_>, index: u16) -> Option<ClassRef> {
    let Ok(Constant::Class(_)) = pool.get(index) else { return None };
    let class = program.load(&pool.class_name(index).ok()?).ok()?;
    (class.is_application() && !class.is_array()).then_some(class)
}

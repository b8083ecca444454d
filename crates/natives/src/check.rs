//! The natives against the JDK at hand: a changed JDK is reported, not guessed.
//!
//! Every entry for this feature release must name a method that exists, that is native where the entry implements it, and
//! that is Java code where the entry overrides it. A method that this release does not have is marked `since` or `until`.
//! A class that it does not have needs no mark: nobody can call its methods.

use program::{ClassRef, LinkError, LinkErrorKind, Program};
use vm::NativeEntry;

/// What does not fit, one sentence for each entry; empty where all is well.
pub fn check(program: &Program, feature: u32) -> Vec<String> {
    let entries = crate::TABLES.iter().flat_map(|list| list.iter());
    entries.filter(|entry| entry.is_for(feature)).filter_map(|entry| complaint(program, entry)).collect()
}

/// The class of an entry; `None` where this JDK has no such class.
pub fn class_of(program: &Program, entry: &NativeEntry) -> Option<Result<ClassRef, LinkError>> {
    let (class, _, _) = entry.parts()?;
    match program.load(class) {
        Err(error) if error.kind == LinkErrorKind::NoClassDefFound => None,
        result => Some(result),
    }
}

fn complaint(program: &Program, entry: &NativeEntry) -> Option<String> {
    let signature = entry.signature;
    let Some((_, name, descriptor)) = entry.parts() else { return Some(format!("{signature}: not a signature")) };
    let class = match class_of(program, entry)? {
        Ok(class) => class,
        Err(error) => return Some(format!("{signature}: {error}")),
    };
    let missing = class.declared_method(name, descriptor).is_none().then_some("no such method");
    entry.misfit(class).or(missing).map(|why| format!("{signature}: {why}"))
}

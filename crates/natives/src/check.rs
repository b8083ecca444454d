//! The natives against the JDK at hand: a changed JDK is reported, not guessed.
//!
//! Updates of one feature release differ: a native method that this one does not have is no fault, because nobody can
//! call it. Three things are: a native method whose descriptor changed, so that its entry would never be found; a
//! method that an entry implements and that is Java code, or the other way round; and an override without its method,
//! because what it keeps from running may have moved elsewhere. A class that is not there needs no word: nobody can
//! call its methods.
//!
//! An entry with a misspelt name looks like one that an update lacks. Only who has several class libraries can tell
//! ([`is_known`], asked by the test `releases`).

use program::{ClassRef, LinkError, LinkErrorKind, Program};
use std::collections::BTreeSet;
use vm::NativeEntry;

/// What of the natives does not fit, one sentence for each entry; empty where all is well.
pub fn check(program: &Program, feature: u32) -> Vec<String> {
    let entries = crate::TABLES.iter().flat_map(|list| list.iter()).filter(|entry| entry.is_for(feature));
    check_entries(program, &entries.copied().collect::<Vec<_>>())
}

/// The same for a list of entries, all of which are meant for this JDK.
pub fn check_entries(program: &Program, entries: &[NativeEntry]) -> Vec<String> {
    let listed = entries.iter().map(|entry| entry.signature).collect();
    entries.iter().filter_map(|entry| complaint(program, entry, &listed)).collect()
}

/// The class of an entry; `None` where this JDK has no such class.
pub fn class_of(program: &Program, entry: &NativeEntry) -> Option<Result<ClassRef, LinkError>> {
    let (class, _, _) = entry.parts()?;
    match program.load(class) {
        Err(error) if error.kind == LinkErrorKind::NoClassDefFound => None,
        result => Some(result),
    }
}

/// Whether this JDK has the method of an entry.
pub fn is_known(program: &Program, entry: &NativeEntry) -> bool {
    let Some((_, name, descriptor)) = entry.parts() else { return false };
    let class = class_of(program, entry).and_then(Result::ok);
    class.is_some_and(|class| class.declared_method(name, descriptor).is_some())
}

fn complaint(program: &Program, entry: &NativeEntry, listed: &BTreeSet<&str>) -> Option<String> {
    let signature = entry.signature;
    let Some((_, name, descriptor)) = entry.parts() else { return Some(format!("{signature}: not a signature")) };
    let class = match class_of(program, entry)? {
        Ok(class) => class,
        Err(error) => return Some(format!("{signature}: {error}")),
    };
    if let Some(why) = entry.misfit(class) {
        return Some(format!("{signature}: {why}"));
    }
    let is_missing = class.declared_method(name, descriptor).is_none();
    let changed = unlisted(class, name, listed).filter(|_| is_missing)?;
    Some(format!("{signature}: its descriptor is {changed} here"))
}

/// The descriptor of a native method of that name for which there is no entry.
fn unlisted(class: ClassRef, name: &str, listed: &BTreeSet<&str>) -> Option<&'static str> {
    let mut named = class.methods().iter().filter(|method| method.name == name && method.is_native());
    named.find(|method| !listed.contains(method.signature().as_str())).map(|method| method.descriptor)
}

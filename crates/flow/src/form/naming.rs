//! Gives variables the names and declared types that the class file has for them (JVMS 4.7.13).
//!
//! For people: nothing but words depends on a name. Where the file has none, a variable has none.

use super::{Form, Home};
use crate::body::Body;
use crate::method_in_file::MethodInFile;
use classfile::attributes::LocalVariable;

/// Names the variables that were locals; `places` says in which instructions each may be found.
pub(super) fn name(form: &mut Form, places: &[Vec<u32>], subject: MethodInFile<'_>, body: &Body<'_>) {
    let Ok(known) = body.attribute.local_variables() else { return };
    for (variable, places) in form.variables.iter_mut().zip(places) {
        let Home::Local(slot) = variable.home else { continue };
        let positions = places.iter().filter_map(|index| body.positions.get(*index as usize));
        let entry = positions.flat_map(|position| find(&known, slot, *position)).next();
        if let Some(entry) = entry {
            variable.name = subject.file.pool.text(entry.name).ok().map(String::from);
            variable.declared = subject.file.pool.text(entry.descriptor).ok().map(String::from);
        }
    }
}

fn find(known: &[LocalVariable], slot: u16, position: u32) -> Option<&LocalVariable> {
    let covers = |entry: &&LocalVariable| {
        let start = u32::from(entry.start);
        entry.local == slot && (start..start + u32::from(entry.length)).contains(&position)
    };
    known.iter().find(covers)
}

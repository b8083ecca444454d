//! Local variables by name (`LocalVariableTable`, JVMS 4.7.13).
//!
//! A variable that nobody reads any more is no part of a state (`vm::canonical` leaves it out), so its slot may hold
//! anything: it keeps the value that was last seen while it mattered, and is called stale. A value that was assigned
//! and never read is not shown.

use crate::naming::Names;
use classfile::attributes::LocalVariable;
use evidence::{FrameView, Variable};
use vm::{Frame, Machine, ThreadId};

/// The variables of a frame, in the order of their slots.
pub(super) fn of(
    machine: &Machine,
    names: &mut Names,
    id: ThreadId,
    (frame, before): (&Frame, Option<&FrameView>),
) -> Vec<Variable> {
    variables(frame)
        .into_iter()
        .filter_map(|(local, name, kind)| match value(machine, names, id, frame, (local, kind)) {
            Some((value, is_object)) => Some(Variable { name, value, is_object, is_stale: false }),
            None => {
                let known = before?.locals.iter().find(|known| known.name == name)?;
                Some(Variable { is_stale: true, ..known.clone() })
            }
        })
        .collect()
}

/// Slot, name and type of the variables that there are where a frame stands.
fn variables(frame: &Frame) -> Vec<(u32, String, u8)> {
    let named = || {
        let subject = frame.method.in_file().ok()?;
        let body = subject.info.code(&subject.file.pool).ok()??;
        let position = *frame.code.positions.get(frame.pc as usize)?;
        let covers = |variable: &LocalVariable| {
            let start = u32::from(variable.start);
            (start..start + u32::from(variable.length)).contains(&position)
        };
        let mut found = Vec::new();
        for variable in body.local_variables().ok()?.iter().filter(|variable| covers(variable)) {
            let name = subject.file.pool.text(variable.name).ok()?.into_owned();
            let kind = subject.file.pool.text(variable.descriptor).ok()?.bytes().next()?;
            found.push((u32::from(variable.local), name, kind));
        }
        found.sort();
        Some(found)
    };
    named().unwrap_or_default()
}

/// The value of a variable that somebody may still read.
fn value(
    machine: &Machine,
    names: &mut Names,
    id: ThreadId,
    frame: &Frame,
    (local, kind): (u32, u8),
) -> Option<(String, bool)> {
    let maps = machine.program.frame_maps(frame.method).ok()?;
    let map = maps.at(frame.pc as usize);
    let is_object = matches!(kind, b'L' | b'[');
    let fits = map.is_live(local) && map.is_reference(local) == is_object;
    let slot = || machine.threads[id.0 as usize].slots[(frame.base + local) as usize];
    fits.then(|| names.shown(machine, slot(), kind))
}

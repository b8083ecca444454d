//! `sun.nio.fs.UnixNativeDispatcher`: the entries of the JDK's own directories.
//!
//! An open directory is off-heap memory: how many bytes were read, then the names, each with a zero behind it. So it is
//! part of the state.

use super::native_dispatcher::{failure, looked, zero_terminated};
use crate::arguments::long;
use crate::visible_files;
use program::layout::Element;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "sun/nio/fs/UnixNativeDispatcher.opendir0(J)J" => open,
    implements "sun/nio/fs/UnixNativeDispatcher.readdir(J)[B" until 20 => read,
    implements "sun/nio/fs/UnixNativeDispatcher.readdir0(J)[B" since 21 => read,
    implements "sun/nio/fs/UnixNativeDispatcher.closedir(J)V" => close,
];

const NOT_A_DIRECTORY: i32 = 20;
/// Bytes before the names.
const START: i64 = 8;

fn open(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = match looked(machine, arguments) {
        Ok((path, _)) => path,
        Err(detour) => return detour.into(),
    };
    match visible_files::list(machine, &path) {
        Some(names) => opened(machine, &names).into(),
        None => failure(machine, NOT_A_DIRECTORY),
    }
}

fn opened(machine: &mut Machine, names: &[String]) -> Detoured<u64> {
    let mut bytes = START.to_le_bytes().to_vec();
    for name in names {
        bytes.extend(name.as_bytes());
        bytes.push(0);
    }
    bytes.push(0);
    let address = machine.allocate_block(bytes.len() as u64)?;
    machine.raw_write((Reference::NULL, address as i64), &bytes)?;
    Ok(address)
}

/// The next name; null behind the last one.
fn read(machine: &mut Machine, arguments: &[u64]) -> Native {
    next(machine, long(arguments, 0)).into()
}

fn next(machine: &mut Machine, address: i64) -> Detoured<Reference> {
    let start = machine.raw_get(Reference::NULL, address, Element::Long)? as i64;
    let name = zero_terminated(machine, address + start)?;
    if name.is_empty() {
        return Ok(Reference::NULL);
    }
    let array = machine.new_byte_array(&name)?;
    let behind = start as u64 + name.len() as u64 + 1;
    machine.raw_put(Reference::NULL, address, Element::Long, behind)?;
    Ok(array)
}

fn close(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.free_block(arguments[0]);
    Native::Return(0)
}

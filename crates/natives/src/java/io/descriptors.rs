//! `java.io.FileDescriptor`: numbers of the JDK's own files, and the position of a stream.
//!
//! On Unix the JDK leaves the field `handle` unused, so the position of a stream lies there: with the object it belongs
//! to, it is undone and compared like the rest of the state.

use crate::arguments::{reference, zero};
use vm::surroundings::Source;
use vm::{Machine, Native, NativeEntry, Reference, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "java/io/FileDescriptor.initIDs()V" => zero,
    implements "java/io/FileDescriptor.getHandle(I)J" => no_handle,
    implements "java/io/FileDescriptor.getAppend(I)Z" => zero,
    implements "java/io/FileDescriptor.close0()V" => close,
    implements "java/io/FileDescriptor.sync()V" until 20 => sync,
    implements "java/io/FileDescriptor.sync0()V" since 21 => sync,
    implements "java/io/FileCleanable.cleanupClose0(IJ)V" => zero,
];

/// The number of a `FileDescriptor`.
pub fn number(machine: &Machine, descriptor: Reference) -> i32 {
    if descriptor.is_null() { -1 } else { machine.named_field(descriptor, "fd") as u32 as i32 }
}

/// Makes a `FileDescriptor` stand for an opened file, at its start.
pub(crate) fn set_number(machine: &mut Machine, descriptor: Reference, number: i32) {
    machine.set_named_field(descriptor, "fd", u64::from(number as u32));
    machine.set_named_field(descriptor, "handle", 0);
}

/// How far a stream has been read.
pub fn position(machine: &Machine, descriptor: Reference) -> u64 {
    (machine.named_field(descriptor, "handle") as i64).max(0) as u64
}

/// Moves a stream.
pub(crate) fn set_position(machine: &mut Machine, descriptor: Reference, position: u64) {
    machine.set_named_field(descriptor, "handle", position);
}

/// The next bytes of a stream, which moves behind them.
pub fn read(machine: &mut Machine, descriptor: Reference, count: usize) -> Vec<u8> {
    let at = position(machine, descriptor);
    let bytes = read_from(machine, descriptor, at, count);
    set_position(machine, descriptor, at + bytes.len() as u64);
    bytes
}

/// Bytes from a position on.
pub(crate) fn read_from(machine: &mut Machine, descriptor: Reference, position: u64, count: usize) -> Vec<u8> {
    let number = number(machine, descriptor);
    if machine.process.files.is_random(number) {
        machine.reads(Source::Random);
    }
    machine.process.files.read(number, position, count)
}

fn no_handle(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(u64::MAX)
}

fn close(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.set_named_field(reference(arguments, 0), "fd", u64::from(u32::MAX));
    Native::Return(0)
}

/// The standard streams are passed on at once; nothing else can have been written.
fn sync(machine: &mut Machine, arguments: &[u64]) -> Native {
    match number(machine, reference(arguments, 0)) {
        1 | 2 => Native::Return(0),
        _ => machine.throw_new("java/io/SyncFailedException", "sync failed").into(),
    }
}

/// `IOException` of a stream that was closed.
pub fn closed(machine: &mut Machine) -> Native {
    machine.throw_new("java/io/IOException", "Stream Closed").into()
}

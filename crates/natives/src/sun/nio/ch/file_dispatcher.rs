//! `sun.nio.ch`: reading the JDK's own files through channels, and what the classes of channels ask when initialised.

use crate::arguments::{int, int_answer, long, one, reference, zero};
use crate::java::io::descriptors::{number, position, read, read_from, set_number, set_position};
use program::layout::Element;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "sun/nio/ch/IOUtil.initIDs()V" => zero,
    implements "sun/nio/ch/IOUtil.iovMax()I" => most_buffers,
    implements "sun/nio/ch/IOUtil.writevMax()J" since 21 => most_bytes,
    implements "sun/nio/ch/IOUtil.fdVal(Ljava/io/FileDescriptor;)I" => descriptor_number,
    implements "sun/nio/ch/IOUtil.setfdVal(Ljava/io/FileDescriptor;I)V" => set_descriptor_number,
    implements "sun/nio/ch/NativeThread.init()V" => zero,
    implements "sun/nio/ch/NativeThread.current()J" until 20 => one,
    implements "sun/nio/ch/NativeThread.current0()J" since 21 => one,
    implements "sun/nio/ch/NativeThread.supportPendingSignals0()Z" seen "25.0.2" => zero,
    implements "sun/nio/ch/FileChannelImpl.initIDs()J" until 20 => page_size,
    implements "sun/nio/ch/FileDispatcherImpl.init()V" until 20 => zero,
    implements "sun/nio/ch/FileDispatcherImpl.init0()V" since 21 => zero,
    implements "sun/nio/ch/UnixDispatcher.init()V" since 21 => zero,
    implements "sun/nio/ch/UnixFileDispatcherImpl.allocationGranularity0()J" since 21 => page_size,
    implements "sun/nio/ch/FileDispatcherImpl.read0(Ljava/io/FileDescriptor;JI)I" until 20 => read_at_position,
    implements "sun/nio/ch/UnixFileDispatcherImpl.read0(Ljava/io/FileDescriptor;JI)I" since 21 => read_at_position,
    implements "sun/nio/ch/FileDispatcherImpl.pread0(Ljava/io/FileDescriptor;JIJ)I" until 20 => read_elsewhere,
    implements "sun/nio/ch/UnixFileDispatcherImpl.pread0(Ljava/io/FileDescriptor;JIJ)I" since 21 => read_elsewhere,
    implements "sun/nio/ch/FileDispatcherImpl.size0(Ljava/io/FileDescriptor;)J" until 20 => size,
    implements "sun/nio/ch/UnixFileDispatcherImpl.size0(Ljava/io/FileDescriptor;)J" since 21 => size,
    implements "sun/nio/ch/FileDispatcherImpl.seek0(Ljava/io/FileDescriptor;J)J" until 20 => seek,
    implements "sun/nio/ch/UnixFileDispatcherImpl.seek0(Ljava/io/FileDescriptor;J)J" since 21 => seek,
    implements "sun/nio/ch/UnixFileDispatcherImpl.isOther0(Ljava/io/FileDescriptor;)Z" since 22 => zero,
    implements "sun/nio/ch/FileDispatcherImpl.closeIntFD(I)V" until 20 => zero,
    implements "sun/nio/ch/UnixFileDispatcherImpl.closeIntFD(I)V" since 21 => zero,
    implements "sun/nio/ch/FileChannelImpl.maxDirectTransferSize0()I" until 20 => most_bytes,
    implements "sun/nio/ch/FileDispatcherImpl.canTransferToFromOverlappedMap0()Z" until 20 => zero,
    implements "sun/nio/ch/UnixFileDispatcherImpl.available0(Ljava/io/FileDescriptor;)I" since 22 => available,
    implements "sun/nio/ch/FileDispatcherImpl.preClose0(Ljava/io/FileDescriptor;)V" until 20 => zero,
    implements "sun/nio/ch/UnixDispatcher.preClose0(Ljava/io/FileDescriptor;)V" since 21 => zero,
    implements "sun/nio/ch/FileDispatcherImpl.close0(Ljava/io/FileDescriptor;)V" until 20 => close,
    implements "sun/nio/ch/UnixDispatcher.close0(Ljava/io/FileDescriptor;)V" since 21 => close,
];

/// `sun.nio.ch.IOStatus.EOF`.
const END: u64 = u32::MAX as u64;

fn most_buffers(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(16)
}

fn most_bytes(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(i32::MAX as u64)
}

fn page_size(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(4096)
}

fn descriptor_number(machine: &mut Machine, arguments: &[u64]) -> Native {
    int_answer(number(machine, reference(arguments, 0)))
}

fn set_descriptor_number(machine: &mut Machine, arguments: &[u64]) -> Native {
    set_number(machine, reference(arguments, 0), int(arguments, 1));
    Native::Return(0)
}

/// Copies bytes to off-heap memory; the answer is their count, or the end of the file.
fn deliver(machine: &mut Machine, bytes: &[u8], address: i64, asked: i32) -> Detoured<u64> {
    for (index, byte) in bytes.iter().enumerate() {
        machine.raw_put(Reference::NULL, address + index as i64, Element::Byte, u64::from(*byte))?;
    }
    Ok(if bytes.is_empty() && asked > 0 { END } else { bytes.len() as u64 })
}

/// Refuses a descriptor that is no opened file.
fn check(machine: &mut Machine, descriptor: Reference) -> Detoured<()> {
    if machine.process.files.is_open(number(machine, descriptor)) { Ok(()) } else { Err(machine.refused("a file")) }
}

fn read_at_position(machine: &mut Machine, arguments: &[u64]) -> Native {
    let descriptor = reference(arguments, 0);
    let count = int(arguments, 3).max(0);
    let result = check(machine, descriptor).and_then(|()| {
        let bytes = read(machine, descriptor, count as usize);
        deliver(machine, &bytes, long(arguments, 1), count)
    });
    result.into()
}

fn read_elsewhere(machine: &mut Machine, arguments: &[u64]) -> Native {
    let descriptor = reference(arguments, 0);
    let count = int(arguments, 3).max(0);
    let result = check(machine, descriptor).and_then(|()| {
        let bytes = read_from(machine, descriptor, arguments[4], count as usize);
        deliver(machine, &bytes, long(arguments, 1), count)
    });
    result.into()
}

fn size(machine: &mut Machine, arguments: &[u64]) -> Native {
    let descriptor = reference(arguments, 0);
    check(machine, descriptor).map(|()| machine.process.files.length(number(machine, descriptor))).into()
}

fn available(machine: &mut Machine, arguments: &[u64]) -> Native {
    let descriptor = reference(arguments, 0);
    let left = check(machine, descriptor).map(|()| {
        let length = machine.process.files.length(number(machine, descriptor));
        length.saturating_sub(position(machine, descriptor)).min(i32::MAX as u64)
    });
    left.into()
}

/// A negative offset asks where the channel is.
fn seek(machine: &mut Machine, arguments: &[u64]) -> Native {
    let descriptor = reference(arguments, 0);
    if long(arguments, 1) < 0 {
        return Native::Return(position(machine, descriptor));
    }
    set_position(machine, descriptor, arguments[1]);
    Native::Return(arguments[1])
}

fn close(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.set_named_field(reference(arguments, 0), "fd", u64::from(u32::MAX));
    Native::Return(0)
}

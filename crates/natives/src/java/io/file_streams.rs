//! `java.io.FileInputStream`, `FileOutputStream` and `RandomAccessFile`.
//!
//! Only the JDK's own files can be opened, and only for reading; standard output and error can be written. Everything
//! else, standard input too, is refused with the path and the call.

use super::descriptors::{closed, number, position, read, set_number, set_position};
use crate::arguments::{int, long, reference, zero};
use crate::visible_files::{self, Sight};
use vm::{Detoured, Machine, Native, NativeEntry, Reference, Stream, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/io/FileInputStream.initIDs()V" => zero,
    implements "java/io/FileInputStream.open0(Ljava/lang/String;)V" => open_for_reading,
    implements "java/io/FileInputStream.read0()I" => read_byte,
    implements "java/io/FileInputStream.readBytes([BII)I" => read_bytes,
    implements "java/io/FileInputStream.length0()J" => length,
    implements "java/io/FileInputStream.position0()J" => current_position,
    implements "java/io/FileInputStream.skip0(J)J" => skip,
    implements "java/io/FileInputStream.available0()I" => available,
    implements "java/io/FileInputStream.isRegularFile0(Ljava/io/FileDescriptor;)Z" since 22 => is_regular_file,
    implements "java/io/FileOutputStream.initIDs()V" => zero,
    implements "java/io/FileOutputStream.open0(Ljava/lang/String;Z)V" => refuse_path,
    implements "java/io/FileOutputStream.write(IZ)V" => write_byte,
    implements "java/io/FileOutputStream.writeBytes([BIIZ)V" => write_bytes,
    implements "java/io/RandomAccessFile.initIDs()V" => zero,
    implements "java/io/RandomAccessFile.open0(Ljava/lang/String;I)V" => refuse_path,
];

/// The `FileDescriptor` of a stream.
fn descriptor(machine: &Machine, arguments: &[u64]) -> Reference {
    Reference::from_slot(machine.named_field(reference(arguments, 0), "fd"))
}

fn refuse_path(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = machine.text(reference(arguments, 1));
    machine.refused(format_args!("the file {path}")).into()
}

fn open_for_reading(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = machine.text(reference(arguments, 1));
    let complaint = match visible_files::look(machine, &path) {
        Sight::Hidden => return refuse_path(machine, arguments),
        Sight::Missing => "No such file or directory",
        Sight::Directory => "Is a directory",
        Sight::File { .. } | Sight::Device => "Permission denied",
    };
    match visible_files::open(machine, &path) {
        Some(number) => {
            let descriptor = descriptor(machine, arguments);
            set_number(machine, descriptor, number);
            Native::Return(0)
        }
        None => machine.throw_new("java/io/FileNotFoundException", &format!("{path} ({complaint})")).into(),
    }
}

/// The `FileDescriptor` of a stream that can be read; else what happens instead.
fn readable(machine: &mut Machine, arguments: &[u64]) -> Result<Reference, Native> {
    let descriptor = descriptor(machine, arguments);
    match number(machine, descriptor) {
        -1 => Err(closed(machine)),
        0 => Err(machine.refused("standard input").into()),
        number if machine.process.files.is_open(number) => Ok(descriptor),
        _ => Err(machine.refused("a file").into()),
    }
}

fn read_byte(machine: &mut Machine, arguments: &[u64]) -> Native {
    match readable(machine, arguments) {
        Ok(descriptor) => {
            let byte = read(machine, descriptor, 1).first().copied();
            Native::Return(byte.map_or(u64::from(u32::MAX), u64::from))
        }
        Err(answer) => answer,
    }
}

fn read_bytes(machine: &mut Machine, arguments: &[u64]) -> Native {
    match readable(machine, arguments) {
        Ok(descriptor) => read_into(machine, descriptor, arguments).into(),
        Err(answer) => answer,
    }
}

fn read_into(machine: &mut Machine, descriptor: Reference, arguments: &[u64]) -> Detoured<u64> {
    let (array, offset, count) = (reference(arguments, 1), int(arguments, 2), int(arguments, 3));
    check_range(machine, array, offset, count)?;
    if count == 0 {
        return Ok(0);
    }
    let bytes = read(machine, descriptor, count as usize);
    for (index, byte) in bytes.iter().enumerate() {
        machine.heap.set_element(array, offset as u32 + index as u32, 0, u64::from(*byte));
    }
    Ok(if bytes.is_empty() { u64::from(u32::MAX) } else { bytes.len() as u64 })
}

fn check_range(machine: &mut Machine, array: Reference, offset: i32, count: i32) -> Detoured<()> {
    if array.is_null() {
        return Err(machine.throw_bare("java/lang/NullPointerException"));
    }
    let end = i64::from(offset) + i64::from(count);
    if offset < 0 || count < 0 || end > i64::from(machine.heap.length(array)) {
        return Err(machine.throw_bare("java/lang/IndexOutOfBoundsException"));
    }
    Ok(())
}

fn length(machine: &mut Machine, arguments: &[u64]) -> Native {
    match readable(machine, arguments) {
        Ok(descriptor) => Native::Return(machine.process.files.length(number(machine, descriptor))),
        Err(answer) => answer,
    }
}

fn current_position(machine: &mut Machine, arguments: &[u64]) -> Native {
    match readable(machine, arguments) {
        Ok(descriptor) => Native::Return(position(machine, descriptor)),
        Err(answer) => answer,
    }
}

/// Skips, beyond the end too, as a seek does.
fn skip(machine: &mut Machine, arguments: &[u64]) -> Native {
    match readable(machine, arguments) {
        Ok(descriptor) => {
            let target = position(machine, descriptor).saturating_add_signed(long(arguments, 1));
            set_position(machine, descriptor, target);
            Native::Return(arguments[1])
        }
        Err(answer) => answer,
    }
}

fn available(machine: &mut Machine, arguments: &[u64]) -> Native {
    match readable(machine, arguments) {
        Ok(descriptor) => {
            let left =
                machine.process.files.length(number(machine, descriptor)).saturating_sub(position(machine, descriptor));
            Native::Return(left.min(i32::MAX as u64))
        }
        Err(answer) => answer,
    }
}

fn is_regular_file(machine: &mut Machine, arguments: &[u64]) -> Native {
    let length = machine.process.files.length(number(machine, reference(arguments, 1)));
    Native::Return(u64::from(length > 0))
}

/// The stream of the machine that a `FileOutputStream` writes to; else what happens instead.
fn writable(machine: &mut Machine, arguments: &[u64]) -> Result<Stream, Native> {
    let descriptor = descriptor(machine, arguments);
    match number(machine, descriptor) {
        -1 => Err(closed(machine)),
        1 => Ok(Stream::Output),
        2 => Ok(Stream::Error),
        _ => Err(machine.refused("writing a file").into()),
    }
}

fn write_byte(machine: &mut Machine, arguments: &[u64]) -> Native {
    match writable(machine, arguments) {
        Ok(stream) => {
            machine.emit(stream, &[arguments[1] as u8]);
            Native::Return(0)
        }
        Err(answer) => answer,
    }
}

fn write_bytes(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (array, offset, count) = (reference(arguments, 1), int(arguments, 2), int(arguments, 3));
    let stream = match writable(machine, arguments) {
        Ok(stream) => stream,
        Err(answer) => return answer,
    };
    if let Err(detour) = check_range(machine, array, offset, count) {
        return detour.into();
    }
    let bytes = machine.bytes(array);
    machine.emit(stream, &bytes[offset as usize..(offset + count) as usize]);
    Native::Return(0)
}

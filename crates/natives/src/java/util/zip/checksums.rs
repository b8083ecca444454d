//! `java.util.zip.CRC32`, `CRC32C` and `Adler32`.

use crate::arguments::{int, long, reference};
use numeric::checksum;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/util/zip/CRC32.update(II)I" => crc32_byte,
    implements "java/util/zip/CRC32.updateBytes0(I[BII)I" => crc32_array,
    implements "java/util/zip/CRC32.updateByteBuffer0(IJII)I" => crc32_memory,
    overrides "java/util/zip/CRC32C.updateBytes(I[BII)I" => crc32c_array,
    overrides "java/util/zip/CRC32C.updateDirectByteBuffer(IJII)I" => crc32c_memory,
    implements "java/util/zip/Adler32.update(II)I" => adler32_byte,
    implements "java/util/zip/Adler32.updateBytes(I[BII)I" => adler32_array,
    implements "java/util/zip/Adler32.updateByteBuffer(IJII)I" => adler32_memory,
];

type Step = fn(u32, &[u8]) -> u32;

fn byte(step: Step, arguments: &[u64]) -> Native {
    Native::Return(u64::from(step(arguments[0] as u32, &[arguments[1] as u8])))
}

fn crc32_byte(_machine: &mut Machine, arguments: &[u64]) -> Native {
    byte(checksum::crc32, arguments)
}

fn adler32_byte(_machine: &mut Machine, arguments: &[u64]) -> Native {
    byte(checksum::adler32, arguments)
}

/// Arguments: the checksum, a `byte[]`, an offset and a count, which the caller has checked.
fn array(machine: &Machine, step: Step, arguments: &[u64], count: usize) -> u32 {
    let bytes = machine.bytes(reference(arguments, 1));
    let start = (int(arguments, 2).max(0) as usize).min(bytes.len());
    step(arguments[0] as u32, &bytes[start..(start + count.min(bytes.len() - start))])
}

fn crc32_array(machine: &mut Machine, arguments: &[u64]) -> Native {
    let count = int(arguments, 3).max(0) as usize;
    Native::Return(u64::from(array(machine, checksum::crc32, arguments, count)))
}

fn adler32_array(machine: &mut Machine, arguments: &[u64]) -> Native {
    let count = int(arguments, 3).max(0) as usize;
    Native::Return(u64::from(array(machine, checksum::adler32, arguments, count)))
}

/// `CRC32C` keeps its checksum inverted between calls, and is told where the bytes end, not how many they are.
fn crc32c_array(machine: &mut Machine, arguments: &[u64]) -> Native {
    let count = (int(arguments, 3) - int(arguments, 2)).max(0) as usize;
    Native::Return(u64::from(array(machine, inverted_crc32c, arguments, count)))
}

fn inverted_crc32c(crc: u32, bytes: &[u8]) -> u32 {
    !checksum::crc32c(!crc, bytes)
}

/// Arguments: the checksum, an address, an offset and a count.
fn memory(machine: &mut Machine, step: Step, arguments: &[u64], count: i32) -> Detoured<u64> {
    let address = long(arguments, 1) + i64::from(int(arguments, 3));
    let bytes = machine.raw_read((Reference::NULL, address), count.max(0) as usize)?;
    Ok(u64::from(step(arguments[0] as u32, &bytes)))
}

fn crc32_memory(machine: &mut Machine, arguments: &[u64]) -> Native {
    memory(machine, checksum::crc32, arguments, int(arguments, 4)).into()
}

fn adler32_memory(machine: &mut Machine, arguments: &[u64]) -> Native {
    memory(machine, checksum::adler32, arguments, int(arguments, 4)).into()
}

fn crc32c_memory(machine: &mut Machine, arguments: &[u64]) -> Native {
    memory(machine, inverted_crc32c, arguments, int(arguments, 4) - int(arguments, 3)).into()
}

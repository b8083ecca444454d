//! `sun.nio.fs.UnixNativeDispatcher`: system calls on paths, answered for the JDK's own files and refused by path for
//! all others. Paths arrive as addresses of bytes that end with a zero.

use crate::arguments::{int, int_answer, long, reference, zero};
use crate::visible_files::{self, Sight};
use program::layout::Element;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "sun/nio/fs/UnixNativeDispatcher.init()I" => zero,
    implements "sun/nio/fs/LinuxNativeDispatcher.init()V" => zero,
    implements "sun/nio/fs/UnixNativeDispatcher.fchmodatNoFollowSupported0()Z" since 22 => zero,
    implements "sun/nio/fs/UnixNativeDispatcher.getcwd()[B" => current_directory,
    implements "sun/nio/fs/UnixNativeDispatcher.realpath0(J)[B" => real_path,
    implements "sun/nio/fs/UnixNativeDispatcher.open0(JII)I" => open,
    implements "sun/nio/fs/UnixNativeDispatcher.close0(I)V" => zero,
    implements "sun/nio/fs/UnixNativeDispatcher.stat0(JLsun/nio/fs/UnixFileAttributes;)V" until 20 => stat,
    implements "sun/nio/fs/UnixNativeDispatcher.stat0(JLsun/nio/fs/UnixFileAttributes;)I" since 21 => stat_or_number,
    implements "sun/nio/fs/UnixNativeDispatcher.stat1(J)I" until 20 => mode,
    implements "sun/nio/fs/UnixNativeDispatcher.lstat0(JLsun/nio/fs/UnixFileAttributes;)V" => stat,
    implements "sun/nio/fs/UnixNativeDispatcher.exists0(J)Z" until 21 seen "17.0.9" => exists,
    implements "sun/nio/fs/UnixNativeDispatcher.access0(JI)V" until 21 seen "17.0.9" => access,
    implements "sun/nio/fs/UnixNativeDispatcher.access0(JI)I" since 21 seen "21.0.8" => access_or_number,
    implements "sun/nio/fs/UnixNativeDispatcher.strerror(I)[B" => message,
    implements "sun/nio/fs/UnixNativeDispatcher.mkdir0(JI)V" => refuse,
    implements "sun/nio/fs/UnixNativeDispatcher.rmdir0(J)V" => refuse,
    implements "sun/nio/fs/UnixNativeDispatcher.unlink0(J)V" => refuse,
    implements "sun/nio/fs/UnixNativeDispatcher.readlink0(J)[B" => refuse,
];

/// Numbers and bits of Linux, as the constants of `sun.nio.fs.UnixConstants` have them.
mod linux {
    pub(super) const NO_ENTRY: i32 = 2;
    pub(super) const ACCESS_DENIED: i32 = 13;
    pub(super) const IS_DIRECTORY: i32 = 21;
    pub(super) const DIRECTORY: u64 = 0o40_555;
    pub(super) const REGULAR: u64 = 0o100_444;
    pub(super) const CHARACTER_DEVICE: u64 = 0o20_444;
    pub(super) const WRITE: i32 = 2;
    /// `open` flags that ask for more than reading: `O_WRONLY`, `O_RDWR`, `O_CREAT`, `O_TRUNC`.
    pub(super) const CHANGES: i32 = 0o1 | 0o2 | 0o100 | 0o1000;
}

/// The bytes from an address to the next zero.
pub(super) fn zero_terminated(machine: &mut Machine, address: i64) -> Detoured<Vec<u8>> {
    let mut bytes = Vec::new();
    loop {
        match machine.raw_get(Reference::NULL, address + bytes.len() as i64, Element::Byte)? as u8 {
            0 => return Ok(bytes),
            byte => bytes.push(byte),
        }
    }
}

/// The path at an address.
fn path(machine: &mut Machine, address: i64) -> Detoured<String> {
    zero_terminated(machine, address).map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// The path in the first argument and what is visible there; a hidden one is refused.
pub(super) fn looked(machine: &mut Machine, arguments: &[u64]) -> Detoured<(String, Sight)> {
    let path = path(machine, long(arguments, 0))?;
    match visible_files::look(machine, &path) {
        Sight::Hidden => Err(machine.refused(format_args!("the file {path}"))),
        sight => Ok((path, sight)),
    }
}

fn refuse(machine: &mut Machine, arguments: &[u64]) -> Native {
    match path(machine, long(arguments, 0)) {
        Ok(path) => machine.refused(format_args!("the file {path}")).into(),
        Err(detour) => detour.into(),
    }
}

/// A `UnixException` with an error number.
pub(super) fn failure(machine: &mut Machine, number: i32) -> Native {
    match machine.throw_bare("sun/nio/fs/UnixException") {
        vm::Detour::Throw(exception) => {
            machine.set_named_field(exception, "errno", u64::from(number as u32));
            Native::Throw(exception)
        }
        detour => detour.into(),
    }
}

fn current_directory(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.new_byte_array(b"/").into()
}

/// Links are not followed: the JDK's own files are known by the path they were asked for.
fn real_path(machine: &mut Machine, arguments: &[u64]) -> Native {
    match looked(machine, arguments) {
        Ok((_, Sight::Missing)) => failure(machine, linux::NO_ENTRY),
        Ok((path, _)) => machine.new_byte_array(path.as_bytes()).into(),
        Err(detour) => detour.into(),
    }
}

fn open(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (path, sight) = match looked(machine, arguments) {
        Ok(found) => found,
        Err(detour) => return detour.into(),
    };
    if int(arguments, 2) & linux::CHANGES != 0 {
        return machine.refused(format_args!("writing the file {path}")).into();
    }
    match (visible_files::open(machine, &path), sight) {
        (Some(number), _) => int_answer(number),
        (None, Sight::Directory) => failure(machine, linux::IS_DIRECTORY),
        (None, Sight::Missing) => failure(machine, linux::NO_ENTRY),
        (None, Sight::File { .. } | Sight::Device | Sight::Hidden) => failure(machine, linux::ACCESS_DENIED),
    }
}

/// The mode bits of what is visible; `None` where nothing is.
fn mode_bits(sight: Sight) -> Option<u64> {
    match sight {
        Sight::Directory => Some(linux::DIRECTORY),
        Sight::File { .. } => Some(linux::REGULAR),
        Sight::Device => Some(linux::CHARACTER_DEVICE),
        Sight::Missing | Sight::Hidden => None,
    }
}

/// Fills in a `UnixFileAttributes`; the answer is an error number.
fn fill(machine: &mut Machine, arguments: &[u64]) -> Detoured<i32> {
    let (_, sight) = looked(machine, arguments)?;
    let Some(bits) = mode_bits(sight) else { return Ok(linux::NO_ENTRY) };
    let attributes = reference(arguments, 2);
    machine.set_named_field(attributes, "st_mode", bits);
    if let Sight::File { length } = sight {
        machine.set_named_field(attributes, "st_size", length);
    }
    Ok(0)
}

fn stat(machine: &mut Machine, arguments: &[u64]) -> Native {
    match fill(machine, arguments) {
        Ok(0) => Native::Return(0),
        Ok(number) => failure(machine, number),
        Err(detour) => detour.into(),
    }
}

fn stat_or_number(machine: &mut Machine, arguments: &[u64]) -> Native {
    fill(machine, arguments).map(|number| number as u64).into()
}

/// The mode bits, 0 where nothing is.
fn mode(machine: &mut Machine, arguments: &[u64]) -> Native {
    looked(machine, arguments).map(|(_, sight)| mode_bits(sight).unwrap_or(0)).into()
}

fn exists(machine: &mut Machine, arguments: &[u64]) -> Native {
    looked(machine, arguments).map(|(_, sight)| u64::from(sight != Sight::Missing)).into()
}

fn accessible(machine: &mut Machine, arguments: &[u64]) -> Detoured<i32> {
    let (_, sight) = looked(machine, arguments)?;
    Ok(match sight {
        Sight::Missing => linux::NO_ENTRY,
        _ if int(arguments, 2) & linux::WRITE != 0 => linux::ACCESS_DENIED,
        _ => 0,
    })
}

fn access(machine: &mut Machine, arguments: &[u64]) -> Native {
    match accessible(machine, arguments) {
        Ok(0) => Native::Return(0),
        Ok(number) => failure(machine, number),
        Err(detour) => detour.into(),
    }
}

fn access_or_number(machine: &mut Machine, arguments: &[u64]) -> Native {
    accessible(machine, arguments).map(|number| number as u64).into()
}

fn message(machine: &mut Machine, arguments: &[u64]) -> Native {
    let text = match int(arguments, 0) {
        linux::NO_ENTRY => "No such file or directory",
        linux::ACCESS_DENIED => "Permission denied",
        linux::IS_DIRECTORY => "Is a directory",
        _ => "Unknown error",
    };
    machine.new_byte_array(text.as_bytes()).into()
}

//! `java.io.UnixFileSystem`: path arithmetic, and what is known about the JDK's own files; the rest is refused by path.

use crate::arguments::{int, reference, zero};
use crate::visible_files::{self, Sight};
use vm::{Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/io/UnixFileSystem.initIDs()V" => zero,
    implements "java/io/UnixFileSystem.canonicalize0(Ljava/lang/String;)Ljava/lang/String;" => canonicalize,
    implements "java/io/UnixFileSystem.getBooleanAttributes0(Ljava/io/File;)I" => boolean_attributes,
    implements "java/io/UnixFileSystem.checkAccess(Ljava/io/File;I)Z" until 20 => check_access,
    implements "java/io/UnixFileSystem.checkAccess0(Ljava/io/File;I)Z" since 21 => check_access,
    implements "java/io/UnixFileSystem.getLength(Ljava/io/File;)J" until 20 => length,
    implements "java/io/UnixFileSystem.getLength0(Ljava/io/File;)J" since 21 => length,
    implements "java/io/UnixFileSystem.getLastModifiedTime(Ljava/io/File;)J" until 20 => last_modified,
    implements "java/io/UnixFileSystem.getLastModifiedTime0(Ljava/io/File;)J" since 21 => last_modified,
    implements "java/io/UnixFileSystem.list(Ljava/io/File;)[Ljava/lang/String;" until 20 => refuse,
    implements "java/io/UnixFileSystem.list0(Ljava/io/File;)[Ljava/lang/String;" since 21 => refuse,
    implements "java/io/UnixFileSystem.createDirectory(Ljava/io/File;)Z" until 20 => refuse,
    implements "java/io/UnixFileSystem.createDirectory0(Ljava/io/File;)Z" since 21 => refuse,
    implements "java/io/UnixFileSystem.createFileExclusively(Ljava/lang/String;)Z" until 20 => refuse_path,
    implements "java/io/UnixFileSystem.createFileExclusively0(Ljava/lang/String;)Z" since 21 => refuse_path,
    implements "java/io/UnixFileSystem.delete0(Ljava/io/File;)Z" => refuse,
    implements "java/io/UnixFileSystem.rename0(Ljava/io/File;Ljava/io/File;)Z" => refuse,
];

/// Bits of `java.io.FileSystem.BA_*`.
mod attribute {
    pub(super) const EXISTS: u64 = 1;
    pub(super) const REGULAR: u64 = 2;
    pub(super) const DIRECTORY: u64 = 4;
}
/// Bits of `java.io.FileSystem.ACCESS_*`.
const WRITE: i32 = 2;

/// Resolves `.` and `..` in the text; links are not followed.
fn canonicalize(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = machine.text(reference(arguments, 1));
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    machine.new_string(&format!("/{}", parts.join("/"))).into()
}

/// The absolute path of a `java.io.File`; relative ones start at the root, which is `user.dir`.
fn path(machine: &Machine, file: Reference) -> String {
    let path = machine.text(Reference::from_slot(machine.named_field(file, "path")));
    if path.starts_with('/') { path } else { format!("/{path}") }
}

fn refuse(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = machine.text(Reference::from_slot(machine.named_field(reference(arguments, 1), "path")));
    machine.refused(format_args!("the file {path}")).into()
}

fn refuse_path(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = machine.text(reference(arguments, 1));
    machine.refused(format_args!("the file {path}")).into()
}

fn boolean_attributes(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = path(machine, reference(arguments, 1));
    match visible_files::look(machine, &path) {
        Sight::Hidden => refuse(machine, arguments),
        Sight::Missing => Native::Return(0),
        Sight::Directory => Native::Return(attribute::EXISTS | attribute::DIRECTORY),
        Sight::File { .. } => Native::Return(attribute::EXISTS | attribute::REGULAR),
        Sight::Device => Native::Return(attribute::EXISTS),
    }
}

fn check_access(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = path(machine, reference(arguments, 1));
    match visible_files::look(machine, &path) {
        Sight::Hidden => refuse(machine, arguments),
        Sight::Missing => Native::Return(0),
        Sight::Directory | Sight::File { .. } | Sight::Device => {
            Native::Return(u64::from(int(arguments, 2) & WRITE == 0))
        }
    }
}

fn length(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = path(machine, reference(arguments, 1));
    match visible_files::look(machine, &path) {
        Sight::Hidden => refuse(machine, arguments),
        Sight::File { length } => Native::Return(length),
        Sight::Missing | Sight::Directory | Sight::Device => Native::Return(0),
    }
}

/// The beginning of the run: when a file was written is not the program's to know.
fn last_modified(machine: &mut Machine, arguments: &[u64]) -> Native {
    let path = path(machine, reference(arguments, 1));
    match visible_files::look(machine, &path) {
        Sight::Hidden => refuse(machine, arguments),
        Sight::Missing => Native::Return(0),
        Sight::Directory | Sight::File { .. } | Sight::Device => {
            Native::Return((machine.epoch_nanos() - machine.clock) / 1_000_000)
        }
    }
}

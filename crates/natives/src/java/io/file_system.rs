//! `java.io.UnixFileSystem`: path arithmetic only; whether a file exists is not the program's to know.

use crate::arguments::reference;
use vm::{Machine, Native, NativeEntry, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "java/io/UnixFileSystem.initIDs()V" => nothing,
    implements "java/io/UnixFileSystem.canonicalize0(Ljava/lang/String;)Ljava/lang/String;" => canonicalize,
];

fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

/// Resolves `.` and `..` in the text; links cannot be followed, since no file system is visible.
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

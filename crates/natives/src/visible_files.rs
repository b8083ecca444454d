//! The only files a program can see: data of the JDK itself below `conf` and `lib` of its home, read-only, and
//! `/dev/random`.
//!
//! The class library reads some of its own data from there (time zones, security providers). Everything else is
//! outside, and refused by the natives that ask here first. `/dev/random` and `/dev/urandom` give one fixed sequence of
//! bytes. This is the only module of the VM that touches the file system.

use std::path::{Component, Path};
use vm::Machine;
use vm::files::Content;

/// What is visible at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// Outside of what a program may see.
    Hidden,
    /// Among the JDK's own files, but not there.
    Missing,
    Directory,
    File {
        length: u64,
    },
    /// A device that gives bytes without end.
    Device,
}

const DEVICES: [&str; 2] = ["/dev/random", "/dev/urandom"];

/// What is visible at an absolute path.
pub(crate) fn look(machine: &Machine, path: &str) -> Sight {
    sight(&machine.settings.java_home, path)
}

/// The names in a visible directory, in order.
pub(crate) fn list(machine: &Machine, path: &str) -> Option<Vec<String>> {
    if look(machine, path) != Sight::Directory {
        return None;
    }
    let entries = std::fs::read_dir(path).ok()?;
    let mut names: Vec<String> = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    Some(names)
}

/// Opens a visible file; the answer is its descriptor.
pub(crate) fn open(machine: &mut Machine, path: &str) -> Option<i32> {
    let sight = look(machine, path);
    machine.process.files.open(path, || match sight {
        Sight::Device => Some(Content::Random),
        Sight::File { .. } => std::fs::read(path).ok().map(Content::Bytes),
        Sight::Hidden | Sight::Missing | Sight::Directory => None,
    })
}

fn sight(home: &str, path: &str) -> Sight {
    if DEVICES.contains(&path) {
        return Sight::Device;
    }
    if !is_data(Path::new(home), Path::new(path)) {
        return Sight::Hidden;
    }
    match std::fs::metadata(path) {
        Ok(data) if data.is_dir() => Sight::Directory,
        Ok(data) => Sight::File { length: data.len() },
        Err(_) => Sight::Missing,
    }
}

/// Whether a path is one of the JDK's data. Its class library is not: it is megabytes of no use to Java code.
fn is_data(home: &Path, path: &Path) -> bool {
    let Ok(inside) = path.strip_prefix(home) else { return false };
    let plain = inside.components().all(|part| matches!(part, Component::Normal(_)));
    plain && (inside.starts_with("conf") || inside.starts_with("lib")) && inside != Path::new("lib/modules")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_data_of_the_jdk_is_visible() {
        let home = std::env::temp_dir().join(format!("sojourner-visible-files-{}", std::process::id()));
        std::fs::create_dir_all(home.join("lib")).unwrap();
        std::fs::write(home.join("lib/data"), b"0123456789").unwrap();
        std::fs::write(home.join("release"), b"x").unwrap();
        let at = |path: &str| home.join(path).to_str().unwrap().to_owned();
        let seen = |path: &str| sight(home.to_str().unwrap(), path);
        assert_eq!(seen(&at("lib/data")), Sight::File { length: 10 });
        assert_eq!(seen(&at("lib")), Sight::Directory);
        assert_eq!(seen(&at("lib/none")), Sight::Missing);
        assert_eq!(seen("/dev/random"), Sight::Device);
        for hidden in
            [at("release"), at("lib/../release"), at("lib/modules"), String::from("/etc/passwd"), String::from("x")]
        {
            assert_eq!(seen(&hidden), Sight::Hidden, "{hidden}");
        }
        std::fs::remove_dir_all(home).unwrap();
    }
}

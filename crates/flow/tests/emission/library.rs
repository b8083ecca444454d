//! The class libraries of the installed JDKs, through the form and back: their own JVM verifies and uses them.
//!
//! Rewritten classes take the place of the originals (`--patch-module`), in the JVM that loads them too. By default a
//! stable part of all classes, with `ALL_CLASSES` all of them.

use crate::classes::{Classes, homes};
use crate::java::{self, Directory};
use crate::round_trip;
use classfile::ClassFile;
use jimage::{Entry, Image};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

#[test]
fn the_class_library_passes_the_verifier() {
    for home in homes() {
        let bytes = std::fs::read(home.join("lib/modules")).unwrap();
        let directory = Directory::new();
        let written = rewrite(&Image::parse(&bytes).unwrap(), directory.path());
        let output = link(&home, directory.path(), &written);
        let refused: Vec<&str> = output.lines().filter(|line| line.starts_with("refused")).collect();
        assert!(refused.is_empty(), "{}: {} refused\n{}", home.display(), refused.len(), refused.join("\n"));
        let linked = output.lines().find_map(|line| line.strip_prefix("linked ")).unwrap_or_default();
        let linked: usize = linked.parse().unwrap_or_else(|_| panic!("{output}"));
        assert!(linked > written.len() / 10 * 9, "{}: {linked} of {} linked", home.display(), written.len());
    }
}

/// Writes a part of the classes of an image anew, below a directory for each module; module and path of each.
fn rewrite(image: &Image<'_>, directory: &Path) -> Vec<(String, String)> {
    let entries = image.entries().map(Result::unwrap).filter(|entry| entry.extension == "class");
    let entries: Vec<Entry<'_>> = entries.filter(|entry| is_chosen(&entry.path())).collect();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let written = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for part in entries.chunks(entries.len().div_ceil(workers)) {
            let (written, image) = (&written, *image);
            scope.spawn(move || {
                let classes = Classes::of(image);
                for entry in part {
                    let path = entry.path();
                    let bytes = image.content(entry).unwrap();
                    let file = ClassFile::parse(&bytes).unwrap();
                    let new = round_trip::class(&file, &classes).unwrap_or_else(|error| panic!("{path}: {error}"));
                    let place: PathBuf = directory.join(path.trim_start_matches('/'));
                    std::fs::create_dir_all(place.parent().unwrap()).unwrap();
                    std::fs::write(&place, new).unwrap();
                    let (module, class) = path.trim_start_matches('/').split_once('/').unwrap();
                    written.lock().unwrap().push((module.to_owned(), class.trim_end_matches(".class").to_owned()));
                }
            });
        }
    });
    let mut written = written.into_inner().unwrap();
    written.sort();
    written
}

fn is_chosen(path: &str) -> bool {
    let number = path.bytes().fold(0u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    !path.ends_with("module-info.class") && (std::env::var_os("ALL_CLASSES").is_some() || number % 16 == 0)
}

/// Has the JVM link all of them.
fn link(home: &Path, directory: &Path, written: &[(String, String)]) -> String {
    let driver = Directory::new();
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/emission/Load.java");
    java::compile(home, &[source.into()], driver.path());
    let list = driver.path().join("classes");
    let names: Vec<String> = written.iter().map(|(_, class)| class.replace('/', ".")).collect();
    std::fs::write(&list, names.join("\n")).unwrap();
    let modules: BTreeSet<&String> = written.iter().map(|(module, _)| module).collect();
    let mut command = Command::new(home.join("bin/java"));
    command.args(["-Xverify:all", "-XX:TieredStopAtLevel=1", "--add-modules", "ALL-SYSTEM"]);
    for module in modules {
        command.arg("--patch-module").arg(format!("{module}={}", directory.join(module).display()));
    }
    let output = java::run(command.arg("-cp").arg(driver.path()).arg("Load").arg(list));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    said
}

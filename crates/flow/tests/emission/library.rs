//! The class libraries of the installed JDKs, through the form and back: their own JVM verifies and uses them.
//!
//! Rewritten classes take the place of the originals (`--patch-module`), in the JVM that loads them too. By default a
//! stable part of all classes, with `ALL_CLASSES` all of them.

use crate::classes::{Classes, homes};
use crate::java::Directory;
use crate::link::link;
use crate::round_trip;
use classfile::ClassFile;
use flow::FlowError;
use jimage::{Entry, Image};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

#[test]
fn the_class_library_passes_the_verifier() {
    for home in homes() {
        let bytes = std::fs::read(home.join("lib/modules")).unwrap();
        let directory = Directory::new();
        let image = Image::parse(&bytes).unwrap();
        let written = rewrite(&image, directory.path(), is_chosen, |file, classes| round_trip::class(file, classes));
        let linked = link_patched(&home, directory.path(), &written);
        assert!(linked > written.len() / 10 * 9, "{}: {linked} of {} linked", home.display(), written.len());
    }
}

/// Links classes that take the place of those of modules.
pub(crate) fn link_patched(home: &Path, directory: &Path, written: &[(String, String)]) -> usize {
    let modules: BTreeSet<&String> = written.iter().map(|(module, _)| module).collect();
    let mut options = vec!["--add-modules".to_owned(), "ALL-SYSTEM".to_owned()];
    for module in modules {
        let patch = format!("{module}={}", directory.join(module).display());
        options.extend(["--patch-module".to_owned(), patch]);
    }
    let names: Vec<String> = written.iter().map(|(_, class)| class.clone()).collect();
    link(home, &options, None, &names)
}

/// How a class is written.
pub(crate) type Writer = fn(&ClassFile<'_>, &Classes<'_>) -> Result<Vec<u8>, FlowError>;

/// Writes classes of an image anew, below a directory for each module; module and path of each.
pub(crate) fn rewrite(
    image: &Image<'_>,
    directory: &Path,
    is_chosen: fn(&str) -> bool,
    write: Writer,
) -> Vec<(String, String)> {
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
                    let new = write(&file, &classes).unwrap_or_else(|error| panic!("{path}: {error}"));
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
    let number = hash(path);
    !path.ends_with("module-info.class") && (std::env::var_os("ALL_CLASSES").is_some() || number.is_multiple_of(16))
}

/// A number for a text, the same in every run.
pub(crate) fn hash(text: &str) -> u32 {
    text.bytes().fold(0, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
}

//! The installed JDKs and the class files of their run-time images.

use classfile::ClassFile;
use jimage::Image;
use std::path::{Path, PathBuf};

/// The homes of all installed JDKs that have a run-time image, in order.
pub(crate) fn homes() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/jvm").unwrap();
    let paths = installed.map(|entry| entry.unwrap().path().canonicalize().unwrap());
    let mut homes: Vec<PathBuf> = paths.filter(|path| path.join("lib/modules").is_file()).collect();
    homes.sort();
    homes.dedup();
    assert!(!homes.is_empty(), "no JDK in /usr/lib/jvm");
    homes
}

/// The image of a JDK.
pub(crate) fn image_bytes(home: &Path) -> Vec<u8> {
    std::fs::read(home.join("lib/modules")).unwrap()
}

/// Calls `visit` for the path and the parsed file of every class of every module, on all processors at once.
pub(crate) fn for_each_class(image: &[u8], visit: &(dyn Fn(&str, &ClassFile<'_>) + Sync)) {
    let image = Image::parse(image).unwrap();
    let entries: Vec<_> = image.entries().map(Result::unwrap).filter(|entry| entry.extension == "class").collect();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for part in entries.chunks(entries.len().div_ceil(workers)) {
            scope.spawn(move || {
                for entry in part {
                    let path = entry.path();
                    let content = image.content(entry).unwrap();
                    let file = ClassFile::parse(&content);
                    visit(&path, &file.unwrap_or_else(|error| panic!("{path}: {error}")));
                }
            });
        }
    });
}

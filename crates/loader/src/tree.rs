//! The files below a directory, in an order that does not depend on the file system.

use crate::error::cannot_read;
use program::source::SourceError;
use std::fs;
use std::path::{Path, PathBuf};

/// Every file below `root` whose name ends in one of `extensions`, as paths relative to it, sorted.
///
/// Directories whose name starts with a dot hold no package (`.git`), and links to directories could form a circle:
/// both are left out.
pub fn files_below(root: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>, SourceError> {
    let mut found = Vec::new();
    let mut open = vec![PathBuf::new()];
    while let Some(directory) = open.pop() {
        let path = root.join(&directory);
        let entries = fs::read_dir(&path).map_err(|error| cannot_read(&path, error))?;
        for entry in entries {
            let entry = entry.map_err(|error| cannot_read(&path, error))?;
            let kind = entry.file_type().map_err(|error| cannot_read(&entry.path(), error))?;
            let relative = directory.join(entry.file_name());
            if !kind.is_dir() && has_extension(&relative, extensions) {
                found.push(relative);
            } else if kind.is_dir() && !entry.file_name().as_encoded_bytes().starts_with(b".") {
                open.push(relative);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Whether the name of `path` ends in one of `extensions`, whatever the case of its letters.
pub(crate) fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    let extension = path.extension().unwrap_or_default();
    extensions.iter().any(|wanted| extension.eq_ignore_ascii_case(wanted))
}

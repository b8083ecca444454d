//! The store of results below the target folder: names by content, entries that are complete or absent.

use crate::error::HarnessError;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use xxhash_rust::xxh3::xxh3_128;

/// A name for `parts` that changes when any of them does.
pub(crate) fn hash_of(parts: &[&str]) -> String {
    let mut text = String::new();
    for part in parts {
        text.push_str(&part.len().to_string());
        text.push(':');
        text.push_str(part);
    }
    format!("{:032x}", xxh3_128(text.as_bytes()))
}

/// A folder for this process to fill before it [publishes](publish) it as `entry`.
pub(crate) fn unfinished(entry: &Path) -> Result<PathBuf, HarnessError> {
    let folder = entry.with_extension(process::id().to_string());
    fs::create_dir_all(&folder).map_err(HarnessError::during(folder.display()))?;
    Ok(folder)
}

/// Makes a filled folder appear as `entry` in one step; another process may have been quicker with the same content.
pub(crate) fn publish(folder: &Path, entry: &Path) -> Result<(), HarnessError> {
    match fs::rename(folder, entry) {
        Err(_) if entry.is_dir() => fs::remove_dir_all(folder).map_err(HarnessError::during(folder.display())),
        result => result.map_err(HarnessError::during(entry.display())),
    }
}

/// Removes a folder that will never be published because of `error`, which is the one to report.
pub(crate) fn discard(folder: &Path, error: HarnessError) -> HarnessError {
    match fs::remove_dir_all(folder) {
        Ok(()) => error,
        Err(second) => HarnessError::new(format!("{error}\n{}: {second}", folder.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_sees_where_parts_end() {
        assert_ne!(hash_of(&["ab", "c"]), hash_of(&["a", "bc"]));
        assert_eq!(hash_of(&["ab", "c"]), hash_of(&["ab", "c"]));
    }
}

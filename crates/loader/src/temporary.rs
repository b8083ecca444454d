//! A directory that is removed when the value goes away.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

static NEXT: AtomicU64 = AtomicU64::new(0);

/// A new, empty directory that no other process uses.
#[derive(Debug)]
pub struct TemporaryDirectory {
    path: PathBuf,
}

impl TemporaryDirectory {
    /// Makes one in the system's directory for temporary files.
    pub fn new() -> io::Result<TemporaryDirectory> {
        TemporaryDirectory::inside(&env::temp_dir())
    }

    /// Makes one inside `parent`, which must exist.
    pub fn inside(parent: &Path) -> io::Result<TemporaryDirectory> {
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = parent.join(format!("sojourner-{}-{number}", process::id()));
            match fs::create_dir(&path) {
                Ok(()) => return Ok(TemporaryDirectory { path }),
                // Left behind by an earlier process of the same number.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for TemporaryDirectory {
    fn drop(&mut self) {
        // It may have been renamed by now, and there is nobody left to tell that it could not be removed.
        let _ = fs::remove_dir_all(&self.path);
    }
}

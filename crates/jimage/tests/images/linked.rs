//! Run-time images that the `jlink` of an installed JDK makes, kept between runs of the tests.

use crate::jdk;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// The bytes of an image with `java.base` alone, made with `--compress=LEVEL`; `None` where this JDK has no `jlink`, or
/// nothing to link from.
pub(crate) fn image_bytes(home: &Path, level: &str) -> Option<Vec<u8>> {
    // Several tests want the same one: the first of them makes it.
    static LINKING: Mutex<()> = Mutex::new(());
    let _alone = LINKING.lock().unwrap_or_else(PoisonError::into_inner);
    let output = directory(home, level);
    if !output.is_dir() {
        link(home, level, &output)?;
    }
    Some(jdk::image_bytes(&output))
}

/// One directory for each JDK, as it is installed now, and level.
fn directory(home: &Path, level: &str) -> PathBuf {
    let modules = fs::metadata(home.join("lib/modules")).unwrap();
    let mut hasher = DefaultHasher::new();
    (home, level, modules.len(), modules.modified().ok()).hash(&mut hasher);
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("linked-{:016x}", hasher.finish()))
}

/// Links beside the directory and moves the result there, so that a test that is stopped leaves no half of one behind.
fn link(home: &Path, level: &str, output: &Path) -> Option<()> {
    let unfinished = output.with_extension(std::process::id().to_string());
    let mut jlink = Command::new(home.join("bin/jlink"));
    jlink.args(["--add-modules", "java.base", &format!("--compress={level}"), "--output"]).arg(&unfinished);
    jlink.output().ok().filter(|result| result.status.success())?;
    fs::rename(&unfinished, output).unwrap();
    Some(())
}

//! Compiles and runs Java programs with the installed JDKs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A directory that goes away with its owner.
pub(crate) struct Directory(PathBuf);

impl Drop for Directory {
    fn drop(&mut self) {
        let _left_behind = std::fs::remove_dir_all(&self.0);
    }
}

impl Directory {
    /// A new directory.
    pub(crate) fn new() -> Directory {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("sojourner-bytecode-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Directory(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

/// Compiles a source file into a directory of its own.
pub(crate) fn compile(home: &Path, source: &str, debugging: &str) -> Directory {
    let directory = Directory::new();
    output(Command::new(home.join("bin/javac")).args([debugging, "-nowarn", "-d"]).arg(&directory.0).arg(source));
    directory
}

/// A program that has run.
pub(crate) struct Run {
    /// What it printed.
    pub(crate) output: String,
    /// What the JVM logged about exceptions.
    log: String,
}

impl Run {
    /// The bytecode position at which a method threw its first `NullPointerException`.
    ///
    /// The log has three lines for each frame that an exception leaves: the exception, the method, the position.
    pub(crate) fn thrown_at(&self, method: &str) -> u32 {
        let lines: Vec<&str> = self.log.lines().collect();
        let of_method = format!("}} '{method}' '");
        let is_it =
            |three: &&[&str]| three[0].contains("java/lang/NullPointerException") && three[1].contains(&of_method);
        let found = lines.windows(3).find(is_it).unwrap_or_else(|| panic!("{method} threw nothing"));
        let position = found[2].trim().strip_prefix("at bci ").and_then(|rest| rest.split(' ').next());
        position.and_then(|position| position.parse().ok()).unwrap_or_else(|| panic!("no position in {found:?}"))
    }
}

/// Runs a program in interpreted mode, for exact positions.
pub(crate) fn run(home: &Path, classes: &Path, main: &str) -> Run {
    let file = classes.join("exceptions.log");
    let log = format!("-Xlog:exceptions=info:file={}:none:filecount=0", file.display());
    let output = output(Command::new(home.join("bin/java")).args(["-Xint", &log, "-cp"]).arg(classes).arg(main));
    Run { output, log: std::fs::read_to_string(file).unwrap() }
}

fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

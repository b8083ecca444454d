//! Slices as source, compiled by a JDK's own `javac` and run by its `java`.

use crate::workshop::on_large_stack;
use checker::{Silent, SliceRequest, Sliced, Target, Unhurried};
use loader::temporary::TemporaryDirectory;
use slicing::{Criterion, Dependence};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A slice as class files and as source.
pub(crate) fn sliced(target: &Target, criteria: &[Criterion], left_out: &[Dependence]) -> Sliced {
    let (criteria, left_out) = (criteria.to_vec(), left_out.to_vec());
    let request = SliceRequest { criteria, left_out, source: true, ..SliceRequest::default() };
    let target = target.clone();
    on_large_stack(move || checker::slice(&target, &request, &Unhurried::default(), &mut Silent).unwrap())
}

/// A directory with the sources of a slice.
pub(crate) struct Written {
    directory: TemporaryDirectory,
    pub(crate) files: Vec<PathBuf>,
    main: String,
}

impl Written {
    pub(crate) fn of(sliced: &Sliced) -> Written {
        let directory = TemporaryDirectory::new().unwrap();
        let write = |source: &checker::SlicedSource| {
            let file = directory.path().join(&source.path);
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, &source.text).unwrap();
            file
        };
        let files = sliced.sources.iter().map(write).collect();
        Written { files, main: sliced.report.main.clone(), directory }
    }

    /// The same program from its own sources.
    pub(crate) fn target(&self, original: &Target) -> Target {
        assert!(self.files.iter().all(|file| file.starts_with(self.directory.path())));
        Target { files: self.files.clone(), main: Some(self.main.clone()), ..original.clone() }
    }

    /// What it does on a JVM: a program of one file.
    pub(crate) fn run(&self, home: &Path, arguments: &[&str]) -> Ended {
        run_source(&self.files[0], home, arguments)
    }
}

/// What a program printed, what it complained about, and its exit status.
pub(crate) type Ended = (String, String, Option<i32>);

/// What a program of one file does, compiled and run by the `java` of a JDK.
pub(crate) fn run_source(file: &Path, home: &Path, arguments: &[&str]) -> Ended {
    ended(java(home).arg(file).args(arguments))
}

/// What class files do that are verified first.
pub(crate) fn run_classes(folder: &Path, main: &str, home: &Path, arguments: &[&str]) -> Ended {
    ended(java(home).args(["-Xverify:all", "-cp"]).arg(folder).arg(main).args(arguments))
}

fn java(home: &Path) -> Command {
    let mut command = Command::new(home.join("bin/java"));
    command.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8", "-Dstderr.encoding=UTF-8"]);
    command.args(["-Dstdout.encoding=UTF-8", "-ea"]);
    command
}

fn ended(command: &mut Command) -> Ended {
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    // Below the program is the launcher, whose frames have addresses.
    let is_of_program = |line: &&str| !line.starts_with("\tat java.base/");
    let complaints = text(output.stderr).split_inclusive('\n').filter(is_of_program).collect();
    (text(output.stdout), complaints, output.status.code())
}

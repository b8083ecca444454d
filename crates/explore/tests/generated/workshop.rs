//! Generated programs compiled by one run of `javac`, and machines that can start them.

use crate::program::Program;
use loader::compile::CacheLocation;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{Request, prepare};
use loader::temporary::TemporaryDirectory;
use std::path::{Path, PathBuf};
use std::process::Command;
use vm::launch::MainMethod;
use vm::{Halt, Machine, Settings};

/// More than any of the programs needs.
const MAX_HEAP: u64 = 64 << 20;

/// Compiled programs: number `n` is the class `generated.P{n}`.
pub(crate) struct Classes {
    directory: TemporaryDirectory,
}

/// The homes of all installed JDKs, the oldest first.
pub(crate) fn homes() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/jvm").unwrap();
    let paths = installed.map(|entry| entry.unwrap().path().canonicalize().unwrap());
    let mut homes: Vec<PathBuf> = paths.filter(|path| path.join("lib/modules").is_file()).collect();
    homes.sort();
    homes.dedup();
    assert!(!homes.is_empty(), "no JDK in /usr/lib/jvm");
    homes
}

/// The name of a program's class.
pub(crate) fn class_name(number: usize) -> String {
    format!("P{number}")
}

impl Classes {
    /// Compiles programs with the oldest JDK, so that every JDK can run them.
    pub(crate) fn of_programs(programs: &[Program]) -> Classes {
        let names = (0..).map(class_name);
        let sources = names.zip(programs).map(|(name, program)| (program.java(&name), name));
        Classes::of_sources(sources.map(|(text, name)| (name, text)).collect())
    }

    /// Compiles classes of the package `generated`, given by name and text.
    pub(crate) fn of_sources(sources: Vec<(String, String)>) -> Classes {
        let directory = TemporaryDirectory::new().unwrap();
        let mut files = loader::api::write_sources(&directory.path().join("api")).unwrap();
        for (name, text) in &sources {
            let file = directory.path().join(format!("{name}.java"));
            std::fs::write(&file, text).unwrap();
            files.push(file);
        }
        files.extend(
            ["Box", "Calls", "Jitter", "Loud", "Moments", "Yard"].map(|name| java_file(&format!("{name}.java"))),
        );
        let classes = Classes { directory };
        classes.compile(&files, &classes.path());
        classes
    }

    /// Where the classes are.
    pub(crate) fn path(&self) -> PathBuf {
        self.directory.path().join("classes")
    }

    /// Compiles further files against the classes.
    pub(crate) fn compile(&self, files: &[PathBuf], into: &Path) {
        let list = self.directory.path().join("files");
        let names: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
        std::fs::write(&list, names.join("\n")).unwrap();
        let mut javac = Command::new(homes()[0].join("bin/javac"));
        javac.args(["-nowarn", "-proc:none", "-g:lines,source", "-cp"]).arg(self.path()).arg("-d").arg(into);
        let output = javac.arg(format!("@{}", list.display())).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    /// A machine right after its boot that can start any of them.
    pub(crate) fn boot(&self, home: &Path, main: &str, processors: u32) -> Machine {
        let main = Some(format!("generated.{main}"));
        let request = Request { targets: vec![self.path()], main, jdk: Some(home.into()), ..Request::default() };
        let prepared = prepare(&request, &HostEnvironment::of_this_process(), &CacheLocation::of_this_process());
        let prepared = prepared.unwrap_or_else(|error| panic!("{error}"));
        let jdk = &prepared.jdk;
        let settings = Settings {
            max_heap: MAX_HEAP,
            assertions: true,
            processors,
            ..Settings::of_jdk(&jdk.home, &jdk.version, jdk.feature)
        };
        natives::boot(prepared.source, false, settings, Halt::default()).unwrap_or_else(|error| panic!("{error}"))
    }
}

/// A Java file of this test.
pub(crate) fn java_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generated/java").join(name)
}

/// Takes a machine back to its boot and starts a class.
pub(crate) fn start(machine: &mut Machine, class: &str) {
    machine.reset();
    machine.output.clear();
    machine.exploring = vm::exploring::Exploring::default();
    let class = format!("generated/{class}");
    machine
        .try_launch(&MainMethod { class, descriptor: "([Ljava/lang/String;)V", needs_instance: false }, &[])
        .unwrap();
}

//! A place to write Java files, compile them and pack jars, removed when the test ends.

use loader::compile::CacheLocation;
use loader::error::LoadError;
use loader::jdk::Jdk;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{Prepared, Request, prepare};
use loader::temporary::TemporaryDirectory;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) struct Workshop {
    directory: TemporaryDirectory,
    pub(crate) jdk: Jdk,
}

/// Every JDK that discovery finds and that has a compiler; the tests need at least one.
pub(crate) fn jdks() -> Vec<Jdk> {
    let found = HostEnvironment::of_this_process().all_found().into_iter().filter_map(|found| found.jdk.ok());
    let jdks: Vec<Jdk> = found.filter(|jdk| jdk.javac().is_some()).collect();
    assert!(!jdks.is_empty(), "the tests need a JDK 17 or newer with javac");
    jdks
}

/// Runs `test` once for every JDK, each time in a new workshop.
pub(crate) fn with_every_jdk(test: impl Fn(&Workshop)) {
    jdks().into_iter().for_each(|jdk| test(&Workshop { directory: TemporaryDirectory::new().unwrap(), jdk }));
}

impl Workshop {
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Writes a file and returns its path.
    pub(crate) fn write(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, contents).unwrap();
        path
    }

    /// Writes one source file and compiles it into the directory `output`.
    pub(crate) fn compile(&self, name: &str, text: &str, output: &str) -> PathBuf {
        let source = self.write(name, text);
        let output = self.path(output);
        self.tool("javac", &["-d", output.to_str().unwrap(), source.to_str().unwrap()]);
        output
    }

    /// Packs the directory `classes` into the jar `name`, with these lines added to the manifest.
    pub(crate) fn jar(&self, name: &str, manifest: &str, classes: &Path) -> PathBuf {
        let jar = self.path(name);
        fs::create_dir_all(jar.parent().unwrap()).unwrap();
        let manifest = self.write("manifest", manifest);
        let texts = [&jar, &manifest, classes].map(|path: &Path| path.to_str().unwrap());
        self.tool("jar", &["--create", "--file", texts[0], "--manifest", texts[1], "-C", texts[2], "."]);
        jar
    }

    /// Runs a program of the JDK, which must succeed.
    pub(crate) fn tool(&self, program: &str, arguments: &[&str]) {
        let output = Command::new(self.jdk.home.join("bin").join(program)).args(arguments).output().unwrap();
        assert!(output.status.success(), "{program} {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// Prepares a run with the JDK and a cache of this workshop.
    pub(crate) fn prepare(&self, request: Request) -> Result<Prepared, LoadError> {
        let request = Request { jdk: Some(self.jdk.home.clone()), ..request };
        prepare(&request, &HostEnvironment::default(), &self.cache())
    }

    /// The same for TARGETs only.
    pub(crate) fn prepare_targets(&self, targets: &[&Path]) -> Result<Prepared, LoadError> {
        let targets = targets.iter().map(|path| path.to_path_buf()).collect();
        self.prepare(Request { targets, ..Request::default() })
    }

    /// The entry class of these TARGETs, or the message of the error.
    pub(crate) fn main_of(&self, targets: &[&Path]) -> Result<String, String> {
        let prepared = self.prepare_targets(targets);
        prepared.map(|prepared| prepared.entry.class).map_err(|error| self.relative(&error.to_string()))
    }

    /// A message with the changing name of the workshop's directory left out.
    pub(crate) fn relative(&self, message: &str) -> String {
        message.replace(&format!("{}/", self.directory.path().display()), "")
    }

    pub(crate) fn cache(&self) -> CacheLocation {
        CacheLocation::at(&self.path("cache"))
    }
}

//! A directory in which the binary is run, with an environment that the test decides.

use loader::jdk::Jdk;
use loader::jdk::discovery::HostEnvironment;
use loader::temporary::TemporaryDirectory;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

pub(crate) struct Session {
    directory: TemporaryDirectory,
}

/// What a finished command left: both streams and the exit status.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) status: Option<i32>,
}

impl Session {
    pub(crate) fn new() -> Session {
        Session { directory: TemporaryDirectory::new().unwrap() }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, contents: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, contents).unwrap();
    }

    /// The binary, started in this directory, without a `JAVA_HOME` and with a cache of its own: that which
    /// `SOJOURNER` names (`run-tests` names the released one, which users have and which is faster), or else the one
    /// that was built with this test.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let built = || env!("CARGO_BIN_EXE_sojourner").into();
        self.command_of(env::var_os("SOJOURNER").unwrap_or_else(built), arguments)
    }

    /// The binary that was built with this test, which fails on purpose as `provocation` says.
    #[cfg(debug_assertions)]
    pub(crate) fn provoked(&self, provocation: &str, arguments: &[&str]) -> Command {
        let mut command = self.command_of(env!("CARGO_BIN_EXE_sojourner").into(), arguments);
        command.env("SOJOURNER_PROVOKE", provocation);
        command
    }

    fn command_of(&self, binary: OsString, arguments: &[&str]) -> Command {
        let mut command = Command::new(binary);
        command.args(arguments).current_dir(self.directory.path()).stdin(Stdio::null());
        command.env_remove("JAVA_HOME").env("XDG_CACHE_HOME", self.path("cache"));
        command
    }

    /// Runs the binary to its end.
    pub(crate) fn run(&self, arguments: &[&str]) -> Ended {
        end(&mut self.command(arguments))
    }
}

/// Runs a command to its end.
pub(crate) fn end(command: &mut Command) -> Ended {
    let output = command.output().unwrap();
    let [stdout, stderr] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    Ended { stdout, stderr, status: output.status.code() }
}

/// A command that said nothing on standard output, this on standard error, and ended with this status.
pub(crate) fn complaint(stderr: &str, status: i32) -> Ended {
    Ended { stdout: String::new(), stderr: stderr.to_string(), status: Some(status) }
}

/// The JDK that the binary uses in a session.
pub(crate) fn default_jdk() -> Jdk {
    let surroundings = HostEnvironment { java_home: None, ..HostEnvironment::of_this_process() };
    surroundings.choose(None).expect("the tests need a JDK 17 or newer").jdk
}

/// Every JDK with a compiler that the binary could use.
pub(crate) fn jdks() -> Vec<Jdk> {
    let found = HostEnvironment::of_this_process().all_found().into_iter().filter_map(|found| found.jdk.ok());
    let jdks: Vec<Jdk> = found.filter(|jdk| jdk.javac().is_some()).collect();
    assert!(!jdks.is_empty(), "the tests need a JDK 17 or newer with javac");
    jdks
}

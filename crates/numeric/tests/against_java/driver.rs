//! Runs the Java driver: compiles it with a JDK's own `javac`, sends arguments, reads result bits.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/java/Driver.java");

/// A function by the driver's name for it, with its arguments one after the other.
pub(crate) struct Request<'a> {
    pub(crate) name: &'static str,
    pub(crate) arity: usize,
    pub(crate) arguments: &'a [f64],
}

/// A JDK with the driver compiled by it.
pub(crate) struct Jdk {
    pub(crate) home: PathBuf,
    classes: PathBuf,
}

/// The JDKs of this machine: `JAVA_HOME` and what is below `/usr/lib/jvm`, each once, in a fixed order.
pub(crate) fn jdks() -> &'static [Jdk] {
    static JDKS: OnceLock<Vec<Jdk>> = OnceLock::new();
    JDKS.get_or_init(|| {
        let found = homes();
        assert!(!found.is_empty(), "no JDK in JAVA_HOME or /usr/lib/jvm to compare with");
        found.into_iter().enumerate().map(|(number, home)| Jdk::compile(home, number)).collect()
    })
}

fn homes() -> Vec<PathBuf> {
    let installed = fs::read_dir("/usr/lib/jvm").into_iter().flatten().flatten().map(|entry| entry.path());
    let mut found: Vec<PathBuf> = std::env::var_os("JAVA_HOME")
        .map(PathBuf::from)
        .into_iter()
        .chain(installed)
        .filter(|home| home.join("bin/javac").is_file())
        .filter_map(|home| fs::canonicalize(home).ok())
        .collect();
    found.sort();
    found.dedup();
    found
}

impl Jdk {
    fn compile(home: PathBuf, number: usize) -> Self {
        let classes = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("classes-{number}"));
        check(Command::new(home.join("bin/javac")).arg("-d").arg(&classes).arg(SOURCE));
        Self { home, classes }
    }

    /// The feature release, from the `release` file.
    pub(crate) fn feature_release(&self) -> u32 {
        let release = fs::read_to_string(self.home.join("release")).expect("a JDK has a release file");
        let version = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION=\"")).expect("a version line");
        version.split(['.', '"', '-', '+']).next().and_then(|number| number.parse().ok()).expect("a number")
    }

    /// The result bits of every request, in order.
    pub(crate) fn run(&self, purpose: &str, requests: &[Request<'_>]) -> Vec<Vec<u64>> {
        let input = self.classes.join(format!("{purpose}.arguments"));
        let output = self.classes.join(format!("{purpose}.results"));
        fs::write(&input, encode(requests)).expect("arguments written");
        let mut java = Command::new(self.home.join("bin/java"));
        check(java.arg("-cp").arg(&self.classes).arg("Driver").arg(&input).arg(&output));
        decode(&fs::read(&output).expect("results read"), requests)
    }
}

fn check(command: &mut Command) {
    let result = command.output().expect("the JDK's tools run");
    assert!(result.status.success(), "{command:?}: {}", String::from_utf8_lossy(&result.stderr));
}

/// Numbers are big-endian, as `DataInputStream` reads them.
fn encode(requests: &[Request<'_>]) -> Vec<u8> {
    let mut bytes = (requests.len() as u32).to_be_bytes().to_vec();
    for request in requests {
        bytes.extend((request.name.len() as u16).to_be_bytes());
        bytes.extend(request.name.bytes());
        bytes.extend(((request.arguments.len() / request.arity) as u32).to_be_bytes());
        bytes.extend(request.arguments.iter().flat_map(|argument| argument.to_bits().to_be_bytes()));
    }
    bytes
}

fn decode(bytes: &[u8], requests: &[Request<'_>]) -> Vec<Vec<u64>> {
    let mut results = bytes.chunks_exact(8).map(|chunk| u64::from_be_bytes(chunk.try_into().expect("eight bytes")));
    requests.iter().map(|request| results.by_ref().take(request.arguments.len() / request.arity).collect()).collect()
}

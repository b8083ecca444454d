//! Finds the JDKs of the machine, compiles a driver and runs it beside synthesised classes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use classfile::ClassFile;

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/differential/java");

/// An installed JDK.
#[derive(Clone, Debug)]
pub(crate) struct Jdk {
    pub(crate) home: PathBuf,
    pub(crate) feature: u32,
}

/// Every JDK under /usr/lib/jvm from `oldest` on, oldest first. There must be one.
pub(crate) fn jdks(oldest: u32) -> Vec<Jdk> {
    let directories = fs::read_dir("/usr/lib/jvm").expect("JDKs live in /usr/lib/jvm");
    let homes = directories.filter_map(|entry| entry.ok()?.path().canonicalize().ok());
    let mut found: Vec<Jdk> = homes.filter_map(jdk_at).filter(|jdk| jdk.feature >= oldest).collect();
    found.sort_by(|left, right| (left.feature, &left.home).cmp(&(right.feature, &right.home)));
    found.dedup_by_key(|jdk| jdk.home.clone());
    assert!(!found.is_empty(), "these tests need a JDK of version {oldest} or newer");
    found
}

fn jdk_at(home: PathBuf) -> Option<Jdk> {
    let release = fs::read_to_string(home.join("release")).ok()?;
    let version = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION=\""))?;
    let feature = version.split(['.', '"']).next()?.parse().ok()?;
    home.join("bin/javac").exists().then_some(Jdk { home, feature })
}

/// A directory with synthesised classes and compiled drivers.
pub(crate) struct Workshop {
    directory: PathBuf,
}

impl Workshop {
    /// An empty directory for one test.
    pub(crate) fn new(test: &str) -> Self {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        if directory.exists() {
            fs::remove_dir_all(&directory).expect("the old directory can be removed");
        }
        fs::create_dir_all(directory.join("synthesised")).expect("a directory can be made");
        Self { directory }
    }

    /// Where compiled drivers are.
    pub(crate) fn directory(&self) -> &Path {
        &self.directory
    }

    /// Stores a synthesised class under its simple name, where the driver's `Harness` looks for it.
    pub(crate) fn add(&self, class_name: &str, bytes: &[u8]) -> &Self {
        assert!(ClassFile::parse(bytes).is_ok(), "our own reader refuses {class_name}");
        fs::write(self.class_file(class_name), bytes).expect("a class file can be written");
        self
    }

    /// Compiles `<driver>.java` with the oldest JDK from `oldest` on and runs it on all of them; both columns must
    /// agree and have `cases` rows.
    pub(crate) fn compare(&self, driver: &str, oldest: u32, cases: usize) {
        self.compare_with(&[], driver, oldest, cases);
    }

    /// The same with further options for `java`.
    pub(crate) fn compare_with(&self, options: &[&str], driver: &str, oldest: u32, cases: usize) {
        let jdks = jdks(oldest);
        self.compile(&jdks[0], driver);
        for jdk in &jdks {
            let output = self.run(jdk, driver, options);
            assert_agreement(&output, cases, jdk);
        }
    }

    /// Compiles a driver and the classes it needs.
    pub(crate) fn compile(&self, jdk: &Jdk, driver: &str) {
        let mut javac = Command::new(jdk.home.join("bin/javac"));
        javac.args(["-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-sourcepath", SOURCES, "-d"]);
        javac
            .arg(&self.directory)
            .arg(format!("{SOURCES}/{driver}.java"))
            .arg(format!("{SOURCES}/sojourner/Intrinsics.java"));
        succeed(&mut javac);
    }

    /// Runs a compiled driver and gives its standard output.
    pub(crate) fn run(&self, jdk: &Jdk, driver: &str, options: &[&str]) -> String {
        let mut java = Command::new(jdk.home.join("bin/java"));
        java.current_dir(&self.directory).args(["-XX:TieredStopAtLevel=1", "-Xshare:auto"]).args(options);
        java.args(["--add-opens", "java.base/java.lang.invoke=ALL-UNNAMED"]);
        java.args(["-cp", ".", driver]);
        succeed(&mut java)
    }

    /// The disassembly of a synthesised class.
    pub(crate) fn disassemble(&self, class_name: &str) -> String {
        let mut javap = Command::new(jdks(17)[0].home.join("bin/javap"));
        succeed(javap.args(["-c", "-p"]).arg(self.class_file(class_name)))
    }

    fn class_file(&self, class_name: &str) -> PathBuf {
        self.directory.join("synthesised").join(format!("{class_name}.class"))
    }
}

fn succeed(command: &mut Command) -> String {
    let output = command.output().expect("the JDK's tools can be started");
    let errors = String::from_utf8_lossy(&output.stderr);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command:?} failed:\n{text}\n{errors}");
    text
}

fn assert_agreement(output: &str, cases: usize, jdk: &Jdk) {
    let column = |prefix: &str| -> Vec<String> {
        output.lines().filter_map(|line| Some(line.strip_prefix(prefix)?.to_owned())).collect()
    };
    let expected = column("javac\t");
    let synthesised = column("synth\t");
    let differences: Vec<_> = expected.iter().zip(&synthesised).filter(|(left, right)| left != right).collect();
    assert!(differences.is_empty(), "on JDK {} (javac's, synthesised): {differences:#?}", jdk.feature);
    assert_eq!(synthesised.len(), expected.len());
    assert!(!expected.iter().any(|line| line.contains("BROKEN")), "a case that does not link proves nothing");
    assert_eq!(expected.len(), cases, "every case of the driver must have run");
}

//! The tests of a program: finding them, and what is started to explore one of them.
//!
//! Which tests there are is what the framework itself says: it is run in the virtual machine, with the test methods
//! left out. One test is a program like any other: a main class of ours, on the project's own framework, with the name
//! of the test as its argument (`loader::junit`). What that does before the test begins is simulated once
//! (`exploration::boot`); everything else is a check.

mod listing;
mod pattern;

pub use pattern::TestPattern;

use crate::control::Control;
use crate::error::Error;
use crate::target::Target;
use listing::Listed;
use loader::compile::CacheLocation;
use loader::error::{InputError, LoadError};
use loader::jdk::Jdk;
use loader::jdk::discovery::HostEnvironment;
use loader::junit::{self, Framework};
use loader::project;
use loader::root::ClassRoot;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The tests of some TARGETs.
#[derive(Clone, Debug, Default)]
pub struct Suite {
    pub tests: Vec<TestCase>,
    /// The version of the JDK.
    pub jdk: String,
    /// Sentences about what may not be as intended.
    pub warnings: Vec<String>,
}

/// One test.
#[derive(Clone, Debug)]
pub struct TestCase {
    /// The binary name of its class.
    pub class: String,
    /// Its method; empty where it has none.
    pub method: String,
    /// Its name for people.
    pub name: String,
    pub kind: TestKind,
    /// The program that starts it.
    pub target: Target,
}

/// What is to be done with a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TestKind {
    /// It can be started.
    Runs,
    /// It is not to be started, for this reason.
    Skipped(String),
    /// The framework could not even be asked about it; this is not modelled.
    Unsupported(String),
}

/// Finds the tests of the TARGETs; `offline` keeps build tools from the network.
pub fn find_tests(target: &Target, offline: bool, control: &dyn Control) -> Result<Suite, Error> {
    let mut suite = Suite::default();
    for program in programs(target, offline, control)? {
        find_in(&program, &mut suite, control)?;
    }
    Ok(suite)
}

/// Each project is a program of its own, and all other TARGETs together are one.
fn programs(target: &Target, offline: bool, control: &dyn Control) -> Result<Vec<Target>, LoadError> {
    let (mut programs, mut others) = (Vec::new(), Vec::new());
    for path in &target.files {
        let Some(tool) = project::build_tool(path) else {
            // What is no input is said before anybody asks for JUnit there.
            loader::target::Target::read(path)?;
            others.push(path.clone());
            continue;
        };
        for module in project::modules(path, tool, offline, control.flag())? {
            let classpath = joined(target.classpath.as_deref(), &module.classpath);
            programs.push(Target { files: module.classes, classpath: Some(classpath), ..target.clone() });
        }
    }
    if !others.is_empty() {
        programs.push(Target { files: others, ..target.clone() });
    }
    Ok(programs)
}

fn find_in(program: &Target, suite: &mut Suite, control: &dyn Control) -> Result<(), Error> {
    let jdk = HostEnvironment::of_this_process().choose(program.jdk.as_deref()).map_err(LoadError::from)?.jdk;
    suite.jdk.clone_from(&jdk.version);
    let roots = roots(program, &jdk)?;
    let (frameworks, warnings) = junit::frameworks_in(&roots)?;
    if frameworks.is_empty() {
        return Err(LoadError::from(InputError::NoFramework { advice: warnings }).into());
    }
    suite.warnings.extend(warnings);
    for framework in frameworks {
        let starter = starter(program, framework, &jdk, &roots, control)?;
        let listed = listing::list(&starter, control)?;
        suite.tests.extend(listed.into_iter().map(|test| case(&starter, framework, test)));
    }
    Ok(())
}

/// The program that starts tests of a framework, without saying yet which.
fn starter(
    program: &Target,
    framework: &Framework,
    jdk: &Jdk,
    roots: &[ClassRoot],
    control: &dyn Control,
) -> Result<Target, LoadError> {
    // Its classes are compiled against jars alone, so that they are kept when the program changes.
    let jars = roots.iter().filter(|root| matches!(root, ClassRoot::Jar(_)));
    let libraries: Vec<PathBuf> = jars.map(|jar| jar.path().to_path_buf()).collect();
    let compiler = HostEnvironment::of_this_process().compiler_for(jdk).unwrap_or_else(|| jdk.clone());
    let cache = CacheLocation::of_this_process();
    let compiled = framework.compile(&libraries, &compiler, &cache, control.flag())?;
    let classpath = joined(program.classpath.as_deref(), compiled.directory().as_os_str());
    Ok(Target { classpath: Some(classpath), main: Some(framework.main.to_owned()), ..program.clone() })
}

/// The places of the class path: what is named, and the TARGETs.
fn roots(program: &Target, jdk: &Jdk) -> Result<Vec<ClassRoot>, LoadError> {
    let places = program.files.iter().filter(|file| is_place(file));
    let places = env::join_paths(places).unwrap_or_default();
    junit::roots_of(&joined(Some(&places), program.classpath.as_deref().unwrap_or_default()), jdk.feature)
}

fn is_place(file: &Path) -> bool {
    file.is_dir() || file.extension().is_some_and(|extension| extension == "jar")
}

/// Two class paths as one; an empty one is none.
fn joined(first: Option<&std::ffi::OsStr>, second: &std::ffi::OsStr) -> OsString {
    let parts = [first.unwrap_or_default(), second];
    let parts = parts.into_iter().filter(|part| !part.is_empty()).flat_map(env::split_paths);
    env::join_paths(parts).unwrap_or_default()
}

fn case(starter: &Target, framework: &Framework, test: Listed) -> TestCase {
    let Listed { id, class, method, name, kind, is_container } = test;
    let arguments = framework.arguments(&id, is_container);
    TestCase { class, method, name, kind, target: Target { arguments, ..starter.clone() } }
}

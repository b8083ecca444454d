//! The Java programs that start one test of a framework, and the classes that may hold tests.
//!
//! Their sources are part of the binary (`crates/loader/junit`). They are compiled against the framework that the class
//! path has, so one text serves its releases. What they do is executed by the virtual machine only.

use crate::classpath::ClassPath;
use crate::compile::{CacheLocation, Compilation, Compiled};
use crate::error::{InputError, LoadError, cannot_read};
use crate::jdk::Jdk;
use crate::root::ClassRoot;
use crate::temporary::TemporaryDirectory;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use xxhash_rust::xxh3::Xxh3;

/// A framework whose tests can be started.
#[derive(Debug, PartialEq, Eq)]
pub struct Framework {
    /// Its name for people.
    pub name: &'static str,
    /// The class that starts a test.
    pub main: &'static str,
    /// It is there where the class path has this class.
    needs: &'static str,
    /// Tests are written for it where the class path has this class.
    shown_by: &'static str,
    /// Whether a test is named by its class and its own name.
    names_class: bool,
    /// What to add where the second is there and the first is not.
    advice: &'static str,
    sources: &'static [(&'static str, &'static str)],
}

const PACKAGE: &str = "sojourner/junit/";
const OUTCOME: (&str, &str) = ("Outcome", include_str!("../junit/sojourner/junit/Outcome.java"));
const PLAN: (&str, &str) = ("Plan", include_str!("../junit/sojourner/junit/Plan.java"));
const LISTING: (&str, &str) = ("Listing", include_str!("../junit/sojourner/junit/Listing.java"));

/// Every framework.
pub(crate) const FRAMEWORKS: &[Framework] = &[
    Framework {
        name: "JUnit 5",
        main: "sojourner.junit.Jupiter",
        needs: "org/junit/jupiter/engine/JupiterTestEngine",
        shown_by: "org/junit/jupiter/api/Test",
        names_class: false,
        advice: "the class path has junit-jupiter-api, but no junit-jupiter-engine of the same version",
        sources: &[
            OUTCOME,
            PLAN,
            LISTING,
            ("Capture", include_str!("../junit/sojourner/junit/Capture.java")),
            ("Extensions", include_str!("../junit/sojourner/junit/Extensions.java")),
            ("Jupiter", include_str!("../junit/sojourner/junit/Jupiter.java")),
            ("JupiterListing", include_str!("../junit/sojourner/junit/JupiterListing.java")),
            ("Parameters", include_str!("../junit/sojourner/junit/Parameters.java")),
            ("Request", include_str!("../junit/sojourner/junit/Request.java")),
            ("Services", include_str!("../junit/sojourner/junit/Services.java")),
        ],
    },
    Framework {
        name: "JUnit 4",
        main: "sojourner.junit.Vintage",
        needs: "org/junit/runners/BlockJUnit4ClassRunner",
        shown_by: "org/junit/runners/BlockJUnit4ClassRunner",
        names_class: true,
        advice: "",
        sources: &[OUTCOME, PLAN, LISTING, ("Vintage", include_str!("../junit/sojourner/junit/Vintage.java"))],
    },
];

/// Whether a class, by its internal name, is one of those that start tests.
pub(crate) fn is_driver(class: &str) -> bool {
    let Some(name) = class.strip_prefix(PACKAGE) else { return false };
    FRAMEWORKS.iter().flat_map(|framework| framework.sources).any(|(driver, _)| *driver == name)
}

/// Whether a class, by its internal name, is the main class of one of them.
pub fn starts_tests(class: &str) -> bool {
    FRAMEWORKS.iter().any(|framework| framework.main.replace('.', "/") == class)
}

/// The frameworks of a class path, and sentences about those that are there in part only.
pub fn frameworks_in(roots: &[ClassRoot]) -> Result<(Vec<&'static Framework>, Vec<String>), LoadError> {
    let (mut found, mut warnings) = (Vec::new(), Vec::new());
    for framework in FRAMEWORKS {
        if has_class(roots, framework.needs)? {
            found.push(framework);
        } else if has_class(roots, framework.shown_by)? {
            warnings.push(framework.advice.to_owned());
        }
    }
    Ok((found, warnings))
}

/// The places of a class path as `java` reads it.
pub fn roots_of(classpath: &std::ffi::OsStr, feature: u32) -> Result<Vec<ClassRoot>, LoadError> {
    let mut path = ClassPath::new(feature);
    path.add_list(classpath)?;
    match path.missing().first() {
        Some(missing) => Err(InputError::MissingEntry { path: missing.clone() }.into()),
        None => Ok(path.into_roots()),
    }
}

impl Framework {
    /// The arguments of its main class that name a test, or a container of tests that is only opened.
    pub fn arguments(&self, id: &str, is_container: bool) -> Vec<String> {
        match (id.split_once(' '), is_container) {
            (_, true) => vec![String::from("--broken"), id.to_owned()],
            // Its tests have a class and a name, and the name may hold anything.
            (Some((class, name)), false) if self.names_class => vec![class.to_owned(), name.to_owned()],
            _ => vec![id.to_owned()],
        }
    }

    /// Compiles the classes that start its tests against these libraries.
    pub fn compile(
        &self,
        libraries: &[PathBuf],
        jdk: &Jdk,
        cache: &CacheLocation,
        halt: &AtomicBool,
    ) -> Result<Compiled, LoadError> {
        let (directory, _temporary) = self.provide(cache)?;
        let sources = self.sources.iter();
        let files: Vec<PathBuf> =
            sources.map(|(name, _)| directory.join(PACKAGE).join(format!("{name}.java"))).collect();
        let release = jdk.feature;
        Compilation { jdk, release, sources: &files, libraries, preview: false, api: &[], halt }.run(cache)
    }

    /// Writes the sources into the cache, where they are not there yet, or into a directory that goes away.
    fn provide(&self, cache: &CacheLocation) -> Result<(PathBuf, Option<TemporaryDirectory>), LoadError> {
        let kept = cache.directory().map(|directory| directory.join(format!("junit-{}", self.generation())));
        if let Some(directory) = kept.as_ref().filter(|directory| directory.is_dir()) {
            return Ok((directory.clone(), None));
        }
        let temporary = cache.temporary_directory()?;
        let package = temporary.path().join(PACKAGE);
        fs::create_dir_all(&package).map_err(|error| cannot_read(&package, error))?;
        for (name, text) in self.sources {
            let file = package.join(format!("{name}.java"));
            fs::write(&file, text).map_err(|error| cannot_read(&file, error))?;
        }
        match kept {
            // Another process may have been faster; its files are the same.
            Some(directory) if fs::rename(temporary.path(), &directory).is_ok() || directory.is_dir() => {
                Ok((directory, None))
            }
            _ => Ok((temporary.path().to_path_buf(), Some(temporary))),
        }
    }

    /// The name under which the sources are known: other texts give another name.
    fn generation(&self) -> String {
        let mut hash = Xxh3::new();
        for (name, text) in self.sources {
            hash.update(name.as_bytes());
            hash.update(text.as_bytes());
        }
        format!("{:016x}", hash.digest())
    }
}

fn has_class(roots: &[ClassRoot], class: &str) -> Result<bool, LoadError> {
    let file = format!("{class}.class");
    for root in roots {
        if root.read(&file)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

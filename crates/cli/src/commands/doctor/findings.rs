//! Looking at the machine: JDKs whose class library can really be read, and programs on the PATH.

use checker::misfits;
use loader::compile::CacheLocation;
use loader::error::LoadError;
use loader::image::JdkImage;
use loader::jdk::discovery::{Chosen, FoundJdk, HostEnvironment, find_on_path};
use loader::jdk::{Jdk, JdkError};
use std::fmt;
use std::path::PathBuf;

/// All that `doctor` tells.
pub(crate) struct Findings {
    /// Every installation found, in the order of preference.
    pub(crate) jdks: Vec<Installation>,
    /// The one a run would use, or why there is none.
    pub(crate) default: Result<Chosen, JdkError>,
    /// The compiler that a run with the default would use.
    pub(crate) javac: Option<PathBuf>,
    /// Programs that only some commands need.
    pub(crate) programs: Vec<Program>,
    /// Where compiled sources are kept.
    pub(crate) cache: Option<PathBuf>,
}

/// One installation of Java.
pub(crate) struct Installation {
    pub(crate) home: PathBuf,
    /// The JDK, or why it cannot be used.
    pub(crate) jdk: Result<Jdk, Unusable>,
    /// Natives of the VM, and rows of `library`, that do not fit this JDK, one sentence each.
    pub(crate) misfits: Vec<String>,
}

/// Why an installation cannot be used.
pub(crate) enum Unusable {
    NoJdk(JdkError),
    /// There is no `java.lang.Object` in this class library.
    NoObject(PathBuf),
    /// The class library cannot be read.
    Unreadable(LoadError),
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unusable::NoJdk(error) => error.fmt(f),
            Unusable::NoObject(file) => write!(f, "{}: there is no java.lang.Object in it", file.display()),
            Unusable::Unreadable(error) => error.fmt(f),
        }
    }
}

/// A program that is not part of a JDK.
pub(crate) struct Program {
    pub(crate) name: &'static str,
    pub(crate) purpose: &'static str,
    /// The package of Debian and Ubuntu that has it.
    pub(crate) package: &'static str,
    pub(crate) path: Option<PathBuf>,
}

/// Name, what it is for, and package of the programs that some commands need.
const PROGRAMS: [(&str, &str, &str); 7] = [
    ("z3", "abstract, check --abstract: a solver", "z3"),
    ("cvc5", "the same, where z3 is not there", "cvc5"),
    ("spin", "promela --verify, check --second-opinion spin", "spin"),
    ("cc", "the same: compiles what spin writes", "gcc"),
    ("mvn", "test of a Maven project", "maven"),
    ("gradle", "test of a Gradle project", "gradle"),
    ("chromium", "explore and pages of --html: any browser does", "chromium"),
];

impl Findings {
    /// Looks at everything.
    pub(crate) fn gather(surroundings: &HostEnvironment, cache: &CacheLocation) -> Findings {
        let programs = PROGRAMS.map(|(name, purpose, package)| {
            let path = find_on_path(&surroundings.path, name);
            Program { name, purpose, package, path }
        });
        let default = surroundings.choose(None);
        let compiler = default.as_ref().ok().and_then(|chosen| surroundings.compiler_for(&chosen.jdk));
        Findings {
            jdks: surroundings.all_found().into_iter().map(examine).collect(),
            default,
            javac: compiler.and_then(|jdk| jdk.javac()),
            programs: programs.into(),
            cache: cache.directory().map(PathBuf::from),
        }
    }

    /// Whether a program can be run.
    pub(crate) fn is_ready(&self) -> bool {
        self.jdks.iter().any(|installation| installation.jdk.is_ok() && self.is_default(installation))
    }

    /// Whether a run would use this one.
    pub(crate) fn is_default(&self, installation: &Installation) -> bool {
        self.default.as_ref().is_ok_and(|chosen| chosen.jdk.home == installation.home)
    }
}

/// Opens the class library and reads one class of it: a version number alone proves nothing.
fn examine(found: FoundJdk) -> Installation {
    let jdk = found.jdk.map_err(Unusable::NoJdk).and_then(|jdk| {
        let object = JdkImage::open(&jdk).and_then(|image| image.find("java.base", "java/lang/Object.class"));
        match object {
            Ok(Some(_)) => Ok(jdk),
            Ok(None) => Err(Unusable::NoObject(jdk.modules_file())),
            Err(error) => Err(Unusable::Unreadable(error.into())),
        }
    });
    let misfits = jdk.as_ref().map_or_else(|_| Vec::new(), misfits);
    Installation { home: found.home, jdk, misfits }
}

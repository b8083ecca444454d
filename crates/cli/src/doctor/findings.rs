//! Looking at the machine: JDKs whose class library can really be read, and programs on the PATH.

use loader::compile::CacheLocation;
use loader::image::JdkImage;
use loader::jdk::discovery::{Chosen, Found, Surroundings, find_on_path};
use loader::jdk::{Jdk, JdkError};
use loader::source::ProgramSource;
use std::path::PathBuf;

/// All that `doctor` tells.
pub(crate) struct Findings {
    /// Every installation found, in the order of preference.
    pub(crate) jdks: Vec<Installation>,
    /// The one a run would use, or why there is none.
    pub(crate) default: Result<Chosen, JdkError>,
    /// The compiler that a run with the default would use.
    pub(crate) javac: Option<PathBuf>,
    /// The optional programs.
    pub(crate) programs: Vec<Program>,
    /// Where compiled sources are kept.
    pub(crate) cache: Option<PathBuf>,
}

/// One installation of Java.
pub(crate) struct Installation {
    pub(crate) home: PathBuf,
    /// The JDK, or a sentence that says why it cannot be used.
    pub(crate) jdk: Result<Jdk, String>,
    /// Natives of the VM, and rows of `library`, that do not fit this JDK, one sentence each.
    pub(crate) misfits: Vec<String>,
}

/// A program that is not part of a JDK.
pub(crate) struct Program {
    pub(crate) name: &'static str,
    pub(crate) purpose: &'static str,
    /// The package of Debian and Ubuntu that has it.
    pub(crate) package: &'static str,
    pub(crate) path: Option<PathBuf>,
}

/// Name, purpose and package of the optional programs.
const PROGRAMS: [(&str, &str, &str); 4] = [
    ("z3", "solver", "z3"),
    ("cvc5", "solver", "cvc5"),
    ("spin", "model checker for Promela", "spin"),
    ("chromium", "browser", "chromium"),
];

impl Findings {
    /// Looks at everything.
    pub(crate) fn gather(surroundings: &Surroundings, cache: &CacheLocation) -> Findings {
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
fn examine(found: Found) -> Installation {
    let jdk = found.jdk.map_err(|error| error.to_string()).and_then(|jdk| {
        let object = JdkImage::open(&jdk).and_then(|image| image.find("java.base", "java/lang/Object.class"));
        match object {
            Ok(Some(_)) => Ok(jdk),
            Ok(None) => Err(format!("{}: there is no java.lang.Object in it", jdk.modules_file().display())),
            Err(error) => Err(format!("{}: {}", error.place, error.reason)),
        }
    });
    let misfits = jdk.as_ref().map_or_else(|_| Vec::new(), misfits);
    Installation { home: found.home, jdk, misfits }
}

/// The natives of the VM, and what is known of the class library, against the class library of a JDK.
fn misfits(jdk: &Jdk) -> Vec<String> {
    match JdkImage::open(jdk) {
        Ok(image) => {
            let source = ProgramSource::new(image, Vec::new(), None);
            let program = program::Program::new(Box::new(source));
            let mut misfits = natives::check::check(&program, jdk.feature);
            let stale = library::stale(jdk.feature, &mut |class| members(&program, class));
            // Nobody can call a method of a class that is not there, nor have an object of it.
            let renamed = stale.iter().filter(|stale| stale.member.is_some());
            misfits.extend(renamed.map(ToString::to_string));
            misfits
        }
        Err(error) => vec![format!("{}: {}", error.place, error.reason)],
    }
}

/// The methods and the fields that a class declares; nothing where there is no such class.
fn members(program: &program::Program, class: &str) -> Option<Vec<library::Member>> {
    let class = program.load(class).ok()?;
    let methods = class.methods().iter().map(|method| (method.name.to_owned(), method.descriptor.to_owned()));
    let fields = class.fields().iter().map(|field| (field.name.to_owned(), field.descriptor.to_owned()));
    Some(methods.chain(fields).collect())
}

//! Which JDK a run uses: one installation, its version, and whether its class library can be read.
//!
//! The class library is `lib/modules`, the image every JDK has had since Java 9; Java 8 has none. Versions before 17
//! are refused by name, versions after 25 are accepted with a warning: the format is stable, but nobody has tried them.

pub mod discovery;
mod release;

use std::fmt;
use std::path::{Path, PathBuf};

/// The oldest JDK whose class library this VM runs.
pub const OLDEST_FEATURE: u32 = 17;
/// The newest JDK this release was tried with.
pub(crate) const NEWEST_FEATURE: u32 = 25;

/// One JDK installation with a readable class library of a supported version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jdk {
    /// The directory that holds `bin` and `lib`, with symbolic links resolved.
    pub home: PathBuf,
    /// The version as its `release` file gives it (`17.0.15`).
    pub version: String,
    /// The feature release, the first number of the version (17).
    pub feature: u32,
}

/// Why a directory cannot serve as the JDK of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JdkError {
    /// The directory does not exist.
    Missing { home: PathBuf },
    /// There is no `lib/modules` in it.
    NotAJdk { home: PathBuf },
    /// A Java 8 (or older) installation: its library is `rt.jar`, which is not read.
    BeforeModules { home: PathBuf },
    /// There is a `lib/modules`, but no `release` file that tells its version.
    UnknownVersion { home: PathBuf },
    /// A version older than [`OLDEST_FEATURE`].
    TooOld { home: PathBuf, version: String },
    /// `JAVA_HOME` is set, and the directory it names cannot be used.
    JavaHome(Box<JdkError>),
    /// No usable installation anywhere.
    NoneFound { looked: Vec<PathBuf> },
}

impl Jdk {
    /// Opens the installation at `home`, or says why it cannot be used.
    pub fn open(home: &Path) -> Result<Jdk, JdkError> {
        let given = home.to_path_buf();
        let home = home.canonicalize().map_err(|_| JdkError::Missing { home: given })?;
        if !home.join("lib/modules").is_file() {
            return Err(without_modules(home));
        }
        let Some((version, feature)) = release::version(&home.join("release")) else {
            return Err(JdkError::UnknownVersion { home });
        };
        if feature < OLDEST_FEATURE {
            return Err(JdkError::TooOld { home, version });
        }
        Ok(Jdk { home, version, feature })
    }

    /// The file that holds the class library.
    pub fn modules_file(&self) -> PathBuf {
        self.home.join("lib/modules")
    }

    /// The compiler, where this installation has one (a run-time environment has none).
    pub fn javac(&self) -> Option<PathBuf> {
        Some(self.home.join("bin").join(executable("javac"))).filter(|path| path.is_file())
    }

    /// What the user should know about using this version, if anything.
    pub fn warning(&self) -> Option<String> {
        (self.feature > NEWEST_FEATURE).then(|| {
            format!(
                "JDK {} ({}) is newer than any this release was tried with (17 to {NEWEST_FEATURE})",
                self.version,
                self.home.display()
            )
        })
    }
}

impl fmt::Display for JdkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JdkError::Missing { home } => write!(f, "{}: no such directory", home.display()),
            JdkError::NotAJdk { home } => write!(f, "{}: not a JDK (it has no lib/modules)", home.display()),
            JdkError::BeforeModules { home } => write!(
                f,
                "{}: Java 8 or older, whose class library (rt.jar) cannot be used; JDK {OLDEST_FEATURE} or newer is needed",
                home.display()
            ),
            JdkError::UnknownVersion { home } => {
                write!(f, "{}: its version is unknown (no JAVA_VERSION in its release file)", home.display())
            }
            JdkError::TooOld { home, version } => {
                write!(f, "{}: JDK {version} is too old; JDK {OLDEST_FEATURE} or newer is needed", home.display())
            }
            JdkError::JavaHome(reason) => {
                write!(f, "JAVA_HOME cannot be used: {reason} (change it, or name a JDK with --jdk DIR)")
            }
            JdkError::NoneFound { looked } => {
                write!(
                    f,
                    "no JDK {OLDEST_FEATURE} or newer was found; install one or name it with --jdk DIR (looked at JAVA_HOME, java on the PATH"
                )?;
                looked.iter().try_for_each(|place| write!(f, ", {}", place.display()))?;
                f.write_str(")")
            }
        }
    }
}

impl std::error::Error for JdkError {}

/// The file name of a program on this system.
pub(crate) fn executable(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}

fn without_modules(home: PathBuf) -> JdkError {
    let runtime_jars = ["jre/lib/rt.jar", "lib/rt.jar"];
    if runtime_jars.iter().any(|jar| home.join(jar).is_file()) {
        JdkError::BeforeModules { home }
    } else {
        JdkError::NotAJdk { home }
    }
}

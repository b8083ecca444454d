//! The programs of the corpus and the header lines that describe them.
//!
//! A program is one file `<topic>/<Name>.java`. The lines `//@ key: value` before the first other line are its header;
//! `tests/corpus/README.md` has the grammar. An unknown key is an error, so that a misspelt one is never ignored.
//! What the header may say depends on what is done with the program: [`Header`] here is for programs that are run,
//! [`crate::expectation::Expectation`] for programs that are checked.

use crate::error::HarnessError;
use std::fs;
use std::path::{Path, PathBuf};

/// The feature version a program needs when its header does not say.
const OLDEST_FEATURE: u32 = 17;

/// One program of the corpus.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program<H = Header> {
    /// The folder it is in, which is what it is about.
    pub topic: String,
    /// The name of its main class, which is also the name of its file.
    pub name: String,
    /// Where its source is.
    pub path: PathBuf,
    /// Its source text.
    pub source: String,
    /// What the header says.
    pub header: H,
}

/// What a header tells the harness whatever is done with the program.
pub trait Heading: Sized {
    /// Reads the header lines at the top of `source`.
    fn parse(source: &str) -> Result<Self, HarnessError>;

    /// Which JDKs can run the program.
    fn span(&self) -> Span;

    /// The language level its class files are made for, when it is not that of the JDK.
    fn release(&self) -> Option<u32> {
        None
    }

    /// Whether it uses preview features of the JDK.
    fn preview(&self) -> bool {
        false
    }
}

/// From which JDK to which: `21`, or `17 only` for what was taken out of Java later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// The oldest feature version.
    pub first: u32,
    /// The newest feature version, where there is one.
    pub last: Option<u32>,
}

impl Default for Span {
    fn default() -> Self {
        Self { first: OLDEST_FEATURE, last: None }
    }
}

impl Span {
    /// Reads the value of a `jdk` line.
    pub fn parse(value: &str) -> Result<Self, HarnessError> {
        let oldest = value.strip_suffix(" only").unwrap_or(value);
        let first = number("jdk", oldest)?;
        Ok(Self { first, last: (oldest != value).then_some(first) })
    }

    /// Whether a JDK of this feature version belongs to it.
    pub fn contains(self, feature: u32) -> bool {
        self.first <= feature && self.last.is_none_or(|last| feature <= last)
    }
}

/// The keys and values of the header lines at the top of `source`, in their order.
pub(crate) fn header_lines(source: &str) -> Result<Vec<(&str, &str)>, HarnessError> {
    source
        .lines()
        .map_while(|line| line.strip_prefix("//@"))
        .map(|line| match line.split_once(':') {
            Some((key, value)) => Ok((key.trim(), value.trim())),
            None => Err(HarnessError::new(format!("header line without colon: {line}"))),
        })
        .collect()
}

impl<H: Heading> Program<H> {
    /// Reads all programs below `root`, ordered by topic and name.
    pub fn read_all(root: &Path) -> Result<Vec<Self>, HarnessError> {
        let mut programs = Vec::new();
        for topic in entries(root)?.into_iter().filter(|path| path.is_dir()) {
            for path in entries(&topic)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "java")) {
                programs.push(Self::read(&path)?);
            }
        }
        refuse_equal_names(&programs)?;
        Ok(programs)
    }

    /// `topic/Name`, as reports and the `CORPUS` filter spell it.
    pub fn label(&self) -> String {
        format!("{}/{}", self.topic, self.name)
    }

    fn read(path: &Path) -> Result<Self, HarnessError> {
        let source = fs::read_to_string(path).map_err(HarnessError::during(path.display()))?;
        let header = H::parse(&source).map_err(HarnessError::during(path.display()))?;
        let topic = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy().into_owned();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Self { topic, name, path: path.to_path_buf(), source, header })
    }
}

/// What the `//@` lines of a program say.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Header {
    /// One sentence about what the program shows.
    pub about: String,
    /// The JDKs that can run it.
    pub jdk: Span,
    /// The language level its class files are made for, when it is not that of the JDK.
    pub release: Option<u32>,
    /// Its arguments.
    pub args: Vec<String>,
    /// The exit status the real `java` must end with.
    pub exit: i32,
    /// Why it cannot be compared, when it cannot.
    pub skip: Option<String>,
    /// Why JDKs differ in its output; without a reason all must agree.
    pub varies: Option<String>,
}

impl Heading for Header {
    fn parse(source: &str) -> Result<Self, HarnessError> {
        let mut header = Self::default();
        for (key, value) in header_lines(source)? {
            header.set(key, value)?;
        }
        if header.about.is_empty() {
            return Err(HarnessError::new("the header has no `//@ about:` line"));
        }
        Ok(header)
    }

    fn span(&self) -> Span {
        self.jdk
    }

    fn release(&self) -> Option<u32> {
        self.release
    }
}

impl Header {
    fn set(&mut self, key: &str, value: &str) -> Result<(), HarnessError> {
        match key {
            "about" => self.about = value.to_owned(),
            "jdk" => self.jdk = Span::parse(value)?,
            "release" => self.release = Some(number(key, value)?),
            "args" => self.args = value.split_whitespace().map(str::to_owned).collect(),
            "exit" => self.exit = number(key, value)?,
            "skip" => self.skip = Some(value.to_owned()),
            "varies" => self.varies = Some(value.to_owned()),
            _ => return Err(unknown_key(key)),
        }
        Ok(())
    }
}

/// A key that no header has.
pub(crate) fn unknown_key(key: &str) -> HarnessError {
    HarnessError::new(format!("unknown header key `{key}`"))
}

fn number<N: std::str::FromStr>(key: &str, value: &str) -> Result<N, HarnessError> {
    value.parse().map_err(|_| HarnessError::new(format!("header `{key}` is not a number: {value}")))
}

fn entries(directory: &Path) -> Result<Vec<PathBuf>, HarnessError> {
    let listing = fs::read_dir(directory).map_err(HarnessError::during(directory.display()))?;
    let mut paths = Vec::new();
    for entry in listing {
        paths.push(entry.map_err(HarnessError::during(directory.display()))?.path());
    }
    paths.sort();
    Ok(paths)
}

/// All programs are compiled into one directory, where equal names would overwrite each other.
fn refuse_equal_names<H: Heading>(programs: &[Program<H>]) -> Result<(), HarnessError> {
    let mut sorted: Vec<&Program<H>> = programs.iter().collect();
    sorted.sort_by(|a, b| a.name.cmp(&b.name));
    match sorted.windows(2).find(|pair| pair[0].name == pair[1].name) {
        Some(pair) => Err(HarnessError::new(format!("{} and {} have one name", pair[0].label(), pair[1].label()))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_has_defaults_for_all_but_about() {
        let header = Header::parse("//@ about: nothing much\nclass A {}\n//@ jdk: 99\n").unwrap();
        assert_eq!((header.about.as_str(), header.jdk.first, header.exit), ("nothing much", 17, 0));
        assert!(header.args.is_empty() && header.release.is_none() && header.skip.is_none() && header.varies.is_none());
    }

    #[test]
    fn a_header_is_read_in_any_order() {
        let source = "//@ jdk: 21\n//@ args: one  two\n//@ exit: 3\n//@ about: all: keys\n//@ skip: why\n//@ varies: so\n//@ release: 8\n";
        let header = Header::parse(source).unwrap();
        assert_eq!((header.jdk.first, header.exit, header.about.as_str()), (21, 3, "all: keys"));
        assert_eq!((header.args.concat(), header.release), ("onetwo".to_owned(), Some(8)));
        assert_eq!((header.skip.as_deref(), header.varies.as_deref()), (Some("why"), Some("so")));
    }

    #[test]
    fn a_program_may_be_for_one_release_only() {
        let header = Header::parse("//@ about: gone\n//@ jdk: 17 only\n").unwrap();
        assert!(header.jdk.contains(17) && !header.jdk.contains(16) && !header.jdk.contains(25));
    }

    #[test]
    fn a_misspelt_or_missing_key_is_refused() {
        for source in ["//@ abuot: x\n", "//@ about: x\n//@ jdk: new\n", "//@ about\n", "class A {}\n"] {
            assert!(Header::parse(source).is_err(), "{source}");
        }
    }
}

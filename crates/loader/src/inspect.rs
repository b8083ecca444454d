//! What the loader must know about a class before anything runs: its names, its `main` methods, where its source
//! begins.

use crate::error::{LoadError, cannot_read};
use classfile::{ClassFile, ClassFileError, MemberInfo};
use program::source::SourceError;
use std::fs;
use std::path::Path;

/// `ACC_PUBLIC`, `ACC_PRIVATE` and so on, as far as the launcher asks for them (JVMS tables 4.1-B and 4.6-A).
pub(crate) mod access {
    pub(crate) const PUBLIC: u16 = 0x0001;
    pub(crate) const PRIVATE: u16 = 0x0002;
    pub(crate) const STATIC: u16 = 0x0008;
    pub(crate) const ABSTRACT: u16 = 0x0400;
}

/// A short account of one class file. Names are in internal form (`shop/Cart`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassSummary {
    pub name: String,
    /// The major version of the class file.
    pub major: u16,
    pub super_name: Option<String>,
    pub interfaces: Vec<String>,
    /// The access flags of the class file.
    pub access: u16,
    /// The access flags that a nested class has in its source; `None` for a top-level one.
    pub nested: Option<u16>,
    /// The top-level class around it, itself if it is one.
    pub top_level: String,
    /// The name of its source file, without directories.
    pub source_file: Option<String>,
    /// The smallest line number of its methods.
    pub first_line: Option<u16>,
    /// Its methods called `main` that a launcher might look at.
    pub mains: Vec<MainMethod>,
    /// The access flags of its constructor without parameters.
    pub constructor: Option<u16>,
}

/// A declared method called `main` with one parameter `String[]` or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MainMethod {
    pub access: u16,
    pub takes_arguments: bool,
    pub returns_void: bool,
}

impl ClassSummary {
    /// Reads it out of a class file; `place` names the file in the error.
    pub fn read(bytes: &[u8], place: impl FnOnce() -> String) -> Result<ClassSummary, SourceError> {
        summarize(bytes).map_err(|error| SourceError { place: place(), reason: error.to_string() })
    }

    /// Whether a JDK of this feature release cannot read it.
    pub(crate) fn is_newer_than(&self, feature: u32) -> bool {
        u32::from(self.major) > feature + 44
    }

    /// The package, empty for the unnamed one (`shop/checkout`).
    pub fn package(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(package, _)| package)
    }

    /// Where its source lies below a source root, by convention (`shop/Cart.java`).
    pub(crate) fn source_path(&self) -> Option<String> {
        let file = self.source_file.as_ref()?;
        Some(if self.package().is_empty() { file.clone() } else { format!("{}/{file}", self.package()) })
    }
}

/// The name as Java programs and users write it (`shop.Cart$Item`).
pub fn binary_name(internal: &str) -> String {
    internal.replace('/', ".")
}

/// Reads the summary of a class file given as a TARGET.
pub(crate) fn summary_of_file(path: &Path) -> Result<ClassSummary, SourceError> {
    let bytes = fs::read(path).map_err(|error| cannot_read(path, error))?;
    ClassSummary::read(&bytes, || path.display().to_string())
}

/// The internal name of the class in a file.
pub fn name_of_file(path: &Path) -> Result<String, LoadError> {
    Ok(summary_of_file(path).map(|class| class.name)?)
}

fn summarize(bytes: &[u8]) -> Result<ClassSummary, ClassFileError> {
    let class = ClassFile::parse(bytes)?;
    let name = class.name()?.into_owned();
    let host = class.nest_host()?.map(|index| class.pool.class_name(index)).transpose()?;
    let interfaces = class.interfaces.iter().map(|&index| class.pool.class_name(index).map(|name| name.into_owned()));
    Ok(ClassSummary {
        major: class.major,
        super_name: class.super_name()?.map(|name| name.into_owned()),
        interfaces: interfaces.collect::<Result<_, _>>()?,
        access: class.access,
        nested: nested_flags(&class, &name)?,
        top_level: host.map_or_else(|| name.clone(), |host| host.into_owned()),
        source_file: class.source_file()?.map(|file| file.into_owned()),
        first_line: first_line(&class)?,
        mains: main_methods(&class)?,
        constructor: constructor(&class)?,
        name,
    })
}

fn nested_flags(class: &ClassFile, name: &str) -> Result<Option<u16>, ClassFileError> {
    for inner in class.inner_classes()? {
        if class.pool.class_name(inner.inner)? == name {
            return Ok(Some(inner.access));
        }
    }
    Ok(None)
}

fn first_line(class: &ClassFile) -> Result<Option<u16>, ClassFileError> {
    let mut first = None;
    for method in &class.methods {
        let Some(code) = method.code(&class.pool)? else { continue };
        let lines = code.line_numbers()?.into_iter().map(|entry| entry.line);
        first = lines.chain(first).min();
    }
    Ok(first)
}

fn main_methods(class: &ClassFile) -> Result<Vec<MainMethod>, ClassFileError> {
    let mut mains = Vec::new();
    for method in &class.methods {
        let (name, descriptor) = signature(class, method)?;
        let result = descriptor.strip_prefix("([Ljava/lang/String;)").or(descriptor.strip_prefix("()"));
        if let (b"main", Some(result)) = (name, result) {
            let takes_arguments = !descriptor.starts_with("()");
            mains.push(MainMethod { access: method.access, takes_arguments, returns_void: result == "V" });
        }
    }
    Ok(mains)
}

fn constructor(class: &ClassFile) -> Result<Option<u16>, ClassFileError> {
    for method in &class.methods {
        if let (b"<init>", "()V") = signature(class, method)? {
            return Ok(Some(method.access));
        }
    }
    Ok(None)
}

/// The name and the descriptor; one that is not plain text is none that is looked for here.
fn signature<'a>(class: &ClassFile<'a>, method: &MemberInfo<'a>) -> Result<(&'a [u8], &'a str), ClassFileError> {
    let descriptor = std::str::from_utf8(class.pool.utf8(method.descriptor)?).unwrap_or_default();
    Ok((class.pool.utf8(method.name)?, descriptor))
}

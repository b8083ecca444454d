//! The installed JDKs, the classes of their run-time images, and who extends whom among them.

use classfile::ClassFile;
use flow::Hierarchy;
use jimage::Image;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The access flag of interfaces.
const INTERFACE: u16 = 0x0200;

/// The homes of all installed JDKs that have a run-time image, in order.
pub(crate) fn homes() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/jvm").unwrap();
    let paths = installed.map(|entry| entry.unwrap().path().canonicalize().unwrap());
    let mut homes: Vec<PathBuf> = paths.filter(|path| path.join("lib/modules").is_file()).collect();
    homes.sort();
    homes.dedup();
    assert!(!homes.is_empty(), "no JDK in /usr/lib/jvm");
    homes
}

/// Superclass and whether it is an interface, of one class.
#[derive(Clone)]
struct Known {
    superclass: Option<String>,
    is_interface: bool,
}

/// The classes of an image and some more.
pub(crate) struct Classes<'a> {
    image: Image<'a>,
    known: RefCell<BTreeMap<String, Option<Known>>>,
}

impl<'a> Classes<'a> {
    pub(crate) fn of(image: Image<'a>) -> Classes<'a> {
        Classes { image, known: RefCell::default() }
    }

    /// Adds a class that is not in the image.
    pub(crate) fn add(&self, file: &ClassFile<'_>) {
        let name = file.name().unwrap().into_owned();
        self.known.borrow_mut().insert(name, Some(Known::of(file)));
    }

    fn get(&self, name: &str) -> Option<Known> {
        if let Some(known) = self.known.borrow().get(name) {
            return known.clone();
        }
        let found = self.read(name);
        self.known.borrow_mut().insert(name.to_owned(), found.clone());
        found
    }

    fn read(&self, name: &str) -> Option<Known> {
        let module = self.image.package_module(name.rsplit_once('/')?.0)?;
        let bytes = self.image.find(&format!("/{module}/{name}.class")).unwrap()?;
        Some(Known::of(&ClassFile::parse(&bytes).unwrap()))
    }
}

impl Known {
    fn of(file: &ClassFile<'_>) -> Known {
        let superclass = file.super_name().unwrap().map(String::from);
        Known { superclass, is_interface: file.access & INTERFACE != 0 }
    }
}

impl Hierarchy for Classes<'_> {
    fn superclass(&self, name: &str) -> Option<String> {
        self.get(name)?.superclass
    }

    fn is_interface(&self, name: &str) -> bool {
        self.get(name).is_some_and(|known| known.is_interface)
    }
}

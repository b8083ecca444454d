//! The classes of a run by name: those of the JDK from its image, all others from the class path in its order.
//!
//! A package of the JDK belongs to the JDK alone, as with the real class loaders: a class of the program in such a
//! package is not found. Every class is read once and kept for ever, so the same name always gives the same bytes.

use crate::api::{self, ApiClasses};
use crate::compile::Compiled;
use crate::image::JdkImage;
use crate::root::ClassRoot;
use program::source::{ClassBytes, ClassSource, Origin, SourceError};
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

/// The image of a JDK and a class path.
pub struct ProgramSource {
    image: JdkImage,
    roots: Vec<ClassRoot>,
    /// What the class path answered so far, by file name (`shop/Cart.class`).
    answers: Mutex<FxHashMap<String, Option<ClassBytes>>>,
    /// Asked for the classes through which programs talk to the checker, where the class path has none.
    api: Option<ApiClasses>,
    /// Keeps compiled classes that are not in the cache from being removed.
    _compiled: Option<Compiled>,
}

impl ProgramSource {
    /// Classes of `image` and of `roots`; `compiled` is kept as long as they are.
    pub fn new(image: JdkImage, roots: Vec<ClassRoot>, compiled: Option<Compiled>) -> ProgramSource {
        ProgramSource { image, roots, answers: Mutex::default(), api: None, _compiled: compiled }
    }

    /// The same with the API behind the class path.
    pub(crate) fn with_api(self, api: ApiClasses) -> ProgramSource {
        ProgramSource { api: Some(api), ..self }
    }

    /// The same with other bytes for some classes of the program, by their internal names.
    pub fn with_classes(self, classes: Vec<(String, Vec<u8>)>) -> ProgramSource {
        let answers = classes.into_iter().map(|(name, bytes)| {
            let file = format!("{name}.class");
            let answer = class_bytes(&file, bytes);
            (file, Some(answer))
        });
        ProgramSource { answers: Mutex::new(answers.collect()), ..self }
    }

    /// The places of the class path, in the order in which they are asked.
    pub fn roots(&self) -> &[ClassRoot] {
        &self.roots
    }

    /// The class library of the JDK.
    pub fn image(&self) -> &JdkImage {
        &self.image
    }

    fn find(&self, file: &str) -> Result<Option<ClassBytes>, SourceError> {
        let package = file.rsplit_once('/').map_or("", |(package, _)| package);
        match self.image.module_of_package(package) {
            Some(module) => self.image.find(module, file),
            None => self.find_in_application(file),
        }
    }

    fn find_in_application(&self, file: &str) -> Result<Option<ClassBytes>, SourceError> {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = answers.get(file) {
            return Ok(*known);
        }
        let answer = self.read(file)?;
        answers.insert(file.to_string(), answer);
        Ok(answer)
    }

    fn read(&self, file: &str) -> Result<Option<ClassBytes>, SourceError> {
        for root in &self.roots {
            if let Some(bytes) = root.read(file)? {
                return Ok(Some(class_bytes(file, bytes)));
            }
        }
        let api = self.api.as_ref().filter(|_| api::is_api(file));
        let bytes = api.map(|api| api.read(file)).transpose()?.flatten();
        Ok(bytes.map(|bytes| class_bytes(file, bytes)))
    }
}

/// A class of the API is no part of the program, even where the user has brought a copy along.
fn class_bytes(file: &str, bytes: Vec<u8>) -> ClassBytes {
    let origin = if api::is_api(file) { Origin::Api } else { Origin::Application };
    ClassBytes { bytes: bytes.leak(), origin }
}

impl ClassSource for ProgramSource {
    fn find_class(&self, name: &str) -> Result<Option<ClassBytes>, SourceError> {
        self.find(&format!("{name}.class"))
    }

    fn find_resource(&self, name: &str) -> Result<Option<ClassBytes>, SourceError> {
        self.find(name)
    }
}

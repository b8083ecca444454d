//! The class library of the chosen JDK: classes and resources out of its `lib/modules`.
//!
//! The image is mapped, never read whole, and stays mapped until the process ends, so that parsed classes may borrow
//! from it for ever. What is compressed in it is decompressed when it is first asked for, and kept. A package belongs
//! to exactly one module; that table decides in which module a name is looked up.

mod mapping;

use crate::error::cannot_read;
use crate::jdk::Jdk;
use jimage::ImageError;
use program::source::{ClassBytes, Origin, SourceError};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::sync::{PoisonError, RwLock};

/// A mapped `lib/modules` file.
pub struct JdkImage {
    /// The path of the image, for messages.
    place: String,
    image: jimage::Image<'static>,
    /// Package → module, for the packages asked for so far.
    modules: RwLock<FxHashMap<String, Option<&'static str>>>,
    /// What was decompressed so far, by path.
    decompressed: RwLock<FxHashMap<String, &'static [u8]>>,
}

impl JdkImage {
    /// Maps the class library of `jdk`.
    pub fn open(jdk: &Jdk) -> Result<JdkImage, SourceError> {
        let file = jdk.modules_file();
        let bytes = mapping::map_for_ever(&file).map_err(|error| cannot_read(&file, error))?;
        let image = jimage::Image::parse(bytes).map_err(|error| cannot_read(&file, error))?;
        Ok(JdkImage {
            place: file.display().to_string(),
            image,
            modules: RwLock::default(),
            decompressed: RwLock::default(),
        })
    }

    /// The module that holds the package (`java/lang`), where it is one of the JDK.
    pub fn module_of_package(&self, package: &str) -> Option<&'static str> {
        let known = self.modules.read().unwrap_or_else(PoisonError::into_inner).get(package).copied();
        known.unwrap_or_else(|| {
            let module = self.image.package_module(package);
            self.modules.write().unwrap_or_else(PoisonError::into_inner).insert(package.to_string(), module);
            module
        })
    }

    /// The file `name` of `module`, such as `java/lang/Object.class` of `java.base`.
    pub fn find(&self, module: &'static str, name: &str) -> Result<Option<ClassBytes>, SourceError> {
        let path = format!("/{module}/{name}");
        let wrap = |bytes| ClassBytes { bytes, origin: Origin::Jdk { module } };
        self.bytes(&path)
            .map(|bytes| bytes.map(wrap))
            .map_err(|error| SourceError { place: format!("{}, entry {path}", self.place), reason: error.to_string() })
    }

    fn bytes(&self, path: &str) -> Result<Option<&'static [u8]>, ImageError> {
        let known = self.decompressed.read().unwrap_or_else(PoisonError::into_inner).get(path).copied();
        if known.is_some() {
            return Ok(known);
        }
        Ok(self.image.find(path)?.map(|bytes| match bytes {
            Cow::Borrowed(bytes) => bytes,
            Cow::Owned(bytes) => self.keep(path, bytes),
        }))
    }

    /// Keeps decompressed bytes for ever; if two threads come with the same, the first ones count.
    fn keep(&self, path: &str, bytes: Vec<u8>) -> &'static [u8] {
        let mut decompressed = self.decompressed.write().unwrap_or_else(PoisonError::into_inner);
        decompressed.entry(path.to_string()).or_insert_with(|| bytes.leak())
    }
}

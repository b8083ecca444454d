//! What a method is to its callers, as far as its code depends on it.

use super::types::{Names, SlotType};
use crate::error::{FlowError, FlowErrorKind};
use crate::hierarchy::OBJECT;
use crate::method_in_file::MethodInFile;
use classfile::descriptor;
use std::borrow::Cow;
use std::fmt::Display;

/// The access flag of static methods (JVMS table 4.6-A).
const STATIC: u16 = 0x0008;

/// Class, name, descriptor and version; a copy of a method may have other ones than its original.
pub struct Shape<'a> {
    pub class: &'a str,
    pub name: &'a str,
    pub descriptor: &'a str,
    pub is_static: bool,
    /// The major version of the class file.
    pub version: u16,
}

/// The shape of a method as its class file has it; lends what [`Shape`] refers to.
pub struct OwnShape<'a> {
    class: Cow<'a, str>,
    name: Cow<'a, str>,
    descriptor: Cow<'a, str>,
    is_static: bool,
    version: u16,
}

impl<'a> OwnShape<'a> {
    pub fn of(subject: MethodInFile<'a>) -> Result<OwnShape<'a>, FlowError> {
        let pool = &subject.file.pool;
        let malformed = |error| subject.malformed(&error);
        Ok(OwnShape {
            class: subject.file.name().map_err(malformed)?,
            name: pool.text(subject.info.name).map_err(malformed)?,
            descriptor: pool.text(subject.info.descriptor).map_err(malformed)?,
            is_static: subject.info.access & STATIC != 0,
            version: subject.file.major,
        })
    }

    pub fn shape(&self) -> Shape<'_> {
        let OwnShape { class, name, descriptor, is_static, version } = self;
        Shape { class, name, descriptor, is_static: *is_static, version: *version }
    }
}

impl Shape<'_> {
    /// Whether the receiver has no constructor behind it when the method begins.
    pub(super) fn constructs(&self) -> bool {
        self.name == "<init>" && self.class != OBJECT
    }

    /// The types of the receiver and of the parameters.
    pub(super) fn parameter_types(&self, names: &mut Names<'_>) -> Vec<SlotType> {
        let mut types = Vec::new();
        if !self.is_static {
            let whole = names.object(self.class);
            types.push(if self.constructs() { SlotType::UninitializedThis } else { whole });
        }
        if let Ok(parsed) = descriptor::parse_method(self.descriptor) {
            types.extend(parsed.parameters.iter().map(|parameter| names.of_descriptor(parameter.text())));
        }
        types
    }

    /// Why there is no code.
    pub(super) fn refuse(&self, reason: &dyn Display) -> FlowError {
        let message = format!("{reason} in method {}.{}{}", self.class, self.name, self.descriptor);
        FlowError { kind: FlowErrorKind::Unsupported, message }
    }
}

//! A method as it is, or a copy of one for the constants that some calls hand to it.

use super::constant::Fact;
use super::method::Blocks;
use crate::setting::Setting;
use analysis::whole::MethodNumber;

/// A method of the world, by its number, or a copy behind those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct VersionNumber(pub(super) usize);

impl VersionNumber {
    /// The method itself.
    pub(super) fn of(method: MethodNumber) -> VersionNumber {
        VersionNumber(method.0 as usize)
    }
}

/// What is known of a method or a copy.
pub(super) struct Version {
    pub(super) method: MethodNumber,
    /// The name of a copy.
    pub(super) copy: Option<String>,
    pub(super) is_reached: bool,
    /// The receiver first.
    pub(super) parameters: Vec<Fact>,
    pub(super) result: Fact,
    pub(super) blocks: Blocks,
}

impl Version {
    pub(super) fn of(setting: &Setting<'_>, method: MethodNumber) -> Version {
        let form = setting.form(method);
        Version {
            method,
            copy: None,
            is_reached: false,
            parameters: vec![Fact::Undefined; form.parameters.len()],
            result: Fact::Undefined,
            blocks: vec![None; form.blocks.len()],
        }
    }

    /// Forgets what is known.
    pub(super) fn forget(&mut self) {
        self.is_reached = false;
        self.parameters.fill(Fact::Undefined);
        self.result = Fact::Undefined;
        self.blocks.fill(None);
    }
}

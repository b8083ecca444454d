//! Where in the program something is: a statement of a method.

use flow::form::StatementId;

/// A method of the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MethodNumber(pub u32);

/// A statement of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    pub method: MethodNumber,
    pub statement: StatementId,
}

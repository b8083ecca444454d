//! A place in a Java program.

use serde::Serialize;

/// Where in the program something happens: the innermost frame of the program itself where there is one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct CodeLocation {
    /// The class as Java writes it (`shop.Buffer$Slot`).
    pub class: String,
    /// The method's name.
    pub method: String,
    /// The source file, as the class file names it.
    pub file: Option<String>,
    /// The line, counted from 1.
    pub line: Option<u32>,
    /// The method of the class library that the place has called and in which this happens (`java.util.ArrayList.add`).
    pub inside: Option<String>,
}

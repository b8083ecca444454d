//! What a slice keeps of a program: plain values.

use std::time::Duration;

/// The report of a slice.
#[derive(Clone, Debug, Default)]
pub struct SliceReport {
    /// Of this tool.
    pub version: String,
    pub target: Vec<String>,
    pub main: String,
    pub jdk: String,
    /// What the slice is for, as it was written.
    pub criteria: Vec<String>,
    pub classes: Vec<SlicedClass>,
    /// By the names that the class files have.
    pub files: Vec<SlicedFile>,
    /// Places where threads are started.
    pub starts: Vec<SlicedPlace>,
    /// For each line that was asked about, why it is kept.
    pub why: Vec<Why>,
    /// Why there is no slice, in words; empty if there is one.
    pub refusals: Vec<String>,
    pub warnings: Vec<String>,
    pub elapsed: Duration,
}

/// What is kept of a class.
#[derive(Clone, Debug)]
pub struct SlicedClass {
    /// As in Java: `shop.Buffer`.
    pub name: String,
    pub methods: Vec<SlicedMethod>,
}

/// What is kept of a method.
#[derive(Clone, Debug)]
pub struct SlicedMethod {
    /// With the types of its parameters: `put(int)`.
    pub name: String,
    /// Statements of the three-address form.
    pub statements: usize,
    pub kept: usize,
}

/// What is kept of a source file.
#[derive(Clone, Debug)]
pub struct SlicedFile {
    pub name: String,
    /// Lines of which something is kept, in order.
    pub kept: Vec<u32>,
    /// Lines with code of which nothing is kept, in order.
    pub removed: Vec<u32>,
}

/// A place and whether it is kept.
#[derive(Clone, Debug)]
pub struct SlicedPlace {
    /// Class, method and line in words.
    pub place: String,
    pub kept: bool,
}

/// Why a line is kept: from the line to what was asked for.
#[derive(Clone, Debug)]
pub struct Why {
    /// The line that was asked about: `Buffer.java:17`.
    pub line: String,
    /// Empty if nothing of it is kept.
    pub chain: Vec<WhyStep>,
}

/// One link of the chain.
#[derive(Clone, Debug)]
pub struct WhyStep {
    pub place: String,
    /// The word for the dependence by which the next link, or the question, needs this one.
    pub dependence: &'static str,
}

impl SliceReport {
    /// All statements and those that are kept.
    pub fn statements(&self) -> (usize, usize) {
        let methods = self.classes.iter().flat_map(|class| &class.methods);
        methods.fold((0, 0), |(all, kept), method| (all + method.statements, kept + method.kept))
    }

    /// Whether there is a slice.
    pub fn is_sliced(&self) -> bool {
        self.refusals.is_empty()
    }
}

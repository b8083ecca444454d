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
    /// What was evaluated before, if that was asked for.
    pub evaluation: Option<EvaluationReport>,
    pub classes: Vec<SlicedClass>,
    /// By the names that the class files have.
    pub files: Vec<SlicedFile>,
    /// Places where threads are started.
    pub starts: Vec<SlicedPlace>,
    /// For each line that was asked about, why it is kept.
    pub why: Vec<Why>,
    /// The slice as Java source, if that was asked for.
    pub source: Option<SourceReport>,
    /// Why there is no slice, in words; empty if there is one.
    pub refusals: Vec<String>,
    pub warnings: Vec<String>,
    pub elapsed: Duration,
}

/// A check by way of a slice.
#[derive(Clone, Debug)]
pub struct SlicedCheck {
    /// What was kept; nothing of it is known where there could be no slice.
    pub slice: SliceReport,
    pub decided: Decided,
}

/// What the answer of a check by way of a slice was found on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The slice.
    Slice,
    /// The run was found in the slice, and executed on the whole program.
    Retraced,
    /// The whole program, because of this.
    Whole { why: String },
}

/// A slice that was written as Java source.
#[derive(Clone, Debug, Default)]
pub struct SourceReport {
    pub directory: String,
    pub files: Vec<WrittenFile>,
    /// Statements that were put back because it did not compile without them.
    pub put_back: usize,
}

/// What is left of a source file that was written.
#[derive(Clone, Debug)]
pub struct WrittenFile {
    /// Below the directory: `shop/Buffer.java`.
    pub path: String,
    /// Lines of the original that are not blank.
    pub lines: usize,
    /// Those that are not blank now.
    pub left: usize,
}

/// What of a program is known before it runs.
#[derive(Clone, Debug, Default)]
pub struct EvaluationReport {
    /// What `main` is given.
    pub arguments: Vec<String>,
    /// Operands that became constants.
    pub values: usize,
    /// Branches and switches that go one way.
    pub branches: usize,
    /// Calls that select their method by an object and can run one only.
    pub calls: usize,
    /// Copies of methods for the constants that they are called with.
    pub copies: usize,
    /// Lines that were asked for and are never executed.
    pub unreached: Vec<String>,
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
#[derive(Clone, Debug, Default)]
pub struct SlicedFile {
    pub name: String,
    /// Lines of which something is kept, in order.
    pub kept: Vec<u32>,
    /// Lines with code of which nothing is kept, in order.
    pub removed: Vec<u32>,
    /// Lines on which a value or a branch is known, in order.
    pub evaluated: Vec<u32>,
    /// For each line that is kept, why.
    pub reasons: Vec<LineReason>,
    /// A class that was compiled from it, as in Java: files in different packages may have one name.
    pub class: String,
}

/// Why something of a line is kept.
#[derive(Clone, Debug)]
pub struct LineReason {
    pub line: u32,
    /// The words for the dependences, each once.
    pub dependences: Vec<&'static str>,
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
    /// What this one does to the next: `gives a value to`.
    pub clause: &'static str,
}

impl SlicedClass {
    /// All statements and those that are kept.
    pub fn statements(&self) -> (usize, usize) {
        self.methods.iter().fold((0, 0), |(all, kept), method| (all + method.statements, kept + method.kept))
    }
}

impl SlicedFile {
    /// The file with the folders of its package: `shop/Buffer.java`.
    pub fn path(&self) -> String {
        let package = self.class.rsplit_once('.').map(|(package, _)| package.replace('.', "/"));
        package.map_or_else(|| self.name.clone(), |package| format!("{package}/{}", self.name))
    }
}

impl Why {
    /// The chain with one link for each place: what leads from one statement of a line to another is left out.
    pub fn places(&self) -> Vec<&WhyStep> {
        let ends = self.chain.iter().zip(self.chain.iter().skip(1).map(Some).chain([None]));
        ends.filter(|(step, next)| next.is_none_or(|next| next.place != step.place)).map(|(step, _)| step).collect()
    }
}

impl SliceReport {
    /// All statements and those that are kept.
    pub fn statements(&self) -> (usize, usize) {
        let classes = self.classes.iter().map(SlicedClass::statements);
        classes.fold((0, 0), |(all, kept), (more, more_kept)| (all + more, kept + more_kept))
    }

    /// Whether there is a slice.
    pub fn is_sliced(&self) -> bool {
        self.refusals.is_empty()
    }
}

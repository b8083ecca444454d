//! The report of an abstraction as a plain value.

/// What a page tells of an abstraction.
#[derive(Clone, Debug, Default)]
pub struct AbstractionReport {
    /// The version of the tool.
    pub version: String,
    /// The version of the JDK.
    pub jdk: String,
    /// What came of it, in a sentence.
    pub line: String,
    /// Why there is no abstraction.
    pub refusals: Vec<String>,
    /// The fields whose data is gone.
    pub removed: Vec<String>,
    /// The conditions that are bits.
    pub predicates: Vec<String>,
    /// The fields and variables whose classes are kept.
    pub data: Vec<String>,
    /// What has to follow those.
    pub followers: Vec<String>,
    pub statements: Vec<AbstractedStatement>,
    /// What was asked of whom, in a sentence; nobody was where there is no abstraction.
    pub effort: Option<String>,
}

/// A statement that was replaced.
#[derive(Clone, Debug)]
pub struct AbstractedStatement {
    /// The class as Java writes it.
    pub class: String,
    /// The source file, as the class file names it, and the line in it.
    pub file: Option<String>,
    pub line: Option<u32>,
    /// Class, method and line in words.
    pub place: String,
    /// The statement in words.
    pub before: String,
    /// What it has become, case by case.
    pub after: Vec<String>,
    /// Whether something is chosen.
    pub chooses: bool,
    /// What the solver was asked, in SMT-LIB.
    pub questions: Vec<String>,
}

//! An answer from outside the program that was one and could be another.

/// What a proof takes as given of the program's surroundings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FixedAnswer {
    /// The name in reports for scripts: `random`.
    pub name: &'static str,
    /// In a few words, as something that is fixed: `random numbers`.
    pub words: &'static str,
    /// In a sentence.
    pub sentence: String,
}

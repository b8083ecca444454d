//! Runs that were left out because somebody asked for that.

/// What a proof is restricted to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restriction {
    /// In a few words, after what was proved: `in runs without time-outs`.
    pub words: String,
    /// In a sentence.
    pub sentence: String,
}

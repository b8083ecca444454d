//! What is to be abstracted of a program, and how.

use crate::refusal::Refusal;
use checker::AbstractionRequest;
use clap::Args;
use std::path::PathBuf;

/// Predicates and removed fields.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct AbstractionOptions {
    /// Keep track of a condition over fields, as in 'Planner: count == event1.count'
    ///
    /// Each object of the class has it as a bit; one over static fields is a single bit. Conditions
    /// are those of --find with arithmetic, over whole numbers, booleans and references; int
    /// overflows as in Java. 'A, B: A.x > B.y' is a bit of each object of the one class with each of
    /// the other. May be given several times.
    #[arg(long, value_name = "CLASS: EXPR", verbatim_doc_comment)]
    pub(crate) predicate: Vec<String>,

    /// Take the data of a field out of the program, as in Planner.count
    ///
    /// Branches on it go by the predicates, or both ways where they do not say. May be given
    /// several times.
    #[arg(long, value_name = "CLASS.FIELD", verbatim_doc_comment)]
    pub(crate) remove: Vec<String>,

    /// Keep only the class of a number, as in Kernel.budget=signs
    ///
    /// Of a field, or of a variable of a method (Kernel.run.left=signs). What else must follow is
    /// found. Classes are those of signs, parity, mod:K, interval:A..B (each number its own class,
    /// those below and above two more), set:A,B,C, point (nothing is known), or defined in a file
    /// of abstractions. May be given several times.
    #[arg(long, value_name = "CLASS.FIELD=ABSTRACTION", verbatim_doc_comment)]
    pub(crate) data: Vec<String>,

    /// Read abstractions from a file, a line each
    ///
    /// Lines are 'remove CLASS.FIELD', 'predicate CLASS: EXPR', 'data CLASS.FIELD=ABSTRACTION', and
    /// 'define NAME: CLASS: CONDITION; ...' over 'value', as in
    /// 'define level: low: value < 10; high: value >= 90', where the rest is a class of its own.
    #[arg(long, value_name = "FILE", verbatim_doc_comment)]
    pub(crate) abstractions: Option<PathBuf>,
}

impl AbstractionOptions {
    /// What was asked for, that of the file included.
    pub(crate) fn request(&self) -> Result<AbstractionRequest, Refusal> {
        let mut request = AbstractionRequest {
            predicates: self.predicate.clone(),
            removed: self.remove.clone(),
            data: self.data.clone(),
            ..AbstractionRequest::default()
        };
        if let Some(file) = &self.abstractions {
            let unread = |error: String| Refusal::Unread { file: file.clone(), error };
            let text = std::fs::read_to_string(file).map_err(|error| unread(error.to_string()))?;
            request.add_lines(&text).map_err(|error| unread(error.to_string()))?;
        }
        Ok(request)
    }
}

//! What the JDK does slowly at the first time is done once before there is a choice (`synth::rehearsal`).
//!
//! Otherwise each thread that comes first does it within the search, in thousands of instructions, and what it makes is
//! a part of every state from there on.

use crate::machine::Machine;
use crate::native::Stop;
use program::ClassRef;
use program::registry::Definition;
use program::source::Origin;
pub use synth::rehearsal::Rehearsal;
use synth::rehearsal::synthesize;

impl Machine {
    /// Runs a rehearsal on behalf of the running thread, which stands where it stood afterwards.
    pub fn rehearse(&mut self, rehearsal: Rehearsal) -> Result<(), Stop> {
        let class = self.rehearsal_class(rehearsal)?;
        self.initialize_beforehand(class)
    }

    fn rehearsal_class(&mut self, rehearsal: Rehearsal) -> Result<ClassRef, Stop> {
        if let Some(class) = self.program.loaded(rehearsal.class()) {
            return Ok(class);
        }
        let refused = |what: String| Stop::Unsupported { what, place: String::from(rehearsal.class()) };
        let bytes = synthesize(rehearsal).map_err(|error| refused(error.to_string()))?;
        let definition = Definition { origin: Origin::Jdk { module: "java.base" }, hidden: false, host: None };
        let defined = self.program.define(Box::leak(bytes.into_boxed_slice()), definition);
        defined.map_err(|error| refused(error.to_string()))
    }
}

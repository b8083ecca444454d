//! Classes of the JDK that are initialised before there is a choice, whether the program will need them or not
//! (`library::classes`).
//!
//! Their initialisers look up handles, seeds and properties by code that reaches everything, so that a static analysis
//! cannot tell what a thread may do that still has to run one. What they do depends on constants and on properties
//! alone: to run them early is the same as to run them late, unless the program comes to set such a property
//! (`library::questions::PROPERTIES`; then they are left alone).
//!
//! Where somebody formats numbers, texts or dates, or draws secure random numbers, that is begun once beforehand
//! (`vm`'s rehearsal): what it leaves behind are caches that depend on the same properties.

use library::classes::BEFOREHAND;
use library::{Question, Questions};
use program::ClassRef;
use vm::Machine;
use vm::exploring::Rehearsal;
use vm::native::Stop;

/// A class that was initialised, and how many of its methods had been entered then.
pub(crate) struct Early {
    class: ClassRef,
    entered: usize,
}

impl Early {
    /// The class, if the program has made use of it since.
    pub(crate) fn used(&self) -> Option<ClassRef> {
        (entered(self.class) > self.entered).then_some(self.class)
    }
}

fn entered(class: ClassRef) -> usize {
    class.methods().iter().filter(|method| method.plain_code().is_some()).count()
}

/// Initialises them on behalf of the running thread, which does not notice; answers which of them were not before.
pub(crate) fn initialize(machine: &mut Machine, asked: Questions) -> Result<Vec<Early>, Stop> {
    let mut early = Vec::new();
    for row in BEFOREHAND {
        if let Ok(class) = machine.program.load(row.class)
            && !machine.has_initialized(class)
        {
            machine.initialize_beforehand(class)?;
            early.push(class);
        }
    }
    let rehearsals = [
        (Question::Formats, Rehearsal::Formats),
        (Question::Dates, Rehearsal::Dates),
        (Question::Randoms, Rehearsal::Randoms),
    ];
    for (_, rehearsal) in rehearsals.into_iter().filter(|(question, _)| asked.contains(*question)) {
        machine.rehearse(rehearsal)?;
    }
    Ok(early.into_iter().map(|class| Early { class, entered: entered(class) }).collect())
}

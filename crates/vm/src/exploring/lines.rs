//! Inside a step: the lines, or the instructions, of the program that it comes by, and what it throws there. For people
//! who look at a run; nothing depends on it.
//!
//! Where they are noted, what follows an operation is executed one instruction at a time, which ends where it would
//! otherwise (see `step/local_run.rs`). A step that is to end inside is left half done: whoever asks for that looks at
//! it and takes it back. What the interpreter executes in one go (`program::superinstructions`) is one instruction
//! here.

use crate::machine::Machine;
use crate::native::Stop;
use crate::state::reference::Reference;
use program::MethodId;

/// The most places of a step that are noted: a loop may have many.
const MOST_PLACES: usize = 200;

/// What a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    Line,
    Instruction,
}

/// An exception that came out of code of the program, or into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thrown {
    pub exception: Reference,
    /// After so many of the places that were noted; none where not all of them were.
    pub after: Option<usize>,
}

/// What the present step has come by.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    grain: Grain,
    /// How deep in the stack, which method, which line or instruction.
    last: Option<(usize, MethodId, u32)>,
    count: usize,
    /// The step ends at so manyth place.
    stop_at: Option<usize>,
    thrown: Vec<Thrown>,
}

impl Machine {
    /// Notes the places of the next step, and ends it at one of them, counted from 1, if so asked.
    pub fn note_places(&mut self, grain: Grain, stop_at: Option<usize>) {
        self.exploring.lines = Some(Lines { grain, last: None, count: 0, stop_at, thrown: Vec::new() });
    }

    /// Notes nothing any more; how many places the last step has come by, and what it has thrown.
    pub fn take_places(&mut self) -> (usize, Vec<Thrown>) {
        self.exploring.lines.take().map_or((0, Vec::new()), |lines| (lines.count, lines.thrown))
    }

    pub(super) fn notes_places(&self) -> bool {
        self.exploring.lines.is_some()
    }

    pub(super) fn notes_instructions(&self) -> bool {
        self.exploring.lines.as_ref().is_some_and(|lines| lines.grain == Grain::Instruction)
    }

    /// The running thread has executed an instruction. One that stands at another place of the program than before has
    /// come by that place.
    pub(super) fn note_place(&mut self) -> Result<(), Stop> {
        let depth = self.thread().frames.len();
        let frame = self.thread().frame().filter(|frame| self.is_own(frame.method)).copied();
        let Some(lines) = self.exploring.lines.as_mut().filter(|lines| lines.count < MOST_PLACES) else {
            return Ok(());
        };
        let place = frame.and_then(|frame| {
            let number = match lines.grain {
                Grain::Line => frame.code.line(frame.pc as usize)?.into(),
                Grain::Instruction => frame.pc,
            };
            Some((depth, frame.method.id, number))
        });
        if place.is_none() || place == lines.last {
            return Ok(());
        }
        lines.last = place;
        lines.count += 1;
        if lines.stop_at != Some(lines.count) {
            return Ok(());
        }
        // Its form is written at the end of a step, which this one does not come to.
        self.touch(self.current);
        Err(Stop::Halted)
    }

    /// Whether the running thread is in code of the program.
    pub(super) fn is_in_own_code(&self) -> bool {
        self.thread().frame().is_some_and(|frame| self.is_own(frame.method))
    }

    /// An exception was thrown, and was where it concerns the program.
    pub(super) fn note_thrown(&mut self, exception: Reference) {
        if let Some(lines) = &mut self.exploring.lines {
            let after = (lines.count < MOST_PLACES).then_some(lines.count);
            lines.thrown.push(Thrown { exception, after });
        }
    }
}

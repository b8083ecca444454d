//! What the next step of a thread does where it takes a stretch of library code as a whole: the stretch is run, and taken back.
//!
//! As long as others do nothing that depends on these operations, the thread will do exactly the same. Errs by saying `Opaque` where
//! something was done that is no operation.

use super::operation::Operation;
use super::whole::LONGEST;
use crate::machine::Machine;
use crate::native::Stop;
use crate::thread::{Status, ThreadId};

/// The operations of a step, and how it ends.
#[derive(Clone, Debug, Default)]
pub struct Footprint {
    /// Each operation once, in the order in which they come first.
    pub operations: Vec<Operation>,
    /// The call has to wait, until somebody else ends that.
    pub waits: bool,
}

impl Machine {
    /// What a thread, which can move, does in a step that takes a stretch as a whole; nothing if its next step does not.
    pub fn footprint(&mut self, id: ThreadId) -> Option<Footprint> {
        self.whole_stretch(id)?;
        let mark = self.mark();
        let operation = self.operation(id);
        self.save_thread(id);
        self.current = id;
        let mut operations = Vec::new();
        if self.follow_stretch(operation, &mut operations).is_err() {
            operations.push(Operation::Opaque);
        }
        let waits = matches!(self.thread().status, Status::Parked { deadline: None });
        self.exploring.observing = false;
        self.exploring.chosen = None;
        self.undo_to(mark);
        Some(Footprint { operations, waits })
    }

    fn follow_stretch(&mut self, operation: Operation, operations: &mut Vec<Operation>) -> Result<(), Stop> {
        let Some((operation, Some(depth))) = self.begin_step(operation, 0)? else {
            operations.push(Operation::Opaque);
            return Ok(());
        };
        note(operations, operation);
        for _ in 0..LONGEST {
            if !self.goes_on_within(depth) {
                return Ok(());
            }
            if self.follow_instruction(operations)? {
                return Ok(());
            }
        }
        operations.push(Operation::Opaque);
        Ok(())
    }

    /// Executes one instruction and notes what others could observe of it; true if the exploration has to choose.
    fn follow_instruction(&mut self, operations: &mut Vec<Operation>) -> Result<bool, Stop> {
        self.exploring.observing = true;
        self.exploring.paused = false;
        self.advance_by(&mut 1)?;
        if !self.exploring.paused {
            return Ok(false);
        }
        match self.operation(self.current) {
            Operation::Local => note(operations, Operation::Opaque),
            operation => note(operations, operation),
        }
        self.exploring.observing = false;
        self.exploring.paused = false;
        self.advance_by(&mut 1)?;
        Ok(self.exploring.paused)
    }
}

fn note(operations: &mut Vec<Operation>, operation: Operation) {
    if !operations.contains(&operation) {
        operations.push(operation);
    }
}

//! The states inside of a step, line by line or instruction by instruction, and what is thrown there.
//!
//! The step is made once to count its places, and once for each of them, up to there; each time it is taken back.

use super::instruction;
use crate::explorer::Explorer;
use crate::threads::Numbering;
use evidence::{Inside, StateView, Throw};
use model::{Choice, TransitionSystem};
use std::sync::Arc;
use vm::exploring::{Grain, Signals};
use vm::{Reference, ThreadId};

impl Explorer {
    /// The states inside of a step of a run (numbered by start), instruction by instruction: of the one after so many
    /// of its choices, which led to this state.
    pub fn instructions_of(&mut self, choices: &[Choice], step: usize, before: &StateView) -> Inside {
        let Some(choice) = choices.get(step) else { return Inside::default() };
        let names = self.names.clone();
        self.restart(Numbering::Started);
        // As in a film: while there is a mark, objects do not move, and keep their names.
        self.mark();
        for choice in &choices[..step] {
            if !self.offers(*choice) {
                return Inside::default();
            }
            self.step(*choice);
        }
        self.names = names;
        self.machine.output.clear();
        self.enter(*choice, before, Grain::Instruction, &mut None)
    }

    /// The states inside of a step, and what it throws. The step is not made. An exception that flies on through
    /// several steps is thrown once: `flying` remembers it.
    pub(super) fn enter(
        &mut self,
        choice: Choice,
        before: &StateView,
        grain: Grain,
        flying: &mut Option<(u32, Reference)>,
    ) -> Inside {
        let mark = self.mark();
        self.machine.note_places(grain, None);
        self.step(choice);
        let (count, noted) = self.machine.take_places();
        let mut thrown = Vec::new();
        for one in noted {
            if flying.replace((choice.agent, one.exception)) != Some((choice.agent, one.exception)) {
                let class = self.machine.peek_class(one.exception).java_name();
                thrown.push(Throw { class, after: one.after });
            }
        }
        self.undo(mark);
        let mut states: Vec<StateView> = Vec::new();
        for place in 1..=count {
            let mark = self.mark();
            self.machine.note_places(grain, Some(place));
            self.step(choice);
            self.machine.take_places();
            self.surveyed = false;
            let mut view = self.view(states.last().unwrap_or(before));
            if grain == Grain::Instruction {
                self.add_instruction(ThreadId(choice.agent), &mut view);
            }
            states.push(view);
            self.undo(mark);
        }
        self.machine.output.clear();
        self.signals = Signals::default();
        Inside { states, thrown }
    }

    /// The instruction that a thread stands before.
    fn add_instruction(&self, id: ThreadId, view: &mut StateView) {
        let frame = self.machine.threads.get(id.0 as usize).and_then(|thread| thread.frames.last());
        let words = frame.and_then(instruction::words);
        let shown = view.threads.get_mut(id.0 as usize).and_then(|thread| Arc::make_mut(thread).frames.first_mut());
        if let Some(shown) = shown {
            shown.instruction = words;
        }
    }
}

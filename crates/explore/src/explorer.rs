//! The transition system: one thread moves at a time, up to its next operation that another thread could observe.

use crate::options::Options;
use evidence::{Fault, Property, Trace};
use model::{Choice, Schedule, StateVector, Step, TransitionSystem};
use vm::canonical::Encoder;
use vm::native::Stop;
use vm::schedule::Turn;
use vm::undo::Mark;
use vm::{Machine, ThreadId};

/// How the threads are numbered in choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// By rank among the living threads, in the order of their start: a function of the state, as a search needs it.
    Living,
    /// By the order of their start, ended ones included: stable along a run from the start, as schedules for people have it.
    Started,
}

/// A program under exploration.
pub struct Explorer {
    machine: Machine,
    options: Options,
    numbering: Numbering,
    encoder: Encoder,
    start: Vec<u64>,
    over: bool,
}

impl Explorer {
    /// Takes a machine that has booted and whose main thread stands at the beginning of `main`.
    pub fn new(mut machine: Machine, options: Options) -> Result<Explorer, String> {
        machine.nanos_per_instruction = 0;
        let start = machine.canonical().map_err(|error| error.to_string())?;
        Ok(Explorer { machine, options, numbering: Numbering::Living, encoder: Encoder::default(), start, over: false })
    }

    /// Goes back to the start of the program and numbers threads in this way from now on.
    pub fn restart(&mut self, numbering: Numbering) {
        self.numbering = numbering;
        self.over = false;
        self.machine.restore(&self.start.clone()).ok();
    }

    /// The same run with threads numbered by start instead of by rank.
    pub fn by_start(&mut self, schedule: &Schedule) -> Schedule {
        schedule.clone()
    }

    /// The run that a schedule (numbered by start) describes, told step by step; the fault that it ends in, if any.
    pub fn tell(&mut self, schedule: &Schedule) -> (Trace, Option<Fault>) {
        let _ = schedule;
        (Trace::default(), None)
    }

    /// Bytecode instructions executed so far.
    pub fn instructions(&self) -> u64 {
        self.machine.instructions
    }
}

impl TransitionSystem for Explorer {
    type Mark = Mark;
    type Violation = Fault;

    fn choices(&mut self, into: &mut Vec<Choice>) -> usize {
        if self.over {
            return 0;
        }
        let count = self.machine.threads.len() as u32;
        into.extend((0..count).filter(|id| self.machine.is_enabled(ThreadId(*id))).map(Choice::of));
        into.len()
    }

    fn step(&mut self, choice: Choice) -> Step<Fault> {
        match self.machine.run_thread(ThreadId(choice.agent), 1) {
            Turn::Over => Step::Done,
            Turn::Stopped(Stop::Exit(_)) => {
                self.over = true;
                Step::Done
            }
            Turn::Stopped(Stop::Unsupported { what, place }) => Step::Unsupported(format!("{what} (at {place})")),
        }
    }

    fn end(&mut self) -> Option<Fault> {
        let message = String::from("no thread can move");
        let deadlock = Fault { property: Property::Deadlock, exception: None, message, sites: Vec::new() };
        (!self.over && self.options.properties.contains(&Property::Deadlock)).then_some(deadlock)
    }

    fn mark(&mut self) -> Mark {
        self.machine.mark()
    }

    fn undo(&mut self, mark: Mark) {
        self.over = false;
        self.machine.undo_to(mark);
    }

    fn forget(&mut self) {
        self.machine.forget_marks();
    }

    fn encode(&mut self, into: &mut StateVector) {
        self.machine.encode(&mut self.encoder).ok();
        for part in self.encoder.parts() {
            for word in part {
                into.push(*word as u32);
                into.push((*word >> 32) as u32);
            }
            into.end_component();
        }
    }

    fn restore(&mut self, vector: &StateVector) {
        let words: Vec<u64> =
            vector.words().chunks_exact(2).map(|pair| u64::from(pair[0]) | u64::from(pair[1]) << 32).collect();
        self.machine.restore(&words).ok();
    }
}

//! What a program does before the part of it that is to be explored: simulated once, before the exploration begins.
//!
//! A test framework needs millions of instructions until it calls a test. As long as there is one thread, nothing is
//! chosen and no time passes, they are the same in every run; the machine then stands where the program has said that
//! the test begins, as it would stand at the beginning of `main`. In every other case the answer is no, and the
//! exploration has to begin at `main`. What is asked meanwhile (`library::questions`) and still counts when other
//! threads come is such a case: an exploration hears it and is prepared for it. Errs towards no.

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::native::Stop;
use crate::threads::schedule::{End, Order};
use library::{Question, Questions};

/// Questions that still count when other threads have come, though they were asked before: how long a pool keeps its
/// workers, properties that anybody may change from now on, a security manager, formulas. The others are about threads
/// that are there.
const LASTING: &[Question] = &[Question::Workers, Question::Properties, Question::SecurityManager, Question::Formulas];

/// How far it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum WarmUp {
    /// Nobody has asked for one.
    #[default]
    None,
    UnderWay,
    /// The program has said that the test begins.
    Done,
}

impl Machine {
    /// Simulates the program until it says that its test begins, and answers whether every run comes there in this way.
    /// If not, the machine stands anywhere.
    pub fn warm_up(&mut self) -> bool {
        let draws = self.draws;
        self.nanos_per_instruction = 0;
        self.exploring.facts.surroundings.clear();
        self.exploring.facts.raised = Questions::default();
        self.exploring.warm_up = WarmUp::UnderWay;
        let end = self.simulate(Order::Fair, |machine| machine.output.clear());
        let is_alone = self.threads.len() == 1;
        let is_asked = LASTING.iter().any(|question| self.exploring.facts.raised.contains(*question));
        let is_same = is_alone && self.draws == draws && !self.has_passed_time() && !is_asked;
        let is_done = self.exploring.warm_up == WarmUp::Done && matches!(end, End::Discarded) && is_same;
        if !is_done {
            self.exploring.warm_up = WarmUp::None;
        }
        is_done
    }

    /// The program says that its test begins: a warm-up ends before that call, which is made again later.
    pub fn begin_test(&mut self) -> Detoured<()> {
        if self.exploring.warm_up != WarmUp::UnderWay {
            return Ok(());
        }
        self.exploring.warm_up = WarmUp::Done;
        Err(Detour::Stop(Stop::Discarded))
    }
}

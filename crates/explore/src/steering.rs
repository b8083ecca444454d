//! Going by hand: what could come next in a state, runs that somebody puts together step by step, and schedules with
//! threads numbered in one way or the other.

use crate::condition::Condition;
use crate::explorer::Explorer;
use crate::naming::{place, simple};
use crate::narration::event_with;
use crate::threads::Numbering;
use evidence::{CodeLocation, Fault, Offer};
use model::{Choice, Schedule, Step, TransitionSystem};
use vm::ThreadId;

impl Explorer {
    /// Goes from the start of the program along these choices (numbered by start), as far as they fit; answers how far.
    pub fn follow(&mut self, choices: &[Choice]) -> usize {
        self.restart(Numbering::Started);
        let mut done = 0;
        for choice in choices {
            if !self.offers(*choice) {
                break;
            }
            let step = self.step(*choice);
            done += 1;
            if matches!(step, Step::Discarded | Step::Unsupported(_)) {
                break;
            }
        }
        self.machine.output.clear();
        done
    }

    /// The ways to go on from the present state, of a run that is numbered by start.
    pub fn offered(&mut self) -> Vec<Offer> {
        let mut choices = Vec::new();
        self.choices(&mut choices);
        let mut offers = Vec::new();
        for choice in choices {
            let Some(id) = self.numbering.thread(&self.machine, choice.agent) else { continue };
            let words = event_with(&self.machine, &mut self.names, id, choice.alternative);
            let line = place(&self.machine, id).and_then(|place| place.line);
            let thread = self.machine.name_of_thread(id);
            offers.push(Offer { agent: id.0, alternative: choice.alternative, thread, words, line });
        }
        offers
    }

    /// The thread that a choice calls so, by its name.
    pub fn name_of_agent(&self, agent: u32) -> String {
        self.numbering.thread(&self.machine, agent).map_or(String::new(), |id| self.machine.name_of_thread(id))
    }

    /// The threads that live, by name, and where in the program each stands: `Buffer.put, line 12`.
    pub fn stands(&self) -> Vec<(String, String)> {
        let lives = |id: &ThreadId| !self.machine.threads[id.0 as usize].is_terminated();
        let all = (0..self.machine.threads.len() as u32).map(ThreadId).filter(lives);
        let words = |place: CodeLocation| match place.line {
            Some(line) => format!("{}.{}, line {line}", simple(&place.class), place.method),
            None => format!("{}.{}", simple(&place.class), place.method),
        };
        let stand = |id| place(&self.machine, id).map_or_else(|| String::from("at its beginning or end"), words);
        all.map(|id| (self.machine.name_of_thread(id), stand(id))).collect()
    }

    /// The choices (numbered by start) of a run that goes on after others of that kind by a way that is numbered by
    /// rank.
    pub fn numbered_by_start_along(&mut self, before: &[Choice], way: &[Choice]) -> Vec<Choice> {
        self.follow(before);
        self.renumber(Numbering::Living);
        let mut choices = before.to_vec();
        for choice in way {
            let Some(id) = self.numbering.thread(&self.machine, choice.agent) else { break };
            choices.push(Choice { agent: id.0, alternative: choice.alternative });
            self.step(*choice);
        }
        choices
    }

    /// Whether a condition that needs nothing of the past holds in the present state.
    pub fn satisfies(&self, condition: &Condition) -> bool {
        condition.holds(&self.machine, &self.history)
    }

    /// Everything that is wrong with the present state, and with ending in it.
    pub fn faults_here(&mut self) -> Vec<Fault> {
        let mut found = Vec::new();
        self.inspect(&mut found);
        let mut choices = Vec::new();
        self.choices(&mut choices);
        if choices.is_empty() {
            found.extend(self.end());
        }
        found
    }

    /// The same run with threads numbered by start instead of by rank.
    pub fn by_start(&mut self, schedule: &Schedule) -> Schedule {
        self.restart(Numbering::Living);
        let mut choices = Vec::new();
        let mut repeats_from = schedule.repeats_from();
        for (number, choice) in schedule.choices().iter().enumerate() {
            if schedule.repeats_from() == Some(number) {
                repeats_from = Some(choices.len());
            }
            let Some(id) = self.numbering.thread(&self.machine, choice.agent) else { break };
            // A step that only resolved something when the search made it is not there any more.
            if self.offers(*choice) {
                choices.push(Choice { agent: id.0, alternative: choice.alternative });
                self.step(*choice);
            }
        }
        self.restart(Numbering::Started);
        match repeats_from {
            Some(from) => Schedule::endless(choices, from),
            None => choices.into(),
        }
    }

    /// A schedule of this explorer (numbered by start) as one without reduction has it, which begins earlier.
    pub fn whole_schedule(&self, schedule: &Schedule) -> Schedule {
        let main = Choice { agent: 0, alternative: 0 };
        let before = std::iter::repeat_n(main, self.prefix().steps_in_company);
        let choices: Vec<Choice> = before.chain(schedule.choices().iter().copied()).collect();
        match schedule.repeats_from() {
            Some(from) => Schedule::endless(choices, from + self.prefix().steps_in_company),
            None => choices.into(),
        }
    }
}

//! Going forwards and backwards in the run: by steps of a thread (lines, calls, instructions), or on to what one wants
//! to stop for.

use super::{Session, Stop, number};
use crate::breakpoints::Stopper;
use crate::positions::place;
use serde_json::Value;

impl Session<'_> {
    /// Moves in the run, if that is what is asked for.
    pub(super) fn moved(&mut self, command: &str, arguments: &Value) -> Option<Result<Stop, String>> {
        let mut from = self.at;
        let thread = number(&arguments["threadId"]).and_then(|id| id.checked_sub(1));
        let by_instruction = arguments["granularity"] == "instruction";
        let stop = match command {
            "continue" => self.run_on(true),
            "reverseContinue" => self.run_on(false),
            "sojourner/choose" | "sojourner/undo" => return Some(self.led(command, arguments)),
            "stepIn" if !arguments["targetId"].is_null() => return Some(self.led(command, arguments)),
            "stepIn" | "next" if by_instruction => self.step_by_instruction(thread, true),
            "stepBack" if by_instruction => self.step_by_instruction(thread, false),
            "stepIn" => self.step(thread, |_, _| true),
            "next" => self.step(thread, |old, new| new.0 <= old.0 && new != old),
            "stepOut" => self.step(thread, |old, new| new.0 < old.0),
            "stepBack" => self.step_back(thread),
            "restart" => {
                (self.at, from) = (0, 0);
                Stop { reason: "entry", thread: None, text: None }
            }
            _ => return None,
        };
        self.containers.clear();
        self.tell_printed(from);
        Some(Ok(stop))
    }

    fn mover(&self, thread: Option<usize>) -> usize {
        thread.or(self.track().at(self.at).mover).unwrap_or(0)
    }

    /// A step of a thread: to its next line that fits, by depth and place before and after.
    fn step(
        &mut self,
        thread: Option<usize>,
        fits: impl Fn((usize, Option<u32>), (usize, Option<u32>)) -> bool,
    ) -> Stop {
        let thread = self.mover(thread);
        let track = self.track();
        let stand = |number: usize| place(track.state(number), thread).map_or((0, None), |at| (at.0, at.3));
        let here = stand(self.at);
        let is_meant = |number: usize| track.is_by(number, thread) && track.at(number).is_line;
        let (found, is_found) = track.find(self.at, true, |number| is_meant(number) && fits(here, stand(number)));
        self.at = found;
        if is_found { stepped(thread) } else { self.end(true) }
    }

    /// Undoes the last step of a thread: one leaves a position by undoing what led to it.
    fn step_back(&mut self, thread: Option<usize>) -> Stop {
        let thread = self.mover(thread);
        let track = self.track();
        let Some(last) = (1..=self.at).rev().find(|number| track.is_by(*number, thread)) else {
            self.at = 0;
            return self.end(false);
        };
        // From inside of a line it leads to where the line begins.
        self.at = (0..last).rev().find(|number| track.at(*number).is_line).unwrap_or(0);
        stepped(thread)
    }

    /// To the next instruction of a thread, or back to the one before.
    fn step_by_instruction(&mut self, thread: Option<usize>, forwards: bool) -> Stop {
        let thread = self.mover(thread);
        let step_of = |session: &Self| {
            let track = session.track();
            let found = match forwards {
                true => (session.at + 1..=track.last()).find(|number| track.is_by(*number, thread)),
                false => (1..=session.at).rev().find(|number| track.is_by(*number, thread)),
            };
            found.map(|number| (number, track.at(number).state))
        };
        if let Some((_, state)) = step_of(self).filter(|(_, state)| !self.positions.is_entered(*state)) {
            let inside = self.run.instructions(state);
            self.at = self.positions.enter(self.run.film(), state, inside, self.at);
        }
        match step_of(self) {
            Some((number, _)) => {
                self.at = if forwards { number } else { number - 1 };
                stepped(thread)
            }
            None => {
                self.at = if forwards { self.track().last() } else { 0 };
                self.end(forwards)
            }
        }
    }

    fn run_on(&mut self, forwards: bool) -> Stop {
        let stoppers: Vec<&Stopper> = self.stoppers.values().flatten().collect();
        let track = self.track();
        let hit = |number| stoppers.iter().find(|stopper| stopper.stops_at(track, number));
        let (found, is_found) = track.find(self.at, forwards, |number| hit(number).is_some());
        let thread = track.at(found).mover;
        let stop = match hit(found) {
            Some(Stopper::Line { .. }) => Stop { reason: "breakpoint", thread, text: None },
            Some(Stopper::Method { .. } | Stopper::Lock { .. }) => {
                Stop { reason: "function breakpoint", thread, text: None }
            }
            Some(Stopper::Change { .. }) => Stop { reason: "data breakpoint", thread, text: None },
            Some(Stopper::Throw { .. }) => {
                let thrown = track.thrown(found);
                let text = thrown.map(|(_, class)| format!("throws {class}"));
                Stop { reason: "exception", thread: thrown.map(|(thread, _)| thread), text }
            }
            None => Stop { reason: "pause", thread, text: None },
        };
        self.at = found;
        if is_found { stop } else { self.end(forwards) }
    }

    /// One of the ends of the run.
    fn end(&self, forwards: bool) -> Stop {
        match (self.run.violation(), forwards) {
            (Some(violation), true) => {
                let thread = self.track().at(self.at).mover;
                Stop { reason: "exception", thread, text: Some(violation) }
            }
            (None, true) => Stop { reason: "pause", thread: None, text: Some(String::from("the run ends here")) },
            (_, false) => Stop { reason: "entry", thread: None, text: None },
        }
    }
}

fn stepped(thread: usize) -> Stop {
    Stop { reason: "step", thread: Some(thread), text: None }
}

//! Leading the run elsewhere: in the state where one stands another thread moves, or a choice of the program goes
//! otherwise. The run goes on from there by itself, and every request works on it as on the recorded one.
//!
//! Editors have no button for that. What can be chosen are the targets of a step into (`stepInTargets`), and words of
//! the console: `choices`, `choose 2`, `choose philosopher-1`, `undo`. For editors without a button to go back there
//! are `back` and `reverse`.

use super::{Session, Stop, number};
use crate::positions::Positions;
use evidence::Offer;
use serde_json::{Value, json};

impl Session<'_> {
    /// The state from which a choice is taken: inside of a step the one before it.
    fn state_to_leave(&self) -> usize {
        let at = self.track().at(self.at);
        if at.inside.is_some() { at.state.saturating_sub(1) } else { at.state }
    }

    fn offers(&self) -> &[Offer] {
        self.run.offers(self.state_to_leave())
    }

    /// What can be chosen, as targets of a step.
    pub(super) fn targets(&self) -> Value {
        let targets = self.offers().iter().enumerate();
        let targets: Vec<Value> =
            targets.map(|(id, offer)| json!({ "id": id + 1, "label": words(offer), "line": offer.line })).collect();
        json!({ "targets": targets })
    }

    /// The same for an extension.
    pub(super) fn choices(&self) -> Value {
        let choices: Vec<String> = self.offers().iter().map(words).collect();
        json!({ "choices": choices })
    }

    /// Takes a choice, or the last one back.
    pub(super) fn led(&mut self, command: &str, arguments: &Value) -> Result<Stop, String> {
        if command == "sojourner/undo" {
            return self.taken_back();
        }
        let id = if command == "stepIn" { &arguments["targetId"] } else { &arguments["choice"] };
        self.choose(number(id).and_then(|id| id.checked_sub(1)).ok_or("which choice?")?)
    }

    fn choose(&mut self, index: usize) -> Result<Stop, String> {
        let state = self.state_to_leave();
        let offer = self.run.offers(state).get(index).cloned().ok_or("there is no such choice here")?;
        self.run.take(state, &offer)?;
        Ok(self.stand_after(state + 1))
    }

    fn taken_back(&mut self) -> Result<Stop, String> {
        let state = self.state_to_leave();
        if !self.run.undo()? {
            return Err(String::from("there is nothing to undo"));
        }
        Ok(self.stand_after(state))
    }

    /// Stands in a state of a run that has changed.
    fn stand_after(&mut self, state: usize) -> Stop {
        self.positions = Positions::new(self.run.film());
        self.containers.clear();
        let track = self.track();
        let is_there = |number: &usize| track.at(*number).state == state && track.at(*number).inside.is_none();
        self.at = (0..=track.last()).find(is_there).unwrap_or(track.last());
        Stop { reason: "goto", thread: self.track().at(self.at).mover, text: None }
    }

    /// Words of the console that are no expressions; nothing where these are none of them. Says what it has done, and
    /// where the run stands if that has changed.
    pub(super) fn console(&mut self, text: &str) -> Option<Result<(String, Option<Stop>), String>> {
        let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        match word {
            "choices" if rest.is_empty() => Some(Ok((self.listed(), None))),
            "undo" if rest.is_empty() => {
                Some(self.taken_back().map(|stop| (String::from("as it was before"), Some(stop))))
            }
            "choose" => Some(self.chosen(rest.trim())),
            "back" if rest.is_empty() => self.gone_back("stepBack"),
            "reverse" if rest.is_empty() => self.gone_back("reverseContinue"),
            _ => None,
        }
    }

    /// A request of the protocol, by a word.
    fn gone_back(&mut self, command: &str) -> Option<Result<(String, Option<Stop>), String>> {
        let stop = self.moved(command, &json!({}))?;
        let told = |session: &Self| format!("step {} of the run", session.track().step(session.at));
        Some(stop.map(|stop| (told(self), Some(stop))))
    }

    fn chosen(&mut self, what: &str) -> Result<(String, Option<Stop>), String> {
        let by_name = || self.offers().iter().position(|offer| offer.thread == what);
        let index = what.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).or_else(by_name);
        let index = index.filter(|index| *index < self.offers().len());
        let index = index.ok_or_else(|| format!("{what:?} is none of these:\n{}", self.listed()))?;
        let told = words(&self.offers()[index]);
        self.choose(index).map(|stop| (told, Some(stop)))
    }

    fn listed(&self) -> String {
        let lines = self.offers().iter().enumerate().map(|(id, offer)| format!("{}  {}", id + 1, words(offer)));
        let lines: Vec<String> = lines.collect();
        if lines.is_empty() { String::from("no thread can move") } else { lines.join("\n") }
    }
}

/// `philosopher-1: locks Object@2 (line 8)`
fn words(offer: &Offer) -> String {
    let line = offer.line.map_or(String::new(), |line| format!(" (line {line})"));
    let what = if offer.words.is_empty() { "goes on" } else { &offer.words };
    format!("{}: {what}{line}", offer.thread)
}

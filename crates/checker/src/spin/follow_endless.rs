//! Executes an endless run of a model on the program: its steps, and then what it repeats until the program is in a
//! state again in which it was before.
//!
//! In each state the choice is made that fits best what the model does next (as `follow` has it); nothing is tried
//! twice. What comes out is judged by the definitions, on the run alone (`endless::broken`), so it errs by missing
//! alone.

use super::follow::{Expectation, Expected, expected};
use super::trail::Trail;
use crate::check::retrace::{Origins, place, start};
use crate::control::Control;
use crate::endless;
use crate::error::Error;
use crate::exploration::Started;
use crate::question::Question;
use crate::target::Target;
use evidence::Fault;
use explore::{Explorer, Landmark, Numbering};
use library::Questions;
use model::{Choice, Schedule, StateVector, Step, TransitionSystem};
use promela::Model;
use report::Counterexample;
use std::collections::HashMap;
use vm::ThreadId;

/// The longest run that is tried.
const MOST_STEPS: usize = 20_000;
/// How far ahead of what is expected a deed is looked for, beside a round of what is repeated.
const LOOKAHEAD: usize = 200;
/// Worse than anything that is expected.
const UNEXPECTED: usize = 1_000_000;

/// A run of the program that breaks a claim as the run of the model does, one that was asked for by number or one of
/// the program's own; nothing if none was found.
pub(super) fn follow(
    target: &Target,
    question: &Question,
    (model, trail): (&Model, &Trail),
    claim: Option<usize>,
    control: &dyn Control,
) -> Result<Option<(Counterexample, Questions)>, Error> {
    let expectation = expected(model, trail);
    let mut asked = Questions::default();
    loop {
        let Some(mut started) = start(target, question, asked, control)? else { return Ok(None) };
        let followed = Following::new(&mut started.explorer, &expectation).runs(control);
        let unforeseen = started.explorer.unforeseen();
        if !unforeseen.is_empty() {
            asked = asked.and(unforeseen);
            continue;
        }
        for schedule in followed {
            if let Some(told) = judged(&mut started, schedule, claim) {
                return Ok(Some((told, started.explorer.questions())));
            }
        }
        return Ok(None);
    }
}

/// The run for people, if it breaks the claim.
fn judged(started: &mut Started, schedule: Schedule, claim: Option<usize>) -> Option<Counterexample> {
    let broken = endless::broken(started, &schedule).ok()?;
    let asked = started.asked;
    let is_meant = |broken: &usize| claim.map_or(*broken >= asked, |claim| claim == *broken);
    let claim = broken.into_iter().find(is_meant)?;
    started.explorer.restart(Numbering::Started);
    let (trace, fault) = endless::tell(&mut started.explorer, &schedule, Some(claim));
    let fault: Fault = fault?;
    Some(Counterexample { fault, schedule, trace, film: None, passing: None, interruptions: None })
}

/// A run of the program under way.
struct Following<'a> {
    explorer: &'a mut Explorer,
    run: &'a [Expected],
    repeats_from: Option<usize>,
    origins: Origins,
    choices: Vec<Choice>,
    /// How much of the run was followed; rounds of what is repeated are counted on.
    followed: usize,
}

impl<'a> Following<'a> {
    fn new(explorer: &'a mut Explorer, expectation: &'a Expectation) -> Following<'a> {
        let Expectation { run, repeats_from, first_start } = expectation;
        let origins = Origins::started_at(explorer.machine(), first_start);
        // What is never done again is no round.
        let repeats_from = repeats_from.filter(|from| *from < run.len());
        Following { explorer, run, repeats_from, origins, choices: Vec::new(), followed: 0 }
    }

    /// Runs with a loop, or that end: the first ones that were found.
    fn runs(mut self, control: &dyn Control) -> Vec<Schedule> {
        let mut seen: HashMap<(Vec<u32>, usize), usize> = HashMap::new();
        let mut found = Vec::new();
        while self.choices.len() < MOST_STEPS && found.len() < 4 && !control.is_asked() {
            if let Some(position) = self.position()
                && let Some(before) = seen.insert((self.state(), position), self.choices.len())
            {
                found.push(Schedule::endless(self.choices.clone(), before));
            }
            let Some(choice) = self.best() else {
                found.push(Schedule::endless(self.choices.clone(), self.choices.len()));
                return found;
            };
            if !self.make(choice) {
                return found;
            }
        }
        found
    }

    fn state(&mut self) -> Vec<u32> {
        let mut vector = StateVector::new();
        self.explorer.encode(&mut vector);
        vector.words().to_vec()
    }

    /// Where in what is repeated the run is; nothing before that.
    fn position(&self) -> Option<usize> {
        match self.repeats_from {
            Some(from) => self.followed.checked_sub(from).map(|beyond| beyond % (self.run.len() - from)),
            None => (self.followed >= self.run.len()).then_some(0),
        }
    }

    /// What is expected at a point of the run.
    fn expected(&self, at: usize) -> Option<&'a Expected> {
        let at = match self.repeats_from {
            Some(from) if at >= self.run.len() => from + (at - from) % (self.run.len() - from),
            _ => at,
        };
        self.run.get(at)
    }

    /// The choice that fits best, with how much is followed then.
    fn best(&mut self) -> Option<(Choice, usize)> {
        let mut choices = Vec::new();
        self.explorer.choices(&mut choices);
        let fitting = choices.into_iter().map(|choice| (self.fit(choice), choice));
        fitting.min_by_key(|((fit, _), choice)| (*fit, *choice)).map(|((_, after), choice)| (choice, after))
    }

    fn fit(&self, choice: Choice) -> (usize, usize) {
        let landmark = Landmark::of(self.explorer.machine(), ThreadId(choice.agent));
        let origin = self.origins.of(choice.agent);
        let mut later = self.ahead();
        match later.find(|(_, expected)| expected.origin == origin && expected.is(&landmark)) {
            Some((at, expected)) => {
                let is_other = expected.alternative.is_some_and(|wanted| wanted != choice.alternative);
                (2 * (at - self.followed) + usize::from(is_other), at + 1)
            }
            None => (self.unexpected(origin, &landmark), self.followed),
        }
    }

    /// How badly something fits that is not expected. What a model does not show (classes that are initialised, threads
    /// that are made) is done where the thread is next; everything else is worse.
    fn unexpected(&self, origin: &str, landmark: &Landmark) -> usize {
        const SHOWN: [&str; 10] =
            ["read", "write", "enter", "exit", "wait", "notify", "choose", "join", "interrupt", "end"];
        let mut ahead = self.ahead();
        let Some((at, _)) = ahead.find(|(_, expected)| expected.origin == origin) else { return UNEXPECTED };
        let is_shown = SHOWN.iter().any(|shown| landmark.deed.starts_with(shown));
        2 * (at - self.followed) + if is_shown { 1_000 } else { 1 }
    }

    /// What is expected from here on, as far as anybody looks.
    fn ahead(&self) -> impl Iterator<Item = (usize, &'a Expected)> + '_ {
        let round = self.repeats_from.map_or(0, |from| self.run.len() - from);
        let ahead = self.followed..self.followed + LOOKAHEAD + 2 * round;
        ahead.filter_map(|at| self.expected(at).map(|expected| (at, expected)))
    }

    /// Makes a choice; false where the run cannot go on.
    fn make(&mut self, (choice, followed): (Choice, usize)) -> bool {
        let place = self.place_of_start(choice.agent);
        match self.explorer.step(choice) {
            Step::Done | Step::Violated(_) => {}
            Step::Discarded | Step::Unsupported(_) => return false,
        }
        self.choices.push(choice);
        self.followed = followed;
        self.origins.add(self.explorer.machine(), choice.agent, &place);
        true
    }

    /// Where a thread starts others, if its next step does so: one that is alone does it within a larger step.
    fn place_of_start(&self, thread: u32) -> String {
        let landmark = Landmark::of(self.explorer.machine(), ThreadId(thread));
        let origin = self.origins.of(thread);
        let mut starts = self.ahead().filter(|(_, expected)| expected.origin == origin && expected.words == "start");
        match starts.next().and_then(|(_, expected)| expected.place()) {
            Some(start) if !landmark.deed.starts_with("start") => start,
            _ => place(&landmark),
        }
    }
}

//! A run that somebody puts together: from any of its states another choice is taken, the next error is run to, a
//! state is looked for.
//!
//! The program is explored without reduction, so that every choice is there. Whatever is asked, the run is followed
//! again from its start; nothing of it is kept but its choices. What the program asks about itself on the way
//! (`library::questions`) makes the exploration begin again, prepared for it, as in a check.

pub(crate) mod graph;

pub use graph::{Arc, Kind, Node, StateGraph};

use crate::control::Control;
use crate::error::Error;
use crate::film;
use crate::question::Question;
use crate::schedule_file::Recorded;
use crate::target::Target;
use evidence::{Fault, Film, Inside, Offer};
use explore::{Condition, Detail, Explorer, Numbering};
use graph::Aim;
use library::Questions;
use model::{Choice, Schedule, Step, TransitionSystem, Violation};

/// States that a search from a state may visit.
const MOST_VISITED: usize = 50_000;
/// How often the questions of a program may lead to a new beginning.
const MOST_BEGINNINGS: usize = 16;
/// Steps that a run is led on by itself, and how many a thread makes of them before another one has its turn.
const MOST_STEPS_ON: usize = 2_000;
const LONGEST_TURN: usize = 100;

/// A run under construction.
pub struct LiveRun {
    target: Target,
    question: Question,
    asked: Questions,
    explorer: Explorer,
    schedule: Schedule,
    /// The runs before, for who thinks better of it.
    past: Vec<Schedule>,
    detail: Detail,
    film: Film,
    fault: Option<Fault>,
    offers: Vec<Vec<Offer>>,
}

/// What a search from a state has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reached {
    /// The run leads there now.
    Found,
    /// Every state that can follow was visited: there is none.
    Nowhere,
    /// The search was given up after so many states.
    GivenUp(usize),
}

impl LiveRun {
    /// The program at its start, or on a recorded run; none where it cannot be started.
    pub fn start(
        target: Target,
        question: Question,
        recorded: Option<&Recorded>,
        control: &dyn Control,
    ) -> Result<Option<LiveRun>, Error> {
        LiveRun::begin((target, question), recorded, Detail::Steps, control)
    }

    /// A recorded run, also with the states inside of its steps, line by line.
    pub fn start_with_lines(
        target: Target,
        question: Question,
        recorded: &Recorded,
        control: &dyn Control,
    ) -> Result<Option<LiveRun>, Error> {
        LiveRun::begin((target, question), Some(recorded), Detail::Lines, control)
    }

    fn begin(
        (target, question): (Target, Question),
        recorded: Option<&Recorded>,
        detail: Detail,
        control: &dyn Control,
    ) -> Result<Option<LiveRun>, Error> {
        let asked = recorded.map_or_else(Questions::default, |recorded| recorded.questions);
        let schedule = recorded.map_or_else(Schedule::default, |recorded| recorded.schedule.clone());
        let Some(explorer) = film::explorer(&target, &question, asked, control)? else { return Ok(None) };
        let (past, film, fault, offers) = (Vec::new(), Film::default(), None, Vec::new());
        let mut run = LiveRun { target, question, asked, explorer, schedule, past, detail, film, fault, offers };
        run.look(control)?;
        Ok(Some(run))
    }

    /// A name for the program.
    pub fn main(&self) -> &str {
        let file = || self.target.files.first()?.file_stem()?.to_str();
        self.target.main.as_deref().or_else(file).unwrap_or("program")
    }

    pub fn film(&self) -> &Film {
        &self.film
    }

    /// What is wrong at the end of the run.
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// The ways to go on from each state.
    pub fn offers(&self) -> &[Vec<Offer>] {
        &self.offers
    }

    /// The choices that it is made of: each leads from the state of its number to the next one.
    pub fn choices(&self) -> &[Choice] {
        self.schedule.choices()
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// The run, for `replay` and `debug`.
    pub fn recorded(&self) -> Recorded {
        Recorded {
            schedule: self.schedule.clone(),
            property: self.fault.as_ref().map(|fault| fault.property.name().to_owned()),
            message: self.fault.as_ref().map(|fault| fault.message.clone()),
            questions: self.asked,
        }
    }

    /// Takes a choice in the state after so many steps; what came after it is dropped. Refused where it is not offered.
    pub fn take(&mut self, state: usize, choice: Choice, control: &dyn Control) -> Result<bool, Error> {
        let Some(choices) = self.with_choice(state, choice) else { return Ok(false) };
        self.become_run(choices, control)?;
        Ok(true)
    }

    /// The same, and goes on from there by itself: with the same thread as long as that can move, up to an error, to
    /// the end of the program or to some limit.
    pub fn take_and_go_on(&mut self, state: usize, choice: Choice, control: &dyn Control) -> Result<bool, Error> {
        let Some(choices) = self.with_choice(state, choice) else { return Ok(false) };
        let choices = self.led_on(choices, control);
        self.become_run(choices, control)?;
        Ok(true)
    }

    fn with_choice(&self, state: usize, choice: Choice) -> Option<Vec<Choice>> {
        let is_offered = |offer: &Offer| offer.agent == choice.agent && offer.alternative == choice.alternative;
        self.offers.get(state)?.iter().find(|offer| is_offered(offer))?;
        let mut choices = self.before(state).to_vec();
        choices.push(choice);
        Some(choices)
    }

    /// The choices before a state.
    fn before(&self, state: usize) -> &[Choice] {
        let choices = self.schedule.choices();
        &choices[..state.min(choices.len())]
    }

    fn led_on(&mut self, mut choices: Vec<Choice>, control: &dyn Control) -> Vec<Choice> {
        self.explorer.follow(&choices);
        let mut turn = 0;
        for _ in 0..MOST_STEPS_ON {
            if control.reason().is_some() || self.explorer.faults_here().iter().any(Violation::stops_search) {
                break;
            }
            let last = choices.last().map_or(0, |choice| choice.agent);
            let offers = self.explorer.offered();
            let same = offers.iter().find(|offer| offer.agent == last && turn < LONGEST_TURN);
            let next = || offers.iter().find(|offer| offer.agent > last).or_else(|| offers.first());
            let Some(offer) = same.or_else(next) else { break };
            turn = if same.is_some() { turn + 1 } else { 0 };
            let choice = Choice { agent: offer.agent, alternative: offer.alternative };
            choices.push(choice);
            if !matches!(self.explorer.step(choice), Step::Done) {
                break;
            }
        }
        choices
    }

    /// The states inside of the step that leads to a state, instruction by instruction.
    pub fn instructions_before(&mut self, state: usize) -> Inside {
        let Some(step) = state.checked_sub(1) else { return Inside::default() };
        let Some(before) = self.film.states.get(step) else { return Inside::default() };
        self.explorer.instructions_of(self.schedule.choices(), step, before)
    }

    /// The run as it was before the last change.
    pub fn undo(&mut self, control: &dyn Control) -> Result<bool, Error> {
        let Some(schedule) = self.past.pop() else { return Ok(false) };
        self.schedule = schedule;
        self.look(control)?;
        Ok(true)
    }

    /// Goes on from a state to the nearest one in which something is wrong.
    pub fn run_to_error(&mut self, state: usize, control: &dyn Control) -> Result<Reached, Error> {
        self.run_to(state, control, &|node, _| node.kind == Kind::Error)
    }

    /// Goes on from a state to the nearest one in which a condition holds.
    pub fn run_to_condition(
        &mut self,
        state: usize,
        text: &str,
        control: &dyn Control,
    ) -> Result<Result<Reached, String>, Error> {
        let expression = match expression::parse(text) {
            Ok(expression) if expression.remembered().is_empty() => expression,
            Ok(_) => {
                return Ok(Err(String::from("output and ended threads belong to the past of a run, not to a state")));
            }
            Err(error) => return Ok(Err(error.to_string())),
        };
        let program = self.explorer.machine().program;
        if let Err(error) = expression.check(program) {
            return Ok(Err(error.to_string()));
        }
        let condition = Condition::new(expression, program);
        self.run_to(state, control, &|_, explorer| explorer.satisfies(&condition)).map(Ok)
    }

    /// The states that can follow on a state, up to so many.
    pub fn graph(&mut self, state: usize, most: usize, control: &dyn Control) -> StateGraph {
        self.go_to(state);
        StateGraph::grow(
            &mut self.explorer,
            &Aim { most, past_errors: true, is_shown: true, wanted: &|_, _| false },
            control,
        )
    }

    /// Goes on from a state along a way through its graph.
    pub fn go_along(&mut self, state: usize, way: &[Choice], control: &dyn Control) -> Result<(), Error> {
        let choices = self.started_choices(state, way);
        self.become_run(choices, control)
    }

    fn run_to(
        &mut self,
        state: usize,
        control: &dyn Control,
        wanted: &dyn Fn(&Node, &mut Explorer) -> bool,
    ) -> Result<Reached, Error> {
        self.go_to(state);
        let aim = Aim { most: MOST_VISITED, past_errors: true, is_shown: false, wanted };
        let graph = StateGraph::grow(&mut self.explorer, &aim, control);
        match graph.wanted {
            Some(node) => {
                let choices = self.started_choices(state, &graph.way_to(node));
                self.become_run(choices, control)?;
                Ok(Reached::Found)
            }
            None if graph.is_complete => Ok(Reached::Nowhere),
            None => Ok(Reached::GivenUp(graph.nodes.len())),
        }
    }

    /// Stands in a state of the run, with threads numbered by rank, as states are compared.
    fn go_to(&mut self, state: usize) {
        let before = self.before(state).to_vec();
        self.explorer.follow(&before);
        self.explorer.renumber(Numbering::Living);
    }

    /// The choices of a run that goes on from a state by a way that is numbered by rank.
    fn started_choices(&mut self, state: usize, way: &[Choice]) -> Vec<Choice> {
        let before = self.before(state).to_vec();
        self.explorer.numbered_by_start_along(&before, way)
    }

    fn become_run(&mut self, choices: Vec<Choice>, control: &dyn Control) -> Result<(), Error> {
        self.past.push(std::mem::replace(&mut self.schedule, choices.into()));
        self.look(control)
    }

    /// Follows the run and looks at its states.
    fn look(&mut self, control: &dyn Control) -> Result<(), Error> {
        for _ in 0..MOST_BEGINNINGS {
            self.see_states();
            let unforeseen = self.explorer.unforeseen();
            if unforeseen.is_empty() {
                break;
            }
            self.asked = self.asked.and(unforeseen);
            match film::explorer(&self.target, &self.question, self.asked, control)? {
                Some(explorer) => self.explorer = explorer,
                None => break,
            }
        }
        Ok(())
    }

    fn see_states(&mut self) {
        let seen = self.explorer.film_with_offers(&self.schedule, self.detail);
        // What does not fit the program is dropped.
        let fitting = seen.film.states.len() - 1;
        if fitting < self.schedule.len() {
            self.schedule = self.before(fitting).to_vec().into();
        }
        (self.film, self.fault, self.offers) = (seen.film, seen.fault, seen.offers);
    }
}

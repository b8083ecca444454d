//! Finds on a program the run that its slice, or its abstraction, has shown: what threads do at lines that the slice
//! has happens in the same order, whatever else has to happen in between.
//!
//! Threads are known by where and by whom they were started, their deeds by `explore::Landmark`. The search
//! (`search::pursue`) is led by that and only looks so far; what it finds was executed on the program, so it errs by
//! missing alone.

use super::conclusion::{MOST_STEPS_OF_ONE, simplest};
use super::{Conclusion, Error};
use crate::control::Control;
use crate::exploration::{self, NoStart, Started};
use crate::observer::{Observer, Stage};
use crate::question::{Question, Specification};
use crate::target::Target;
use evidence::{Fault, Property};
use explore::{Explorer, Landmark, Manner, Numbering, first_start};
use library::Questions;
use model::{Choice, FoundViolation, Schedule, TransitionSystem};
use report::Report;
use search::{Lead, pursue};
use std::collections::BTreeSet;
use vm::{Machine, ThreadId};

/// Steps that may be made to find a run again.
pub(crate) const MOST_STEPS: u64 = 200_000;

/// What was found in a slice.
pub(super) struct Known<'a> {
    pub(super) slice: &'a Target,
    /// What is asked of the slice, if that is less than what is asked of the program.
    pub(super) question: &'a Question,
    pub(super) conclusion: &'a Conclusion,
    /// What the program does where the slice does this; nothing for what the slice does by itself.
    pub(super) in_program: &'a dyn Fn(Landmark) -> Option<Expected>,
}

/// What a program is expected to do.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Expected {
    Exactly(Landmark),
    /// Any access of memory at this place.
    Access(String),
}

impl Expected {
    fn is(&self, landmark: &Landmark) -> bool {
        match self {
            Expected::Exactly(expected) => expected == landmark,
            Expected::Access(expected) => is_access(landmark) && *expected == place(landmark),
        }
    }

    fn words(&self) -> String {
        match self {
            Expected::Exactly(landmark) => format!("{} ({})", place(landmark), landmark.deed),
            Expected::Access(place) => place.clone(),
        }
    }
}

fn is_access(landmark: &Landmark) -> bool {
    landmark.deed.starts_with("read ") || landmark.deed.starts_with("write ")
}

/// A run that was not found again.
pub(super) struct Lost {
    /// What no run that was tried has come to, in words.
    pub(super) at: Option<String>,
    /// The methods of the abstraction that have chosen: the last one before the run was lost first, then those before
    /// it, then those behind.
    pub(super) decisions: Vec<String>,
}

/// Executes the violations of a slice on its program; not where one of them cannot be found again.
pub(super) fn retrace(
    program: &Target,
    question: &Question,
    known: &Known<'_>,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Result<Conclusion, Lost>, Error> {
    observer.stage(Stage::Following);
    let violations = &known.conclusion.report.violations;
    let nowhere = || Ok(Err(Lost { at: None, decisions: Vec::new() }));
    if violations.iter().any(|violation| violation.schedule.repeats_from().is_some()) {
        return nowhere();
    }
    let slice = start(known.slice, known.question, known.conclusion.questions, control)?;
    let Some(mut slice) = slice else { return nowhere() };
    let schedules = violations.iter().map(|violation| &violation.schedule);
    let runs: Vec<Run> = schedules.map(|schedule| Run::of(&mut slice.explorer, schedule, known.in_program)).collect();
    drop(slice);
    let mut asked = Questions::default();
    loop {
        let Some(mut whole) = start(program, question, asked, control)? else { return nowhere() };
        let found = find_all(&mut whole, known, &runs, control);
        let unforeseen = whole.explorer.unforeseen();
        if unforeseen.is_empty() {
            return Ok(found.map(|found| conclude(whole, found, known, control, observer)));
        }
        asked = asked.and(unforeseen);
    }
}

/// A program at its start, explored without leaving anything out.
pub(crate) fn start(
    target: &Target,
    question: &Question,
    questions: Questions,
    control: &dyn Control,
) -> Result<Option<Started>, Error> {
    let mut specification = Specification::of(question)?;
    specification.options.manner = Manner { reduction: false, ..Manner::default() };
    specification.options.questions = questions;
    let program = target.prepare(control)?;
    let machine = exploration::boot(program, target, control.halt()).map_err(NoStart::from);
    match machine.and_then(|machine| exploration::begin(machine, specification)) {
        Ok(mut started) => {
            started.explorer.restart(Numbering::Started);
            Ok(Some(started))
        }
        Err(NoStart::Unsupported(_)) => Ok(None),
        Err(NoStart::Refused(error)) => Err(error.into()),
    }
}

fn find_all(
    whole: &mut Started,
    known: &Known<'_>,
    runs: &[Run],
    control: &dyn Control,
) -> Result<Vec<FoundViolation<Fault>>, Lost> {
    let violations = known.conclusion.report.violations.iter();
    let find = |(run, property)| find(&mut whole.explorer, run, property, control);
    runs.iter().zip(violations.map(|violation| violation.fault.property)).map(find).collect()
}

fn find(
    explorer: &mut Explorer,
    run: &Run,
    property: Property,
    control: &dyn Control,
) -> Result<FoundViolation<Fault>, Lost> {
    explorer.restart(Numbering::Started);
    let origins = Origins::at_start(explorer.machine());
    let mut lead = RunAsLead { run, origins, place: String::new(), before: Vec::new(), furthest: 0 };
    let is_wanted = |fault: &Fault| fault.property == property;
    match pursue(explorer, &mut lead, &is_wanted, MOST_STEPS, control) {
        Some((schedule, violation)) => Ok(FoundViolation { violation, schedule }),
        None => Err(Lost {
            at: run.steps.get(lead.furthest).map(|step| step.expected.words()),
            decisions: run.decisions_around(lead.furthest),
        }),
    }
}

/// The conclusion about the slice, with the runs of the program.
fn conclude(
    mut whole: Started,
    found: Vec<FoundViolation<Fault>>,
    known: &Known<'_>,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Conclusion {
    let Conclusion { report, .. } = known.conclusion;
    let mut report = Report { violations: Vec::new(), ..report.clone() };
    let most_steps = (MOST_STEPS_OF_ONE / (found.len() as u64).max(1)).max(1);
    for found in &found {
        observer.violation(&found.violation, &found.schedule);
        let warnings = &mut report.warnings;
        let told = simplest(&mut whole.explorer, found, (most_steps, control), warnings);
        report.violations.push(told);
    }
    let threads = report.violations.iter().map(|violation| violation.trace.threads.len() as u64);
    report.costs.threads = threads.max().unwrap_or(0).max(report.costs.threads);
    report.costs.instructions += whole.explorer.instructions();
    Conclusion { report, questions: whole.explorer.questions() }
}

/// By whom, where and as which of several each thread was started, by its number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origins(Vec<String>);

impl Origins {
    /// Of the threads that there are before the first choice.
    pub(crate) fn at_start(machine: &Machine) -> Origins {
        let place = first_start(machine).map_or_else(String::new, |place| words(&place));
        Origins::started_at(machine, &place)
    }

    /// Of the threads that there are before the first choice; main has started others here.
    pub(crate) fn started_at(machine: &Machine, place: &str) -> Origins {
        let mut origins = Origins(vec![String::from("main")]);
        origins.add(machine, 0, place);
        origins
    }

    /// Adds the threads that a thread has started at a place.
    pub(crate) fn add(&mut self, machine: &Machine, by: u32, place: &str) {
        while self.0.len() < machine.threads.len() {
            let start = format!("{} > {place}", self.0.get(by as usize).map_or("", String::as_str));
            let same = |known: &&String| known.rsplit_once(" #").is_some_and(|(known, _)| known == start);
            let number = self.0.iter().filter(same).count();
            self.0.push(format!("{start} #{number}"));
        }
    }

    pub(crate) fn of(&self, thread: u32) -> &str {
        self.0.get(thread as usize).map_or("", String::as_str)
    }

    /// How many threads there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Forgets the last ones.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.0.truncate(count);
    }
}

/// A place as origins name it: what it has called does not count.
fn words(place: &evidence::CodeLocation) -> String {
    format!("{}.{}:{}", place.class, place.method, place.line.unwrap_or(0))
}

fn landmark(explorer: &Explorer, thread: u32) -> Landmark {
    Landmark::of(explorer.machine(), ThreadId(thread))
}

pub(crate) fn place(landmark: &Landmark) -> String {
    landmark.place.as_ref().map_or_else(String::new, words)
}

/// One step of a run that is known.
struct KnownStep {
    origin: String,
    expected: Expected,
    alternative: u32,
}

/// A run of the slice, in words that mean the same in the program.
struct Run {
    steps: Vec<KnownStep>,
    /// Everything that is done in it.
    all: BTreeSet<Expected>,
    /// What an abstraction has chosen by itself: before which step, and in which of its methods.
    decisions: Vec<(usize, String)>,
}

impl Run {
    fn of(explorer: &mut Explorer, schedule: &Schedule, in_program: &dyn Fn(Landmark) -> Option<Expected>) -> Run {
        explorer.restart(Numbering::Started);
        let mut origins = Origins::at_start(explorer.machine());
        let (mut steps, mut decisions) = (Vec::new(), Vec::new());
        for choice in schedule.choices() {
            let landmark = landmark(explorer, choice.agent);
            decisions.extend(helper(explorer.machine(), choice.agent).map(|name| (steps.len(), name)));
            let place = place(&landmark);
            let origin = origins.of(choice.agent).to_owned();
            if let Some(expected) = in_program(landmark) {
                steps.push(KnownStep { origin, expected, alternative: choice.alternative });
            }
            explorer.step(*choice);
            origins.add(explorer.machine(), choice.agent, &place);
        }
        let all = steps.iter().map(|step| step.expected.clone()).collect();
        Run { steps, all, decisions }
    }

    /// The methods that have chosen, the last one before a step first.
    fn decisions_around(&self, step: usize) -> Vec<String> {
        let before = self.decisions.iter().rev().filter(|(at, _)| *at <= step);
        let behind = self.decisions.iter().filter(|(at, _)| *at > step);
        before.chain(behind).map(|(_, name)| name.clone()).collect()
    }
}

/// The method of an abstraction in which a thread is about to choose.
fn helper(machine: &Machine, thread: u32) -> Option<String> {
    let frames = &machine.threads.get(thread as usize)?.frames;
    let inside = frames.iter().rev().find(|frame| frame.method.class.name == abstraction::SUPPORT)?;
    Some(inside.method.name.to_owned())
}

impl Run {
    /// The step that a thread makes with a deed, if it is the next one: accesses may be none that others could see in
    /// the program, and are passed over.
    fn next(&self, followed: usize, origin: &str, landmark: &Landmark) -> Option<usize> {
        for (place, step) in self.steps.iter().enumerate().skip(followed) {
            if step.origin == origin && step.expected.is(landmark) {
                return Some(place);
            }
            if matches!(step.expected, Expected::Exactly(_)) {
                return None;
            }
        }
        None
    }
}

/// A run of the slice that leads a search on the program.
struct RunAsLead<'a> {
    run: &'a Run,
    origins: Origins,
    /// Where the thread stands that makes the next step.
    place: String,
    /// For each choice that was made, how many threads there were before.
    before: Vec<usize>,
    /// As much of the run as was ever followed.
    furthest: usize,
}

impl Lead<Explorer> for RunAsLead<'_> {
    fn fits(&mut self, explorer: &mut Explorer, followed: usize, choice: Choice) -> (u32, usize) {
        let landmark = landmark(explorer, choice.agent);
        let access = is_access(&landmark).then(|| Expected::Access(place(&landmark)));
        let is_done = self.run.all.contains(&Expected::Exactly(landmark.clone()))
            || access.is_some_and(|access| self.run.all.contains(&access));
        let is_free = !is_done;
        let Some(expected) = self.run.steps.get(followed) else { return (u32::from(!is_free), followed) };
        let is_thread = expected.origin == self.origins.of(choice.agent);
        if let Some(place) = self.run.next(followed, self.origins.of(choice.agent), &landmark) {
            let is_other = self.run.steps[place].alternative != choice.alternative;
            self.furthest = self.furthest.max(place + 1);
            return (u32::from(is_other || place > followed), place + 1);
        }
        match (is_thread, is_free) {
            (true, true) => (2, followed),
            (false, true) => (3, followed),
            (true, false) => (4, followed),
            (false, false) => (5, followed),
        }
    }

    fn chosen(&mut self, explorer: &mut Explorer, choice: Choice) {
        self.place = place(&landmark(explorer, choice.agent));
    }

    fn moved(&mut self, explorer: &mut Explorer, choice: Choice) {
        self.before.push(self.origins.0.len());
        self.origins.add(explorer.machine(), choice.agent, &self.place);
    }

    fn taken_back(&mut self) {
        if let Some(count) = self.before.pop() {
            self.origins.0.truncate(count);
        }
    }
}

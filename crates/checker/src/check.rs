//! A check: explores every schedule of a program and concludes.
//!
//! The way of one check: `prepare` understands the question, `Attempt` reads the program, boots a machine and makes it
//! explorable, `exploring` searches, `conclusion` tells what was found, `contest` challenges a proof. What a program
//! asks about itself is known only once it was asked: then everything begins again, prepared for that
//! (`library::questions`).

mod abstracted;
mod branching;
pub(crate) mod conclusion;
mod contest;
mod exploring;
pub(crate) mod guidance;
mod matched;
mod replaced;
pub(crate) mod retrace;
mod sliced;

pub use abstracted::check_abstraction;
pub use matched::check_matched;
pub use replaced::check_replaced;
pub use sliced::check_slice;
pub(crate) use sliced::request as slice_request;

use crate::control::Control;
use crate::draft;
use crate::error::{Error, QuestionError, Unsupported};
use crate::exploration::{self, NoStart, Started};
use crate::matching::{self, Matched};
use crate::observer::{Draft, Observer, Stage};
use crate::question::{Question, Specification};
use crate::schedule_file::Recorded;
use crate::search_request::Search;
use crate::target::Target;
use explore::Matching;
use guided::Decision;
use library::Questions;
use model::{Reason, Verdict};
use report::Report;
use std::time::{Duration, Instant};
use vm::Machine;
use vm::verify::TestEnds;
use watch::Observations;

/// What a proof about a test rests on beside the search.
const OF_FRAMEWORKS: &str = "The test framework was taken to do the same whatever hashes, orders and times it reads; \
    limits of time on tests (@Timeout, @Test(timeout)) were not enforced.";

/// A question about a program that was understood.
pub struct Check {
    target: Target,
    question: Question,
    search: Search,
    /// For the first attempt.
    specification: Option<Specification>,
    /// The program that reports name, where it is another one.
    told_as: Option<Target>,
    /// How visited states are told apart, once the program is known.
    matched: Option<Matched>,
}

/// What a check has come to.
#[derive(Clone, Debug)]
pub struct Conclusion {
    pub report: Report,
    /// What the program asks about itself; a schedule fits only an exploration that is prepared for it.
    pub questions: Questions,
}

impl Conclusion {
    /// The run that shows the first violation, for `Replay`.
    pub fn recorded(&self) -> Option<Recorded> {
        self.report.violations.first().map(|first| Recorded {
            schedule: first.schedule.clone(),
            property: Some(first.fault.property.name().to_owned()),
            message: Some(first.fault.message.clone()),
            questions: self.questions,
        })
    }
}

/// What has become of an exploration.
enum Attempt {
    Done(Box<Conclusion>),
    /// The program has asked something that it was not prepared for.
    Unprepared(Questions),
}

/// Completes a proof about a test. Where no run has come to the end of the test, it was not started at all.
fn conclude_test(ends: TestEnds, report: &mut Report) {
    report.assumptions.push(String::from(OF_FRAMEWORKS));
    report.skipped = ends.aborted && !ends.complete;
    if !ends.aborted && !ends.complete {
        let what = String::from("a framework that does not start the test it is asked for");
        report.unsupported.push(what.clone());
        draft::stop(report, Reason::Unsupported(what));
    }
}

impl Check {
    /// Understands a question, or says why it cannot be asked in this way.
    pub fn prepare(target: Target, question: Question, search: Search) -> Result<Check, Error> {
        let specification = Specification::of(&question)?;
        search.suits(&specification)?;
        Ok(Check { target, question, search, specification: Some(specification), told_as: None, matched: None })
    }

    /// Explores the program until there is an answer, or `control` says that it is enough.
    pub fn run(mut self, control: &dyn Control, observer: &mut dyn Observer) -> Result<Conclusion, Error> {
        self.run_through(control, observer)
    }

    /// The same; what was learned of the program stays here.
    fn run_through(&mut self, control: &dyn Control, observer: &mut dyn Observer) -> Result<Conclusion, Error> {
        let mut asked = Questions::default();
        let mut lost = Duration::ZERO;
        let mut conclusion = loop {
            let began = Instant::now();
            match self.attempt(asked, control, observer)? {
                Attempt::Done(conclusion) => break conclusion,
                Attempt::Unprepared(questions) => asked = asked.and(questions),
            }
            lost += began.elapsed();
        };
        conclusion.report.costs.search.elapsed += lost;
        Ok(*conclusion)
    }

    /// Explores the program from its start, prepared for these questions.
    fn attempt(
        &mut self,
        asked: Questions,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<Attempt, Error> {
        let specification = self.specification(asked)?;
        let mut report = draft::draft("check", self.told_as.as_ref().unwrap_or(&self.target), &specification);
        observer.begun(Draft::Report(&report));
        observer.stage(Stage::Reading);
        let program = self.target.prepare(control)?;
        draft::name_program(&mut report, &program);
        observer.prepared(Draft::Report(&report));
        observer.stage(Stage::Starting);
        let notes = self.search.manner.coverage;
        let own = if notes { program.own_classes() } else { Vec::new() };
        let machine = exploration::boot_visited(program, &self.target, notes, control.halt()).map_err(NoStart::from);
        match machine.and_then(|machine| self.lead(machine, specification, control, observer)) {
            Err(NoStart::Refused(error)) => return Err(error.into()),
            Err(NoStart::Unsupported(what)) => match control.reason() {
                Some(reason) => draft::stop(&mut report, reason),
                None => draft::give_up(&mut report, &what),
            },
            Ok((started, seen)) => return Ok(self.decide(started, (seen, &own), report, control, observer)),
        }
        Ok(Attempt::Done(Box::new(Conclusion { report, questions: asked })))
    }

    /// What is asked, prepared for these questions of the program.
    fn specification(&mut self, asked: Questions) -> Result<Specification, QuestionError> {
        let mut specification = match self.specification.take() {
            Some(understood) => understood,
            None => Specification::of(&self.question)?,
        };
        specification.options.manner = self.search.manner;
        specification.options.questions = asked;
        Ok(specification)
    }

    /// Makes the machine explorable, after some runs where the search is to be led by what they show.
    fn lead(
        &mut self,
        mut machine: Machine,
        specification: Specification,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<(Started, Option<Observations>), NoStart> {
        let matching = self.matching(&machine).map_err(NoStart::Refused)?;
        let search = &self.search;
        let needs_runs = search.guided || search.is_heuristic() && search.prefer.accesses;
        let seen = needs_runs.then(|| guidance::observe(&mut machine, search, control, observer));
        let seen = seen.transpose().map_err(Unsupported::from)?;
        observer.stage(Stage::RunningPrefix);
        let mut started = exploration::begin(machine, specification)?;
        if started.explorer.restricts_time() && started.explorer.states_formulas() {
            return Err(NoStart::Unsupported(Unsupported::FormulasBesideTimeOuts));
        }
        if let Some(matching) = matching {
            if started.explorer.states_formulas() {
                return Err(NoStart::Unsupported(Unsupported::FormulasBesideMatching));
            }
            started.explorer.match_states(matching);
        }
        if search.is_heuristic() {
            started.explorer.be_guided(guidance::preferences(search.prefer, seen.as_ref()));
        }
        Ok((started, seen.filter(|_| search.guided)))
    }

    /// What visited states are told apart by in the program of a machine, where somebody asks for it.
    fn matching(&mut self, machine: &Machine) -> Result<Option<Matching>, QuestionError> {
        let main = machine.threads.first().and_then(|main| main.frames.last()).map(|frame| frame.method);
        let Some((request, main)) = self.search.matching.as_ref().zip(main) else { return Ok(None) };
        let (matching, matched) = matching::understand(request, machine.program, main)?;
        self.matched = Some(matched);
        Ok(Some(matching))
    }

    /// Searches, concludes and challenges, unless everything has to begin again.
    fn decide(
        &self,
        mut started: Started,
        (seen, own): (Option<Observations>, &[String]),
        mut report: Report,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Attempt {
        let plan = exploring::plan(&self.search, &started, &report, control);
        let (outcome, warnings) = match &seen {
            Some(seen) => {
                let Decision { outcome, warnings } = guidance::decide(&mut started, seen, &plan, control, observer);
                (outcome, warnings)
            }
            None => (exploring::explore(&mut started, &plan, control, observer), Vec::new()),
        };
        if let Some(unforeseen) = exploring::begins_again(&started, outcome.incomplete.as_ref(), control) {
            return Attempt::Unprepared(unforeseen);
        }
        let ends = started.explorer.test_ends();
        report.costs.instructions = started.explorer.instructions();
        report.coverage = self.search.manner.coverage.then(|| started.explorer.coverage(own));
        conclusion::conclude(&mut started, outcome, &mut report, control, observer);
        if report.verdict == Verdict::Holds && loader::junit::starts_tests(&report.main.replace('.', "/")) {
            conclude_test(ends, &mut report);
        }
        branching::tell(&mut started.explorer, self.search.why_large, &mut report, control);
        let undecided = seen.is_some() || !self.search.is_depth_first();
        exploring::leave_open(&started, undecided, &mut report);
        report.guide = seen.as_ref().map(|seen| guidance::words(seen, &warnings));
        report.suspected = warnings;
        let questions = started.explorer.questions();
        // Where only some threads may run, simulated runs do not keep to that.
        if !self.question.nondeterminism.respect_priorities {
            let time_outs = self.question.nondeterminism.time_outs;
            contest::challenge(started, (&self.search, time_outs), &mut report, control, observer);
        }
        if let Some(coverage) = &mut report.coverage {
            coverage.complete = report.verdict == Verdict::Holds;
        }
        Attempt::Done(Box::new(Conclusion { report, questions }))
    }
}

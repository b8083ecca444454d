//! A check: explores every schedule of a program and concludes.
//!
//! The way of one check: `prepare` understands the question, `Attempt` reads the program, boots a machine and makes it explorable,
//! `search` explores, `conclusion` tells what was found, `contest` challenges a proof. What a program asks about itself is known only
//! once it was asked: then everything begins again, prepared for that (`library::questions`).

mod conclusion;
mod contest;
pub(crate) mod guidance;

use crate::control::Control;
use crate::draft;
use crate::error::{Error, QuestionError, Unsupported};
use crate::exploration::{self, NoStart, Started};
use crate::observer::{Draft, Observer, Stage};
use crate::question::{Question, Specification};
use crate::schedule_file::Recorded;
use crate::stuck;
use crate::target::Target;
use evidence::{Fault, Property};
use explore::{Explorer, Preferences};
use guided::Decision;
use library::Questions;
use model::{Limits, Outcome, Reason, Verdict};
use report::Report;
use search::{Collect, Plan, StoreKind, Strategy, Supervision};
use std::time::{Duration, Instant};
use vm::Machine;
use watch::Observations;

/// How the answer is looked for.
#[derive(Clone, Debug)]
pub struct Search {
    /// Order, store and limits. The time limit is that of `Control`.
    pub plan: Plan,
    /// Whether steps that cannot disturb each other are explored in one order only.
    pub reduction: bool,
    /// Whether states that differ only in garbage or the order of allocation are the same.
    pub symmetry: bool,
    /// Whether what simulated runs make suspicious leads the search, and is decided by it.
    pub guided: bool,
    /// What a search by heuristic prefers.
    pub prefer: Preferences,
    /// How many runs are simulated before the search, where it needs some.
    pub runs: u64,
    /// Which runs are simulated: before the search, and against a proof.
    pub seed: u64,
    /// By how many simulated runs a proof is challenged.
    pub challenge: ChallengeRuns,
    /// Whether what happens inside the class library is told too.
    pub unfold: bool,
}

/// How many runs a proof is challenged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeRuns {
    /// Some, and more after a long search.
    Usual,
    Off,
    Exactly(u64),
}

impl Search {
    /// Runs that are simulated before a guided search where nobody says how many.
    pub const USUAL_RUNS: u64 = 5;

    /// A search by this plan, with everything else as usual.
    pub fn new(plan: Plan) -> Search {
        Search {
            plan,
            reduction: true,
            symmetry: true,
            guided: false,
            prefer: Preferences { blocked: true, accesses: false },
            runs: Search::USUAL_RUNS,
            seed: 0,
            challenge: ChallengeRuns::Usual,
            unfold: false,
        }
    }

    fn is_heuristic(&self) -> bool {
        self.plan.strategy == Strategy::Heuristic
    }

    fn is_sampling(&self) -> bool {
        matches!(self.plan.strategy, Strategy::Random(_) | Strategy::Pct { .. })
    }
}

impl Default for Search {
    fn default() -> Search {
        Search::new(Plan::new(Strategy::DepthFirst, StoreKind::Exact))
    }
}

/// A question about a program that was understood.
pub struct Check {
    target: Target,
    question: Question,
    search: Search,
    /// For the first attempt.
    specification: Option<Specification>,
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

impl Check {
    /// Understands a question, or says why it cannot be asked in this way.
    pub fn prepare(target: Target, question: Question, search: Search) -> Result<Check, Error> {
        let specification = Specification::of(&question)?;
        check_claims(&search, &specification)?;
        check_stuck(&search, &specification)?;
        Ok(Check { target, question, search, specification: Some(specification) })
    }

    /// Explores the program until there is an answer, or `control` says that it is enough.
    pub fn run(mut self, control: &dyn Control, observer: &mut dyn Observer) -> Result<Conclusion, Error> {
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
        let mut report = draft::draft("check", &self.target, &specification);
        observer.begun(Draft::Report(&report));
        observer.stage(Stage::Reading);
        let program = self.target.prepare(control)?;
        draft::name_program(&mut report, &program);
        observer.prepared(Draft::Report(&report));
        observer.stage(Stage::Starting);
        let machine = exploration::boot(program, &self.target, control.halt()).map_err(NoStart::from);
        match machine.and_then(|machine| self.lead(machine, specification, control, observer)) {
            Err(NoStart::Refused(error)) => return Err(error.into()),
            Err(NoStart::Unsupported(what)) => match control.reason() {
                Some(reason) => draft::stop(&mut report, reason),
                None => draft::give_up(&mut report, what),
            },
            Ok((started, seen)) => return Ok(self.decide(started, seen, report, control, observer)),
        }
        Ok(Attempt::Done(Box::new(Conclusion { report, questions: asked })))
    }

    /// What is asked, prepared for these questions of the program.
    fn specification(&mut self, asked: Questions) -> Result<Specification, QuestionError> {
        let mut specification = match self.specification.take() {
            Some(understood) => understood,
            None => Specification::of(&self.question)?,
        };
        specification.options.reduction = self.search.reduction;
        specification.options.unfold = self.search.unfold;
        specification.options.symmetry = self.search.symmetry;
        specification.options.questions = asked;
        Ok(specification)
    }

    /// Makes the machine explorable, after some runs where the search is to be led by what they show.
    fn lead(
        &self,
        mut machine: Machine,
        specification: Specification,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<(Started, Option<Observations>), NoStart> {
        let search = &self.search;
        let needs_runs = search.guided || search.is_heuristic() && search.prefer.accesses;
        let seen = needs_runs.then(|| guidance::observe(&mut machine, search, control, observer)).transpose()?;
        observer.stage(Stage::RunningPrefix);
        let mut started = exploration::begin(machine, specification)?;
        if search.is_heuristic() {
            started.explorer.be_guided(guidance::preferences(search.prefer, seen.as_ref()));
        }
        Ok((started, seen.filter(|_| search.guided)))
    }

    /// Searches, concludes and challenges, unless everything has to begin again.
    fn decide(
        &self,
        mut started: Started,
        seen: Option<Observations>,
        mut report: Report,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Attempt {
        let plan = self.plan_for(&started, &report, control);
        let (outcome, warnings) = match &seen {
            Some(seen) => {
                let Decision { outcome, warnings } = guidance::decide(&mut started, seen, &plan, control, observer);
                (outcome, warnings)
            }
            None => (explore(&mut started, &plan, control, observer), Vec::new()),
        };
        if let Some(unforeseen) = begins_again(&started, outcome.incomplete.as_ref(), control) {
            return Attempt::Unprepared(unforeseen);
        }
        report.costs.instructions = started.explorer.instructions();
        conclusion::conclude(&mut started, outcome, &mut report, control, observer);
        leave_open(&started, seen.is_some() || !is_depth_first(&plan), &mut report);
        report.guide = seen.as_ref().map(|seen| guidance::words(seen, &warnings));
        report.suspected = warnings;
        let questions = started.explorer.questions();
        // Where only some threads may run, simulated runs do not keep to that.
        if !self.question.nondeterminism.respect_priorities {
            contest::challenge(started, &self.search, &mut report, control, observer);
        }
        Attempt::Done(Box::new(Conclusion { report, questions }))
    }

    /// The plan for what is left of the time.
    fn plan_for(&self, started: &Started, report: &Report, control: &dyn Control) -> Plan {
        let mut plan = self.search.plan.clone();
        plan.limits = Limits { time: control.time_left(), ..plan.limits };
        // Where nothing graver is asked for, a race hides nothing.
        let is_all = plan.collect == Collect::All;
        if report.properties == [Property::Race] && !started.explorer.states_formulas() && !is_all {
            plan.collect = Collect::Any;
        }
        plan
    }
}

/// Endless runs are looked for depth first.
fn check_claims(search: &Search, specification: &Specification) -> Result<(), QuestionError> {
    let fits = is_depth_first(&search.plan) && !search.guided;
    if fits || specification.claims.claims.is_empty() { Ok(()) } else { Err(QuestionError::EndlessNeedsDepthFirst) }
}

/// Who is stuck is asked of all states at once.
fn check_stuck(search: &Search, specification: &Specification) -> Result<(), QuestionError> {
    let alone = specification.claims.claims.is_empty() && specification.find.is_none();
    match specification.options.properties.contains(&Property::Stuck) {
        true if search.is_sampling() || search.guided || search.plan.store != StoreKind::Exact => {
            Err(QuestionError::StuckNeedsAllStates)
        }
        true if !alone => Err(QuestionError::StuckIsAskedAlone),
        _ => Ok(()),
    }
}

/// The questions because of which the exploration must begin again: nothing is proved otherwise. A violation is one in any case, and who
/// has no time or room left has none for that either.
fn begins_again(started: &Started, incomplete: Option<&Reason>, control: &dyn Control) -> Option<Questions> {
    let used_up = matches!(
        incomplete,
        Some(Reason::FirstViolation | Reason::TimeLimit | Reason::MemoryLimit | Reason::StateLimit)
    );
    let unforeseen = started.explorer.unforeseen();
    (!used_up && control.reason().is_none() && !unforeseen.is_empty()).then_some(unforeseen)
}

/// Searches without being led.
fn explore(started: &mut Started, plan: &Plan, control: &dyn Control, observer: &mut dyn Observer) -> Outcome<Fault> {
    observer.stage(Stage::Exploring { limits: plan.limits });
    let began = Instant::now();
    let clock = move || began.elapsed();
    let supervision = Supervision { clock: &clock, interrupt: &**control.flag(), observer };
    let endless = started.asked > 0 || started.explorer.states_formulas();
    if endless && is_depth_first(plan) {
        let (claims, fairness) = (started.claims_from_start(), started.fairness);
        let own = |explorer: &mut Explorer, number: u32| exploration::embedded_claim(explorer, number, fairness);
        search::check_endless(&mut started.explorer, plan, &claims, &own, supervision)
    } else if wants_stuck(started) {
        stuck::search(started, plan, supervision)
    } else {
        search::check(&mut started.explorer, plan, supervision)
    }
}

/// What the program states was not decided by every search: nothing is proved then.
fn leave_open(started: &Started, formulas_undecided: bool, report: &mut Report) {
    if report.verdict != Verdict::Holds || !started.explorer.states_formulas() {
        return;
    }
    if formulas_undecided {
        draft::give_up(report, unsupported("the formulas that it states, which only --search dfs checks"));
    } else if wants_stuck(started) {
        draft::give_up(report, unsupported("--property stuck of a program that states formulas"));
    }
}

fn unsupported(what: &str) -> Unsupported {
    Unsupported(what.to_owned())
}

fn wants_stuck(started: &Started) -> bool {
    started.explorer.looks_for(Property::Stuck)
}

fn is_depth_first(plan: &Plan) -> bool {
    plan.strategy == Strategy::DepthFirst
}

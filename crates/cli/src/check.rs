//! `sojourner check`: explores every schedule of a program and reports what was found.

mod conclusion;
mod contest;
mod guidance;
mod plan;
mod progress;

use crate::arguments::check::{CheckOptions, PreferName, SearchName, Switch};
use crate::arguments::report::TraceForm;
use crate::command_line;
use crate::draft;
use crate::exit;
use crate::exploration::{self, NoStart, Started};
use crate::guard::guarded;
use crate::last_words::{self, Draft};
use crate::output;
use crate::preparation;
use crate::publication;
use crate::question::{self, Question};
use crate::refusal::refuse;
use crate::schedule_file;
use crate::source_files::SourceFiles;
use crate::stuck;
use crate::watchdog::Watchdog;
use evidence::{Fault, Property};
use explore::Explorer;
use library::Questions;
use model::{Outcome, Reason, Verdict};
use progress::ProgressLine;
use report::{Counterexample, Replay, Report};
use search::{Collect, Plan, Strategy, Surroundings};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use vm::Machine;
use watch::Observations;

/// Carries out the command.
pub(crate) fn check(options: CheckOptions) -> ExitCode {
    guarded(exit::UNKNOWN, || try_check(&options).unwrap_or_else(|status| status)).into()
}

fn try_check(options: &CheckOptions) -> Result<u8, u8> {
    let watchdog = Watchdog::begin(plan::allowance(&options.search));
    publication::check_format(options.report.format)?;
    let plan = plan::plan(&options.search).map_err(refuse)?;
    let files = [options.report.output.as_deref(), options.save_schedule.as_deref()];
    files.into_iter().flatten().try_for_each(publication::check_place)?;
    let mut asked = Questions::default();
    let mut lost = Duration::ZERO;
    let mut report = loop {
        let began = Instant::now();
        match explore_prepared(options, &plan, asked, &watchdog)? {
            Attempt::Done(report) => break report,
            Attempt::Unprepared(questions) => asked = asked.and(questions),
        }
        lost += began.elapsed();
    };
    report.costs.search.elapsed += lost;
    last_words::doing("publishing the report");
    let sources = SourceFiles::below(&options.program.targets);
    last_words::withdraw();
    let status = exit::status(&report.verdict);
    Ok(publication::publish(&report, &sources, &options.report, options.search.all, status))
}

/// What has become of an exploration.
enum Attempt {
    Done(Box<Report>),
    /// The program has asked something that it was not prepared for.
    Unprepared(Questions),
}

/// Explores the program from its start, prepared for these questions.
fn explore_prepared(options: &CheckOptions, plan: &Plan, asked: Questions, watchdog: &Watchdog) -> Result<Attempt, u8> {
    let question = question_of(options, asked)?;
    let mut report = draft::draft("check", &options.program, &question);
    last_words::begin(Draft::Report(Box::new(report.clone())), &options.report, &options.program.targets);
    let program = preparation::prepare(&options.program, exit::WRONG_INPUT, watchdog)?;
    draft::name_program(&mut report, &program);
    let machine = exploration::boot(program, &options.program, watchdog.halt());
    match machine.and_then(|machine| lead(machine, question, options, watchdog)) {
        Err(NoStart::Refused(status)) => return Err(status),
        Err(NoStart::Unsupported(what)) => match watchdog.reason() {
            Some(reason) => draft::stop(&mut report, reason),
            None => draft::give_up(&mut report, what),
        },
        Ok((mut started, seen)) => {
            let plan = plan_for(&started, plan, options, &report, watchdog);
            let unprepared = match seen {
                Some(seen) => guidance::explore(&mut started, &seen, &plan, options, &mut report, watchdog),
                None => explore(&mut started, &plan, options, &mut report, watchdog),
            };
            match unprepared {
                Some(questions) => return Ok(Attempt::Unprepared(questions)),
                None => contest::challenge(started, options, &mut report, watchdog),
            }
        }
    }
    Ok(Attempt::Done(Box::new(report)))
}

fn question_of(options: &CheckOptions, asked: Questions) -> Result<Question, u8> {
    let mut question = question::question(&options.properties).map_err(refuse)?;
    plan::check_claims(&options.search, &question.claims).map_err(refuse)?;
    plan::check_stuck(&options.search, &question).map_err(refuse)?;
    question.options.reduction = options.search.por == Switch::On;
    question.options.unfold = options.telling.trace == TraceForm::Full;
    question.options.symmetry = options.search.symmetry == Switch::On;
    question.options.questions = asked;
    Ok(question)
}

fn plan_for(started: &Started, plan: &Plan, options: &CheckOptions, report: &Report, watchdog: &Watchdog) -> Plan {
    let mut plan = plan::with_time_left(plan, watchdog);
    // Where nothing graver is asked for, a race hides nothing.
    if report.properties == [Property::Race] && !started.explorer.states_formulas() && !options.search.all {
        plan.collect = Collect::Any;
    }
    plan
}

/// The questions because of which the exploration must begin again: nothing is proved otherwise. A violation is one in any case, and who
/// has no time or room left has none for that either.
fn begins_again(started: &Started, incomplete: Option<&Reason>, watchdog: &Watchdog) -> Option<Questions> {
    let used_up = matches!(
        incomplete,
        Some(Reason::FirstViolation | Reason::TimeLimit | Reason::MemoryLimit | Reason::StateLimit)
    );
    let unforeseen = started.explorer.unforeseen();
    (!used_up && watchdog.reason().is_none() && !unforeseen.is_empty()).then_some(unforeseen)
}

/// Makes the machine explorable, after some runs where the search is to be led by what they show.
fn lead(
    mut machine: Machine,
    question: Question,
    options: &CheckOptions,
    watchdog: &Watchdog,
) -> Result<(Started, Option<Observations>), NoStart> {
    let prefers_accesses = options.search.prefer.contains(&PreferName::Accesses);
    let needs_runs = options.search.guided || options.search.search == SearchName::Heuristic && prefers_accesses;
    let seen = needs_runs
        .then(|| guidance::observe(&mut machine, options, watchdog))
        .transpose()
        .map_err(NoStart::Unsupported)?;
    let mut started = exploration::begin(machine, question)?;
    if options.search.search == SearchName::Heuristic {
        started.explorer.be_guided(guidance::preferences(&options.search.prefer, seen.as_ref()));
    }
    Ok((started, seen.filter(|_| options.search.guided)))
}

/// Searches, and writes what was found into the report, unless everything has to begin again.
fn explore(
    started: &mut Started,
    plan: &Plan,
    options: &CheckOptions,
    report: &mut Report,
    watchdog: &Watchdog,
) -> Option<Questions> {
    let outcome = search(started, plan, options.report.quiet, watchdog);
    if let Some(unforeseen) = begins_again(started, outcome.incomplete.as_ref(), watchdog) {
        return Some(unforeseen);
    }
    report.costs.instructions = started.explorer.instructions();
    conclusion::conclude(started, outcome, report, watchdog);
    if !is_depth_first(plan) {
        leave_formulas_open(started, report);
    }
    if report.verdict == Verdict::Holds && started.explorer.states_formulas() && wants_stuck(started) {
        draft::give_up(report, String::from("--property stuck of a program that states formulas"));
    }
    report.replay = report.violations.first().map(|first| keep_schedule(started, report, first, options));
    None
}

/// Saves the schedule where the user asked for it, and says how it is executed again.
fn keep_schedule(started: &Started, report: &Report, violation: &Counterexample, options: &CheckOptions) -> Replay {
    let file = options.save_schedule.as_deref();
    let command = command_line::replay(&options.program, &options.properties, file.unwrap_or(Path::new("FILE")));
    let is_saved = file.is_some_and(|file| {
        let written =
            std::fs::write(file, schedule_file::write(report, violation, started.explorer.questions(), &command));
        let failure = written.err().map(|error| output::complain(format_args!("{}: {error}", file.display())));
        failure.is_none()
    });
    Replay { command, is_saved }
}

fn search(started: &mut Started, plan: &Plan, quiet: bool, watchdog: &Watchdog) -> Outcome<Fault> {
    last_words::doing("exploring the runs of the program");
    let began = Instant::now();
    let mut progress = ProgressLine::new(plan.limits, quiet);
    let clock = move || began.elapsed();
    let surroundings = Surroundings { clock: &clock, interrupt: &**watchdog.flag(), observer: &mut progress };
    let endless = started.asked > 0 || started.explorer.states_formulas();
    let outcome = if endless && is_depth_first(plan) {
        let (claims, fairness) = (started.claims_from_start(), started.fairness);
        let own = |explorer: &mut Explorer, number: u32| exploration::own_claim(explorer, number, fairness);
        search::check_endless(&mut started.explorer, plan, &claims, &own, surroundings)
    } else if wants_stuck(started) {
        stuck::search(started, plan, surroundings)
    } else {
        search::check(&mut started.explorer, plan, surroundings)
    };
    progress.clear();
    outcome
}

/// What the program states was not decided: nothing is proved then.
fn leave_formulas_open(started: &Started, report: &mut Report) {
    if report.verdict == Verdict::Holds && started.explorer.states_formulas() {
        draft::give_up(report, String::from("the formulas that it states, which only --search dfs checks"));
    }
}

fn wants_stuck(started: &Started) -> bool {
    started.explorer.looks_for(Property::Stuck)
}

fn is_depth_first(plan: &Plan) -> bool {
    plan.strategy == Strategy::DepthFirst
}

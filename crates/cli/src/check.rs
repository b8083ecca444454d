//! `sojourner check`: explores every schedule of a program and reports what was found.

mod conclusion;
mod contest;
mod guidance;
pub(crate) mod interrupt;
mod plan;
mod progress;

use crate::arguments::check::{CheckOptions, PreferName, SearchName, Switch};
use crate::arguments::report::TraceForm;
use crate::command_line;
use crate::draft;
use crate::exit;
use crate::exploration::{self, NoStart, Started};
use crate::guard::guarded;
use crate::output;
use crate::preparation;
use crate::publication;
use crate::question::{self, Question};
use crate::refusal::refuse;
use crate::schedule_file;
use crate::source_files::SourceFiles;
use evidence::Fault;
use explore::Explorer;
use model::{Outcome, Verdict};
use progress::ProgressLine;
use report::{Counterexample, Replay, Report};
use search::{Plan, Strategy, Surroundings};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use vm::Machine;
use watch::Observations;

/// Carries out the command.
pub(crate) fn check(options: CheckOptions) -> ExitCode {
    guarded(exit::UNKNOWN, || try_check(&options).unwrap_or_else(|status| status)).into()
}

fn try_check(options: &CheckOptions) -> Result<u8, u8> {
    publication::check_format(options.report.format)?;
    let plan = plan::plan(&options.search).map_err(refuse)?;
    let mut question = question::question(&options.properties).map_err(refuse)?;
    plan::check_claims(&options.search, &question.claims).map_err(refuse)?;
    question.options.reduction = options.search.por == Switch::On;
    question.options.unfold = options.telling.trace == TraceForm::Full;
    question.options.symmetry = options.search.symmetry == Switch::On;
    let files = [options.report.output.as_deref(), options.save_schedule.as_deref()];
    files.into_iter().flatten().try_for_each(publication::check_place)?;
    let program = preparation::prepare(&options.program, exit::WRONG_INPUT)?;
    let mut report = draft::draft("check", &options.program, &program, &question);
    let started = exploration::boot(program, &options.program).and_then(|machine| lead(machine, question, options));
    match started {
        Ok((mut started, seen)) => {
            match seen {
                Some(seen) => guidance::explore(&mut started, &seen, &plan, options, &mut report),
                None => explore(&mut started, &plan, options, &mut report),
            }
            contest::challenge(started, options, &mut report);
        }
        Err(NoStart::Unsupported(what)) => draft::give_up(&mut report, what),
        Err(NoStart::Refused(status)) => return Err(status),
    }
    let sources = SourceFiles::below(&options.program.targets);
    publication::publish(&report, &sources, &options.report, options.search.all);
    Ok(exit::status(&report.verdict))
}

/// Makes the machine explorable, after some runs where the search is to be led by what they show.
fn lead(
    mut machine: Machine,
    question: Question,
    options: &CheckOptions,
) -> Result<(Started, Option<Observations>), NoStart> {
    let prefers_accesses = options.search.prefer.contains(&PreferName::Accesses);
    let needs_runs = options.search.guided || options.search.search == SearchName::Heuristic && prefers_accesses;
    let seen =
        needs_runs.then(|| guidance::observe(&mut machine, options)).transpose().map_err(NoStart::Unsupported)?;
    let mut started = exploration::begin(machine, question)?;
    if options.search.search == SearchName::Heuristic {
        started.explorer.be_guided(guidance::preferences(&options.search.prefer, seen.as_ref()));
    }
    Ok((started, seen.filter(|_| options.search.guided)))
}

/// Searches, and writes what was found into the report.
fn explore(started: &mut Started, plan: &Plan, options: &CheckOptions, report: &mut Report) {
    let outcome = search(started, plan, options.report.quiet);
    report.costs.instructions = started.explorer.instructions();
    conclusion::conclude(started, outcome, report);
    if !is_depth_first(plan) {
        leave_formulas_open(started, report);
    }
    report.replay = report.violations.first().map(|first| keep_schedule(report, first, options));
}

/// Saves the schedule where the user asked for it, and says how it is executed again.
fn keep_schedule(report: &Report, violation: &Counterexample, options: &CheckOptions) -> Replay {
    let file = options.save_schedule.as_deref();
    let command = command_line::replay(&options.program, &options.properties, file.unwrap_or(Path::new("FILE")));
    let is_saved = file.is_some_and(|file| {
        let written = std::fs::write(file, schedule_file::write(report, violation, &command));
        let failure = written.err().map(|error| output::complain(format_args!("{}: {error}", file.display())));
        failure.is_none()
    });
    Replay { command, is_saved }
}

fn search(started: &mut Started, plan: &Plan, quiet: bool) -> Outcome<Fault> {
    let began = Instant::now();
    let interrupt = interrupt::flag();
    let mut progress = ProgressLine::new(plan.limits, quiet);
    let clock = move || began.elapsed();
    let surroundings = Surroundings { clock: &clock, interrupt: &interrupt, observer: &mut progress };
    let endless = started.asked > 0 || started.explorer.states_formulas();
    let outcome = if endless && is_depth_first(plan) {
        let (claims, fairness) = (started.claims_from_start(), started.fairness);
        let own = |explorer: &mut Explorer, number: u32| exploration::own_claim(explorer, number, fairness);
        search::check_endless(&mut started.explorer, plan, &claims, &own, surroundings)
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

fn is_depth_first(plan: &Plan) -> bool {
    plan.strategy == Strategy::DepthFirst
}

//! `sojourner replay`: executes one recorded schedule again and reports what it shows.

use crate::arguments::replay::ReplayOptions;
use crate::arguments::report::TraceForm;
use crate::command_line;
use crate::draft;
use crate::endless;
use crate::exit;
use crate::exploration::{self, NoStart, Started};
use crate::guard::guarded;
use crate::last_words::{self, Draft};
use crate::preparation;
use crate::publication;
use crate::question;
use crate::refusal::refuse;
use crate::schedule_file::{self, Recorded};
use crate::source_files::SourceFiles;
use crate::stuck;
use crate::telling::tell;
use crate::watchdog::{Allowance, Watchdog};
use evidence::{Fault, Property};
use explore::{Explorer, Numbering};
use model::{Observed, Reason, Statistics, Verdict};
use report::{Costs, Counterexample, Replay, Report};
use search::Mismatch;
use std::process::ExitCode;
use std::time::Instant;

/// Carries out the command.
pub(crate) fn replay(options: ReplayOptions) -> ExitCode {
    guarded(exit::UNKNOWN, || try_replay(&options).unwrap_or_else(|status| status)).into()
}

fn try_replay(options: &ReplayOptions) -> Result<u8, u8> {
    let watchdog = Watchdog::begin(Allowance::default());
    publication::check_format(options.report.format)?;
    options.report.output.iter().try_for_each(|file| publication::check_place(file))?;
    let recorded = read(options)?;
    let mut question = question::question(&options.properties).map_err(refuse)?;
    // A schedule is followed to the letter, from where there was a choice for the first time.
    question.options.reduction = false;
    question.options.questions = recorded.questions;
    question.options.unfold = options.telling.trace == TraceForm::Full;
    let mut report = draft::draft("replay", &options.program, &question);
    last_words::begin(Draft::Report(Box::new(report.clone())), &options.report, &options.program.targets);
    let program = preparation::prepare(&options.program, exit::WRONG_INPUT, &watchdog)?;
    watchdog.step_aside();
    draft::name_program(&mut report, &program);
    match exploration::start(program, &options.program, question, watchdog.halt()) {
        Ok(mut started) => execute(&mut started, &recorded, &mut report).map_err(|mismatch| {
            let file = options.schedule.display();
            refuse(format_args!("{file}: the schedule does not fit the program: {mismatch}"))
        })?,
        Err(NoStart::Unsupported(what)) => draft::give_up(&mut report, what),
        Err(NoStart::Refused(status)) => return Err(status),
    }
    let command = command_line::replay(&options.program, &options.properties, &options.schedule);
    report.replay = report.violations.first().map(|_| Replay { command, is_saved: true });
    let sources = SourceFiles::below(&options.program.targets);
    last_words::withdraw();
    Ok(publication::publish(&report, &sources, &options.report, true, exit::status(&report.verdict)))
}

fn read(options: &ReplayOptions) -> Result<Recorded, u8> {
    let file = options.schedule.display();
    let text = std::fs::read_to_string(&options.schedule).map_err(|error| refuse(format_args!("{file}: {error}")))?;
    schedule_file::read(&text).map_err(|error| refuse(format_args!("{file}: {error}")))
}

/// Follows the schedule to the letter and writes what it shows into the report; an error says where it leaves the program.
fn execute(started: &mut Started, recorded: &Recorded, report: &mut Report) -> Result<(), Mismatch> {
    last_words::doing("following the schedule");
    if recorded.schedule.repeats_from().is_some() {
        return execute_endless(started, recorded, report);
    }
    let explorer = &mut started.explorer;
    let began = Instant::now();
    explorer.restart(Numbering::Started);
    let found = match search::follow(explorer, &recorded.schedule, |_, _| ()) {
        Err(Mismatch::CutShort { unsupported: Some(what), .. }) => {
            draft::give_up(report, what);
            return Ok(());
        }
        answer => answer?,
    };
    let stuck =
        if explorer.looks_for(Property::Stuck) { stuck::at_end(explorer, &recorded.schedule) } else { Vec::new() };
    let (trace, mut told) = tell(explorer, &recorded.schedule);
    told.extend(stuck.iter().filter_map(|name| explorer.stuck(name)));
    report.costs = costs(explorer, recorded, trace.threads.len(), began);
    report.incomplete = Some(Reason::Sampling);
    let fault = meant(told, recorded).or_else(|| last(found));
    report.verdict = if fault.is_some() { Verdict::Violated } else { Verdict::Unknown(Reason::Sampling) };
    let schedule = recorded.schedule.clone();
    report.violations.extend(fault.map(|fault| Counterexample { fault, schedule, trace }));
    Ok(())
}

/// Follows an endless run once through its loop, and reports the claim that it breaks.
fn execute_endless(started: &mut Started, recorded: &Recorded, report: &mut Report) -> Result<(), Mismatch> {
    let began = Instant::now();
    let broken = match endless::broken(started, &recorded.schedule) {
        Err(Mismatch::CutShort { unsupported: Some(what), .. }) => {
            draft::give_up(report, what);
            return Ok(());
        }
        answer => answer?,
    };
    let explorer = &mut started.explorer;
    let faults: Vec<(usize, Fault)> = broken.iter().map(|claim| (*claim, explorer.broken(*claim))).collect();
    let is_named = |(_, fault): &&(usize, Fault)| recorded.names(fault.property.name(), &fault.message);
    let meant = faults.iter().find(is_named).or(faults.first()).map(|(claim, _)| *claim);
    let (trace, fault) = endless::tell(explorer, &recorded.schedule, meant);
    report.costs = costs(explorer, recorded, trace.threads.len(), began);
    report.incomplete = Some(Reason::Sampling);
    report.verdict = if fault.is_some() { Verdict::Violated } else { Verdict::Unknown(Reason::Sampling) };
    let schedule = recorded.schedule.clone();
    report.violations.extend(fault.map(|fault| Counterexample { fault, schedule, trace }));
    Ok(())
}

/// Of the violations at the end the one that the head of the file names, or the gravest.
fn meant(told: Vec<Fault>, recorded: &Recorded) -> Option<Fault> {
    let is_named = |fault: &Fault| recorded.names(fault.property.name(), &fault.message);
    let named = told.iter().position(is_named).unwrap_or(0);
    told.into_iter().nth(named)
}

/// The violation that shows last, where none shows at the end.
fn last(found: Vec<(usize, Fault)>) -> Option<Fault> {
    found.into_iter().next_back().map(|(_, fault)| fault)
}

fn costs(explorer: &Explorer, recorded: &Recorded, threads: usize, began: Instant) -> Costs {
    let steps = recorded.schedule.len() as u64;
    let search = Statistics { transitions: steps, max_depth: steps, elapsed: began.elapsed(), ..Statistics::default() };
    Costs { search, instructions: explorer.instructions(), threads: threads as u64 }
}

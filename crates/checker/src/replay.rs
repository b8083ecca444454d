//! Executes one recorded schedule again and concludes what it shows.

use crate::control::Control;
use crate::draft;
use crate::endless;
use crate::error::{Error, Unsupported};
use crate::exploration::{self, NoStart, Started};
use crate::observer::{Draft, Observer, Stage};
use crate::question::{Question, Specification};
use crate::run_trace::tell;
use crate::schedule_file::Recorded;
use crate::stuck;
use crate::target::Target;
use evidence::{Fault, Property};
use explore::{Explorer, Manner, Numbering};
use model::{KripkeStructure, Reason, Statistics, Verdict};
use report::{Costs, Counterexample, Report};
use search::Mismatch;
use std::time::Instant;

/// A recorded run of a program, and the question it was found for.
pub struct Replay {
    target: Target,
    specification: Specification,
    recorded: Recorded,
}

impl Replay {
    /// Understands the question.
    pub fn prepare(target: Target, question: &Question, recorded: Recorded, manner: Manner) -> Result<Replay, Error> {
        let mut specification = Specification::of(question)?;
        // A schedule is followed to the letter, from where there was a choice for the first time.
        specification.options.manner = Manner { reduction: false, ..manner };
        specification.options.questions = recorded.questions;
        Ok(Replay { target, specification, recorded })
    }

    /// Follows the schedule to its end; an error says where it leaves the program.
    pub fn run(self, control: &dyn Control, observer: &mut dyn Observer) -> Result<Report, Error> {
        let Replay { target, specification, recorded } = self;
        let mut report = draft::draft("replay", &target, &specification);
        observer.begun(Draft::Report(&report));
        observer.stage(Stage::Reading);
        let program = target.prepare(control)?;
        draft::name_program(&mut report, &program);
        observer.prepared(Draft::Report(&report));
        observer.stage(Stage::Starting);
        let machine = exploration::boot(program, &target, control.halt()).map_err(NoStart::from);
        let started = machine.and_then(|machine| {
            observer.stage(Stage::RunningPrefix);
            exploration::begin(machine, specification)
        });
        match started {
            Ok(mut started) => {
                observer.stage(Stage::Following);
                execute(&mut started, &recorded, &mut report)?;
            }
            Err(NoStart::Unsupported(what)) => draft::give_up(&mut report, &what),
            Err(NoStart::Refused(error)) => return Err(error.into()),
        }
        Ok(report)
    }
}

/// Follows the schedule to the valuation and writes what it shows into the report; an error says where it leaves the
/// program.
fn execute(started: &mut Started, recorded: &Recorded, report: &mut Report) -> Result<(), Mismatch> {
    if recorded.schedule.repeats_from().is_some() {
        return execute_endless(started, recorded, report);
    }
    let explorer = &mut started.explorer;
    let began = Instant::now();
    explorer.restart(Numbering::Started);
    let found = match search::follow(explorer, &recorded.schedule, |_, _| ()) {
        Err(Mismatch::CutShort { unsupported: Some(what), .. }) => {
            draft::give_up(report, &Unsupported::Step(what));
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
    report.violations.extend(fault.map(|fault| Counterexample {
        fault,
        schedule,
        trace,
        film: None,
        passing: None,
        interruptions: None,
    }));
    Ok(())
}

/// Follows an endless run once through its loop, and reports the claim that it breaks.
fn execute_endless(started: &mut Started, recorded: &Recorded, report: &mut Report) -> Result<(), Mismatch> {
    let began = Instant::now();
    let broken = match endless::broken(started, &recorded.schedule) {
        Err(Mismatch::CutShort { unsupported: Some(what), .. }) => {
            draft::give_up(report, &Unsupported::Step(what));
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
    report.violations.extend(fault.map(|fault| Counterexample {
        fault,
        schedule,
        trace,
        film: None,
        passing: None,
        interruptions: None,
    }));
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

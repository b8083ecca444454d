//! So many runs of a program, one after the other, each with its own schedule.

use crate::findings::{Finding, Findings};
use crate::library_locks;
use crate::warning_words;
use crate::watcher::Watcher;
use detect::{Source, Summary};
use evidence::{Fault, Suspicion, Warning};
use explore::Names;
use program::LinkError;
use std::collections::BTreeSet;
use vm::Machine;
use vm::schedule::{End, Order, Scheduler};

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How many runs.
    pub runs: u64,
    /// Other seeds, other schedules.
    pub seed: u64,
    /// A run that is longer than so many instructions is cut.
    pub most_instructions: u64,
}

/// How far the runs have come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The run that is under way, counted from 1.
    pub run: u64,
    /// Instructions of this run so far.
    pub instructions: u64,
    /// Threads that live.
    pub threads: usize,
}

/// A warning with its window.
#[derive(Clone, Debug)]
pub struct FoundWarning {
    pub warning: Warning,
    /// The names of the threads it is about, and of those that influence them.
    pub window: BTreeSet<String>,
    /// The names of the threads it is about.
    pub threads: BTreeSet<String>,
    /// The instructions it is about, as numbers of methods and positions in them.
    pub spots: BTreeSet<(u32, u32)>,
}

/// What the runs have shown.
#[derive(Clone, Debug, Default)]
pub struct Observations {
    /// Warnings, those about what has happened first.
    pub found: Vec<FoundWarning>,
    /// What has gone wrong in the runs themselves, without duplicates.
    pub faults: Vec<Fault>,
    /// Runs that came to their end.
    pub ended: u64,
    /// Runs that were cut because they were too long, or because somebody asked for it.
    pub cut: u64,
    /// What was needed and is not modelled.
    pub unsupported: Vec<String>,
    /// There were too many ways through the locks to follow all of them.
    pub locks_cut: bool,
    pub instructions: u64,
    /// The most threads of a run.
    pub threads: u64,
    /// The most places in memory that were watched in a run.
    pub places: u64,
}

/// Simulates a program whose main thread stands at the beginning of `main`, and leaves the machine there. `go_on` is
/// asked now and then.
pub fn watch(
    machine: &mut Machine,
    options: &Options,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Result<Observations, LinkError> {
    let start = machine.canonical()?;
    let mut series =
        Series { options, findings: Findings::default(), summary: Summary::default(), seen: Observations::default() };
    for number in 0..options.runs.max(1) {
        let carry_on = series.run(machine, number, go_on);
        series.note_state(machine);
        machine.restore(&start)?;
        if !carry_on {
            break;
        }
    }
    Ok(series.conclude(machine))
}

/// The runs so far.
struct Series<'a> {
    options: &'a Options,
    findings: Findings,
    summary: Summary,
    seen: Observations,
}

impl Series<'_> {
    /// One run; false if there shall be no more.
    fn run(&mut self, machine: &mut Machine, number: u64, go_on: &mut dyn FnMut(Progress) -> bool) -> bool {
        let seed = self.options.seed.wrapping_add(number);
        let watcher = Watcher::new(std::mem::take(&mut self.findings), std::mem::take(&mut self.summary));
        machine.seed_choices(seed);
        machine.record_for(Box::new(watcher), library_locks::interest);
        let before = machine.instructions;
        let mut scheduler = Scheduler::new(Order::Random { state: scrambled(seed) });
        let mut turns = 0_u32;
        let (end, carry_on) = loop {
            let end = machine.take_turn(&mut scheduler);
            machine.output.clear();
            let instructions = machine.instructions - before;
            if end.is_some() || instructions > self.options.most_instructions {
                break (end, true);
            }
            turns = turns.wrapping_add(1);
            let progress = Progress {
                run: number + 1,
                instructions,
                threads: machine.threads.iter().filter(|thread| !thread.is_terminated()).count(),
            };
            if turns.is_multiple_of(256) && !go_on(progress) {
                break (None, false);
            }
        };
        self.seen.instructions += machine.instructions - before;
        self.take_back(machine);
        self.end(machine, end);
        carry_on
    }

    /// Takes what the watcher knows.
    fn take_back(&mut self, machine: &mut Machine) {
        let watcher = machine.stop_recording().map(vm::recording::EventListener::into_any);
        let Some(Ok(watcher)) = watcher.map(|watcher| watcher.downcast::<Watcher>()) else { return };
        let Watcher { findings, run, sharing, .. } = *watcher;
        self.seen.places = self.seen.places.max(run.places() as u64);
        self.findings = findings;
        self.summary = run.end();
        self.findings.objects = sharing.tell(&mut self.summary.dependencies, self.findings.objects);
    }

    fn note_state(&mut self, machine: &Machine) {
        self.seen.threads = self.seen.threads.max(machine.threads.len() as u64);
    }

    fn end(&mut self, machine: &Machine, end: Option<End>) {
        match end {
            None | Some(End::Halted) => self.seen.cut += 1,
            Some(End::Exit(_) | End::Discarded) => self.seen.ended += 1,
            Some(End::Deadlock) => {
                self.seen.ended += 1;
                self.findings.faults.push(explore::deadlock(machine, &mut Names::default()));
            }
            Some(End::Unsupported { what, place }) => self.findings.unsupported.push(format!("{what} (at {place})")),
        }
        for what in std::mem::take(&mut self.findings.unsupported) {
            if !self.seen.unsupported.contains(&what) {
                self.seen.unsupported.push(what);
            }
        }
    }

    fn conclude(mut self, machine: &Machine) -> Observations {
        let real: BTreeSet<_> =
            self.findings.races.keys().filter(|(source, ..)| *source == Source::HappensBefore).collect();
        let is_real =
            |key: &(Source, detect::SiteId, detect::SiteId)| real.contains(&(Source::HappensBefore, key.1, key.2));
        let races = self.findings.races.iter();
        let races =
            races.filter(|(key, _)| key.0 == Source::HappensBefore || !is_real(key)).map(|(_, finding)| finding);
        let others = warning_words::others(machine, &self.findings, &self.summary);
        let mut findings: Vec<&Finding> = races.chain(&others).collect();
        drop_repeated(&mut findings);
        let mut found: Vec<FoundWarning> = findings.into_iter().map(|finding| self.found(finding)).collect();
        found.sort_by_key(|found| found.warning.suspicion);
        self.seen.locks_cut = self.summary.cycles().is_cut;
        self.seen.faults = distinct(std::mem::take(&mut self.findings.faults));
        self.seen.found = found;
        self.seen
    }

    fn found(&self, finding: &Finding) -> FoundWarning {
        let names = |roles: &BTreeSet<detect::Role>| {
            roles.iter().map(|role| self.findings.roles.name(*role).to_string()).collect::<BTreeSet<String>>()
        };
        let window = names(&self.summary.dependencies.extended(&finding.roles));
        let spots = finding.sites.iter().map(|site| self.findings.sites.spot(*site));
        let spots = spots.map(|spot| (spot.method.id.0, spot.pc)).collect();
        let warning = Warning { window: window.iter().cloned().collect(), ..finding.warning.clone() };
        FoundWarning { warning, window, threads: names(&finding.roles), spots }
    }
}

/// A potential race on a location that really is raced for, or between lines that were told, says nothing new.
fn drop_repeated(findings: &mut Vec<&Finding>) {
    let is_real = |finding: &&&Finding| finding.warning.suspicion.is_real();
    let real: BTreeSet<&str> = findings.iter().filter(is_real).map(|finding| finding.about.as_str()).collect();
    findings.retain(|finding| {
        finding.warning.suspicion != Suspicion::PotentialRace || !real.contains(finding.about.as_str())
    });
    let mut reported = BTreeSet::new();
    findings.retain(|finding| {
        let mut places: Vec<_> = finding.warning.participants.iter().map(|part| &part.site.place).collect();
        places.sort();
        reported.insert((finding.warning.suspicion, &finding.about, places))
    });
}

fn distinct(faults: Vec<Fault>) -> Vec<Fault> {
    let mut keys = BTreeSet::new();
    faults.into_iter().filter(|fault| keys.insert(model::Violation::key(fault))).collect()
}

/// Seeds that follow each other must not give schedules that resemble each other.
fn scrambled(seed: u64) -> u64 {
    let mixed = (seed ^ (seed >> 30)).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb) | 1
}

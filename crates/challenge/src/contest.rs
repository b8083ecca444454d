//! How many runs are made against a proof, and of which kind.
//!
//! Runs take turns: random order, priorities, watched. The watched ones (`watch`) look for races of the run by
//! happens-before. All of it is counted in instructions, never in seconds, so that the same proof meets the same runs
//! on every machine.

use crate::order::{Draw, Order};
use crate::run::{Ended, Run};
use crate::turns::Turns;
use evidence::{Fault, Property};
use library::TimeOuts;
use program::LinkError;
use vm::Machine;
use watch::FoundWarning;

/// What is tried against a proof.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What the proof is about.
    pub properties: Vec<Property>,
    /// How many runs, where somebody has said so.
    pub runs: Option<u64>,
    /// Other seeds, other runs.
    pub seed: u64,
    /// The instructions that the search has executed: a tenth of it may be spent.
    pub searched: u64,
    /// The proof is about every execution that the Java memory model allows: no run may show a race.
    pub race_free: bool,
    /// When time may pass in the runs that the proof is about. Watched runs do not keep to that.
    pub time_outs: TimeOuts,
}

/// What the runs have shown.
#[derive(Clone, Debug, Default)]
pub struct Contest {
    /// Runs that were made.
    pub runs: u64,
    /// Those of them that were too long to be followed to their end.
    pub cut: u64,
    pub instructions: u64,
    /// What was needed in some run and is not modelled, though the search has not come there.
    pub unsupported: Option<String>,
    /// What contradicts the proof.
    pub contradiction: Option<Contradiction>,
}

/// A run that contradicts a proof.
#[derive(Clone, Debug)]
pub struct Contradiction {
    pub fault: Fault,
    /// The number of the run, counted from 1.
    pub run: u64,
    /// Who moved; nothing for a run that was watched, which its number and the seed bring back.
    pub turns: Option<Turns>,
}

/// At least so many runs where nobody says how many, and at most.
const FEWEST_RUNS: u64 = 30;
const MOST_RUNS: u64 = 2_000;
/// A run longer than this is cut; a shorter one is enough once a run had to be cut.
const LONGEST_RUN: u64 = 1_000_000;
const LONGEST_ENDLESS_RUN: u64 = 50_000;
/// What may be spent even on the smallest proof, and at most on any, in instructions.
const LEAST_SPENT: u64 = 6_000_000;
const MOST_SPENT: u64 = 400_000_000;
/// What a run costs beside its instructions, in instructions.
const COST_OF_A_RUN: u64 = 60_000;

/// Makes runs of a program, whose machine stands at the beginning of `main`, until one contradicts the proof or enough
/// have not. Leaves the machine at the beginning of `main`. `go_on` is asked between runs.
pub fn contest(machine: &mut Machine, rules: &Rules, go_on: &mut dyn FnMut(u64) -> bool) -> Result<Contest, LinkError> {
    let start = machine.canonical()?;
    machine.note_uncaught_exceptions();
    let mut series = Series { rules, seen: Contest::default(), longest: 0, company: 0 };
    while !series.is_enough() && go_on(series.seen.runs) {
        series.run(machine);
        machine.restore(&start)?;
    }
    Ok(series.seen)
}

struct Series<'a> {
    rules: &'a Rules,
    seen: Contest,
    /// Instructions of the longest run so far.
    longest: u64,
    /// After so many instructions the first run had a second thread.
    company: u64,
}

impl Series<'_> {
    fn is_enough(&self) -> bool {
        let Contest { runs, instructions, unsupported, contradiction, .. } = &self.seen;
        let spent = instructions + runs * COST_OF_A_RUN;
        let is_paid = match self.rules.runs {
            Some(asked) => *runs >= asked,
            None if *runs < FEWEST_RUNS => spent > LEAST_SPENT.max(self.rules.searched / 10),
            None => *runs >= MOST_RUNS || spent > (self.rules.searched / 10).min(MOST_SPENT),
        };
        is_paid || contradiction.is_some() || unsupported.is_some()
    }

    fn run(&mut self, machine: &mut Machine) {
        let before = machine.instructions;
        machine.take_uncaught();
        self.seen.runs += 1;
        let most = if self.seen.cut > 0 { LONGEST_ENDLESS_RUN } else { LONGEST_RUN };
        match self.seen.runs % 3 {
            0 if self.rules.race_free && self.rules.time_outs == TimeOuts::Any => self.watch(machine, most),
            1 => self.simulate(machine, most, |_| Order::Random),
            _ => {
                let several = (self.company, self.longest);
                self.simulate(machine, most, |draw| Order::priorities(draw, several));
            }
        }
        let instructions = machine.instructions - before;
        self.longest = self.longest.max(instructions);
        self.seen.instructions += instructions;
    }

    fn seed(&self) -> u64 {
        self.rules.seed.wrapping_mul(MOST_RUNS).wrapping_add(self.seen.runs)
    }

    fn simulate(&mut self, machine: &mut Machine, most: u64, order: impl Fn(&mut Draw) -> Order) {
        let seed = self.seed();
        machine.seed_choices(seed);
        let mut draw = Draw::new(seed);
        let order = order(&mut draw);
        let mut run = Run {
            machine,
            order,
            draw,
            properties: &self.rules.properties,
            time_outs: self.rules.time_outs,
            turns: Turns::default(),
            company: None,
        };
        let ended = run.go(most);
        if self.company == 0 {
            self.company = run.company.unwrap_or(0);
        }
        match ended {
            Ended::Over => {}
            Ended::Cut => self.seen.cut += 1,
            Ended::Unsupported(what) => self.seen.unsupported = Some(what),
            Ended::Violated(fault) => {
                let turns = Some(std::mem::take(&mut run.turns));
                self.contradict(fault, turns);
            }
        }
    }

    /// One run in which races are looked for.
    fn watch(&mut self, machine: &mut Machine, most_instructions: u64) {
        let asked = watch::Options { runs: 1, seed: self.seed(), most_instructions };
        match watch::watch(machine, &asked, &mut |_| true) {
            Ok(observations) => {
                self.seen.cut += observations.cut;
                let faults = observations.faults.into_iter();
                let mut wrong = faults.filter(|fault| self.rules.properties.contains(&fault.property));
                let race = || observations.found.iter().find(|found| found.warning.suspicion.is_real()).map(race);
                if let Some(fault) = wrong.next().or_else(race) {
                    self.contradict(fault, None);
                }
                self.seen.unsupported = observations.unsupported.into_iter().next();
            }
            Err(error) => self.seen.unsupported = Some(error.to_string()),
        }
    }

    fn contradict(&mut self, fault: Fault, turns: Option<Turns>) {
        self.seen.contradiction = Some(Contradiction { fault, run: self.seen.runs, turns });
    }
}

/// A race that a run has shown.
fn race(found: &FoundWarning) -> Fault {
    let sites = found.warning.participants.iter().map(|part| part.site.clone()).collect();
    Fault { property: Property::Race, exception: None, message: found.warning.message.clone(), sites }
}

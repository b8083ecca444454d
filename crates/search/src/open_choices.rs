//! Where the states of a system come from: some runs by chance, and in each of their states the choices that must all
//! be explored.
//!
//! Every state in which a persistent set has more than one choice lets a search branch. Errs: the runs are a sample,
//! and branches that come together again count like others.

use crate::random::Random;
use crate::strategy::pick_alternative;
use crate::supervision::Interrupt;
use model::{Choice, StateVector, Step, TransitionSystem};

/// How many runs and steps are looked at.
const RUNS: u64 = 10;

/// Makes some runs, of at most so many steps together, from where a system stands, and shows `look` the system wherever
/// more than one choice is persistent, with those choices. The system stands at its start again afterwards.
pub fn visit_open_choices<S: TransitionSystem>(
    system: &mut S,
    most_steps: u64,
    interrupt: &dyn Interrupt,
    look: &mut dyn FnMut(&S, &[Choice]),
) {
    let mut start = StateVector::new();
    system.encode(&mut start);
    start.end_component();
    for run in 0..RUNS {
        system.restore(&start);
        follow(system, &mut Random::new(0, run), most_steps / RUNS, interrupt, look);
    }
    system.restore(&start);
}

fn follow<S: TransitionSystem>(
    system: &mut S,
    random: &mut Random,
    most_steps: u64,
    interrupt: &dyn Interrupt,
    look: &mut dyn FnMut(&S, &[Choice]),
) {
    let mut choices = Vec::new();
    for _ in 0..most_steps {
        choices.clear();
        if interrupt.is_asked() {
            return;
        }
        let persistent = system.choices(&mut choices);
        if choices.is_empty() {
            return;
        }
        let open = &choices[..persistent.max(1)];
        if open.len() > 1 {
            look(system, open);
        }
        let agent = open[random.below(open.len() as u64) as usize].agent;
        if !matches!(system.step(pick_alternative(agent, open, random)), Step::Done | Step::Violated(_)) {
            return;
        }
    }
}

//! Programs about what threads are for each other: their monitors, which `join` gives up and a synchronized `run`
//! enters, and their states.
//!
//! Drawn apart from the rest, so that a seed gives otherwise the program that it gives without.

use crate::program::{Program, Statement};
use search::Random;

/// What a thread may be asked for instead of whether it lives.
const STATES: &[&str] = &["BLOCKED", "WAITING", "TIMED_WAITING", "RUNNABLE", "NEW", "TERMINATED"];

/// Turns one program in four.
pub(super) fn turn(seed: u64, program: &mut Program) {
    let mut random = Random::new(seed, 1);
    if random.below(4) != 0 {
        return;
    }
    program.extras.synchronized_run = random.below(2) == 0;
    let statements = program.threads.iter_mut().flatten().chain(&mut program.main);
    statements.for_each(|statement| turn_statement(&mut random, statement));
}

fn turn_statement(random: &mut Random, statement: &mut Statement) {
    if let Some(thread) = statement.head.strip_suffix(".join();").filter(|_| random.below(3) == 0) {
        statement.head = format!("synchronized ({thread}) {{ {thread}.join(); }}");
    }
    for question in ["isAlive() ?", "isInterrupted() ?"] {
        if statement.head.contains(question) {
            let state = STATES[random.below(STATES.len() as u64) as usize];
            statement.head = statement.head.replace(question, &format!("getState() == Thread.State.{state} ?"));
        }
    }
    statement.body.iter_mut().flatten().for_each(|inner| turn_statement(random, inner));
}

//! Measures the strategies on dining philosophers: states per second of the whole search, the toy included.
//!
//! `cargo run --release -p search --example strategies [-- NUMBER MEALS]`.

#![expect(clippy::print_stdout, reason = "an example that prints what it measured")]

use model::Silent;
use search::toys::{Philosophers, Playing};
use search::{Plan, StoreKind, Strategy, Supervision, check};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

const STRATEGIES: [(&str, Strategy); 3] = [
    ("depth first", Strategy::DepthFirst),
    ("breadth first", Strategy::BreadthFirst),
    ("context bound", Strategy::ContextBound { preemptions: None }),
];

fn main() {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let (number, meals) = match numbers[..] {
        [number, meals, ..] => (number, meals),
        _ => (10, 0),
    };
    println!(
        "strategy           states  transitions  max depth  k states/s  k steps/s  store bytes/state  peak bytes/state"
    );
    for (name, strategy) in STRATEGIES {
        measure(&Philosophers { number, meals, polite: true }, name, strategy);
    }
}

fn measure(philosophers: &Philosophers, name: &str, strategy: Strategy) {
    let begin = Instant::now();
    let clock = || begin.elapsed();
    let interrupt = AtomicBool::new(false);
    let supervision = Supervision { clock: &clock, interrupt: &interrupt, observer: &mut Silent };
    let outcome = check(&mut Playing::new(philosophers), &Plan::new(strategy, StoreKind::Exact), supervision);
    let statistics = outcome.statistics;
    let rate = |count: u64| count as f64 / statistics.elapsed.as_secs_f64() / 1e3;
    println!(
        "{name:<15} {:9} {:12} {:10} {:11.0} {:10.0} {:18.1} {:17.1}",
        statistics.states,
        statistics.transitions,
        statistics.max_depth,
        rate(statistics.states),
        rate(statistics.transitions),
        statistics.bytes_per_state(),
        statistics.peak_bytes as f64 / statistics.states as f64,
    );
}

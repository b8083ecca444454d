//! Measures the stores on the states of dining philosophers: insertions per second and bytes per state.
//!
//! `cargo run --release -p search --example stores [-- NUMBER MEALS
//! [exact|hash|bitstate]]`. All successors of all states are inserted, as a breadth-first search would; only the
//! insertions are timed. Machines are noisy: everything is done several times, and of each batch of insertions the best
//! time counts.

#![expect(clippy::print_stdout, reason = "an example that prints what it measured")]

use model::StateVector;
use search::StoreKind;
use search::store::Store;
use search::toys::{Philosophers, Toy};
use std::time::{Duration, Instant};

const ROUNDS: u32 = 5;
const STORES: [(&str, StoreKind); 3] =
    [("exact", StoreKind::Exact), ("hash", StoreKind::Hash), ("bitstate", StoreKind::Bitstate { bytes: 64 << 20 })];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u32> = arguments.iter().filter_map(|argument| argument.parse().ok()).collect();
    let sizes = match numbers[..] {
        [number, meals, ..] => vec![(number, meals)],
        _ => vec![(8, 0), (9, 0), (10, 0), (12, 0), (7, 2)],
    };
    println!("philosophers meals    states  insertions  store        M insertions/s  bytes/state");
    for (number, meals) in sizes {
        let wanted = |name: &&str| arguments.len() < 3 || arguments[2] == **name;
        for (name, kind) in STORES.into_iter().filter(|(name, _)| wanted(name)) {
            measure(&Philosophers { number, meals, polite: true }, name, kind);
        }
    }
}

fn measure(philosophers: &Philosophers, name: &str, kind: StoreKind) {
    let mut rounds = (0..ROUNDS).map(|_| explore(philosophers, kind));
    let Some(mut best) = rounds.next() else { return };
    for round in rounds {
        let times = best.times.iter().zip(round.times);
        best.times = times.map(|(&best, time)| time.min(best)).collect();
    }
    let Bench { store, states, insertions, times } = best;
    let speed = insertions as f64 / times.iter().sum::<Duration>().as_secs_f64() / 1e6;
    let bytes = store.bytes() as f64 / states as f64;
    let Philosophers { number, meals, .. } = philosophers;
    println!("{number:12} {meals:5} {states:9} {insertions:11}  {name:<12} {speed:14.2} {bytes:12.1}");
}

fn explore(philosophers: &Philosophers, kind: StoreKind) -> Bench {
    let mut bench = Bench { store: kind.build(), states: 0, insertions: 0, times: Vec::new() };
    let mut level = vec![philosophers.start()];
    bench.insert(&[encoded(philosophers, &level[0])]);
    while !level.is_empty() {
        let mut next = Vec::new();
        for chunk in level.chunks(250) {
            let targets: Vec<_> = chunk.iter().flat_map(|state| successors(philosophers, state)).collect();
            let vectors: Vec<_> = targets.iter().map(|state| encoded(philosophers, state)).collect();
            let new = bench.insert(&vectors);
            next.extend(targets.into_iter().zip(new).filter_map(|(state, new)| new.then_some(state)));
        }
        level = next;
    }
    bench
}

struct Bench {
    store: Box<dyn Store>,
    states: usize,
    insertions: usize,
    /// How long each batch took.
    times: Vec<Duration>,
}

impl Bench {
    /// Inserts vectors, and answers which were new.
    fn insert(&mut self, vectors: &[StateVector]) -> Vec<bool> {
        let begin = Instant::now();
        let insert = |vector| self.store.insert(vector).is_ok_and(|insertion| insertion.new);
        let new: Vec<bool> = vectors.iter().map(insert).collect();
        self.times.push(begin.elapsed());
        self.insertions += vectors.len();
        self.states += new.iter().filter(|&&new| new).count();
        new
    }
}

fn successors(philosophers: &Philosophers, state: &Vec<u32>) -> Vec<Vec<u32>> {
    let after = |choice| {
        let mut state = state.clone();
        philosophers.step(&mut state, choice);
        state
    };
    philosophers.choices(state).into_iter().map(after).collect()
}

fn encoded(philosophers: &Philosophers, state: &Vec<u32>) -> StateVector {
    let mut vector = StateVector::new();
    philosophers.encode(state, &mut vector);
    vector
}

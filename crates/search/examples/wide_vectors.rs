//! Measures the stores on vectors of the shape that the states of a program have: many components, some of them long,
//! of which a step changes few.
//!
//! `cargo run --release -p search --example wide_vectors [-- COMPONENTS STEPS
//! [exact|hash|bitstate]]`. The states are those of three threads that make so many steps each; each has frames, and
//! there are objects that change when a thread, or one of two, has made some more steps. Now and then there is an
//! object less. All successors are inserted in depth-first order, and only that is timed. Machines are noisy:
//! everything is done several times, and of each batch of insertions the best time counts.

#![expect(clippy::print_stdout, reason = "an example that prints what it measured")]

use model::StateVector;
use search::store::Store;
use search::{Random, StoreKind};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

const ROUNDS: usize = 3;
const BATCH: usize = 1_000;
const THREADS: usize = 3;
const FRAMES: usize = 3;
const STORES: [(&str, StoreKind); 3] =
    [("exact", StoreKind::Exact), ("hash", StoreKind::Hash), ("bitstate", StoreKind::Bitstate { bytes: 64 << 20 })];

type State = [u32; THREADS];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u32> = arguments.iter().filter_map(|argument| argument.parse().ok()).collect();
    let sizes = match numbers[..] {
        [components, steps, ..] => vec![(components as usize, steps)],
        _ => vec![(20, 60), (60, 40), (60, 60), (150, 60)],
    };
    println!("components  words   states  insertions  changed  store        ns/insertion  bytes/state  beyond 10,000");
    for (components, steps) in sizes {
        let program = Program::new(components, steps);
        for (name, kind) in STORES.into_iter().filter(|(name, _)| arguments.len() < 3 || arguments[2] == *name) {
            measure(&program, name, kind);
        }
    }
}

fn measure(program: &Program, name: &str, kind: StoreKind) {
    let mut rounds = (0..ROUNDS).map(|_| program.explore(kind));
    let Some(mut best) = rounds.next() else { return };
    for round in rounds {
        best.times = best.times.iter().zip(round.times).map(|(&best, time)| time.min(best)).collect();
    }
    let nanoseconds = best.times.iter().sum::<Duration>().as_nanos() as f64 / best.insertions as f64;
    let bytes = best.store.bytes() as f64;
    let beyond = (bytes - best.first_bytes as f64) / (best.states.saturating_sub(FIRST).max(1)) as f64;
    println!(
        "{:10} {:6} {:8} {:11} {:8.1}  {name:<12} {nanoseconds:12.0} {:12.1} {beyond:14.1}",
        program.objects.len() + THREADS * FRAMES,
        best.words,
        best.states,
        best.insertions,
        best.changed as f64 / best.insertions as f64,
        bytes / best.states as f64,
    );
}

/// What each component depends on.
struct Program {
    steps: u32,
    objects: Vec<Object>,
}

/// Changes with one or two threads, each time that thread has made so many steps.
struct Object {
    threads: [usize; 2],
    every: [u32; 2],
    words: usize,
}

impl Program {
    fn new(components: usize, steps: u32) -> Program {
        let mut random = Random::new(1, 0);
        let mut object = || {
            let threads = [0; 2].map(|_| random.below(THREADS as u64) as usize);
            let every = [0; 2].map(|_| [20, 40, 10_000, 10_000][random.below(4) as usize]);
            Object { threads, every, words: 2 + [random.below(8), random.below(58)][random.below(2) as usize] as usize }
        };
        Program { steps, objects: (THREADS * FRAMES..components).map(|_| object()).collect() }
    }

    /// Inserts all states and all that is reached again, in the order of a depth-first search.
    fn explore(&self, kind: StoreKind) -> Bench {
        let mut bench = Bench::new(kind);
        let mut known = BTreeSet::from([[0; THREADS]]);
        let mut pending = vec![[0; THREADS]];
        bench.insert(self, [0; THREADS]);
        while let Some(state) = pending.pop() {
            if state != [0; THREADS] {
                bench.insert(self, state);
                if !known.insert(state) {
                    continue;
                }
            }
            for thread in (0..THREADS).filter(|&thread| state[thread] < self.steps) {
                let mut next = state;
                next[thread] += 1;
                pending.push(next);
            }
        }
        bench.flush();
        bench
    }

    fn encode(&self, state: &State, into: &mut StateVector) {
        into.clear();
        for (thread, &made) in state.iter().enumerate() {
            for (frame, every) in [20, 8, 1].into_iter().enumerate() {
                write(into, [thread, frame], made / every, [8, 12, 16][frame]);
            }
        }
        for (index, object) in self.objects.iter().enumerate() {
            let [one, other] = [0, 1].map(|side| state[object.threads[side]] / object.every[side]);
            let gone = index % 20 == 10 && one % 2 == 1;
            if !gone {
                write(into, [THREADS, index], one << 16 | other, object.words);
            }
        }
    }
}

/// A component that is decided by its place and one value; only some of its words depend on the value.
fn write(into: &mut StateVector, place: [usize; 2], value: u32, words: usize) {
    into.extend(&place.map(|number| number as u32)[..words.min(2)]);
    let word = |index: usize| if index % 4 == 2 { value ^ index as u32 } else { index as u32 };
    (2..words).for_each(|index| into.push(word(index)));
    if words == 2 {
        into.push(value);
    }
    into.end_component();
}

/// Beyond so many states, the store should have found its shape.
const FIRST: usize = 10_000;

struct Bench {
    store: Box<dyn Store>,
    batch: Vec<StateVector>,
    filled: usize,
    states: usize,
    insertions: usize,
    /// How long each batch took.
    times: Vec<Duration>,
    first_bytes: u64,
    words: usize,
    /// How many components differed from the vector before, in all.
    changed: usize,
}

impl Bench {
    fn new(kind: StoreKind) -> Bench {
        let batch = vec![StateVector::new(); BATCH];
        let (states, insertions, times) = (0, 0, Vec::new());
        Bench { store: kind.build(), batch, filled: 0, states, insertions, times, first_bytes: 0, words: 0, changed: 0 }
    }

    fn insert(&mut self, program: &Program, state: State) {
        program.encode(&state, &mut self.batch[self.filled]);
        self.words = self.words.max(self.batch[self.filled].words().len());
        if self.filled > 0 {
            let (before, now) = (&self.batch[self.filled - 1], &self.batch[self.filled]);
            self.changed += now.components().zip(before.components()).filter(|(now, before)| now != before).count();
        }
        self.filled += 1;
        if self.filled == BATCH {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let begin = Instant::now();
        let insert = |vector| self.store.insert(vector).is_ok_and(|insertion| insertion.new);
        let new = self.batch[..self.filled].iter().map(insert).filter(|&new| new).count();
        self.times.push(begin.elapsed());
        self.insertions += std::mem::take(&mut self.filled);
        self.states += new;
        if self.states <= FIRST {
            self.first_bytes = self.store.bytes();
        }
    }
}

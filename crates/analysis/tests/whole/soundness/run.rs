//! Runs of one program, by chance.

use super::observer::{Facts, Observer};
use crate::workshop::prepared;
use analysis::whole::World;
use std::path::Path;
use vm::launch::MainMethod;
use vm::schedule::Turn;
use vm::{Halt, Machine, Settings, ThreadId};

/// Instructions of one run, of own code and of the library.
const MOST_STEPS: usize = 3_000;
const MOST_LIBRARY_STEPS: usize = 300_000;

/// Runs of one program.
const RUNS: u64 = 3;

/// How much was compared.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) programs: usize,
    /// Programs whose world is open: nothing is claimed of them.
    pub(super) open: usize,
    pub(super) calls: usize,
    pub(super) operands: usize,
    pub(super) sites: usize,
    pub(super) pairs: usize,
    pub(super) ordered: usize,
    pub(super) locks: usize,
    pub(super) shared: usize,
    pub(super) nanos: u128,
}

/// Runs a program and compares.
pub(super) fn observe(home: &Path, source: &Path, tally: &mut Tally) {
    let class = source.file_stem().unwrap().to_string_lossy().into_owned();
    let Some(prepared) = prepared(home, source, &class) else { return };
    let jdk = &prepared.jdk;
    let settings = Settings {
        max_heap: 1 << 30,
        processors: Settings::PROCESSORS,
        ..Settings::of_jdk(&jdk.home, &jdk.version, jdk.feature)
    };
    let entry = prepared.entry.clone();
    let mut machine =
        natives::boot(prepared.source, false, settings, Halt::default()).unwrap_or_else(|e| panic!("{e}"));
    let program = machine.program;
    let main_class = program.load(&entry.class).unwrap();
    let main = program.find_method(program.load(&entry.declared_by).unwrap(), "main", entry.kind.descriptor()).unwrap();
    let begun = std::time::Instant::now();
    let world = World::of(program, main_class, main);
    let facts = Facts::of(world);
    tally.nanos += begun.elapsed().as_nanos();
    tally.programs += 1;
    if !facts.world.unfollowed().is_empty() {
        tally.open += 1;
        return;
    }
    let main = MainMethod { class, descriptor: entry.kind.descriptor(), needs_instance: entry.kind.needs_instance() };
    machine.try_launch(&main, &[]).unwrap();
    let start = machine.canonical().unwrap();
    for seed in 1..=RUNS {
        machine.restore(&start).unwrap();
        let name = format!("{} seed {seed}", source.display());
        go(&mut machine, &facts, seed, &name, tally);
    }
}

/// One run; a thread keeps going for a few instructions, and as long as it is in the library.
fn go(machine: &mut Machine, facts: &Facts, seed: u64, name: &str, tally: &mut Tally) {
    let mut observer = Observer::new(facts, name);
    let mut chance = seed.wrapping_mul(2_862_933_555_777_941_757).wrapping_add(3_037_000_493);
    let mut draw = move |below: usize| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) as usize % below
    };
    let (mut steps, mut library_steps) = (0, 0);
    while steps < MOST_STEPS && library_steps < MOST_LIBRARY_STEPS {
        let ids: Vec<ThreadId> = machine.threads.ids().filter(|id| !machine.threads[*id].is_terminated()).collect();
        let mut movable: Vec<ThreadId> = ids.iter().copied().filter(|id| machine.is_enabled(*id)).collect();
        if movable.is_empty() {
            let Some(sleeper) = ids.into_iter().find(|id| machine.waits_for_time(*id)) else { return };
            machine.end_timed_wait(sleeper);
            movable.push(sleeper);
        }
        let id = movable[draw(movable.len())];
        let mut left = draw(8);
        while left > 0 && machine.is_enabled(id) {
            match observer.before(machine, id, tally) {
                true => (steps, left) = (steps + 1, left - 1),
                // Now and then others come in between.
                false => {
                    library_steps += 1;
                    left = if draw(200) == 0 { 0 } else { left };
                }
            }
            if let Turn::Stopped(_) = machine.run_thread(id, 1) {
                return;
            }
        }
        observer.look_at_all(machine, tally);
    }
}

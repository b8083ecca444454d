//! Real runs: whatever a thread does, each of its earlier may-effects has foreseen.

use crate::facts;
use crate::workshop::{booted_at, homes};
use analysis::{Analysis, Effects, Flag, Manner, Position};
use program::{ClassId, ClassRef};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use vm::exploring::{Access, Configuration, Moved, Operation};
use vm::launch::MainMethod;
use vm::{Machine, OnReturn, Phase, Reference, Status, ThreadId};

/// Steps of one run.
const MOST_STEPS: usize = 400;

/// Runs of one program.
const RUNS: u64 = 2;

#[test]
fn every_operation_was_foreseen() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check");
    let mut seen = 0;
    for home in homes() {
        for program in chosen(&folder) {
            seen += observe(&home, &program);
        }
    }
    assert!(seen > 1_000, "only {seen} operations were seen");
}

/// One program in twelve, so that the test stays short.
fn chosen(folder: &Path) -> Vec<PathBuf> {
    let files = |folder: &Path| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> = files(folder).filter(|path| path.is_dir()).flat_map(|path| files(&path)).collect();
    all.retain(|file| file.extension().is_some_and(|end| end == "java"));
    all.sort();
    all.into_iter().step_by(12).collect()
}

/// Runs a program by chance; the answer is how many operations were checked.
fn observe(home: &Path, source: &Path) -> usize {
    let class = source.file_stem().unwrap().to_string_lossy().into_owned();
    let Some(mut machine) = booted_at(home, source, &class) else { return 0 };
    let facts = facts::of(&machine);
    let main = MainMethod { class: class.clone(), descriptor: "([Ljava/lang/String;)V", needs_instance: false };
    machine.try_launch(&main, &[]).unwrap();
    machine.begin_exploration(Configuration::default());
    let roots: Vec<_> = machine.threads[0].frames.iter().map(|frame| frame.method).collect();
    let start = machine.canonical().unwrap();
    let mut run =
        Run { analysis: Analysis::new(machine.program, facts, &roots), machine, class, seen: 0, may_effects: vec![] };
    for seed in 0..RUNS {
        run.machine.restore(&start).unwrap();
        run.machine.mark_shared().unwrap();
        run.may_effects.clear();
        run.go(seed);
    }
    run.seen
}

struct Run {
    machine: Machine,
    analysis: Analysis,
    class: String,
    seen: usize,
    /// All may-effects that each thread, or the one that started it, has had.
    may_effects: Vec<Vec<Rc<Effects>>>,
}

impl Run {
    fn go(&mut self, seed: u64) {
        let mut chance = seed.wrapping_mul(2_862_933_555_777_941_757).wrapping_add(3_037_000_493);
        for _ in 0..MOST_STEPS {
            self.check();
            let movable: Vec<ThreadId> =
                self.living().filter(|id| self.machine.can_move(*id, self.machine.operation(*id), false)).collect();
            if movable.is_empty() || self.analysis.is_refuted() {
                return;
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let id = movable[(chance >> 33) as usize % movable.len()];
            if self.machine.explore_step(id, 0).moved != Moved::On {
                return;
            }
            let inherited = self.may_effects[id.0 as usize].clone();
            self.may_effects.resize(self.machine.threads.len(), inherited);
        }
    }

    fn living(&self) -> impl Iterator<Item = ThreadId> {
        let threads = (0u32..).zip(&self.machine.threads);
        threads.filter(|(_, thread)| thread.status != Status::Terminated).map(|(number, _)| ThreadId(number))
    }

    /// Asks for the may-effects of each thread, and looks whether the past ones have foreseen what it does next.
    fn check(&mut self) {
        self.tell_classes();
        let living: Vec<ThreadId> = self.living().collect();
        self.may_effects.resize(self.machine.threads.len(), Vec::new());
        for id in living {
            let now = self.may_effects(id);
            let past = &mut self.may_effects[id.0 as usize];
            if !past.iter().any(|known| Rc::ptr_eq(known, &now)) {
                past.push(now);
            }
            // The end of a thread, and what follows, is not for the analysis to foresee; nor is the monitor with which
            // a synchronized body begins: every thread is taken to enter that of its own object (as `explore` has it).
            let (thread, operation) = (&self.machine.threads[id.0 as usize], self.machine.operation(id));
            if thread.phase == Phase::Body && operation != Operation::Enter(thread.object) {
                self.check_operation(id, operation);
            }
        }
    }

    fn check_operation(&mut self, id: ThreadId, operation: Operation) {
        for may_effects in &self.may_effects[id.0 as usize] {
            // May-effects that contain everything are right without merit.
            self.seen += usize::from(!may_effects.has(Flag::ANYTHING));
            assert!(
                self.foresees(id, may_effects, operation),
                "{}: thread {} {operation:?}: {may_effects:?}",
                self.class,
                id.0
            );
        }
    }

    fn tell_classes(&mut self) {
        let count = u32::try_from(self.machine.program.class_count()).unwrap();
        for class in (0..count).map(|number| self.machine.program.class(ClassId(number))) {
            if self.machine.has_initialized(class) {
                self.analysis.tell_initialized(class);
            }
        }
    }

    fn may_effects(&mut self, id: ThreadId) -> Rc<Effects> {
        let machine = &self.machine;
        let frames = &machine.threads[id.0 as usize].frames;
        let delivers = |depth: usize| frames.get(depth + 1).is_some_and(|next| next.on_return == OnReturn::Deliver);
        let position = |(depth, frame): (usize, &vm::Frame)| Position {
            method: frame.method,
            index: frame.pc,
            calling: delivers(depth),
        };
        let positions: Vec<Position> = frames.iter().enumerate().map(position).collect();
        self.analysis.may_effects_in(&positions, &mut |class| machine.has_initialized(class))
    }

    fn foresees(&self, id: ThreadId, may_effects: &Effects, operation: Operation) -> bool {
        let own = self.machine.threads[id.0 as usize].object;
        let waits = Flag::WAITS | Flag::JOINS;
        match operation {
            Operation::Local | Operation::Choose(_) | Operation::End | Operation::Exit(_) => true,
            Operation::Access(access) => self.foresees_access(id, may_effects, access),
            Operation::Enter(on) => may_effects.has(waits) || self.foresees_lock(may_effects, on),
            Operation::Wait(_) => may_effects.has(waits),
            Operation::TimeOut(_) => may_effects.has(waits | Flag::PARKS),
            Operation::Notify { .. } => may_effects.has(Flag::NOTIFIES),
            Operation::Make => may_effects.has(Flag::MAKES),
            Operation::Start(_) => may_effects.has(Flag::STARTS),
            Operation::Join(_) => may_effects.has(Flag::JOINS),
            Operation::Park => may_effects.has(Flag::PARKS),
            Operation::Unpark(_) => may_effects.has(Flag::UNPARKS),
            Operation::Interrupt(object) if object == own => {
                may_effects.has(Flag::INTERRUPTS | Flag::INTERRUPTS_ITSELF)
            }
            Operation::Interrupt(_) => may_effects.has(Flag::INTERRUPTS),
            Operation::Sleep => may_effects.has(Flag::SLEEPS),
            Operation::Hash => may_effects.has(Flag::HASHES),
            // Who may ask for the state of a thread depends on everything: what its native initialises for the answer
            // is included.
            Operation::Initialize(class) => may_effects.initializes(class) || may_effects.has(Flag::OPAQUE),
            // Also said of copies of arrays and of instructions that are not resolved yet.
            Operation::Opaque => true,
        }
    }

    fn foresees_lock(&self, may_effects: &Effects, on: Reference) -> bool {
        let class = self.machine.peek_class(on);
        let by_mirror = || may_effects.locks_mirror(self.machine.class_of_mirror(on));
        may_effects.locks(class) && (class != self.machine.known.class || by_mirror())
    }

    fn foresees_access(&self, id: ThreadId, may_effects: &Effects, access: Access) -> bool {
        let class: ClassRef = self.machine.peek_class(access.object);
        if let Some(component) = class.component() {
            let kind = component.descriptor().as_bytes()[0];
            return if access.write { may_effects.writes_array(kind) } else { may_effects.reads_array(kind) };
        }
        let Some(field) = self.machine.field_in(access.object, access.word()) else { return false };
        let excluded = |manner: Manner| match manner {
            Manner::Any => false,
            Manner::OwnThread => access.object != self.machine.threads[id.0 as usize].object,
            Manner::Locked => self.machine.heap.lock_word(access.object).owner() != Some(id.0),
        };
        match access.write {
            true => may_effects.writes_field_except(field, &excluded),
            false => may_effects.reads_field_except(field, &excluded),
        }
    }
}

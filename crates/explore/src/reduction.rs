//! Which choices suffice: threads whose next steps commute with whatever the others may ever do.
//!
//! Persistent sets of threads (Godefroid 1996; Overman's construction): begin with one thread, and add every thread that might
//! do something dependent before the set moves. What a thread may still do is over-approximated by static analysis of the code it
//! may still execute (`analysis`), restricted to objects that it can get at in this state (`reach`); for a thread that cannot
//! move, those that could let it move are added. A thread that only the set can set free does not count: it cannot do anything
//! before the set moves. Errs by taking more threads than needed.
//!
//! The search takes care that nobody is left out for ever (see `model::TransitionSystem::choices`). Data races stay visible: a
//! thread in the set stands before the same access until it moves, and whoever could race with it is in the set too.

mod dependence;
mod facts;
mod reach;

use crate::threads::living;
use analysis::{Analysis, Effects, Flag, Position};
use dependence::{Future, depends};
use reach::Reach;
use std::rc::Rc;
use vm::explore::Operation;
use vm::{Machine, OnReturn, Phase, Status, ThreadId};

/// More threads than bits in a set are not reduced.
const MOST_THREADS: usize = 64;

/// What the reduction knows about the program.
pub(crate) struct Reduction {
    analysis: Analysis,
    /// Classes below this number have been told to the analysis, or are in `untold`.
    seen_classes: usize,
    untold: Vec<program::ClassRef>,
    reach: Reach,
}

/// The threads of a state.
pub(super) struct Scene<'a> {
    pub(super) machine: &'a Machine,
    pub(super) threads: Vec<ThreadId>,
    pub(super) operations: Vec<Operation>,
    pub(super) futures: Vec<Rc<Effects>>,
    /// By position in `threads`.
    pub(super) movable: Vec<bool>,
}

impl Reduction {
    /// Analyses a program from the present state on.
    pub(crate) fn new(machine: &Machine) -> Reduction {
        let roots: Vec<program::MethodRef> =
            machine.threads.iter().flat_map(|thread| thread.frames.iter().map(|frame| frame.method)).collect();
        let analysis = Analysis::new(machine.program, facts::of(machine), &roots);
        let mut reduction = Reduction { analysis, seen_classes: 0, untold: Vec::new(), reach: Reach::default() };
        reduction.find_objects(machine);
        reduction
    }

    /// Tells the analysis which of the objects that there are the program can get at: the code it may run reads fields, what they lead to
    /// lets it run more code, and so on until nothing new is found.
    fn find_objects(&mut self, machine: &Machine) {
        let mut known = std::collections::BTreeSet::new();
        loop {
            let threads: Vec<ThreadId> = living(machine).collect();
            let futures: Vec<Rc<Effects>> = threads.iter().map(|id| self.future(machine, *id)).collect();
            let found = threads.iter().zip(&futures);
            let found = found.flat_map(|(id, future)| reach::classes_within_reach(machine, *id, future));
            let new: Vec<program::ClassId> = found.filter(|class| known.insert(*class)).collect();
            if new.is_empty() || self.analysis.is_too_big() {
                return;
            }
            for class in new {
                self.analysis.instantiate(machine.program.class(class));
            }
        }
    }

    /// The threads that suffice, among those that can move; all of them where nothing can be left out.
    pub(crate) fn sufficient(&mut self, machine: &Machine, movable: &[ThreadId]) -> Vec<ThreadId> {
        let private = |id: &&ThreadId| matches!(machine.operation(**id), Operation::Local | Operation::Choose(_));
        if let Some(id) = movable.iter().find(private) {
            return vec![*id];
        }
        if movable.len() < 2 || self.analysis.is_too_big() {
            return movable.to_vec();
        }
        self.persistent(machine, movable).unwrap_or_else(|| movable.to_vec())
    }

    fn persistent(&mut self, machine: &Machine, movable: &[ThreadId]) -> Option<Vec<ThreadId>> {
        let scene = self.scene(machine, movable)?;
        self.reach.begin();
        let mut best: Option<u64> = None;
        for seed in (0..scene.threads.len()).filter(|number| scene.movable[*number]) {
            let set = self.close(&scene, 1 << seed, best.map_or(u32::MAX, |best| scene.moving(best)));
            let Some(set) = set else { continue };
            if scene.moving(set) == 1 {
                return Some(scene.chosen(set));
            }
            if best.is_none_or(|best| scene.moving(set) < scene.moving(best)) {
                best = Some(set);
            }
        }
        best.map(|set| scene.chosen(set))
    }

    fn scene<'a>(&mut self, machine: &'a Machine, movable: &[ThreadId]) -> Option<Scene<'a>> {
        self.tell_classes(machine);
        let threads: Vec<ThreadId> = living(machine).collect();
        if threads.len() > MOST_THREADS {
            return None;
        }
        let futures: Vec<Rc<Effects>> = threads.iter().map(|id| self.future(machine, *id)).collect();
        let operations: Vec<Operation> = threads.iter().map(|id| machine.operation(*id)).collect();
        if threads.iter().zip(&futures).any(|(id, future)| handles_exceptions(machine, *id, future)) {
            return None;
        }
        let movable = threads.iter().map(|id| movable.contains(id)).collect();
        Some(Scene { machine, threads, operations, futures, movable })
    }

    /// Reflection and initialisers that were not read may make objects of classes that the analysis has not seen made.
    fn tell_classes(&mut self, machine: &Machine) {
        for number in self.seen_classes..machine.program.class_count() {
            self.untold.push(machine.program.class(program::ClassId(number as u32)));
        }
        self.seen_classes = machine.program.class_count();
        let analysis = &mut self.analysis;
        self.untold.retain(|class| {
            let told = machine.has_initialized(class);
            if told && !class.is_array() && !class.is_primitive() {
                analysis.tell_initialized(class);
            }
            !told
        });
    }

    fn future(&mut self, machine: &Machine, id: ThreadId) -> Rc<Effects> {
        let thread = &machine.threads[id.0 as usize];
        // The end of a thread is one operation, as long as it does not have to wait on its way.
        let ends = thread.phase == Phase::Exit && thread.status == Status::Runnable;
        let frames = if ends { &[][..] } else { &thread.frames[..] };
        let delivers = |depth: usize| frames.get(depth + 1).is_some_and(|next| next.on_return == OnReturn::Deliver);
        let positions = frames.iter().enumerate().map(|(depth, frame)| Position {
            method: frame.method,
            index: frame.pc,
            calling: delivers(depth),
        });
        // An unlimited join is an operation; its frame does nothing else.
        let is_join = |position: &Position| {
            let method = position.method;
            method.class == machine.known.thread && method.name == "join" && method.descriptor == "()V"
        };
        let positions: Vec<Position> = positions.filter(|position| !is_join(position)).collect();
        self.analysis.future_in(&positions, &mut |class| machine.has_initialized(class))
    }

    /// The least closed set around a seed, as bits; none if it does not leave fewer threads moving than `least`.
    fn close(&mut self, scene: &Scene<'_>, seed: u64, least: u32) -> Option<u64> {
        let mut set = seed;
        loop {
            let active = scene.active(set);
            let mut grown = set;
            for member in bits(set) {
                if !scene.movable[member] {
                    grown |= scene.enablers(member);
                }
                for other in bits(active & !grown) {
                    let future = Future { scene, active, reach: &mut self.reach };
                    if depends(member, other, future) {
                        grown |= 1 << other;
                    }
                }
            }
            if scene.moving(grown) >= least {
                return None;
            }
            if grown == set {
                return Some(set);
            }
            set = grown;
        }
    }
}

impl Scene<'_> {
    fn moving(&self, set: u64) -> u32 {
        bits(set).filter(|number| self.movable[*number]).count() as u32
    }

    fn chosen(&self, set: u64) -> Vec<ThreadId> {
        bits(set).filter(|number| self.movable[*number]).map(|number| self.threads[number]).collect()
    }

    /// The threads outside of a set that may move before it does: those that can, and those that they may set free.
    fn active(&self, set: u64) -> u64 {
        let mut active =
            (0..self.threads.len()).filter(|number| self.movable[*number]).fold(0, |all, one| all | 1 << one);
        active &= !set;
        loop {
            let freed = (0..self.threads.len())
                .filter(|number| active >> number & 1 == 0 && set >> number & 1 == 0)
                .filter(|number| self.enablers(*number) & active != 0 && !self.waits_for_all(*number, set))
                .fold(0, |all, one| all | 1 << one);
            if freed == 0 {
                return active;
            }
            active |= freed;
        }
    }

    /// The main thread shuts the program down only when every other thread but the daemons has ended.
    fn waits_for_all(&self, number: usize, set: u64) -> bool {
        let draining = self.machine.threads[self.threads[number].0 as usize].phase == Phase::Draining;
        draining && self.non_daemons() & set & !(1 << number) != 0
    }

    /// The threads that could let a thread move that cannot.
    fn enablers(&self, number: usize) -> u64 {
        let (machine, id) = (self.machine, self.threads[number]);
        let thread = &machine.threads[id.0 as usize];
        if thread.suspended {
            return self.having(Flag::OPAQUE);
        }
        let interrupters = self.having(Flag::INTERRUPTS | Flag::OPAQUE);
        match (thread.status, self.operations[number]) {
            (Status::Waiting { .. }, _) => self.having(Flag::NOTIFIES) | interrupters | self.ending(),
            (Status::Parked { .. }, _) => self.having(Flag::UNPARKS) | interrupters,
            (_, Operation::Enter(on)) => self.owner(on),
            (_, Operation::Join(object)) => self.thread_of(object) | self.owner(object) | interrupters,
            (_, Operation::Initialize(_)) => u64::MAX >> (64 - self.threads.len()) & !(1 << number),
            _ if thread.phase == Phase::Draining => self.non_daemons() & !(1 << number),
            _ => u64::MAX >> (64 - self.threads.len()) & !(1 << number),
        }
    }

    fn having(&self, flags: Flag) -> u64 {
        (0..self.threads.len()).filter(|number| self.futures[*number].has(flags)).fold(0, |all, one| all | 1 << one)
    }

    /// Every thread notifies those that wait on its `java.lang.Thread` when it ends.
    fn ending(&self) -> u64 {
        u64::MAX >> (64 - self.threads.len())
    }

    fn non_daemons(&self) -> u64 {
        let is_daemon = |number: &usize| self.machine.threads[self.threads[*number].0 as usize].daemon;
        (0..self.threads.len()).filter(|number| !is_daemon(number)).fold(0, |all, one| all | 1 << one)
    }

    fn owner(&self, on: vm::Reference) -> u64 {
        let owner = self.machine.heap.lock_word(on).owner();
        self.threads.iter().position(|id| Some(id.0) == owner).map_or(0, |number| 1 << number)
    }

    fn thread_of(&self, object: vm::Reference) -> u64 {
        let is_it = |id: &ThreadId| self.machine.threads[id.0 as usize].object == object;
        // A thread that was never started may be started by anybody.
        self.threads.iter().position(is_it).map_or(self.ending(), |number| 1 << number)
    }
}

/// Whether exceptions that leave the thread may run code of the program.
fn handles_exceptions(machine: &Machine, id: ThreadId, future: &Effects) -> bool {
    let fields = ["uncaughtExceptionHandler", "defaultUncaughtExceptionHandler"];
    let fields = fields.iter().filter_map(|name| machine.known.thread.field_named(name));
    let mut installs = fields.filter(|field| future.writes_field(field));
    installs.next().is_some() || machine.handles_exceptions(id)
}

/// The numbers in a set.
pub(super) fn bits(set: u64) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let number = left.trailing_zeros() as usize;
            left &= left - 1;
            number
        })
    })
}

//! Which choices suffice: threads whose next steps commute with whatever the others may ever do.
//!
//! Persistent sets of threads (Godefroid 1996; Overman's construction): begin with one thread, and add every thread
//! that might do something dependent before the set moves. What a thread may still do is over-approximated by static
//! analysis of the code it may still execute (`analysis`), restricted to objects that it can get at in this state
//! (`reach`); for a thread that cannot move, those that could let it move are added. A thread that only the set can set
//! free does not count: it cannot do anything before the set moves. Errs by taking more threads than needed.
//!
//! Accesses under locks (Lipton 1975, "Reduction"; Flanagan and Qadeer 2003): a thread of the set keeps the monitors
//! that it holds until the set moves. What another one does only with such a monitor held (`analysis::Manner::Locked`)
//! it cannot do before: it does not hold the monitor now, and cannot enter it. So an access of the set is independent
//! of later accesses of that kind, and what a thread would have to read in that manner leads it nowhere (`reach`):
//! objects that are kept behind such fields count as its own for whoever holds the monitor. Accesses that are made
//! without the monitor count as ever, wherever they are.
//!
//! Short sections (`analysis::Section`): who is about to enter a monitor only to read and to add to fields depends on
//! those who enter it for something else, or access those fields in another way; not on those who do likewise. The
//! section can always be brought to its end, and whatever others do before that could as well come after it.
//!
//! Lives of threads: what a thread does to its own `java.lang.Thread` (`Manner::OwnThread`, `Flag::INTERRUPTS_ITSELF`)
//! concerns those who get at that object, and nobody else; likewise its start and its end.
//!
//! The search takes care that nobody is left out for ever (see `model::TransitionSystem::choices`). Data races stay
//! visible: a thread in the set stands before the same access until it moves, and whoever could race with it is in the
//! set too.

mod dependence;
mod facts;
mod life;
mod live_values;
mod own_kinds;
mod reach;
mod sections;

use crate::options::Options;
use crate::thread_survey::{Survey, ThreadStatus};
use crate::threads::living;
use analysis::{Analysis, Effects, Flag, Position};
use dependence::{DependenceContext, depends, may_end_wait, may_help};
use facts::PassedOver;
use library::threads::HOOKS;
use library::{Question, Questions};
pub(crate) use life::concerns_life;
pub(crate) use live_values::KnownElements;
use live_values::LiveValues;
use program::FieldRef;
use reach::Reach;
use sections::Update;
pub(crate) use sections::guard_of;
use std::collections::BTreeSet;
use std::rc::Rc;
use vm::exploring::{Footprint, Operation};
use vm::{Machine, OnReturn, Phase, Status, ThreadId};

/// More threads than bits in a set are not reduced.
const MOST_THREADS: usize = 64;

/// What the reduction knows about the program.
pub(crate) struct Reduction {
    analysis: Analysis,
    /// The methods that were taken to have no observable effect.
    passed_over: PassedOver,
    /// The program is taken to have no exceptions, enumerations or texts of its own; it has got some since.
    without_kinds: bool,
    met_own_kinds: bool,
    /// Classes below this number have been looked at.
    seen_classes: usize,
    /// The classes that were initialised in some run, as far as the analysis knows.
    told: BTreeSet<program::ClassId>,
    reach: Reach,
    /// The class of variable handles that run other code, where it is known, and whether there are such handles.
    adapted_handle: Option<program::ClassRef>,
    handles_are_adapted: bool,
    /// May-effects that follow from the frames of a thread alone, by its version; and the generation of the analysis
    /// they are of.
    kept: Vec<Option<(u64, u64, Rc<Effects>)>>,
    /// The fields by which a program says what is to happen with exceptions that nobody catches.
    handlers: Vec<FieldRef>,
    /// What such a handler is, and whether there are some at the start that are no groups of threads.
    handler: Option<program::ClassRef>,
    handlers_exist: bool,
    seen: Seen,
    /// Kept to reuse its memory.
    may_effects: Vec<Rc<Effects>>,
}

/// What somebody sees of a run beside what goes wrong in it.
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    /// The states in which the program ends.
    pub(crate) final_states: bool,
    /// In which order things happen: something is claimed of endless runs, or orders are counted. Updates that commute
    /// for everybody else do not then.
    pub(crate) order: bool,
    /// The time within calls that count as wholes: they are none, or something has read the clock outside of them.
    pub(crate) time_within_calls: bool,
}

impl Seen {
    /// What is seen by who asks this.
    pub(crate) fn by(options: &Options) -> Seen {
        let order = options.manner.coverage || !(options.claims.is_empty() && options.atoms.is_empty());
        let time_within_calls = !options.nondeterminism.atomic_calls || options.questions.contains(Question::Clock);
        Seen { final_states: options.final_states, order, time_within_calls }
    }
}

/// Accesses by objects of this class run method handles.
const ADAPTED_HANDLE: &str = "java/lang/invoke/IndirectVarHandle";

/// Objects of this type are told of exceptions that nobody catches; groups of threads are, too, and pass them on.
const HANDLER: &str = "java/lang/Thread$UncaughtExceptionHandler";

/// How many may-effects are kept.
const KEPT: usize = 1 << 10;

/// The threads of a state, by their ranks.
pub(super) struct Scene<'a> {
    pub(super) machine: &'a Machine,
    pub(super) statuses: &'a [ThreadStatus],
    pub(super) may_effects: Vec<Rc<Effects>>,
    /// What the next step does where it is an atomic block of library code.
    pub(super) footprints: &'a [Option<Footprint>],
    /// What the next step does where it commutes with others of its kind.
    updates: Vec<Option<Update>>,
    /// For threads that are parked, wait, or stand before a blocked call: who may let them go on.
    helpers: Vec<Option<u64>>,
    /// Somebody has looked at the clock or may do so.
    pub(super) clock_matters: bool,
    /// It matters what daemons have done when the program ends: somebody looks at the states in which it does, or hooks
    /// may run then.
    pub(super) end_matters: bool,
    /// A bit for each that can move.
    pub(super) movable: u64,
}

impl Reduction {
    /// Analyses a program from the present state on.
    pub(crate) fn new(machine: &Machine, answered: Questions, seen: Seen) -> Reduction {
        let own_kinds = answered.contains(Question::OwnKinds) || own_kinds::has_own_kinds(machine);
        let passed_over = PassedOver::default();
        let analysis = Analysis::new(machine.program, facts::of(machine, own_kinds, answered, &passed_over), &[]);
        let handlers = ["uncaughtExceptionHandler", "defaultUncaughtExceptionHandler"];
        let handlers = handlers.iter().filter_map(|name| machine.known.thread.field_named(name)).collect();
        let handler = machine.program.loaded(HANDLER);
        let group = machine.known.thread_group;
        let is_handler = |class: &program::ClassRef| {
            *class != group && handler.is_none_or(|handler| class.all_interfaces.contains(&handler))
        };
        let handlers_exist = machine.classes_of_objects().iter().any(is_handler);
        let mut reduction = Reduction {
            analysis,
            passed_over,
            without_kinds: !own_kinds,
            met_own_kinds: false,
            seen_classes: 0,
            told: BTreeSet::new(),
            reach: Reach::default(),
            adapted_handle: None,
            handles_are_adapted: false,
            kept: vec![None; KEPT],
            handlers,
            handler,
            handlers_exist,
            seen,
            may_effects: Vec::new(),
        };
        reduction.find_objects(machine);
        reduction
    }

    /// Whether some of these threads, or one that they start, may still interrupt or stop another one.
    pub(crate) fn may_strike(&mut self, machine: &Machine, mut threads: impl Iterator<Item = ThreadId>) -> bool {
        self.tell_classes(machine);
        self.analysis.is_too_big()
            || threads.any(|id| self.may_effects(machine, id).has(Flag::INTERRUPTS | Flag::OPAQUE))
    }

    /// Whether one of these threads, or one that they start, may still write a field.
    pub(crate) fn may_write(&mut self, machine: &Machine, threads: &[ThreadId], field: FieldRef) -> bool {
        self.tell_classes(machine);
        self.analysis.is_too_big()
            || threads.iter().any(|id| {
                let may_effects = self.may_effects(machine, *id);
                may_effects.has(Flag::OPAQUE) || may_effects.writes_field(field)
            })
    }

    /// The methods of the JDK that were taken to have no observable effect: class and name.
    pub(crate) fn passed_over(&self) -> Vec<(&'static str, &'static str)> {
        self.passed_over.borrow().iter().copied().collect()
    }

    /// Whether the program has got exceptions, enumerations or texts of its own that the analysis did not know of.
    pub(crate) fn met_own_kinds(&self) -> bool {
        self.met_own_kinds
    }

    /// Tells the analysis which of the objects that there are the program can get at: the code it may run reads fields,
    /// what they lead to lets it run more code, and so on until nothing new is found.
    fn find_objects(&mut self, machine: &Machine) {
        let mut known = BTreeSet::new();
        loop {
            let threads: Vec<ThreadId> = living(machine).collect();
            let may_effects: Vec<Rc<Effects>> = threads.iter().map(|id| self.may_effects(machine, *id)).collect();
            let found = threads.iter().zip(&may_effects);
            let found = found.flat_map(|(id, may_effects)| reach::classes_within_reach(machine, *id, may_effects));
            let new: Vec<program::ClassId> = found.filter(|class| known.insert(*class)).collect();
            if new.is_empty() || self.analysis.is_too_big() {
                return;
            }
            for class in new {
                self.analysis.instantiate(machine.program.class(class));
            }
        }
    }

    /// The threads that suffice among those that can move, by their ranks; nothing where none can be left out. Where
    /// there is a set without the unwanted thread, it is that of the next one in turn; otherwise the smallest.
    pub(crate) fn persistent_set(
        &mut self,
        machine: &mut Machine,
        survey: &mut Survey,
        unwanted: Option<usize>,
    ) -> Option<Vec<usize>> {
        // Who is stopped or suspended is so between any two instructions, however unobservable.
        if machine.exploring.configuration().every_instruction {
            return None;
        }
        survey.try_initializers(machine);
        let statuses = &survey.statuses;
        let is_private = |rank: usize| {
            let ThreadStatus { movable, operation, .. } = statuses[rank];
            let closed = || survey.footprints[rank].as_ref().is_some_and(initializes_alone);
            movable && (matches!(operation, Operation::Local | Operation::Choose(_)) || closed())
        };
        let private = (0..statuses.len()).find(|rank| is_private(*rank));
        let unwanted = unwanted.filter(|_| private.is_none_or(|rank| Some(rank) == unwanted));
        if let Some(rank) = private.filter(|_| unwanted.is_none()) {
            return Some(vec![rank]);
        }
        let several = statuses.iter().filter(|status| status.movable).count() > 1;
        if !several || self.analysis.is_too_big() || statuses.len() > MOST_THREADS {
            return private.map(|rank| vec![rank]);
        }
        for (status, footprint) in statuses.iter().zip(&mut survey.footprints) {
            if status.movable && footprint.is_none() {
                *footprint = machine.footprint(status.id);
            }
        }
        let Some(mut scene) = self.scene(machine, statuses, &survey.footprints) else {
            return private.map(|rank| vec![rank]);
        };
        self.reach.begin();
        scene.helpers = (0..statuses.len()).map(|number| self.helpers(&scene, number)).collect();
        let others = unwanted.and_then(|unwanted| self.persistent_set_without(&scene, unwanted));
        let set = others.or_else(|| private.map(|rank| vec![rank])).or_else(|| self.smallest_persistent_set(&scene));
        self.may_effects = scene.may_effects;
        set
    }

    /// The set of the first thread after this one, and round again, that has one without it.
    fn persistent_set_without(&mut self, scene: &Scene<'_>, unwanted: usize) -> Option<Vec<usize>> {
        let after = (unwanted + 1..scene.statuses.len()).chain(0..unwanted);
        let seeds = after.filter(|rank| scene.movable >> rank & 1 != 0);
        let mut sets = seeds.filter_map(|seed| self.close(scene, 1 << seed, scene.moving(scene.movable)));
        sets.find(|set| set >> unwanted & 1 == 0).map(|set| scene.chosen(set))
    }

    fn smallest_persistent_set(&mut self, scene: &Scene<'_>) -> Option<Vec<usize>> {
        let mut best: Option<u64> = None;
        for seed in bits(scene.movable) {
            let set = self.close(scene, 1 << seed, best.map_or(u32::MAX, |best| scene.moving(best)));
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

    fn scene<'a>(
        &mut self,
        machine: &'a Machine,
        statuses: &'a [ThreadStatus],
        footprints: &'a [Option<Footprint>],
    ) -> Option<Scene<'a>> {
        self.tell_classes(machine);
        let mut may_effects = std::mem::take(&mut self.may_effects);
        may_effects.clear();
        for status in statuses {
            may_effects.push(self.kept_may_effects(machine, status.id));
        }
        let threads = statuses.iter().zip(footprints);
        let updates = threads.map(|(status, footprint)| self.update(machine, status, footprint.as_ref())).collect();
        let may_be_set = self.may_handle(machine, &may_effects);
        let handles = |(status, may_effects): (&ThreadStatus, &Rc<Effects>)| {
            let sets =
                may_effects.has(Flag::STARTS) || self.handlers.iter().any(|field| may_effects.writes_field(field));
            may_be_set && sets || machine.handles_exceptions(status.id)
        };
        let adapts =
            |may_effects: &Rc<Effects>| self.adapted_handle.is_some_and(|class| may_effects.initializes(class));
        if statuses.iter().zip(&may_effects).any(handles) || may_effects.iter().any(adapts) || self.handles_are_adapted
        {
            return None;
        }
        let movable = statuses.iter().enumerate().filter(|(_, status)| status.movable);
        let movable = movable.fold(0, |all, (rank, _)| all | 1 << rank);
        let reads = if self.seen.time_within_calls { Flag::CLOCK | Flag::CLOCK_WITHIN } else { Flag::CLOCK };
        let clock_matters = machine.clock != 0 || may_effects.iter().any(|may_effects| may_effects.has(reads));
        let end_matters = self.seen.final_states || self.may_run_hooks(machine, statuses, &may_effects);
        Some(Scene {
            machine,
            statuses,
            may_effects,
            footprints,
            updates,
            helpers: Vec::new(),
            clock_matters,
            end_matters,
            movable,
        })
    }

    /// Whether there may be handlers of exceptions: a thread that is still to be started may have one.
    fn may_handle(&self, machine: &Machine, may_effects: &[Rc<Effects>]) -> bool {
        let others = |handler| self.analysis.has_other_objects(handler, machine.known.thread_group);
        self.handlers_exist
            || self.handler.is_none_or(others)
            || may_effects.iter().any(|may_effects| may_effects.has(Flag::ANYTHING))
    }

    /// Whether code of the program may run at its end beside daemons. What that code does is in nobody's effects.
    fn may_run_hooks(&self, machine: &Machine, statuses: &[ThreadStatus], may_effects: &[Rc<Effects>]) -> bool {
        if !statuses.iter().any(|status| machine.threads[status.id.0 as usize].daemon) {
            return false;
        }
        let may_add = |class| may_effects.iter().any(|may_effects| may_effects.initializes(class));
        machine.program.loaded(HOOKS).is_some_and(|class| machine.has_initialized(class) || may_add(class))
    }

    /// Reflection and initialisers that were not read may make objects of classes that the analysis has not seen made.
    /// What is initialised in some state has been told before that state is looked at.
    fn tell_classes(&mut self, machine: &Machine) {
        for number in self.seen_classes..machine.program.class_count() {
            let class = machine.program.class(program::ClassId(number as u32));
            if class.name == ADAPTED_HANDLE {
                self.adapted_handle = Some(class);
            }
            self.met_own_kinds |= self.without_kinds && own_kinds::is_own_kind(machine, class);
            if machine.has_initialized(class) {
                self.tell(class);
            }
        }
        self.seen_classes = machine.program.class_count();
        if machine.exploring.facts.initialized.len() != self.told.len() {
            let new: Vec<program::ClassId> =
                machine.exploring.facts.initialized.difference(&self.told).copied().collect();
            new.iter().for_each(|class| self.tell(machine.program.class(*class)));
            self.told.extend(new);
        }
    }

    fn tell(&mut self, class: program::ClassRef) {
        self.handles_are_adapted |= class.name == ADAPTED_HANDLE;
        if !class.is_array() && !class.is_primitive() {
            self.analysis.tell_initialized(class);
        }
    }

    /// The may-effects of a thread, found again by its version where it does not depend on anything else.
    fn kept_may_effects(&mut self, machine: &Machine, id: ThreadId) -> Rc<Effects> {
        let version = machine.threads[id.0 as usize].version();
        let place = version as usize % KEPT;
        if version != 0
            && let Some((known, generation, may_effects)) = &self.kept[place]
            && (*known, *generation) == (version, self.analysis.generation())
        {
            return Rc::clone(may_effects);
        }
        let (may_effects, lasts) = self.may_effects_for(machine, id);
        if lasts {
            self.kept[place] = Some((version, self.analysis.generation(), Rc::clone(&may_effects)));
        }
        may_effects
    }

    fn may_effects(&mut self, machine: &Machine, id: ThreadId) -> Rc<Effects> {
        self.may_effects_for(machine, id).0
    }

    /// What the reduction takes a thread to be able to do in the present state.
    pub(crate) fn may_effects_now(&mut self, machine: &Machine, id: ThreadId) -> Rc<Effects> {
        self.tell_classes(machine);
        self.kept_may_effects(machine, id)
    }

    /// Which elements of arrays it may then access.
    pub(crate) fn elements_now(&mut self, machine: &Machine, id: ThreadId) -> KnownElements {
        let threads: Vec<ThreadId> = living(machine).collect();
        let all: Vec<Rc<Effects>> = threads.iter().map(|id| self.may_effects_now(machine, *id)).collect();
        let own = self.may_effects_now(machine, id);
        KnownElements::of(&own, &LiveValues::new(machine, id, machine.operation(id), &all))
    }

    /// What a thread may still do, and whether that follows from its frames alone.
    fn may_effects_for(&mut self, machine: &Machine, id: ThreadId) -> (Rc<Effects>, bool) {
        let thread = &machine.threads[id.0 as usize];
        // The end of a thread is one operation, as long as it does not have to wait on its way.
        let ends = thread.phase == Phase::Exit && thread.status == Status::Runnable;
        let frames = if ends { &[][..] } else { &thread.frames[..] };
        let mut positions = positions(frames);
        // What a thread stands before is looked at itself. An unlimited join is one operation, and its frame does
        // nothing else; where it is none, its code is read as any other.
        if matches!(machine.operation(id), Operation::Join(_)) {
            positions.retain(|position| !is_unlimited_join(machine, position.method));
        }
        self.analysis.may_effects_for(&positions, &mut |class| machine.has_initialized(class))
    }

    /// Who may let a thread go on that is parked, waits, or stands before a blocked call.
    fn helpers(&mut self, scene: &Scene<'_>, number: usize) -> Option<u64> {
        let status = &scene.statuses[number];
        let thread = &scene.machine.threads[status.id.0 as usize];
        let waits = |status: Status| matches!(status, Status::Parked { .. } | Status::Waiting { .. });
        if thread.suspended || !status.blocked_call && !waits(thread.status) {
            return None;
        }
        let others = scene.everybody() & !(1 << number);
        let mut helps = |other: &usize| {
            let context = DependenceContext { scene, member: number, active: others, reach: &mut self.reach };
            match thread.status {
                Status::Waiting { on, .. } => may_end_wait(*other, on, context),
                _ => may_help(*other, context),
            }
        };
        Some(bits(others).filter(|other| helps(other)).fold(0, |all, one| all | 1 << one))
    }

    /// The least closed set around a seed, as bits; none if it does not leave fewer threads moving than `least`.
    fn close(&mut self, scene: &Scene<'_>, seed: u64, least: u32) -> Option<u64> {
        let mut set = seed;
        loop {
            let active = scene.active(set);
            let mut grown = set;
            for member in bits(set) {
                if scene.movable >> member & 1 == 0 {
                    grown |= scene.enablers(member);
                }
                for other in bits(active & !grown) {
                    let context = DependenceContext { scene, member, active, reach: &mut self.reach };
                    if depends(other, context) {
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
        (set & self.movable).count_ones()
    }

    fn chosen(&self, set: u64) -> Vec<usize> {
        bits(set & self.movable).collect()
    }

    /// The threads outside of a set that may move before it does: those that can, and those that they may set free.
    fn active(&self, set: u64) -> u64 {
        let mut active = self.movable & !set;
        loop {
            let freed = (0..self.statuses.len())
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
        let draining = self.machine.threads[self.statuses[number].id.0 as usize].phase == Phase::Draining;
        draining && self.non_daemons() & set & !(1 << number) != 0
    }

    /// The threads that could let a thread move that cannot.
    fn enablers(&self, number: usize) -> u64 {
        let (machine, id) = (self.machine, self.statuses[number].id);
        let thread = &machine.threads[id.0 as usize];
        if thread.suspended {
            return self.having(Flag::OPAQUE);
        }
        if let Some(helpers) = self.helpers[number] {
            return helpers;
        }
        let interrupters = self.having(Flag::INTERRUPTS | Flag::OPAQUE);
        match self.statuses[number].operation {
            Operation::Enter(on) => self.owner(on),
            Operation::Join(object) => self.thread_of(object) | self.owner(object) | interrupters,
            Operation::Initialize(_) => self.everybody() & !(1 << number),
            _ if thread.phase == Phase::Draining => self.non_daemons() & !(1 << number),
            _ => self.everybody() & !(1 << number),
        }
    }

    fn having(&self, flags: Flag) -> u64 {
        (0..self.statuses.len())
            .filter(|number| self.may_effects[*number].has(flags))
            .fold(0, |all, one| all | 1 << one)
    }

    fn everybody(&self) -> u64 {
        u64::MAX >> (64 - self.statuses.len())
    }

    /// Every thread notifies those that wait on its `java.lang.Thread` when it ends.
    fn ending(&self) -> u64 {
        self.everybody()
    }

    fn non_daemons(&self) -> u64 {
        let is_daemon = |number: &usize| self.machine.threads[self.statuses[*number].id.0 as usize].daemon;
        (0..self.statuses.len()).filter(|number| !is_daemon(number)).fold(0, |all, one| all | 1 << one)
    }

    fn owner(&self, on: vm::Reference) -> u64 {
        let owner = self.machine.heap.lock_word(on).owner();
        self.statuses.iter().position(|status| Some(status.id.0) == owner).map_or(0, |number| 1 << number)
    }

    fn thread_of(&self, object: vm::Reference) -> u64 {
        let is_it = |status: &ThreadStatus| self.machine.threads[status.id.0 as usize].object == object;
        // A thread that was never started may be started by anybody.
        self.statuses.iter().position(is_it).map_or(self.ending(), |number| 1 << number)
    }
}

/// Whether a step does nothing but initialise classes of the JDK, from constants: nobody can tell when, or by whom.
/// What an initialiser does to its own class, and to what it makes, is no operation.
fn initializes_alone(footprint: &Footprint) -> bool {
    let is_library = |operation: &Operation| matches!(operation, Operation::Initialize(class) if class.is_of_jdk());
    footprint.operations.iter().all(is_library)
}

/// Whether a method is `Thread.join()`.
fn is_unlimited_join(machine: &Machine, method: program::MethodRef) -> bool {
    method.class == machine.known.thread && method.name == "join" && method.descriptor == "()V"
}

/// Frames as the analysis wants them.
fn positions(frames: &[vm::Frame]) -> Vec<Position> {
    let delivers = |depth: usize| frames.get(depth + 1).is_some_and(|next| next.on_return == OnReturn::Deliver);
    let position = |(depth, frame): (usize, &vm::Frame)| Position {
        method: frame.method,
        index: frame.pc,
        calling: delivers(depth),
    };
    frames.iter().enumerate().map(position).collect()
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

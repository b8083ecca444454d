//! Compares states of the machine with the facts.

use super::run::Tally;
use analysis::whole::{
    Entry, Escape, Lock, Locks, MethodNumber, ObjectKind, ObjectNumber, ObjectSet, Parallel, Place, World,
};
use flow::form::{Form, Operation, StatementId, Value};
use flow::typing::Kind;
use program::ClassRef;
use std::collections::{BTreeMap, BTreeSet};
use vm::{Frame, Machine, OnReturn, Reference, Status, ThreadId};

/// The facts about a program.
pub(super) struct Facts {
    pub(super) world: World,
    parallel: Parallel,
    escape: Escape,
    locks: Locks,
    /// Methods that are entered from outside.
    entered: BTreeSet<MethodNumber>,
    /// Objects by their site.
    by_site: BTreeMap<Place, Vec<ObjectNumber>>,
    /// By method and instruction, see [`by_instruction`].
    standing: Vec<Vec<Option<StatementId>>>,
    executing: Vec<Vec<Option<StatementId>>>,
}

impl Facts {
    pub(super) fn of(world: World) -> Facts {
        let parallel = Parallel::of(&world);
        let escape = Escape::of(&world, parallel.threads());
        let entered = world.entries().iter().map(|entry| match entry {
            Entry::Main(method) | Entry::Callback(method) | Entry::Initializer { method, .. } => *method,
            Entry::Thread { run, .. } => *run,
        });
        let entered = entered.collect();
        let mut by_site: BTreeMap<Place, Vec<ObjectNumber>> = BTreeMap::new();
        for object in world.points_to().objects() {
            let known = world.points_to().object(object);
            // The other levels and copies are made by the VM.
            let is_made_here = match known.kind {
                ObjectKind::Array { level, .. } => level == 0,
                ObjectKind::New(place) => matches!(world.statement(place).operation, Operation::Pool(..)),
                ObjectKind::Lambda(_) => true,
                _ => false,
            };
            if let Some(site) = known.site().filter(|_| is_made_here) {
                by_site.entry(site).or_default().push(object);
            }
        }
        let (standing, executing) = world.methods().map(|method| by_instruction(&world.method(method).form)).unzip();
        Facts { locks: Locks::of(&world), parallel, escape, entered, by_site, standing, executing, world }
    }

    /// The statement that a frame stands before or in.
    fn place(&self, frame: &Frame) -> Option<Place> {
        let method = self.world.number_of(frame.method)?;
        let statement = self.standing[method.0 as usize].get(frame.pc as usize).copied().flatten()?;
        Some(Place { method, statement })
    }

    /// The statement that does what an instruction does.
    fn executed(&self, frame: &Frame, pc: u32) -> Option<Place> {
        let method = self.world.number_of(frame.method)?;
        let statement = self.executing[method.0 as usize].get(pc as usize).copied().flatten()?;
        Some(Place { method, statement })
    }
}

/// For each instruction the statement that a thread before it stands before, and the one that it is itself.
fn by_instruction(form: &Form) -> (Vec<Option<StatementId>>, Vec<Option<StatementId>>) {
    let last = form.statements.iter().map(|statement| statement.origin).max().unwrap_or(0) as usize;
    let (mut standing, mut executing) = (vec![None; last + 1], vec![None; last + 1]);
    for id in form.statement_ids().rev() {
        let statement = form.statement(id);
        let origin = statement.origin as usize;
        standing[origin] = Some(id);
        if !matches!(statement.operation, Operation::Move | Operation::Jump | Operation::Catch) {
            executing[origin] = Some(id);
        }
    }
    let mut next = None;
    for known in standing.iter_mut().rev() {
        next = known.or(next);
        *known = next;
    }
    (standing, executing)
}

/// A run that is looked at.
pub(super) struct Observer<'a> {
    facts: &'a Facts,
    name: &'a str,
    /// Where own code has made an object.
    sites: BTreeMap<u32, Place>,
    /// The objects of sites that are said to make one.
    single: BTreeMap<ObjectNumber, u32>,
    /// Which thread has used an object.
    users: BTreeMap<u32, ThreadId>,
    /// What threads are making: the number of frames, the instruction, the place.
    making: BTreeMap<ThreadId, Vec<(usize, u32, Place)>>,
}

/// So many frames of a thread are compared with the call graph.
const MOST_FRAMES: usize = 200;

/// So many frames of a thread are compared with those of others.
const DEEPEST: usize = 8;

fn is_own(frame: &Frame) -> bool {
    frame.method.class.is_application() && !frame.method.class.hidden
}

impl<'a> Observer<'a> {
    pub(super) fn new(facts: &'a Facts, name: &'a str) -> Observer<'a> {
        let (sites, single, users) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Observer { facts, name, sites, single, users, making: BTreeMap::new() }
    }

    /// A thread is about to execute an instruction; whether that is one of own code.
    pub(super) fn before(&mut self, machine: &Machine, id: ThreadId, tally: &mut Tally) -> bool {
        self.note_made(machine, id, tally);
        let thread = &machine.threads[id];
        let Some(frame) = thread.frames.last().filter(|frame| is_own(frame)) else { return false };
        if frame.pc <= 1 {
            self.check_stack(machine, id, tally);
        }
        let Some(place) = self.facts.executed(frame, frame.pc) else { return true };
        self.check_operands(machine, id, frame, place, tally);
        let statement = self.facts.world.statement(place);
        let makes = self.facts.by_site.contains_key(&place);
        let making = (thread.frames.len(), frame.pc, place);
        let pending = self.making.entry(id).or_default();
        if makes && statement.to.is_some() && pending.last() != Some(&making) {
            pending.push(making);
        }
        true
    }

    /// Takes note of objects that a thread has made: the frame has come to the next instruction, the object is on top.
    fn note_made(&mut self, machine: &Machine, id: ThreadId, tally: &mut Tally) {
        let thread = &machine.threads[id];
        let pending = self.making.entry(id).or_default();
        // An initialiser is entered together with its first instruction.
        if let Some(frame) = thread.frames.last().filter(|frame| frame.method.is_initializer() && frame.pc == 1)
            && let Some(place) = self.facts.executed(frame, 0)
            && self.facts.by_site.contains_key(&place)
        {
            pending.push((thread.frames.len(), 0, place));
        }
        pending.retain(|(depth, ..)| *depth <= thread.frames.len());
        let Some((depth, pc, place)) = pending.last().copied() else { return };
        let Some(frame) = thread.frames.last().filter(|_| thread.frames.len() == depth) else { return };
        if frame.pc == pc {
            return;
        }
        pending.pop();
        if frame.pc != pc + 1 {
            return;
        }
        let reference = thread.slots[frame.top as usize - 1] as u32;
        tally.sites += 1;
        self.sites.insert(reference, place);
        for object in &self.facts.by_site[&place] {
            if !self.facts.world.points_to().may_be_several(*object) {
                let first = *self.single.entry(*object).or_insert(reference);
                assert_eq!(first, reference, "{}: {} is made twice", self.name, self.show(place));
            }
        }
    }

    fn show(&self, place: Place) -> String {
        let method = self.facts.world.method(place.method);
        format!("{} line {:?} statement {}", method.method.signature(), method.line(place.statement), place.statement.0)
    }

    /// Calls are as the call graph has them.
    fn check_stack(&self, machine: &Machine, id: ThreadId, tally: &mut Tally) {
        let frames = &machine.threads[id].frames;
        let frames = &frames[frames.len().saturating_sub(MOST_FRAMES)..];
        let mut caller: Option<&Frame> = None;
        let mut is_direct = false;
        for frame in frames {
            if frame.method.class.hidden {
                continue;
            }
            if !is_own(frame) {
                is_direct = false;
                continue;
            }
            let number = self.facts.world.number_of(frame.method);
            let number = number.unwrap_or_else(|| panic!("{}: {} runs", self.name, frame.method.signature()));
            tally.calls += 1;
            let place = caller.and_then(|caller| self.facts.executed(caller, caller.pc));
            let world = &self.facts.world;
            let is_called = place.is_some_and(|place| {
                world.targets(place).contains(&number) || world.initializers(place).contains(&number)
            });
            let is_entered = self.facts.entered.contains(&number) && !is_direct;
            let is_first = caller.is_none() && frames.len() == MOST_FRAMES;
            assert!(
                is_called || is_entered || is_first,
                "{}: {} is called from {:?}",
                self.name,
                frame.method.signature(),
                place.map(|place| self.show(place))
            );
            let waits = frame.on_return == OnReturn::Initializer { started: false };
            if !waits {
                (caller, is_direct) = (Some(frame), true);
            }
        }
    }

    fn check_operands(&mut self, machine: &Machine, id: ThreadId, frame: &Frame, place: Place, tally: &mut Tally) {
        let slots = &machine.threads[id].slots;
        let form = &self.facts.world.method(place.method).form;
        let mut top = frame.top as usize;
        for value in self.facts.world.statement(place).operands.iter().rev() {
            let kind = form.kind_of(*value);
            // An increment takes no operand from the stack.
            let width = if matches!(kind, Kind::Long | Kind::Double) { 2 } else { 1 };
            if top < width + frame.operands() as usize {
                return;
            }
            top -= width;
            if kind == Kind::Reference {
                self.check_value(machine, id, Reference(slots[top] as u32), place, *value, tally);
            }
        }
    }

    fn check_value(
        &mut self,
        machine: &Machine,
        id: ThreadId,
        object: Reference,
        place: Place,
        value: Value,
        tally: &mut Tally,
    ) {
        if object.is_null() {
            return;
        }
        tally.operands += 1;
        let set = self.facts.world.points_to().of(place.method, value);
        let class = machine.peek_class(object);
        let found = self.abstraction(machine, object, class, &set);
        assert!(
            found.is_some(),
            "{}: {}: {value:?} is a {} made at {:?}, not in {:?}",
            self.name,
            self.show(place),
            class.name,
            self.sites.get(&object.0).map(|site| self.show(*site)),
            set.iter().map(|object| self.facts.world.points_to().object(object)).collect::<Vec<_>>()
        );
        let first = *self.users.entry(object.0).or_insert(id);
        if first != id {
            tally.shared += 1;
            let is_shared = found.is_some_and(|object| self.facts.escape.is_shared(object));
            assert!(is_shared, "{}: {}: {} is used by two threads", self.name, self.show(place), class.name);
        }
    }

    /// The member of a set that stands for an object.
    fn abstraction(
        &self,
        machine: &Machine,
        object: Reference,
        class: ClassRef,
        set: &ObjectSet,
    ) -> Option<ObjectNumber> {
        let points_to = self.facts.world.points_to();
        if let Some(site) = self.sites.get(&object.0) {
            return self.facts.by_site[site].iter().copied().find(|object| set.contains(*object));
        }
        if class == machine.known.class {
            let mirror = points_to.mirror_of(machine.class_of_mirror(object)).unwrap_or(ObjectNumber::LIBRARY);
            return Some(mirror).filter(|mirror| set.contains(*mirror));
        }
        let has_class = |object: &ObjectNumber| points_to.object(*object).class == Some(class);
        let is_of_library = !class.is_application() || class.is_array() || class.hidden;
        let library = Some(ObjectNumber::LIBRARY).filter(|_| is_of_library);
        set.iter().find(has_class).or(library.filter(|library| set.contains(*library)))
    }

    /// Threads stand where they may be at once, and hold what they are said to hold.
    pub(super) fn look_at_all(&self, machine: &Machine, tally: &mut Tally) {
        let mut standing: Vec<(ThreadId, Vec<Place>)> = Vec::new();
        for id in machine.threads.ids() {
            let thread = &machine.threads[id];
            if thread.status == Status::Terminated {
                continue;
            }
            let own = thread.frames.iter().filter(|frame| is_own(frame));
            let places: Vec<Place> = own.rev().take(DEEPEST).filter_map(|frame| self.facts.place(frame)).collect();
            self.check_locks(machine, id, tally);
            standing.push((id, places));
        }
        for (number, (_, places)) in standing.iter().enumerate() {
            for other in standing.iter().skip(number + 1).flat_map(|(_, places)| places) {
                for one in places {
                    tally.pairs += 1;
                    let may = self.facts.parallel.may_happen_in_parallel(*one, *other);
                    assert!(may, "{}: {} beside {}", self.name, self.show(*one), self.show(*other));
                }
            }
        }
        let all = standing.iter().flat_map(|(_, places)| places);
        let first = Place { method: MethodNumber(0), statement: StatementId(0) };
        tally.ordered += all.filter(|place| !self.facts.parallel.may_happen_in_parallel(**place, first)).count();
    }

    fn check_locks(&self, machine: &Machine, id: ThreadId, tally: &mut Tally) {
        let thread = &machine.threads[id];
        let given_up = match thread.status {
            Status::Waiting { on, .. } | Status::Reacquiring { on, .. } => Some(on),
            _ => None,
        };
        for frame in thread.frames.iter().filter(|frame| is_own(frame) && frame.on_return != OnReturn::LockPhase) {
            let Some(place) = self.facts.place(frame) else { continue };
            for lock in self.facts.locks.held(place) {
                let object = self.run_time_object(machine, lock);
                if given_up == object {
                    continue;
                }
                tally.locks += 1;
                let is_held = object.is_some_and(|object| machine.heap.lock_word(object).owner() == Some(id.0));
                assert!(is_held, "{}: {lock:?} at {} is not held: {object:?}", self.name, self.show(place));
            }
        }
    }

    fn run_time_object(&self, machine: &Machine, lock: Lock) -> Option<Reference> {
        match lock {
            Lock::Field(field) => {
                let mirror = field.class.mirror()?;
                Some(Reference(machine.heap.word(mirror + field.offset(machine.known.class)) as u32))
            }
            Lock::Object(object) => match self.facts.world.points_to().object(object).kind {
                ObjectKind::Mirror(class) => class.mirror().map(Reference),
                _ => self.single.get(&object).copied().map(Reference),
            },
        }
    }
}

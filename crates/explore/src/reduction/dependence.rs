//! Whether a thread may do something before another moves that does not commute with the other's next operation.

mod locking;

use super::Scene;
use super::life::{Life, life_of, looks_at_life, touches_fields, touches_groups};
use super::live_values::touches;
use super::reach::{Reach, is_held_by, is_value};
use super::sections::{guard_of, meets_update};
use analysis::{Effects, Flag, Guard, Manner};
use library::threads::{CLEARED, INHERITED, LIFE, STARTED};
use vm::exploring::{Access, Operation};
use vm::{Machine, Reference, Status, Wake};

/// What is needed to ask what a thread may still do.
pub(super) struct DependenceContext<'a, 'b> {
    pub(super) scene: &'a Scene<'b>,
    /// The thread that does not move before `other` does something.
    pub(super) member: usize,
    /// The threads that may move before the set does.
    pub(super) active: u64,
    pub(super) reach: &'a mut Reach,
}

/// Whether thread `other` may do something that depends on the next operation of thread `member`.
pub(super) fn depends(other: usize, mut context: DependenceContext<'_, '_>) -> bool {
    let DependenceContext { scene, member, .. } = context;
    let operation = scene.statuses[member].operation;
    if operation == Operation::Local {
        return false;
    }
    if ends_program_for(scene, member, other) {
        return true;
    }
    if let Some(update) = &scene.updates[member] {
        return meets_update(update, other, &mut context);
    }
    match &scene.footprints[member] {
        Some(footprint) => footprint.operations.iter().any(|operation| clashes(*operation, other, &mut context)),
        None => clashes(operation, other, &mut context),
    }
}

/// Whether thread `other` may let the member go on, which is parked or stands before a blocked call: by unparking or
/// interrupting it, or by changing what the call looks at that it stands before.
pub(super) fn may_help(other: usize, mut context: DependenceContext<'_, '_>) -> bool {
    let DependenceContext { scene, member: waiting, .. } = context;
    let effects = std::rc::Rc::clone(&scene.may_effects[other]);
    let wakes = Flag::UNPARKS | Flag::INTERRUPTS;
    if effects.has(Flag::OPAQUE) || effects.has(wakes) && context.gets_at(other, thread_object(scene, waiting)) {
        return true;
    }
    let looks = |operation: &&Operation| !matches!(operation, Operation::Park | Operation::Unpark(_));
    let footprint = scene.footprints[waiting].iter().flat_map(|footprint| &footprint.operations);
    footprint.filter(looks).any(|operation| clashes(*operation, other, &mut context))
}

/// Whether thread `other` may end the member's wait on a monitor: by notifying, which it does with the monitor held, by
/// interrupting, or by its end where the monitor is that of its object. The end of any thread notifies its group.
pub(super) fn may_end_wait(other: usize, on: Reference, mut context: DependenceContext<'_, '_>) -> bool {
    let DependenceContext { scene, member, .. } = context;
    let effects = std::rc::Rc::clone(&scene.may_effects[other]);
    let holds = is_held_by(scene.machine, on, scene.statuses[other].id);
    effects.has(Flag::OPAQUE)
        || context.may_notify_by_end(&effects, other, on)
        || effects.has(Flag::NOTIFIES) && (holds || context.may_lock(&effects, other, on))
        || effects.has(Flag::INTERRUPTS) && context.gets_at(other, thread_object(scene, member))
}

/// Whether thread `other` may do something that depends on an operation of the next step of thread `member`.
fn clashes(operation: Operation, other: usize, context: &mut DependenceContext<'_, '_>) -> bool {
    let DependenceContext { scene, member, .. } = *context;
    begins_library_class(operation) && initializer_meets(scene, member, other)
        || meet(operation, scene.statuses[other].operation, scene, member, other)
        || may_meet(operation, other, context)
}

/// An initialiser of the JDK runs within the step that begins it.
fn begins_library_class(operation: Operation) -> bool {
    matches!(operation, Operation::Initialize(class) if class.is_of_jdk())
}

/// Whether thread `other` may do something that depends on an initialiser that thread `member` runs. What that does is
/// among what the thread may still do, and the other's end is in nobody's effects.
fn initializer_meets(scene: &Scene<'_>, member: usize, other: usize) -> bool {
    let machine = scene.machine;
    let mine = &scene.may_effects[member];
    mine.may_meet(&scene.may_effects[other])
        || mine.has(Flag::JOINS)
        || mine.locks(machine.peek_class(thread_object(scene, other)))
        || looks_at_life(machine, mine, &["eetop", "threadStatus"])
}

/// The `java.lang.Thread` of a thread.
fn thread_object(scene: &Scene<'_>, number: usize) -> Reference {
    scene.machine.threads[scene.statuses[number].id.0 as usize].object
}

/// The end of the program comes when all threads that are no daemons have ended, and takes daemons wherever they are.
/// Any of the others may be the one that they still wait for. Nothing comes after the end, so a step that a daemon
/// could still have made before changes nothing but the state in which the program ends, and what hooks find then.
fn ends_program_for(scene: &Scene<'_>, member: usize, other: usize) -> bool {
    let thread = |number: usize| &scene.machine.threads[scene.statuses[number].id.0 as usize];
    scene.end_matters && thread(member).daemon && !thread(other).daemon
}

/// Whether two next operations depend on each other.
pub(super) fn meet(one: Operation, two: Operation, scene: &Scene<'_>, member: usize, other: usize) -> bool {
    use Operation::{Access, Enter, Exit, Hash, Initialize, Join, Make, Notify, Opaque, Start, TimeOut, Unpark, Wait};
    match (one, two) {
        (Operation::Local | Operation::Choose(_), _) | (_, Operation::Local | Operation::Choose(_)) => false,
        (Opaque, _) | (_, Opaque) => true,
        (Access(one), Access(two)) => one.conflicts_with(&two),
        (Enter(one), Enter(two) | Exit(two)) | (Exit(one), Enter(two)) => one == two,
        (Make, Make) | (Start(_), Start(_)) | (Hash, Hash) => true,
        (Start(one), Join(two) | Unpark(two)) | (Join(two) | Unpark(two), Start(one)) => one == two,
        // Joining takes the monitor of the thread.
        (Join(one), Enter(two) | Exit(two)) | (Enter(two) | Exit(two), Join(one)) => one == two,
        // A thread is started under its own monitor.
        (Start(one), Enter(two) | Exit(two)) | (Enter(two) | Exit(two), Start(one)) if one == two => true,
        (Notify { on, .. }, TimeOut(waits)) | (TimeOut(waits), Notify { on, .. }) => on == waits,
        (Notify { .. } | Wait(_), _) | (_, Notify { .. } | Wait(_)) => meets_interrupt(one, two),
        (TimeOut(_) | Operation::Park, Unpark(_)) | (Unpark(_), TimeOut(_) | Operation::Park) => true,
        (Initialize(one), Initialize(two)) => one == two,
        (Enter(on) | Exit(on), Make | Start(_) | Operation::End)
        | (Make | Start(_) | Operation::End, Enter(on) | Exit(on))
            if is_group(scene.machine, on) =>
        {
            true
        }
        _ => meets_interrupt(one, two) || meets_end(one, two, scene, member, other),
    }
}

fn meets_interrupt(one: Operation, two: Operation) -> bool {
    matches!(one, Operation::Interrupt(_)) || matches!(two, Operation::Interrupt(_))
}

/// The end of a thread takes the monitor of its object and changes what others can see of it.
fn meets_end(one: Operation, two: Operation, scene: &Scene<'_>, member: usize, other: usize) -> bool {
    let touches = |operation: Operation, number: usize| {
        let object = thread_object(scene, number);
        match operation {
            Operation::Enter(on) | Operation::Exit(on) | Operation::Join(on) | Operation::TimeOut(on) => on == object,
            Operation::Access(access) => match life_of(scene.machine, &access) {
                Life::Nobodys | Life::StartOf(_) | Life::MakingOf(_) => false,
                Life::Of(thread) | Life::EndOf(thread) => thread == object,
                Life::Anybodys => true,
            },
            _ => false,
        }
    };
    (one == Operation::End && touches(two, member)) || (two == Operation::End && touches(one, other))
}

/// Whether a monitor is that of a group of threads. On older JDKs threads enter it when they are made, started and
/// ended.
pub(super) fn is_group(machine: &Machine, on: Reference) -> bool {
    machine.peek_class(on).is_subclass_of(machine.known.thread_group)
}

/// Whether thread `other` may still do something that depends on an operation.
fn may_meet(operation: Operation, other: usize, context: &mut DependenceContext<'_, '_>) -> bool {
    let member = context.member;
    let effects = std::rc::Rc::clone(&context.scene.may_effects[other]);
    if effects.has(Flag::OPAQUE) {
        return true;
    }
    let interrupted = effects.has(Flag::INTERRUPTS);
    let times = Flag::CLOCK | Flag::CLOCK_WITHIN | Flag::SLEEPS | Flag::WAITS | Flag::PARKS;
    if context.scene.clock_matters && takes_time(operation) && effects.has(times) {
        return true;
    }
    if context.takes_interrupt(operation) && context.may_see_interrupt(&effects, other) {
        return true;
    }
    match operation {
        Operation::Local | Operation::Choose(_) => false,
        Operation::Opaque => true,
        Operation::Access(access) => {
            let meets_life = match life_of(context.scene.machine, &access) {
                Life::Nobodys => false,
                Life::Of(thread) => context.may_change_life(&effects, other, thread),
                Life::EndOf(thread) | Life::StartOf(thread) => context.may_be(&effects, other, thread),
                Life::MakingOf(thread) => effects.has(Flag::MAKES) && context.may_be(&effects, other, thread),
                // Every thread ends.
                Life::Anybodys => true,
            };
            meets_life || context.may_access(&effects, other, &access) && context.gets_at(other, access.object)
        }
        Operation::Enter(on) => {
            let status = context.scene.machine.threads[context.scene.statuses[member].id.0 as usize].status;
            let timed_out = matches!(status, Status::Reacquiring { wake: Wake::TimedOut, .. });
            // Every thread ends.
            let ends = is_group(context.scene.machine, on);
            interrupted && timed_out || ends || context.may_lock(&effects, other, on)
        }
        // Who has found a monitor held is seen to be blocked. Every thread ends.
        Operation::Exit(on) => is_group(context.scene.machine, on) || context.may_lock(&effects, other, on),
        Operation::Wait(_) => interrupted,
        Operation::Sleep => interrupted && context.gets_at(other, thread_object(context.scene, member)),
        Operation::Notify { .. } => interrupted,
        Operation::TimeOut(on) if on.is_null() => context.may_wake(&effects, other, member),
        Operation::TimeOut(on) => {
            interrupted || effects.has(Flag::NOTIFIES) || context.may_notify_by_end(&effects, other, on)
        }
        Operation::Park => context.may_wake(&effects, other, member),
        // Who has not been started yet does not hear of it.
        Operation::Unpark(object) => {
            effects.has(Flag::PARKS) && thread_object(context.scene, other) == object
                || effects.has(Flag::STARTS) && context.gets_at(other, object)
        }
        Operation::Interrupt(_) => true,
        // Hashes are given by a counter.
        Operation::Hash => effects.has(Flag::HASHES),
        // A new thread inherits from the one that makes it what others may change there.
        Operation::Make => {
            let object = thread_object(context.scene, member);
            effects.has(Flag::MAKES)
                || context.may_change(INHERITED, &effects, other, object)
                || context.may_see_life(&effects, other, object)
                || context.may_lock_group(&effects, other)
        }
        Operation::Start(object) => {
            effects.has(Flag::STARTS)
                || effects.has(Flag::UNPARKS | Flag::INTERRUPTS) && context.gets_at(other, object)
                || context.may_change(STARTED, &effects, other, object)
                || context.may_see_life(&effects, other, object)
                || context.may_lock_group(&effects, other)
                || context.may_lock(&effects, other, object)
        }
        // A thread that was interrupted throws, unless the other one has ended before.
        Operation::Join(object) => {
            let joined = thread_object(context.scene, other) == object;
            joined || interrupted || context.may_lock(&effects, other, object)
        }
        Operation::End => context.may_meet_end(&effects, other, member),
        Operation::Initialize(class) => {
            let fields = class.fields().iter().filter(|field| field.is_static());
            let mut touched = fields.filter(|field| effects.reads_field(field) || effects.writes_field(field));
            effects.initializes(class) || touched.next().is_some()
        }
    }
}

/// Whether an operation may depend on the clock or move it: waits know when they are to end, and time has passed when
/// they do.
fn takes_time(operation: Operation) -> bool {
    matches!(operation, Operation::Wait(_) | Operation::Sleep | Operation::Park | Operation::TimeOut(_))
}

impl DependenceContext<'_, '_> {
    /// Whether somebody may still do something that depends on the end of a thread.
    fn may_meet_end(&mut self, effects: &Effects, other: usize, member: usize) -> bool {
        let (scene, machine) = (self.scene, self.scene.machine);
        let object = thread_object(scene, member);
        // Who joins waits for the end, unless it is interrupted or seen to wait: then it matters which comes first.
        let interruptible = machine.exploring.configuration().thread_states_seen
            || scene.having(Flag::INTERRUPTS | Flag::OPAQUE) != 0
            || effects.has(Flag::INTERRUPTS_ITSELF)
            || machine.is_interrupted(scene.statuses[other].id);
        self.may_see_life(effects, other, object)
            || self.may_see_cleared(effects, other, object)
            || self.may_lock_group(effects, other)
            || self.may_lock_by_code(effects, other, object)
            || effects.has(Flag::JOINS) && interruptible
    }

    /// Whether the end of a thread, or of one that it may start, notifies those who wait on a monitor: that of its
    /// object, and on older JDKs that of its group. Every thread ends.
    fn may_notify_by_end(&mut self, effects: &Effects, other: usize, on: Reference) -> bool {
        let machine = self.scene.machine;
        let is_thread = machine.peek_class(on).is_subclass_of(machine.known.thread);
        thread_object(self.scene, other) == on
            || is_thread && effects.has(Flag::STARTS) && self.gets_at(other, on)
            || is_group(machine, on)
    }

    /// Whether the member throws in its next step because it was interrupted, and is not seen to be interrupted any
    /// more. Where it is not interrupted yet, whoever may do that depends on its step.
    fn takes_interrupt(&self, operation: Operation) -> bool {
        let id = self.scene.statuses[self.member].id;
        let status = self.scene.machine.threads[id.0 as usize].status;
        let throws = match operation {
            Operation::Wait(_) | Operation::Sleep | Operation::Join(_) => true,
            Operation::TimeOut(_) => matches!(status, Status::Sleeping { .. }),
            Operation::Enter(_) => matches!(status, Status::Reacquiring { .. }),
            _ => false,
        };
        throws && self.scene.machine.is_interrupted(id)
    }

    /// Whether a thread may look whether the member is interrupted.
    fn may_see_interrupt(&mut self, effects: &Effects, other: usize) -> bool {
        let (machine, object) = (self.scene.machine, thread_object(self.scene, self.member));
        let excluded = |manner: Manner| self.is_excluded(manner, effects, other, object);
        touches_fields(Some(machine.known.thread), &["interrupted"], effects, &excluded) && self.gets_at(other, object)
    }

    /// Whether a thread may come to make an access of its own that meets one of the member's, if it gets at the object.
    fn may_access(&self, effects: &Effects, other: usize, access: &Access) -> bool {
        let machine = self.scene.machine;
        let class = machine.peek_class(access.object);
        if let Some(component) = class.component() {
            let kind = component.descriptor().bytes().next().unwrap_or(b'L');
            let may = |write: bool| touches(machine, access, self.scene.indices(other, kind, write).as_deref());
            return effects.writes_array(kind) && may(true) || access.write && effects.reads_array(kind) && may(false);
        }
        let excluded = |manner: Manner| self.is_excluded(manner, effects, other, access.object);
        match machine.field_in(access.object, access.word()) {
            Some(field) => {
                effects.writes_field_except(field, &excluded)
                    || access.write && effects.reads_field_except(field, &excluded)
            }
            None => true,
        }
    }

    /// Whether a thread cannot access an object in a manner as long as the member does not move.
    fn is_excluded(&self, manner: Manner, effects: &Effects, other: usize, object: Reference) -> bool {
        match manner {
            Manner::Any => false,
            Manner::OwnThread => thread_object(self.scene, other) != object && !self.may_start(effects, object),
            Manner::Locked => is_held_by(self.scene.machine, object, self.scene.statuses[self.member].id),
            Manner::ClassLocked(class) => {
                let mirror = self.scene.machine.program.class(class).mirror().map(Reference);
                mirror.is_some_and(|on| is_held_by(self.scene.machine, on, self.scene.statuses[self.member].id))
            }
            Manner::LockedBy(Guard(guard)) => {
                let lock = guard_of(self.scene.machine, guard, object);
                lock.is_some_and(|on| is_held_by(self.scene.machine, on, self.scene.statuses[self.member].id))
            }
        }
    }

    /// Whether somebody may start a thread: what that does is among the starter's effects.
    fn may_start(&self, effects: &Effects, thread: Reference) -> bool {
        let lives = (0..self.scene.statuses.len()).any(|number| thread_object(self.scene, number) == thread);
        effects.has(Flag::STARTS) && !lives
    }

    /// Whether somebody may look at whether a thread lives, or change what is kept about that.
    fn may_see_life(&mut self, effects: &Effects, other: usize, thread: Reference) -> bool {
        let machine = self.scene.machine;
        let excluded = |manner: Manner| self.is_excluded(manner, effects, other, thread);
        let touches = touches_fields(Some(machine.known.thread), LIFE, effects, &excluded);
        touches && self.gets_at(other, thread)
            || touches_fields(machine.thread_holder_class(), &[], effects, &|_| false)
                && machine.holder_of(thread).is_none_or(|holder| self.gets_at(other, holder))
            || touches_groups(machine, effects)
    }

    /// Whether somebody may look at what the end of a thread takes from it, or change that.
    fn may_see_cleared(&mut self, effects: &Effects, other: usize, thread: Reference) -> bool {
        let excluded = |manner: Manner| self.is_excluded(manner, effects, other, thread);
        let touches = touches_fields(Some(self.scene.machine.known.thread), CLEARED, effects, &excluded);
        touches && self.gets_at(other, thread)
    }

    /// Whether somebody may change some of the fields that are kept about a thread.
    fn may_change(&mut self, names: &[&str], effects: &Effects, other: usize, thread: Reference) -> bool {
        let excluded = |manner: Manner| self.is_excluded(manner, effects, other, thread);
        let fields = self.scene.machine.known.thread.fields().iter();
        let mut meant = fields.filter(|field| !field.is_static() && names.contains(&field.name));
        meant.any(|field| effects.writes_field_except(field, &excluded)) && self.gets_at(other, thread)
    }

    /// Whether somebody is a thread, or may start it: what that does is among the starter's effects, and every thread
    /// ends.
    fn may_be(&mut self, effects: &Effects, other: usize, thread: Reference) -> bool {
        thread_object(self.scene, other) == thread || self.may_start(effects, thread) && self.gets_at(other, thread)
    }

    /// Whether a thread may change by its own life, or by what it does to another, what is kept about a thread.
    fn may_change_life(&mut self, effects: &Effects, other: usize, thread: Reference) -> bool {
        thread_object(self.scene, other) == thread
            || effects.has(Flag::STARTS | Flag::INTERRUPTS) && self.gets_at(other, thread)
    }

    /// Texts, classes, numbers and lambdas that have captured nothing are within everybody's reach: the first may be
    /// interned, numbers are kept by their classes, and lambdas by their call sites.
    pub(super) fn gets_at(&mut self, other: usize, object: Reference) -> bool {
        let machine = self.scene.machine;
        let class = machine.peek_class(object);
        let is_lambda = class.hidden && class.instance_words == 0;
        let constant = class == machine.known.string || class == machine.known.class || is_lambda || is_value(class);
        constant || self.reach.gets_at(self.scene, self.active, other, self.member, object)
    }

    /// Whether a thread may come to unpark or interrupt another one.
    fn may_wake(&mut self, effects: &Effects, other: usize, sleeper: usize) -> bool {
        let object = thread_object(self.scene, sleeper);
        effects.has(Flag::UNPARKS | Flag::INTERRUPTS) && self.gets_at(other, object)
    }
}

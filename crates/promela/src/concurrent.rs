//! Small models of `java.util.concurrent`, one file for each family of classes.
//!
//! Each call is one step, or the steps that its specification allows; a call that has to wait is one that cannot be
//! made yet. Which calls may be one step is what `crates/library/src/atomic_calls.rs` and docs/linearizability.md say
//! of the library itself. Time may be over at any moment. What a model would have to know beyond that (who stands in a
//! queue, estimates, striped counters) is refused.

pub(crate) mod atomic;
pub(crate) mod atomic_long;
pub(crate) mod barrier;
pub(crate) mod builder;
pub(crate) mod cells;
pub(crate) mod condition;
pub(crate) mod count;
pub(crate) mod hand_off;
pub(crate) mod lock;
pub(crate) mod map;
pub(crate) mod pair;
pub(crate) mod parking;
pub(crate) mod queue;
pub(crate) mod read_write;

use crate::body::Body;
use crate::expression::Expression;
use crate::long::INT64;
use crate::model::Deed;
use analysis::whole::ObjectNumber;
use flow::form::{Statement, StatementId, Value};
use program::MethodRef;

/// A call of one of the families.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    Atomic(atomic::Use),
    Cells(cells::Use),
    Pair(pair::Use),
    Lock(lock::Use),
    Condition(condition::Use),
    Count(count::Use),
    ReadWrite(read_write::Use),
    Barrier(barrier::Use),
    Parking(parking::Use),
    Queue(queue::Use),
    Map(map::Use),
    Builder(builder::Use),
}

/// All families: what each of them knows of a method.
const FAMILIES: &[fn(MethodRef) -> Option<Call>] = &[
    |method| atomic::known(method).map(Call::Atomic),
    |method| cells::known(method).map(Call::Cells),
    |method| pair::known(method).map(Call::Pair),
    |method| lock::known(method).map(Call::Lock),
    |method| condition::known(method).map(Call::Condition),
    |method| count::known(method).map(Call::Count),
    |method| read_write::known(method).map(Call::ReadWrite),
    |method| barrier::known(method).map(Call::Barrier),
    |method| parking::known(method).map(Call::Parking),
    |method| queue::known(method).map(Call::Queue),
    |method| map::known(method).map(Call::Map),
    |method| builder::known(method).map(Call::Builder),
];

/// What a method is; nothing for those that models do not have.
pub(crate) fn known(method: MethodRef) -> Option<Call> {
    FAMILIES.iter().find_map(|family| family(method))
}

/// Something that objects of a class hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Slot {
    /// The class as a model names it.
    pub(crate) class: &'static str,
    pub(crate) name: &'static str,
    /// Its type in Promela.
    pub(crate) kind: &'static str,
    /// Many of them, with an index.
    pub(crate) many: bool,
}

impl Slot {
    /// The macro that gives it.
    pub(crate) fn macro_name(&self) -> String {
        format!("{}_{}", self.class, self.name)
    }

    /// Whether it is said when the object is made, before anybody else has it.
    pub(crate) fn never_changes(&self) -> bool {
        matches!(self.name, "length" | "parties" | "capacity" | "fair")
    }

    /// Whether each access is one that others see, like one of a field.
    pub(crate) fn is_atomic(&self) -> bool {
        self.class.starts_with("Atomic") && !self.never_changes()
    }
}

const fn slot(class: &'static str, name: &'static str, kind: &'static str) -> Slot {
    Slot { class, name, kind, many: false }
}

const fn slots(class: &'static str, name: &'static str, kind: &'static str) -> Slot {
    Slot { class, name, kind, many: true }
}

/// Classes whose objects a model has by themselves, with what they hold. That of most methods comes first.
const CLASSES: &[(&str, &str, &[Slot])] = &[
    ("java/util/concurrent/locks/ReentrantLock", "ReentrantLock", &[]),
    ("java/util/concurrent/atomic/AtomicInteger", "AtomicInteger", &[slot("AtomicInteger", "value", "int")]),
    ("java/util/concurrent/atomic/AtomicBoolean", "AtomicBoolean", &[slot("AtomicBoolean", "value", "bool")]),
    ("java/util/concurrent/atomic/AtomicReference", "AtomicReference", &[slot("AtomicReference", "value", "ref")]),
    ("java/util/concurrent/atomic/AtomicLong", "AtomicLong", &[slot("AtomicLong", "value", INT64)]),
    (
        "java/util/concurrent/atomic/AtomicLongArray",
        "AtomicLongArray",
        &[slots("AtomicLongArray", "cell", INT64), slot("AtomicLongArray", "length", "int")],
    ),
    (
        "java/util/concurrent/atomic/AtomicIntegerArray",
        "AtomicIntegerArray",
        &[slots("AtomicIntegerArray", "cell", "int"), slot("AtomicIntegerArray", "length", "int")],
    ),
    (
        "java/util/concurrent/atomic/AtomicReferenceArray",
        "AtomicReferenceArray",
        &[slots("AtomicReferenceArray", "cell", "ref"), slot("AtomicReferenceArray", "length", "int")],
    ),
    (
        "java/util/concurrent/atomic/AtomicStampedReference",
        "AtomicStampedReference",
        &[slot("AtomicStampedReference", "value", "ref"), slot("AtomicStampedReference", "stamp", "int")],
    ),
    (
        "java/util/concurrent/atomic/AtomicMarkableReference",
        "AtomicMarkableReference",
        &[slot("AtomicMarkableReference", "value", "ref"), slot("AtomicMarkableReference", "mark", "bool")],
    ),
    ("java/util/concurrent/CountDownLatch", "CountDownLatch", &[slot("CountDownLatch", "value", "int")]),
    ("java/util/concurrent/Semaphore", "Semaphore", &[slot("Semaphore", "value", "int")]),
    (
        "java/util/concurrent/locks/ReentrantReadWriteLock",
        "ReentrantReadWriteLock",
        &[slots("ReentrantReadWriteLock", "reads", "int"), slot("ReentrantReadWriteLock", "readers", "int")],
    ),
    (
        "java/util/concurrent/CyclicBarrier",
        "CyclicBarrier",
        &[
            slot("CyclicBarrier", "parties", "int"),
            slot("CyclicBarrier", "arrived", "int"),
            slot("CyclicBarrier", "broken", "bool"),
        ],
    ),
    ("java/util/concurrent/ArrayBlockingQueue", "ArrayBlockingQueue", &queue_slots("ArrayBlockingQueue")),
    ("java/util/concurrent/LinkedBlockingQueue", "LinkedBlockingQueue", &queue_slots("LinkedBlockingQueue")),
    ("java/util/concurrent/LinkedBlockingDeque", "LinkedBlockingDeque", &queue_slots("LinkedBlockingDeque")),
    ("java/util/concurrent/ConcurrentLinkedQueue", "ConcurrentLinkedQueue", &queue_slots("ConcurrentLinkedQueue")),
    ("java/util/concurrent/ConcurrentHashMap", "ConcurrentHashMap", &map_slots("ConcurrentHashMap")),
    ("java/util/concurrent/ConcurrentSkipListMap", "ConcurrentSkipListMap", &map_slots("ConcurrentSkipListMap")),
    (builder::BUILDER, "StringBuilder", &[slot("StringBuilder", "value", "ref")]),
    ("java/util/concurrent/SynchronousQueue", "SynchronousQueue", &[slot("SynchronousQueue", "fair", "bool")]),
    ("java/util/concurrent/ConcurrentLinkedDeque", "ConcurrentLinkedDeque", &queue_slots("ConcurrentLinkedDeque")),
];

/// What a map holds.
const fn map_slots(class: &'static str) -> [Slot; 3] {
    [slots(class, "key", "ref"), slots(class, "value", "ref"), slot(class, "size", "short")]
}

/// What a queue holds; a capacity of 0 is none.
const fn queue_slots(class: &'static str) -> [Slot; 3] {
    [slots(class, "cell", "ref"), slot(class, "size", "short"), slot(class, "capacity", "short")]
}

/// What a model calls a class of these, and what its objects hold.
pub(crate) fn class_of(name: &str) -> Option<(&'static str, &'static [Slot])> {
    CLASSES.iter().find(|(class, ..)| *class == name).map(|(_, word, slots)| (*word, *slots))
}

/// The exceptions that a call may raise by itself, but for null pointers.
pub(crate) fn raises(call: Call, statement: &Statement) -> Vec<&'static str> {
    match call {
        Call::Atomic(_) | Call::Pair(_) | Call::Parking(_) => Vec::new(),
        Call::ReadWrite(what) => read_write::raises(what),
        Call::Barrier(what) => barrier::raises(what, statement),
        Call::Queue(what) => queue::raises(what, statement),
        Call::Map(what) => map::raises(what, statement),
        Call::Builder(what) => builder::raises(what, statement),
        Call::Cells(what) => cells::raises(what, statement),
        Call::Lock(what) => lock::raises(what),
        Call::Condition(_) => vec!["java/lang/IllegalMonitorStateException"],
        Call::Count(what) => count::raises(what, statement),
    }
}

/// The operand that is a function which a call applies.
pub(crate) fn function_of(call: Call) -> Option<usize> {
    let behind = |first: usize, what| match what {
        atomic::Use::Update { accumulates, .. } => Some(first + usize::from(accumulates)),
        _ => None,
    };
    match call {
        Call::Atomic(what) => behind(1, what),
        Call::Cells(cells::Use::Access(what)) => behind(2, what),
        _ => None,
    }
}

/// Whether an interrupt ends a call with an exception.
pub(crate) fn is_interruptible(call: Call) -> bool {
    match call {
        Call::Atomic(_) | Call::Cells(_) | Call::Pair(_) | Call::ReadWrite(_) | Call::Parking(_) => false,
        Call::Map(_) | Call::Builder(_) => false,
        Call::Barrier(what) => matches!(what, barrier::Use::Await { .. }),
        Call::Queue(what) => queue::is_interruptible(what),
        Call::Lock(what) => lock::is_interruptible(what),
        Call::Condition(what) => matches!(what, condition::Use::Await { uninterruptibly: false, .. }),
        Call::Count(what) => count::is_interruptible(what),
    }
}

/// A call that is being written.
pub(crate) struct Invocation<'s> {
    pub(crate) id: StatementId,
    pub(crate) statement: &'s Statement,
    /// The receiver.
    pub(crate) object: String,
    /// All operands, the receiver first.
    pub(crate) arguments: Vec<Expression>,
}

impl Invocation<'_> {
    /// An argument as part of an expression, counted from 1.
    pub(crate) fn argument(&self, number: usize) -> String {
        self.arguments.get(number).map_or_else(|| String::from("0"), Expression::part)
    }

    /// Something that the call reads; it depends on what the operands do.
    pub(crate) fn reading(&self, text: String, deed: Option<Deed>) -> Expression {
        let variables = self.arguments.iter().flat_map(|argument| argument.variables.iter().copied()).collect();
        Expression { deed, variables, ..Expression::atom(text) }
    }
}

/// Nanoseconds that never pass.
const FOR_EVER: u64 = 1 << 62;

/// Nanoseconds of a day, the longest unit.
const DAY: u64 = 86_400_000_000_000;

impl Body<'_, '_> {
    /// A call of one of these classes.
    pub(crate) fn call_concurrent(&mut self, id: StatementId, statement: &Statement, call: Call) {
        let arguments: Vec<Expression> = statement.operands.iter().map(|operand| self.take_local(*operand)).collect();
        if let Call::Parking(what) = call {
            self.settle();
            self.use_parking(&Invocation { id, statement, object: String::new(), arguments }, what);
            return;
        }
        let Some(receiver) = arguments.first().cloned() else { return };
        self.check_null(id, &receiver);
        self.settle();
        if !self.is_told_apart(statement, call) {
            let what = "an object of java.util.concurrent, or a StringBuilder, that the program has not made itself";
            self.cx.refuse(what, Some(self.place(id)));
            return;
        }
        let invocation = Invocation { id, statement, object: receiver.part(), arguments };
        let is_free =
            matches!(call, Call::Atomic(_) | Call::Cells(_) | Call::Pair(_) | Call::Map(_) | Call::Builder(_));
        self.cx.asked.borrow_mut().queues |= !is_free;
        match call {
            Call::Lock(what) if self.is_part(statement) => self.use_some_lock(&invocation, what),
            Call::Atomic(what) => self.use_atomic(&invocation, what),
            Call::Cells(what) => self.use_cells(&invocation, what),
            Call::Pair(what) => self.use_pair(&invocation, what),
            Call::Lock(what) => self.use_lock(&invocation, what),
            Call::Condition(what) => self.use_condition(&invocation, what),
            Call::Count(what) => self.use_count(&invocation, what),
            Call::ReadWrite(what) => self.use_read_write(&invocation, what),
            Call::Barrier(what) => self.use_barrier(&invocation, what),
            Call::Queue(what) => self.use_queue(&invocation, what),
            Call::Map(what) => self.use_map(&invocation, what),
            Call::Builder(what) => self.use_builder(&invocation, what),
            Call::Parking(_) => {}
        }
    }

    /// Whether all objects are made by statements of the program, as objects of these very classes.
    pub(crate) fn is_told_apart(&self, statement: &Statement, call: Call) -> bool {
        let points_to = self.cx.world().points_to();
        let is_known = |object: ObjectNumber| {
            let class = points_to.object(object).class.filter(|_| object != ObjectNumber::LIBRARY);
            class.is_some_and(|class| class_of(class.name).is_some())
        };
        // Conditions are told apart by the statements that ask their lock for one, and so are the two locks of a
        // read-write lock; the library makes them.
        let is_asked_for = matches!(call, Call::Condition(_) | Call::ReadWrite(read_write::Use::Of(..)))
            || matches!(call, Call::Lock(_)) && self.is_part(statement);
        is_asked_for || points_to.of(self.method, statement.operands[0]).iter().all(is_known)
    }

    /// Whether a call of a general interface is one of these classes.
    pub(crate) fn is_concurrent(&self, statement: &Statement, method: MethodRef, call: Call) -> bool {
        !queue::is_general(method) || self.is_told_apart(statement, call)
    }

    /// Writes a step that others can see, whatever the library does for it.
    pub(crate) fn step(&mut self, id: StatementId, text: &str) {
        let (line, deed) = (self.line(id), self.deed_here(id));
        self.writer.statement(text, line, deed);
    }

    /// A deed at a line.
    pub(crate) fn deed_here(&self, id: StatementId) -> Option<Deed> {
        Some(self.visible(id, String::new()))
    }

    /// What the receiver of a call holds; nothing, and a refusal, where it may be of several classes.
    pub(crate) fn held(&self, invocation: &Invocation<'_>, number: usize) -> Option<(String, Slot)> {
        let points_to = self.cx.world().points_to();
        let mut found = None;
        for one in points_to.of(self.method, invocation.statement.operands[0]).iter() {
            let (_, slots) = points_to.object(one).class.and_then(|class| class_of(class.name))?;
            let slot = slots.get(number)?;
            if found.is_some_and(|known| known != *slot) {
                let what = "an object of one class or another of java.util.concurrent";
                self.cx.refuse(what, Some(self.place(invocation.id)));
                return None;
            }
            found = Some(*slot);
        }
        let slot = found?;
        self.cx.asked.borrow_mut().slots.insert(slot);
        self.cx.asked.borrow_mut().longs |= slot.kind == INT64;
        Some((format!("{}_{}", slot.class, slot.name), slot))
    }

    /// What the receiver holds, if it is one value.
    pub(crate) fn value(&self, invocation: &Invocation<'_>, number: usize) -> Option<(String, &'static str)> {
        let (name, slot) = self.held(invocation, number)?;
        Some((format!("{name}({})", invocation.object), slot.kind))
    }

    /// Raises an exception where an argument is not what it has to be. Constants are judged at once.
    pub(crate) fn require(&mut self, invocation: &Invocation<'_>, number: usize, least: i32, class: &str) {
        if let Some(Value::Int(value)) = invocation.statement.operands.get(number)
            && *value >= least
        {
            return;
        }
        self.raise_if(invocation.id, &format!("{} < {least}", invocation.argument(number)), class);
    }

    /// Ends the call with an exception if the thread was interrupted before: a step of its own.
    pub(crate) fn fail_if_interrupted(&mut self, id: StatementId) -> String {
        self.cx.failure("java/lang/InterruptedException");
        let label = self.landing_of(id, "java/lang/InterruptedException");
        self.step(id, &format!("fail_if_interrupted({label});"));
        label
    }

    /// Whether a limit of a call of these classes may pass: the number and its unit. Those that never pass are none.
    pub(crate) fn may_give_up(&self, invocation: &Invocation<'_>, number: usize) -> bool {
        match invocation.statement.operands.get(number) {
            Some(Value::Long(limit)) if *limit < 0 || limit.unsigned_abs() < FOR_EVER / DAY => true,
            Some(Value::Long(limit)) if limit.unsigned_abs() >= FOR_EVER => false,
            _ => {
                let what = "a time limit that is not constant, or longer than a century";
                self.cx.refuse(what, Some(self.place(invocation.id)));
                true
            }
        }
    }
}

/// What a waiting thread does where an interrupt ends the wait, as an option of an `if`.
pub(crate) fn interrupted_option(label: &str) -> String {
    format!(":: interrupted[me] -> interrupted[me] = false; thrown = an_InterruptedException; goto {label}")
}

//! Queues: `ArrayBlockingQueue`, `LinkedBlockingQueue`, `LinkedBlockingDeque`, `ConcurrentLinkedQueue` and
//! `ConcurrentLinkedDeque` as rows of objects, the first one in front.
//!
//! A queue without a limit has as many cells as the bound says, and an assertion that they suffice. A timed attempt may
//! be given up whenever it does not succeed, so that its limit does not matter. Iterators, bulk operations and the size
//! of the lock-free ones are no single steps (docs/linearizability.md), and comparing elements would call `equals`:
//! refused.

use super::{Invocation, class_of};
use crate::body::Body;
use crate::expression::Expression;
use flow::form::{Statement, Value};
use program::MethodRef;

/// An end of a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    First,
    Last,
}

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// With the operand that limits it.
    Make,
    /// Waits for room.
    Put(End),
    /// With a time limit or without.
    Offer(End, bool),
    /// Raises an exception where there is no room.
    Add(End),
    Take(End),
    Poll(End, bool),
    Remove(End),
    Peek(End),
    Element(End),
    Size,
    IsEmpty,
    RemainingCapacity,
}

/// Queues, and whether their size is known at any moment.
const QUEUES: &[&str] = &[
    "java/util/concurrent/ArrayBlockingQueue",
    "java/util/concurrent/LinkedBlockingQueue",
    "java/util/concurrent/LinkedBlockingDeque",
    "java/util/concurrent/ConcurrentLinkedQueue",
    "java/util/concurrent/ConcurrentLinkedDeque",
    SYNCHRONOUS,
];

/// Has no cells (`hand_off`).
const SYNCHRONOUS: &str = "java/util/concurrent/SynchronousQueue";

/// What queues are called by.
const INTERFACES: &[&str] = &[
    "java/util/concurrent/BlockingQueue",
    "java/util/concurrent/BlockingDeque",
    "java/util/AbstractQueue",
    "java/util/AbstractCollection",
    "java/util/Queue",
    "java/util/Deque",
    "java/util/Collection",
];

/// Whether a method is one of an interface that other classes than these have, too.
pub(crate) fn is_general(method: MethodRef) -> bool {
    method.class.name.starts_with("java/util/") && !method.class.name.starts_with("java/util/concurrent/")
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    let class = method.class.name;
    if !QUEUES.contains(&class) && !INTERFACES.contains(&class) {
        return None;
    }
    let timed = method.descriptor.contains("TimeUnit");
    let arguments = if method.descriptor.starts_with("()") { 0 } else { 1 };
    Some(match (method.name, arguments) {
        ("<init>", _) if !method.descriptor.contains("Collection") => Use::Make,
        ("put" | "putLast", _) => Use::Put(End::Last),
        ("putFirst", _) => Use::Put(End::First),
        ("offer" | "offerLast", _) => Use::Offer(End::Last, timed),
        ("offerFirst", _) => Use::Offer(End::First, timed),
        ("add" | "addLast", _) => Use::Add(End::Last),
        ("addFirst" | "push", _) => Use::Add(End::First),
        ("take" | "takeFirst", _) => Use::Take(End::First),
        ("takeLast", _) => Use::Take(End::Last),
        ("poll" | "pollFirst", _) => Use::Poll(End::First, timed),
        ("pollLast", _) => Use::Poll(End::Last, timed),
        ("remove" | "removeFirst" | "pop", 0) => Use::Remove(End::First),
        ("removeLast", 0) => Use::Remove(End::Last),
        ("peek" | "peekFirst", _) => Use::Peek(End::First),
        ("peekLast", _) => Use::Peek(End::Last),
        ("element" | "getFirst", 0) => Use::Element(End::First),
        ("getLast", 0) => Use::Element(End::Last),
        ("size", _) if !class.contains("ConcurrentLinked") => Use::Size,
        ("isEmpty", _) => Use::IsEmpty,
        ("remainingCapacity", _) => Use::RemainingCapacity,
        _ => return None,
    })
}

pub(super) const NULL: &str = "java/lang/NullPointerException";
pub(super) const FULL: &str = "java/lang/IllegalStateException";
pub(super) const NOTHING: &str = "java/util/NoSuchElementException";
const CAPACITY: &str = "java/lang/IllegalArgumentException";

pub(crate) fn raises(what: Use, statement: &Statement) -> Vec<&'static str> {
    match what {
        Use::Make => match statement.operands.get(1) {
            None | Some(Value::Int(1..)) => Vec::new(),
            _ => vec![CAPACITY],
        },
        Use::Put(_) | Use::Offer(..) => vec![NULL],
        Use::Add(_) => vec![NULL, FULL],
        Use::Remove(_) | Use::Element(_) => vec![NOTHING],
        _ => Vec::new(),
    }
}

pub(crate) fn is_interruptible(what: Use) -> bool {
    matches!(what, Use::Put(_) | Use::Take(_) | Use::Offer(_, true) | Use::Poll(_, true))
}

/// A queue as a model writes it.
struct Queue {
    object: String,
    cell: String,
    size: String,
    capacity: String,
    /// It has no limit: an assertion that cells suffice.
    assertion: String,
}

impl Body<'_, '_> {
    pub(super) fn use_queue(&mut self, invocation: &Invocation<'_>, what: Use) {
        let points_to = self.cx.world().points_to();
        let objects = points_to.of(self.method, invocation.statement.operands[0]);
        let is_synchronous = |one| points_to.object(one).class.is_some_and(|class| class.name == SYNCHRONOUS);
        if objects.iter().any(is_synchronous) {
            self.hand_off(invocation, what);
            return;
        }
        let (Some((cell, slot)), Some((size, _)), Some((capacity, _))) =
            (self.held(invocation, 0), self.value(invocation, 1), self.value(invocation, 2))
        else {
            return;
        };
        self.cx.asked.borrow_mut().keeps_interrupts = true;
        self.variables.insert(String::from("moved"), "short");
        let cells = self.cells_of_queues(slot.class);
        let queue = Queue {
            object: invocation.object.clone(),
            cell,
            assertion: format!("assert({size} + 1 <= {cells}); "),
            size,
            capacity,
        };
        let id = invocation.id;
        match what {
            Use::Make => self.make_queue(invocation, &queue),
            Use::Put(end) => {
                let change = self.insertion(invocation, &queue, end);
                let room = format!("{0} == 0 || {1} < {0}", queue.capacity, queue.size);
                self.wait_for(invocation, &(room, change), true);
            }
            Use::Offer(end, timed) => {
                let change = self.insertion(invocation, &queue, end);
                let room = format!("{0} == 0 || {1} < {0}", queue.capacity, queue.size);
                self.attempt(invocation, &(room, change), timed.then_some(2));
            }
            Use::Add(end) => {
                let change = self.insertion(invocation, &queue, end);
                let failing = self.failing(id, FULL);
                let room = format!("{0} == 0 || {1} < {0}", queue.capacity, queue.size);
                self.step(id, &format!("atomic {{ if :: {room} -> {change} :: else -> {failing} fi }};"));
                if invocation.statement.to.is_some() {
                    self.define(id, Expression::atom("1").boolean());
                }
            }
            Use::Size | Use::IsEmpty | Use::RemainingCapacity => self.ask_queue(invocation, &queue, what),
            _ => self.remove_from_queue(invocation, &queue, what),
        }
    }

    /// How many cells all queues or maps of a class have at least.
    pub(super) fn cells_of_queues(&self, class: &str) -> u32 {
        let is_wanted = |row: &&crate::objects::Row| {
            row.class.and_then(|class| class_of(class.name)).is_some_and(|(word, _)| word == class)
        };
        self.cx.objects.rows.iter().filter(is_wanted).map(|row| row.cells).max().unwrap_or(1)
    }

    fn make_queue(&mut self, invocation: &Invocation<'_>, queue: &Queue) {
        let has_limit = invocation.statement.operands.len() > 1;
        if has_limit {
            self.require(invocation, 1, 1, CAPACITY);
        }
        if let Some(Value::Int(limit)) = invocation.statement.operands.get(1)
            && *limit > 64
        {
            self.cx.refuse("a queue with a limit of more than 64", Some(self.place(invocation.id)));
        }
        let cells = self.demand_cells(invocation, 1);
        let given = invocation.argument(1);
        if has_limit {
            let mut text = format!("{} = {given};", queue.capacity);
            if !matches!(invocation.statement.operands.get(1), Some(Value::Int(_))) {
                text = format!("atomic {{ assert({given} <= {cells}); {text} }};");
            }
            self.writer.statement(&text, self.line(invocation.id), None);
        }
    }

    /// The statements that put something in.
    fn insertion(&mut self, invocation: &Invocation<'_>, queue: &Queue, end: End) -> String {
        let Queue { object, cell, size, assertion, .. } = queue;
        let given = invocation.argument(1);
        self.raise_if(invocation.id, &format!("{given} == null"), NULL);
        match end {
            End::Last => format!("{assertion}{cell}({object}, {size}) = {given}; {size}++"),
            End::First => {
                let shift = format!(
                    "moved = {size}; do :: moved > 0 -> {cell}({object}, moved) = {cell}({object}, moved - 1); moved-- :: else -> break od"
                );
                format!("{assertion}{shift}; {cell}({object}, 0) = {given}; {size}++")
            }
        }
    }

    fn remove_from_queue(&mut self, invocation: &Invocation<'_>, queue: &Queue, what: Use) {
        let Queue { object, cell, size, .. } = queue;
        let id = invocation.id;
        let got = self.got("ref");
        let (end, keeps) = match what {
            Use::Peek(end) | Use::Element(end) => (end, true),
            Use::Take(end) | Use::Poll(end, _) | Use::Remove(end) => (end, false),
            _ => return,
        };
        let last = format!("{size} - 1");
        let (index, rest) = match end {
            End::First => (
                "0",
                format!(
                    "moved = 1; do :: moved < {size} -> {cell}({object}, moved - 1) = {cell}({object}, moved); moved++ :: else -> break od; moved = 0; {size}--; {cell}({object}, {size}) = null"
                ),
            ),
            End::Last => (last.as_str(), format!("{size}--; {cell}({object}, {size}) = null")),
        };
        let mut change = format!("{got} = {cell}({object}, {index})");
        if !keeps {
            change.push_str(&format!("; {rest}"));
        }
        let ready = format!("{size} > 0");
        match what {
            Use::Take(_) => self.wait_for(invocation, &(ready, change), true),
            Use::Poll(_, true) if !self.may_give_up(invocation, 1) => {
                self.wait_for(invocation, &(ready, change), true);
            }
            Use::Poll(..) | Use::Peek(_) => {
                let timed = matches!(what, Use::Poll(_, true)) && self.cx.exceptions.interrupts;
                let option = match timed {
                    true => super::interrupted_option(&self.fail_if_interrupted(id)),
                    false => String::new(),
                };
                let none = if timed { format!("{size} == 0") } else { String::from("else") };
                let text = format!("if {option} :: {ready} -> {change} :: {none} -> {got} = null fi");
                self.step(id, &format!("atomic {{ {text} }};"));
            }
            _ => {
                let failing = self.failing(id, NOTHING);
                self.step(id, &format!("atomic {{ if :: {ready} -> {change} :: else -> {failing} fi }};"));
            }
        }
        if invocation.statement.to.is_some() {
            self.define(id, Expression::atom(got));
        }
    }

    fn ask_queue(&mut self, invocation: &Invocation<'_>, queue: &Queue, what: Use) {
        let deed = self.deed_here(invocation.id);
        let (size, capacity) = (&queue.size, &queue.capacity);
        let read = match what {
            Use::IsEmpty => invocation.reading(format!("({size} == 0)"), deed).boolean(),
            Use::Size => {
                if queue.cell.starts_with("Concurrent") {
                    self.cx.refuse("the size of a lock-free queue", Some(self.place(invocation.id)));
                }
                invocation.reading(size.clone(), deed)
            }
            _ => invocation.reading(format!("({capacity} == 0 -> 2147483647 - {size} : {capacity} - {size})"), deed),
        };
        self.define(invocation.id, read);
    }
}

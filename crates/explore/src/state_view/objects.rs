//! Objects as people see them: which there are, their fields, and who can get at them.
//!
//! Begins at the static fields of the program's classes and at the variables of its frames. Of the class library it
//! shows what the program's objects keep in it, not deeper than a few references, and nothing of threads, classes and
//! locks but who holds them. Large graphs are cut off, and say so.

use super::holder;
use crate::lock_words;
use crate::naming::{Names, type_name};
use evidence::{ObjectView, Variable};
use program::layout::Element;
use program::{ClassId, ClassRef, FieldRef, access};
use std::collections::{BTreeMap, VecDeque};
use vm::{Frame, Machine, Reference, Status, Thread};

/// The most objects of a state, and the most fields or elements of one of them.
const MOST_OBJECTS: usize = 250;
const MOST_FIELDS: usize = 40;
/// How many references deep the class library is looked into.
const LIBRARY_DEPTH: u32 = 3;
/// Classes of which nothing but the object is shown.
const CLOSED: &[&str] =
    &["java/lang/Class", "java/lang/ClassLoader", "java/lang/Module", "java/lang/ThreadGroup", "java/lang/invoke"];
/// Fields of the compiler, which no source has.
const SYNTHETIC: u16 = 0x1000;

/// Where people begin to look.
pub(super) struct Roots {
    /// The program's classes, by name.
    classes: Vec<ClassRef>,
    /// What each thread has in its frames, and its own `java.lang.Thread`.
    threads: Vec<Vec<Reference>>,
}

impl Roots {
    pub(super) fn of(machine: &Machine) -> Roots {
        let all = (0..machine.program.class_count() as u32).map(|id| machine.program.class(ClassId(id)));
        let has_statics = |class: &ClassRef| class.fields().iter().any(is_shown_static);
        let own = |class: &ClassRef| is_own(class) && machine.has_initialized(class) && has_statics(class);
        let mut classes: Vec<ClassRef> = all.filter(own).collect();
        classes.sort_by_key(|class| class.name);
        let threads = (0..machine.threads.len()).map(|number| thread_roots(machine, number)).collect();
        Roots { classes, threads }
    }

    /// The objects, and whether there are more.
    pub(super) fn walk(&self, machine: &Machine, names: &mut Names) -> (Vec<ObjectView>, bool) {
        let mut walk = Walk {
            machine,
            names,
            found: Vec::new(),
            numbers: BTreeMap::new(),
            waiting: VecDeque::new(),
            has_more: false,
        };
        let mirrors = self.classes.iter().filter_map(|class| class.mirror()).map(Reference);
        let of_classes: Vec<usize> = mirrors.filter_map(|mirror| walk.add(mirror, 0)).collect();
        walk.follow_all();
        let mut of_threads = Vec::new();
        for roots in &self.threads {
            of_threads.push(roots.iter().filter_map(|object| walk.add(*object, 0)).collect::<Vec<usize>>());
            walk.follow_all();
        }
        let mut found = walk.found;
        for number in reached(&found, &of_classes) {
            found[number].view.is_reached_statically = true;
        }
        for (thread, roots) in of_threads.iter().enumerate() {
            for number in reached(&found, roots) {
                found[number].view.reached_by.push(thread);
            }
        }
        (found.into_iter().map(|found| found.view).collect(), walk.has_more)
    }
}

fn is_own(class: &ClassRef) -> bool {
    class.is_application()
        && !class.is_array()
        && !class.name.starts_with("sojourner/")
        && !library::frameworks::is_framework(class.name)
}

fn is_shown_static(field: &program::Field) -> bool {
    field.is_static() && field.access & SYNTHETIC == 0
}

fn thread_roots(machine: &Machine, number: usize) -> Vec<Reference> {
    let thread = &machine.threads[number];
    if thread.is_terminated() {
        return Vec::new();
    }
    let mut roots = Vec::new();
    if machine.peek_class(thread.object).is_application() {
        roots.push(thread.object);
    }
    for frame in thread.frames.iter().rev() {
        let is_own = machine.is_own(frame.method);
        // What lies in frames of the class library is shown where it is the program's.
        let is_shown =
            |object: &Reference| !object.is_null() && (is_own || machine.peek_class(*object).is_application());
        roots.extend(frame_roots(machine, thread, frame).into_iter().filter(is_shown));
    }
    roots
}

/// What a frame has in its variables and operands, and the monitor of a synchronized method.
fn frame_roots(machine: &Machine, thread: &Thread, frame: &Frame) -> Vec<Reference> {
    let mut roots = vec![frame.lock];
    let Ok(maps) = machine.program.frame_maps(frame.method) else { return roots };
    let map = maps.at(frame.pc as usize);
    let locals = u32::from(frame.code.max_locals);
    let slots = thread.slots[frame.base as usize..frame.top as usize].iter();
    let held = (0..).zip(slots).filter(|(slot, _)| map.is_reference(*slot) && (*slot >= locals || map.is_live(*slot)));
    roots.extend(held.map(|(_, word)| Reference::from_slot(*word)));
    roots
}

struct Found {
    object: Reference,
    view: ObjectView,
    leads_to: Vec<usize>,
    /// How deep in the class library.
    depth: u32,
}

struct Walk<'a> {
    machine: &'a Machine,
    names: &'a mut Names,
    found: Vec<Found>,
    numbers: BTreeMap<String, usize>,
    waiting: VecDeque<usize>,
    has_more: bool,
}

impl Walk<'_> {
    /// The number of an object; nothing for texts and numbers, which are values, nor where there are too many.
    fn add(&mut self, object: Reference, depth: u32) -> Option<usize> {
        if object.is_null() || self.names.plain(self.machine, object).is_some() {
            return None;
        }
        let name = self.names.object(self.machine, object);
        if let Some(known) = self.numbers.get(&name) {
            return Some(*known);
        }
        if self.found.len() >= MOST_OBJECTS {
            self.has_more = true;
            return None;
        }
        let number = self.found.len();
        self.numbers.insert(name.clone(), number);
        let view = ObjectView {
            name,
            class: type_name(self.machine.peek_class(object)),
            fields: Vec::new(),
            left_out: 0,
            locked_by: holder(self.machine, object),
            waiters: waiters(self.machine, object),
            reached_by: Vec::new(),
            is_reached_statically: false,
        };
        self.found.push(Found { object, view, leads_to: Vec::new(), depth });
        self.waiting.push_back(number);
        Some(number)
    }

    fn follow_all(&mut self) {
        while let Some(number) = self.waiting.pop_front() {
            let (object, depth) = (self.found[number].object, self.found[number].depth);
            let class = self.machine.peek_class(object);
            if class == self.machine.known.class {
                let mirrored = self.machine.class_of_mirror(object);
                let fields: Vec<FieldRef> = mirrored.fields().iter().filter(|field| is_shown_static(field)).collect();
                if is_own(&mirrored) {
                    self.take_fields(number, &fields, 0);
                }
            } else if class.is_array() {
                self.take_elements(number, class, depth);
            } else {
                let deeper = if class.is_application() { 0 } else { depth + 1 };
                self.take_fields(number, &shown_fields(self.machine, object, depth), deeper);
            }
        }
    }

    fn take_fields(&mut self, number: usize, fields: &[FieldRef], depth: u32) {
        let object = self.found[number].object;
        self.found[number].view.left_out = fields.len().saturating_sub(MOST_FIELDS);
        for field in fields.iter().take(MOST_FIELDS) {
            let raw = self.machine.heap.field(object, field.offset(self.machine.known.class));
            self.take(number, field.name.to_owned(), (raw, field.basic_type()), depth);
        }
    }

    fn take_elements(&mut self, number: usize, class: ClassRef, depth: u32) {
        let array = self.found[number].object;
        let Some(component) = class.component() else { return };
        let descriptor = component.descriptor();
        let shift = Element::of_descriptor(&descriptor).shift();
        let length = self.machine.heap.length(array) as usize;
        self.found[number].view.left_out = length.saturating_sub(MOST_FIELDS);
        let kind = descriptor.bytes().next().unwrap_or(b'L');
        for index in 0..length.min(MOST_FIELDS) {
            let raw = self.machine.heap.element(array, index as u32, shift);
            self.take(number, format!("[{index}]"), (raw, kind), depth);
        }
    }

    fn take(&mut self, number: usize, name: String, (raw, kind): (u64, u8), depth: u32) {
        let (value, is_object) = self.names.shown(self.machine, raw, kind);
        self.found[number].view.fields.push(Variable { name, value, is_object, is_stale: false });
        if is_object && let Some(other) = self.add(Reference::from_slot(raw), depth) {
            self.found[number].leads_to.push(other);
        }
    }
}

/// The instance fields that are shown, those of superclasses first.
fn shown_fields(machine: &Machine, object: Reference, depth: u32) -> Vec<FieldRef> {
    let class = machine.peek_class(object);
    let is_lock =
        class.name.starts_with("java/util/concurrent/locks/") && lock_words::called(machine, object).2 != object;
    let is_closed = CLOSED.iter().any(|closed| class.name.starts_with(closed));
    if is_lock || is_closed || !class.is_application() && depth >= LIBRARY_DEPTH {
        return Vec::new();
    }
    let mut classes: Vec<ClassRef> = std::iter::successors(Some(class), |class| class.super_class).collect();
    classes.reverse();
    let is_thread = class.is_subclass_of(machine.known.thread);
    let fields = classes.iter().filter(|class| !is_thread || class.is_application()).flat_map(|class| class.fields());
    let is_throwable = |field: &FieldRef| field.class.name == "java/lang/Throwable";
    let shown = |field: &FieldRef| !is_throwable(field) || matches!(field.name, "detailMessage" | "cause");
    fields.filter(|field| field.access & access::STATIC == 0).filter(shown).collect()
}

fn waiters(machine: &Machine, object: Reference) -> Vec<usize> {
    let waits = |status: Status| matches!(status, Status::Waiting { on, .. } if on == object);
    let threads = machine.threads.iter().enumerate().filter(|(_, thread)| waits(thread.status));
    threads.map(|(number, _)| number).collect()
}

/// What can be got at from some objects, these included, in the order of their numbers.
fn reached(found: &[Found], roots: &[usize]) -> Vec<usize> {
    let mut seen = vec![false; found.len()];
    let mut waiting: Vec<usize> = roots.to_vec();
    while let Some(number) = waiting.pop() {
        if !std::mem::replace(&mut seen[number], true) {
            waiting.extend(&found[number].leads_to);
        }
    }
    (0..found.len()).filter(|number| seen[*number]).collect()
}

//! What a thread may do: a set of effects, an over-approximation wherever it comes from.
//!
//! Every question may be answered with yes too often, never with no too often. Fields of hidden classes are the
//! exception to precision, not to safety: the classes behind lambdas come into being at run time, their fields are
//! written once and before anybody else can reach the object, so nothing is recorded about them and every question is
//! answered with yes.

pub(crate) mod element;
pub(crate) mod flag;
pub(crate) mod manner;
pub(crate) mod numbering;

use crate::bits::Bits;
use flag::Flag;
use manner::Manner;
use numbering::{Monitor, Numbering};
use program::{ClassRef, FieldRef};
use std::rc::Rc;

/// A set of effects.
#[derive(Clone)]
pub struct Effects {
    flags: Flag,
    /// Those of the flags of arrays that may be about any element; the others are about `elements` only.
    anywhere: Flag,
    elements: Bits,
    reads: Bits,
    writes: Bits,
    /// Fields to which something is added, as a whole, and which are neither read nor written else there.
    updates: Bits,
    monitors: Bits,
    /// Monitors that are entered for a short section (`section`), and for that only.
    brief: Bits,
    classes: Bits,
    /// Classes of whose objects any field may be read or written.
    open_to_reads: Bits,
    open_to_writes: Bits,
    numbering: Rc<Numbering>,
}

impl Effects {
    /// No effects at all.
    pub(crate) fn none(numbering: &Rc<Numbering>) -> Effects {
        Effects {
            flags: Flag::NONE,
            anywhere: Flag::NONE,
            elements: Bits::default(),
            reads: Bits::default(),
            writes: Bits::default(),
            updates: Bits::default(),
            monitors: Bits::default(),
            brief: Bits::default(),
            classes: Bits::default(),
            open_to_reads: Bits::default(),
            open_to_writes: Bits::default(),
            numbering: Rc::clone(numbering),
        }
    }

    /// Whether one of these effects may happen.
    pub fn has(&self, flags: Flag) -> bool {
        self.flags.meets(flags | Flag::ANYTHING)
    }

    /// Whether a field, static or not, may be read.
    pub fn reads_field(&self, field: FieldRef) -> bool {
        self.reads_field_except(field, &|_| false)
    }

    /// Whether a field, static or not, may be written.
    pub fn writes_field(&self, field: FieldRef) -> bool {
        self.writes_field_except(field, &|_| false)
    }

    /// Whether a field may be read in other manners than those that the asker can exclude.
    pub fn reads_field_except(&self, field: FieldRef, excluded: &dyn Fn(Manner) -> bool) -> bool {
        self.has(Flag::ANY_MEMORY_READ) || self.touches(field, excluded, &self.reads, &self.open_to_reads)
    }

    /// Whether a field may be written in other manners than those that the asker can exclude.
    pub fn writes_field_except(&self, field: FieldRef, excluded: &dyn Fn(Manner) -> bool) -> bool {
        self.has(Flag::ANY_MEMORY_WRITE) || self.touches(field, excluded, &self.writes, &self.open_to_writes)
    }

    fn touches(&self, field: FieldRef, excluded: &dyn Fn(Manner) -> bool, fields: &Bits, open: &Bits) -> bool {
        let is_told = |number: u32| fields.contains(number) || self.updates.contains(number);
        let counts = |number: u32, manner: Manner| is_told(number) && !excluded(manner);
        let by_name = self.numbering.any_of_field(field, counts);
        let by_offset = || open.iter().any(|number| are_related(self.numbering.class_of(number), field.class));
        field.class.hidden || by_name || !field.is_static() && by_offset()
    }

    /// Whether a field may be accessed otherwise than by an update in this manner, which commutes with itself.
    pub fn touches_beside_updates(&self, field: FieldRef, manner: Manner) -> bool {
        let is_other = |number: u32, known: Manner| {
            let is_plain = self.reads.contains(number) || self.writes.contains(number);
            is_plain || self.updates.contains(number) && known != manner
        };
        let open = || self.open_to_reads.iter().any(|number| are_related(self.numbering.class_of(number), field.class));
        self.has(Flag::ANY_MEMORY_READ | Flag::ANY_MEMORY_WRITE)
            || field.class.hidden
            || self.numbering.any_of_field(field, is_other)
            || !field.is_static() && open()
    }

    /// Whether elements of a kind may be read; the kind is the first character of their descriptor.
    pub fn reads_array(&self, kind: u8) -> bool {
        self.has(Flag::ANY_MEMORY_READ | Flag::array_read(kind))
    }

    /// Whether elements of a kind may be written; the kind is the first character of their descriptor.
    pub fn writes_array(&self, kind: u8) -> bool {
        self.has(Flag::ANY_MEMORY_WRITE | Flag::array_write(kind))
    }

    /// Whether the monitor of an object of exactly this class may be entered by a block or a synchronized method.
    /// Entering again after a wait is not counted here: the thread has held that monitor before, see [`Flag::WAITS`].
    pub fn locks(&self, class: ClassRef) -> bool {
        self.locks_beside_sections(class) || self.brief.iter().any(|number| self.is_entered(number, class))
    }

    /// The same, for who stands before a short section of its own: monitors that are entered for such do not count.
    pub fn locks_beside_sections(&self, class: ClassRef) -> bool {
        self.has(Flag::LOCKS_ANY) || self.monitors.iter().any(|number| self.is_entered(number, class))
    }

    fn is_entered(&self, number: u32, class: ClassRef) -> bool {
        match self.numbering.monitor_of(number) {
            Monitor::Instance(known) => class.is_subclass_of(known),
            Monitor::Mirror(_) => class.name == "java/lang/Class",
        }
    }

    /// Whether the monitor of the mirror of a class may be entered.
    pub fn locks_mirror(&self, class: ClassRef) -> bool {
        self.locks_mirror_beside_sections(class) || self.brief.iter().any(|number| self.is_mirror(number, class))
    }

    /// The same, for who stands before a short section of its own.
    pub fn locks_mirror_beside_sections(&self, class: ClassRef) -> bool {
        self.has(Flag::LOCKS_ANY) || self.monitors.iter().any(|number| self.is_mirror(number, class))
    }

    fn is_mirror(&self, number: u32, class: ClassRef) -> bool {
        match self.numbering.monitor_of(number) {
            Monitor::Instance(known) => matches!(known.name, "java/lang/Class" | "java/lang/Object"),
            Monitor::Mirror(known) => known == class,
        }
    }

    /// Whether a class may be initialised.
    pub fn initializes(&self, class: ClassRef) -> bool {
        let number = self.numbering.known_class(class);
        let linked = class.hidden && self.has(Flag::LINKS);
        self.has(Flag::ANYTHING) || linked || number.is_some_and(|number| self.classes.contains(number))
    }

    /// The static fields that may be read, as far as they are known one by one, in the order of their numbers.
    pub fn static_fields_read(&self) -> impl Iterator<Item = FieldRef> {
        self.reads.iter().map(|number| self.numbering.field_of(number)).filter(|field| field.is_static())
    }

    /// Whether there is a field of references that this may write and `other` may read, or the like for arrays.
    pub fn hands_references_to(&self, other: &Effects) -> bool {
        let by_array = self.writes_array(b'L') && other.reads_array(b'L');
        let by_field = |number: u32| {
            let field = self.numbering.field_of(number);
            field.is_reference() && other.reads_field(field)
        };
        let by_offset = self.open_to_writes.iter().next().is_some();
        by_array || by_offset || self.has(Flag::ANY_MEMORY_WRITE) || self.writes.iter().any(by_field)
    }

    /// Whether the two may do something whose order matters, on whatever objects.
    pub fn may_meet(&self, other: &Effects) -> bool {
        let anything = Flag::OPAQUE | Flag::ANYTHING | Flag::ANY_MEMORY_WRITE;
        let (mine, theirs) = (self.has(anything), other.has(anything));
        mine || theirs
            || self.flags.disturbs(other.flags)
            || self.touch_alike(other)
            || self.classes.meets(&other.classes)
    }

    fn touch_alike(&self, other: &Effects) -> bool {
        let by_offset = self.opens(other) || other.opens(self);
        let field = |number: u32| self.numbering.field_of(number);
        let written = |effects: &Effects| effects.writes.iter().chain(effects.updates.iter()).collect::<Vec<u32>>();
        let touches =
            |effects: &Effects, number: u32| effects.reads_field(field(number)) || effects.writes_field(field(number));
        let by_field = written(self).into_iter().any(|number| touches(other, number))
            || written(other).into_iter().any(|number| touches(self, number));
        let enters = |monitors: &Bits| monitors.iter().next().is_some();
        let locks =
            |effects: &Effects| effects.has(Flag::LOCKS_ANY) || enters(&effects.monitors) || enters(&effects.brief);
        let by_monitor = locks(self) && locks(other);
        by_offset || by_field || by_monitor
    }

    /// Whether this may access by offset what the other one accesses, and one of them writes.
    fn opens(&self, other: &Effects) -> bool {
        let class_of = |number: u32| self.numbering.class_of(number);
        let in_open = |class: ClassRef, fields: &Bits, open: &Bits| {
            let field = |number: u32| self.numbering.field_of(number);
            let told = fields.iter().chain(other.updates.iter()).map(field);
            let by_name = told.into_iter().any(|field| !field.is_static() && are_related(field.class, class));
            by_name || open.iter().any(|number| are_related(class_of(number), class))
        };
        let read = self.open_to_reads.iter().map(class_of);
        let mut written = self.open_to_writes.iter().map(class_of);
        read.into_iter().any(|class| in_open(class, &other.writes, &other.open_to_writes))
            || written.any(|class| in_open(class, &other.reads, &other.open_to_reads))
    }

    /// Adds all effects of another set.
    pub fn unite(&mut self, other: &Effects) {
        self.unite_beside_elements(other);
        self.elements.unite(&other.elements);
    }

    fn unite_beside_elements(&mut self, other: &Effects) {
        self.flags = self.flags | other.flags;
        self.anywhere = self.anywhere | other.anywhere;
        self.reads.unite(&other.reads);
        self.writes.unite(&other.writes);
        self.updates.unite(&other.updates);
        self.monitors.unite(&other.monitors);
        self.brief.unite(&other.brief);
        self.classes.unite(&other.classes);
        self.open_to_reads.unite(&other.open_to_reads);
        self.open_to_writes.unite(&other.open_to_writes);
    }

    /// All effects by name, in order, for people.
    pub fn describe(&self) -> Vec<String> {
        let numbering = &self.numbering;
        let field = |number: u32| {
            let field = numbering.field_of(number);
            format!("{}.{}", field.class.name, field.name)
        };
        let flags = Flag::ALL.iter().filter(|(flag, _)| self.flags.meets(*flag)).map(|(_, name)| (*name).to_owned());
        let kinds = b"BCSIJFDL".iter().flat_map(|kind| self.describe_array(*kind));
        let mut all: Vec<String> = flags.chain(kinds).collect();
        all.extend(self.reads.iter().map(|number| format!("reads {}", field(number))));
        all.extend(self.writes.iter().map(|number| format!("writes {}", field(number))));
        all.extend(self.updates.iter().map(|number| format!("updates {}", field(number))));
        all.extend(self.monitors.iter().map(|number| format!("locks {:?}", numbering.monitor_of(number))));
        all.extend(self.brief.iter().map(|number| format!("locks briefly {:?}", numbering.monitor_of(number))));
        all.extend(self.open_to_reads.iter().map(|number| format!("reads all of {}", numbering.class_of(number).name)));
        all.extend(
            self.open_to_writes.iter().map(|number| format!("writes all of {}", numbering.class_of(number).name)),
        );
        all.extend(self.classes.iter().map(|number| format!("initializes {}", numbering.class_of(number).name)));
        all.sort();
        all.dedup();
        all
    }

    fn describe_array(&self, kind: u8) -> impl Iterator<Item = String> {
        let reads = self.flags.meets(Flag::array_read(kind)).then(|| format!("reads array {}", char::from(kind)));
        let writes = self.flags.meets(Flag::array_write(kind)).then(|| format!("writes array {}", char::from(kind)));
        reads.into_iter().chain(writes)
    }

    pub(crate) fn add_flags(&mut self, flags: Flag) {
        self.flags = self.flags | flags;
        self.anywhere = self.anywhere | flags;
    }

    pub(crate) fn add_read(&mut self, field: FieldRef, manner: Manner) {
        self.reads.insert(self.numbering.field(field, manner));
    }

    pub(crate) fn add_write(&mut self, field: FieldRef, manner: Manner) {
        self.writes.insert(self.numbering.field(field, manner));
    }

    pub(crate) fn add_update(&mut self, field: FieldRef, manner: Manner) {
        self.updates.insert(self.numbering.field(field, manner));
    }

    /// A monitor is entered for a section.
    pub(crate) fn add_section(&mut self, monitor: Monitor) {
        self.brief.insert(self.numbering.monitor(monitor));
    }

    pub(crate) fn add_monitor(&mut self, monitor: Monitor) {
        self.monitors.insert(self.numbering.monitor(monitor));
    }

    /// Any field of the objects of a class may be accessed.
    pub(crate) fn add_memory(&mut self, class: ClassRef, write: bool) {
        let number = self.numbering.class(class);
        self.open_to_reads.insert(number);
        if write {
            self.open_to_writes.insert(number);
        }
    }

    pub(crate) fn add_class(&mut self, class: ClassRef) {
        self.classes.insert(self.numbering.class(class));
    }

    /// The classes that may be initialised, in the order of their numbers.
    pub(crate) fn classes(&self) -> impl Iterator<Item = ClassRef> {
        self.classes.iter().map(|number| self.numbering.class_of(number))
    }

    /// The same effects, but of the classes only these are initialised.
    pub(crate) fn initializing_only(&self, classes: &[ClassRef]) -> Effects {
        let mut kept = Effects { classes: Bits::default(), ..self.clone() };
        classes.iter().for_each(|class| kept.add_class(class));
        kept
    }
}

/// Whether an object may be of both classes.
fn are_related(one: ClassRef, two: ClassRef) -> bool {
    one.is_subclass_of(two) || two.is_subclass_of(one)
}

impl std::fmt::Debug for Effects {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.describe()).finish()
    }
}

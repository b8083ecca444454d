//! Which objects the threads can get at, by the fields that their may-effects read. Found out when it is asked for.
//!
//! Asked for the time in which one thread stands still: fields of an object whose monitor that thread holds, and which
//! the others read with this monitor held only, are not followed. Whoever has read such a field before has what it held
//! in its frames, or has written it elsewhere; both are seen. Points-to facts would narrow down what may be handed over
//! (`hands`): today any reference that one thread writes into a field may be one that another reads there.
//! Texts, classes and numbers (`is_value`) are within everybody's reach.

use super::live_values::LiveValues;
use super::{Scene, bits};
use crate::thread_survey::ThreadStatus;
use analysis::{Effects, Flag, Manner};
use program::layout::HEADER_WORDS;
use program::{ClassId, ClassRef, FieldRef};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use vm::exploring::{Elements, Paths, Reached};
use vm::{Machine, Reference, ThreadId};

/// The fields to follow, by may-effects and class; they are kept, so that their address stays their own.
type Followed = FxHashMap<(usize, ClassId), (Rc<Effects>, Fields)>;

/// The fields of the objects of a class that hold references and may be read: all of them, and those that may be read
/// by a thread that cannot enter the monitor of the object.
#[derive(Clone)]
struct Fields {
    all: Rc<[u32]>,
    unlocked: Rc<[u32]>,
}

/// Whether somebody with one set of may-effects may hand references to somebody with another one; both are kept for the
/// same reason.
type Handed = FxHashMap<(usize, usize), (bool, Rc<Effects>, Rc<Effects>)>;

/// What was found out about a state, and what holds in all of them.
#[derive(Default)]
pub(super) struct Reach {
    /// As long as nobody who holds a monitor stands still.
    free: View,
    /// As long as a thread stands still that holds monitors, by its rank.
    held_up: FxHashMap<usize, View>,
    /// Whether the threads hold monitors, by rank, as far as somebody has asked.
    holding: FxHashMap<usize, bool>,
    followed: Followed,
    handed: Handed,
}

impl Scene<'_> {
    /// The indices at which a thread may still read elements of a kind, or write them if so; nothing where it may be
    /// any.
    pub(super) fn indices(&self, thread: usize, kind: u8, write: bool) -> Option<Vec<u32>> {
        let ThreadStatus { id, operation, .. } = self.statuses[thread];
        let values = LiveValues::new(self.machine, id, operation, &self.may_effects);
        self.may_effects[thread].indices(kind, write, &values)
    }
}

/// What the threads can get at.
#[derive(Default)]
struct View {
    reached: Reached,
    /// The threads whose objects are in `reached`.
    done: u64,
}

impl Reach {
    /// Forgets the last state.
    pub(super) fn begin(&mut self) {
        self.free.clear();
        self.held_up.clear();
        self.holding.clear();
    }

    /// Whether a thread might get at an object while thread `still` does not move, by itself or because another active
    /// thread hands it over, which may have got it from yet another one.
    pub(super) fn gets_at(
        &mut self,
        scene: &Scene<'_>,
        active: u64,
        thread: usize,
        still: usize,
        object: Reference,
    ) -> bool {
        let holder = self.holds_monitors(scene, still).then_some(still);
        let mut sources = 1 << thread;
        let mut looked = 0;
        loop {
            let Some(source) = bits(sources & !looked).next() else { return false };
            looked |= 1 << source;
            if self.can_reach(scene, source, holder, object) {
                return true;
            }
            for giver in bits(active & !sources) {
                if self.hands(&scene.may_effects[giver], &scene.may_effects[source]) {
                    sources |= 1 << giver;
                }
            }
        }
    }

    /// Whether somebody with one set of may-effects may hand references to somebody with another.
    fn hands(&mut self, giver: &Rc<Effects>, taker: &Rc<Effects>) -> bool {
        let key = (Rc::as_ptr(giver) as usize, Rc::as_ptr(taker) as usize);
        let known = self.handed.entry(key);
        known.or_insert_with(|| (giver.hands_references_to(taker), Rc::clone(giver), Rc::clone(taker))).0
    }

    /// Where that cannot be found out, it does not count as holding any.
    fn holds_monitors(&mut self, scene: &Scene<'_>, thread: usize) -> bool {
        let find = || scene.machine.holds_monitors(scene.statuses[thread].id).unwrap_or(false);
        *self.holding.entry(thread).or_insert_with(find)
    }

    /// Whether a thread gets at an object by itself, while another one keeps the monitors that it holds.
    fn can_reach(&mut self, scene: &Scene<'_>, thread: usize, holder: Option<usize>, object: Reference) -> bool {
        let may_effects = &scene.may_effects[thread];
        if may_effects.has(Flag::ANY_MEMORY_READ | Flag::OPAQUE) {
            return true;
        }
        let view = match holder {
            Some(holder) => self.held_up.entry(holder).or_default(),
            None => &mut self.free,
        };
        let bit = 1 << thread;
        if view.done & bit == 0 {
            view.done |= bit;
            let holder = holder.map(|holder| (scene.machine, scene.statuses[holder].id));
            let indices = scene.indices(thread, b'L', false);
            let mut paths = Following { may_effects, holder, indices, followed: &mut self.followed };
            if scene.machine.reach(scene.statuses[thread].id, bit, &mut paths, &mut view.reached).is_err() {
                return true;
            }
        }
        view.reached.mask(object) & bit != 0
    }
}

impl View {
    fn clear(&mut self) {
        self.reached.clear();
        self.done = 0;
    }
}

/// The classes of the objects that a thread, and all threads it may start, can get at.
pub(super) fn classes_within_reach(machine: &Machine, id: ThreadId, may_effects: &Rc<Effects>) -> Vec<ClassId> {
    let everything = || machine.classes_of_objects().iter().map(|class| class.id).collect();
    if may_effects.has(Flag::ANY_MEMORY_READ | Flag::OPAQUE) {
        return everything();
    }
    let mut reached = Reached::default();
    let mut followed = FxHashMap::default();
    let mut paths = Following { may_effects, holder: None, indices: None, followed: &mut followed };
    match machine.reach(id, 1, &mut paths, &mut reached) {
        Ok(()) => reached.objects().iter().map(|object| machine.heap.class_id(*object)).collect(),
        Err(_) => everything(),
    }
}

struct Following<'a> {
    may_effects: &'a Rc<Effects>,
    /// Somebody who keeps the monitors that it holds.
    holder: Option<(&'a Machine, ThreadId)>,
    /// The elements that are read; any where there is no list.
    indices: Option<Vec<u32>>,
    followed: &'a mut Followed,
}

impl Paths for Following<'_> {
    fn fields(&mut self, object: Reference, class: ClassRef) -> Rc<[u32]> {
        let key = (Rc::as_ptr(self.may_effects) as usize, class.id);
        let may_effects = self.may_effects;
        let (_, fields) = self.followed.entry(key).or_insert_with(|| {
            let all = fields_read(may_effects, class, &|_| false).into();
            let unlocked = fields_read(may_effects, class, &|manner| manner == Manner::Locked).into();
            (Rc::clone(may_effects), Fields { all, unlocked })
        });
        let is_held = self.holder.is_some_and(|(machine, holder)| is_held_by(machine, object, holder));
        Rc::clone(if is_held { &fields.unlocked } else { &fields.all })
    }

    fn elements(&self, component: ClassRef) -> Elements<'_> {
        match &self.indices {
            _ if !self.may_effects.reads_array(b'L') || is_value(component) => Elements::None,
            Some(indices) => Elements::At(indices),
            None => Elements::All,
        }
    }

    fn static_fields(&self) -> Vec<FieldRef> {
        self.may_effects.static_fields_read().collect()
    }
}

/// Whether objects of a class are numbers, of which nothing ever changes but who holds their monitor. They count as
/// within everybody's reach, so that nobody has to look through the hundreds of them that the JDK keeps.
pub(super) fn is_value(class: ClassRef) -> bool {
    let is_number = |field: &program::Field| field.is_static() || field.is_final() && !field.is_reference();
    let has_number = class.fields().iter().any(|field| !field.is_static());
    let mut classes = std::iter::successors(Some(class), |class| class.super_class);
    let is_closed = class.is_of_jdk() && class.access & program::access::FINAL != 0;
    is_closed && has_number && classes.all(|class| class.fields().iter().all(is_number))
}

/// Whether a thread holds the monitor of an object.
pub(super) fn is_held_by(machine: &Machine, object: Reference, id: ThreadId) -> bool {
    machine.heap.lock_word(object).owner() == Some(id.0)
}

fn fields_read(may_effects: &Effects, class: ClassRef, excluded: &dyn Fn(Manner) -> bool) -> Vec<u32> {
    let mut offsets = Vec::new();
    let mut walk = Some(class);
    while let Some(current) = walk {
        let references = current.fields().iter().filter(|field| !field.is_static() && field.is_reference());
        let read = references.filter(|field| may_effects.reads_field_except(field, excluded));
        offsets.extend(read.map(|field| HEADER_WORDS + field.word));
        walk = current.super_class;
    }
    offsets
}

//! Which objects the threads can get at, by the fields that their may-effects read. Found out when it is asked for.

use super::{Scene, bits};
use analysis::{Effects, Flag};
use program::layout::HEADER_WORDS;
use program::{ClassId, ClassRef, FieldRef};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use vm::exploring::{Paths, Reached};
use vm::{Machine, Reference, ThreadId};

/// The fields to follow, by may-effects and class; they are kept, so that their address stays their own.
type Followed = FxHashMap<(usize, ClassId), (Rc<Effects>, Rc<[u32]>)>;

/// Whether somebody with one set of may-effects may hand references to somebody with another one; both are kept for the
/// same reason.
type Handed = FxHashMap<(usize, usize), (bool, Rc<Effects>, Rc<Effects>)>;

/// What was found out about a state, and what holds in all of them.
#[derive(Default)]
pub(super) struct Reach {
    reached: Reached,
    /// The threads whose objects are in `reached`.
    done: u64,
    followed: Followed,
    handed: Handed,
}

impl Reach {
    /// Forgets the last state.
    pub(super) fn begin(&mut self) {
        self.reached.clear();
        self.done = 0;
    }

    /// Whether a thread might get at an object, by itself or because another active thread hands it over, which may
    /// have got it from yet another one.
    pub(super) fn gets_at(&mut self, scene: &Scene<'_>, active: u64, thread: usize, object: Reference) -> bool {
        let mut sources = 1 << thread;
        let mut looked = 0;
        loop {
            let Some(source) = bits(sources & !looked).next() else { return false };
            looked |= 1 << source;
            if self.can_reach(scene, source, object) {
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

    fn can_reach(&mut self, scene: &Scene<'_>, thread: usize, object: Reference) -> bool {
        let may_effects = &scene.may_effects[thread];
        if may_effects.has(Flag::ANY_MEMORY_READ | Flag::OPAQUE) {
            return true;
        }
        let bit = 1 << thread;
        if self.done & bit == 0 {
            self.done |= bit;
            let mut paths = Following { may_effects, followed: &mut self.followed };
            if scene.machine.reach(scene.statuses[thread].id, bit, &mut paths, &mut self.reached).is_err() {
                return true;
            }
        }
        self.reached.mask(object) & bit != 0
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
    let mut paths = Following { may_effects, followed: &mut followed };
    match machine.reach(id, 1, &mut paths, &mut reached) {
        Ok(()) => reached.objects().iter().map(|object| machine.heap.class_id(*object)).collect(),
        Err(_) => everything(),
    }
}

struct Following<'a> {
    may_effects: &'a Rc<Effects>,
    followed: &'a mut Followed,
}

impl Paths for Following<'_> {
    fn fields(&mut self, class: ClassRef) -> Rc<[u32]> {
        let key = (Rc::as_ptr(self.may_effects) as usize, class.id);
        if let Some((_, known)) = self.followed.get(&key) {
            return Rc::clone(known);
        }
        let fields: Rc<[u32]> = fields_read(self.may_effects, class).into();
        self.followed.insert(key, (Rc::clone(self.may_effects), Rc::clone(&fields)));
        fields
    }

    fn elements(&self) -> bool {
        self.may_effects.reads_array(b'L')
    }

    fn static_fields(&self) -> Vec<FieldRef> {
        self.may_effects.static_fields_read().collect()
    }
}

fn fields_read(may_effects: &Effects, class: ClassRef) -> Vec<u32> {
    let mut offsets = Vec::new();
    let mut walk = Some(class);
    while let Some(current) = walk {
        let references = current.fields().iter().filter(|field| !field.is_static() && field.is_reference());
        offsets
            .extend(references.filter(|field| may_effects.reads_field(field)).map(|field| HEADER_WORDS + field.word));
        walk = current.super_class;
    }
    offsets
}

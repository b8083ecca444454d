//! A look at the state for people: places, names, monitors held. Nothing depends on it.

use crate::interpreter::exceptions::NATIVE_INSTRUCTION;
use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::state::word_kinds::WordKind;
use crate::threads::thread::{Frame, ThreadId};
use library::frameworks::is_framework;
use program::layout::HEADER_WORDS;
use program::{FieldRef, MethodId, MethodRef};
use std::collections::BTreeSet;

impl Machine {
    /// The name of a thread.
    pub fn name_of_thread(&self, id: ThreadId) -> String {
        self.name_in_thread(self.threads[id].object)
    }

    /// The name in a `java.lang.Thread`. Virtual threads have none if the program does not give them one.
    pub fn name_in_thread(&self, object: Reference) -> String {
        let name = self.thread_name(object);
        if !name.is_empty() {
            return name;
        }
        let number = self.threads.iter().position(|thread| thread.object == object);
        let virtual_thread = self.program.loaded("java/lang/BaseVirtualThread");
        let is_virtual = virtual_thread.is_some_and(|class| self.peek_class(object).is_subclass_of(class));
        let kind = if is_virtual { "virtual" } else { "unnamed" };
        number.map_or_else(|| kind.to_owned(), |number| format!("{kind}-{number}"))
    }

    /// Whether a method was written by the user.
    pub fn is_own(&self, method: MethodRef) -> bool {
        let name = method.class.name;
        method.class.is_application() && !name.starts_with("sojourner/") && !is_framework(name)
    }

    /// The innermost frame of the program itself, and the method of the class library that it has called.
    pub fn own_frame(&self, id: ThreadId) -> Option<(&Frame, Option<MethodRef>)> {
        let frames = &self.threads[id].frames;
        let own = frames.iter().rposition(|frame| self.is_own(frame.method))?;
        let library = frames[own + 1..].iter().map(|frame| frame.method).find(|method| self.is_visible(method));
        Some((&frames[own], library))
    }

    /// The object whose method a frame executes, as long as the method may still use it.
    pub fn object_of_frame(&self, id: ThreadId, frame: &Frame) -> Option<Reference> {
        let object = if frame.method.is_static() { None } else { self.object_in_local(id, frame, 0) };
        object.filter(|object| self.peek_class(*object).is_subclass_of(frame.method.class))
    }

    /// The object in a local variable of a frame, as long as the method may still use it: nothing else says what the
    /// slot holds.
    pub fn object_in_local(&self, id: ThreadId, frame: &Frame, local: u32) -> Option<Reference> {
        let maps = self.program.frame_maps(frame.method).ok()?;
        let map = maps.at(frame.pc as usize);
        let is_object = map.is_live(local) && map.is_reference(local);
        let slot = || self.threads[id].slots[(frame.base + local) as usize];
        let object = is_object.then(|| Reference::from_slot(slot()));
        object.filter(|object| !object.is_null())
    }

    /// Where an exception was made, the innermost method first.
    pub fn places_of(&self, exception: Reference) -> Vec<(MethodId, u32)> {
        let backtrace = Reference::from_slot(self.heap.field(exception, self.known.throwable_backtrace));
        let count = if backtrace.is_null() { 0 } else { self.heap.length(backtrace) };
        let words = (0..count).map(|index| self.heap.element(backtrace, index, 3));
        words.map(|word| (MethodId((word >> 32) as u32), word as u32)).collect()
    }

    /// The message of an exception, if it has one, or what there is to say about a null pointer.
    pub fn message_of(&self, exception: Reference) -> Option<String> {
        let message = Reference::from_slot(self.heap.field(exception, self.known.throwable_message));
        match message.is_null() {
            true if self.peek_class(exception).name == "java/lang/NullPointerException" => {
                self.null_message_of(exception)
            }
            true => None,
            false => Some(self.text(message)),
        }
    }

    /// The helpful message of a `NullPointerException` (JEP 358).
    pub fn null_message_of(&self, exception: Reference) -> Option<String> {
        let (method, instruction) = self.places_of(exception).first().copied()?;
        if instruction == NATIVE_INSTRUCTION {
            return None;
        }
        self.program.null_message(self.program.method(method), instruction as usize)
    }

    /// The monitors that a thread holds, in the order of their places; to be asked right after a step, once the words
    /// of new immortals are known ([`Machine::sync_word_kinds`]).
    pub fn monitors_of(&self, id: ThreadId) -> Vec<Reference> {
        let owned = |object: &Reference| self.heap.lock_word(*object).is_held_by(id.0);
        let locks = |index: &u32| self.word_kinds.known(*index) == Some(WordKind::Lock);
        let changed = self.heap.dirty_pages().flatten().chain(self.heap.changed_at_anchor());
        let mut objects: BTreeSet<Reference> = changed.filter(locks).map(|index| Reference(index - 1)).collect();
        objects.extend(self.dynamic_objects());
        objects.into_iter().filter(owned).collect()
    }

    /// What was made after the boot, garbage included.
    pub fn dynamic_objects(&self) -> impl Iterator<Item = Reference> {
        let mut at = self.heap.anchor_start();
        std::iter::from_fn(move || {
            let object = Reference(at);
            (at < self.heap.top()).then(|| {
                let header = self.heap.word(at);
                at += self.process.shapes.of_header(header).size(header);
                object
            })
        })
    }

    /// The objects of the program of a class or its subclasses that can be reached, in the order of their places; to be
    /// asked right after a step or a restoration.
    pub fn objects_of(&self, class: program::ClassRef) -> Vec<Reference> {
        let below = self.heap.shared_below();
        let kept = self.dynamic_objects().take_while(move |object| object.0 < below);
        let mut found: Vec<Reference> =
            kept.chain(self.exploring.sharing.labels.visited().iter().map(|object| Reference(*object))).collect();
        found.retain(|object| self.peek_class(*object).is_subclass_of(class));
        found.sort_by_key(|object| object.0);
        found.dedup_by_key(|object| object.0);
        found
    }

    /// The field at a word of an object, or of a mirror.
    pub fn field_in(&self, object: Reference, word: u32) -> Option<FieldRef> {
        let class = self.peek_class(object);
        if class == self.known.class && word >= HEADER_WORDS + class.instance_words {
            let mirrored = self.class_of_mirror(object);
            let offset = |field: &FieldRef| field.offset(self.known.class);
            return mirrored.fields().iter().find(|field| field.is_static() && offset(field) == word);
        }
        let mut walk = Some(class);
        while let Some(current) = walk {
            let own = |field: &&program::Field| !field.is_static() && HEADER_WORDS + field.word == word;
            if let Some(field) = current.fields().iter().find(own) {
                return Some(field);
            }
            walk = current.super_class;
        }
        None
    }

    /// The class in which later JDKs keep some fields of threads.
    pub fn thread_holder_class(&self) -> Option<program::ClassRef> {
        self.known.thread_holder.and_then(|_| self.program.loaded("java/lang/Thread$FieldHolder"))
    }

    /// The object in which later JDKs keep them; nothing before it is there.
    pub fn holder_of(&self, thread: Reference) -> Option<Reference> {
        let holder = Reference::from_slot(self.heap.field(thread, self.known.thread_holder?));
        (!holder.is_null()).then_some(holder)
    }

    /// Whether the program has said what is to happen with exceptions that leave this thread.
    pub(crate) fn has_exception_handler(&mut self, id: ThreadId) -> bool {
        self.handles_exceptions(id)
    }

    /// The same, without looking at what must be set up first: false where the classes are not there yet.
    pub fn handles_exceptions(&self, id: ThreadId) -> bool {
        let object = self.threads[id].object;
        let own = self.heap.field(object, self.known.thread_handler) != 0;
        let default = self.exploring.default_handler.map_or(0, |word| self.heap.word(word));
        own || default != 0 || self.group_handles(object)
    }

    /// The classes of all objects that there are, in the order of their numbers.
    pub fn classes_of_objects(&self) -> Vec<program::ClassRef> {
        let mut found = BTreeSet::new();
        let mut at = 2;
        while at < self.heap.immortal_top() {
            found.insert(self.heap.class_id(Reference(at)).0);
            at += self.immortal_size(Reference(at));
        }
        found.extend(self.dynamic_objects().map(|object| self.heap.class_id(object).0));
        found.into_iter().map(|id| self.program.class(program::ClassId(id))).collect()
    }

    /// Whether the thread's group is of a class of the program, which may handle exceptions itself.
    fn group_handles(&self, thread: Reference) -> bool {
        let group = match (self.known.thread_holder, self.known.thread_group_field) {
            (None, Some(offset)) => self.heap.field(thread, offset),
            (Some(offset), _) => match Reference::from_slot(self.heap.field(thread, offset)) {
                Reference(0) => 0,
                holder => self.named_field(holder, "group"),
            },
            (None, None) => 0,
        };
        group != 0 && self.peek_class(Reference::from_slot(group)).is_application()
    }

    /// Whether groups of threads keep lists of their threads, under their monitors: JDKs before 19 do.
    pub fn locks_groups(&self) -> bool {
        self.known.thread_holder.is_none()
    }

    /// The group of the main thread and the one above it, if there are no others. Nothing if there may be.
    pub fn only_groups(&self) -> Option<[Reference; 2]> {
        let field = |object: Reference, name: &str| Reference::from_slot(self.named_field(object, name));
        let mut groups = self.threads.iter().map(|thread| field(thread.object, "group"));
        let group = groups.find(|group| !group.is_null())?;
        let above = Some(field(group, "parent")).filter(|above| !above.is_null())?;
        let is_only = field(above, "parent").is_null()
            && self.named_field(above, "ngroups") == 1
            && self.named_field(group, "ngroups") == 0;
        is_only.then_some([group, above])
    }

    /// The priority of a thread.
    pub fn priority_of(&self, id: ThreadId) -> u64 {
        let thread = self.threads[id].object;
        match self.known.thread_holder {
            Some(offset) => self.named_field(Reference::from_slot(self.heap.field(thread, offset)), "priority"),
            None => self.named_field(thread, "priority"),
        }
    }
}

//! Everything that a program could notice changes the form; everything it could not leaves the form as it is.

use crate::workshop::{booted, canonical, drawn, homes, start};
use program::ClassKind;
use program::layout::{Element, HEADER_WORDS};
use vm::lock_word::LockWord;
use vm::{Machine, OnReturn, Phase, Reference, Status, ThreadId, Wake};

/// A machine in the midst of a program with many threads, without garbage and without history.
fn busy(home: &std::path::Path) -> Machine {
    let mut machine = booted(home);
    start(&mut machine, "Commotion");
    go_on_until(&mut machine, |machine| machine.threads.len() > 4 && machine.threads[4].frames.len() > 5);
    machine
}

fn go_on_until(machine: &mut Machine, there: fn(&Machine) -> bool) {
    let mut scheduler = drawn(11).with_turns_up_to(200);
    while !there(machine) {
        assert!(machine.take_turn(&mut scheduler).is_none(), "the program has ended");
    }
    machine.collect();
}

/// Makes a change, looks whether it shows, and takes it back.
fn shows(machine: &mut Machine, original: &[u32], change: impl FnOnce(&mut Machine)) -> bool {
    let mark = machine.mark();
    change(machine);
    let changed = canonical(machine);
    machine.undo_to(mark);
    machine.forget_marks();
    changed != original
}

/// Words of a dynamic object, and for each whether it holds references (packed ones in an array).
fn layout(machine: &Machine, object: Reference) -> (u32, Vec<Option<u32>>) {
    let class = machine.peek_class(object);
    match class.kind {
        ClassKind::Array { element, .. } => {
            let words = element.words(machine.heap.length(object)) as u32;
            let kind = (element == Element::Reference).then_some(2);
            (HEADER_WORDS + words, vec![kind; words as usize])
        }
        ClassKind::Instance | ClassKind::Primitive { .. } => {
            let kinds = class.instance_references.iter().map(|is_reference| is_reference.then_some(1));
            (HEADER_WORDS + class.instance_words, kinds.collect())
        }
    }
}

fn objects(machine: &Machine) -> Vec<Reference> {
    let mut objects = Vec::new();
    let mut at = machine.heap.dynamic_start();
    while at < machine.heap.top() {
        objects.push(Reference(at));
        at += layout(machine, Reference(at)).0;
    }
    objects
}

/// Another value for a word of an object: a different reference, or one more.
fn other_value(machine: &Machine, word: u64, kind: Option<u32>) -> u64 {
    let main = machine.threads[0].object.slot();
    match kind {
        None => word.wrapping_add(1),
        Some(1) => {
            if word == main {
                0
            } else {
                main
            }
        }
        Some(_) => {
            if word & 0xffff_ffff == main {
                word >> 32 << 32
            } else {
                word >> 32 << 32 | main
            }
        }
    }
}

/// Every word of an object counts, unless it is one of the caches without meaning.
fn check_object(machine: &mut Machine, original: &[u32], object: Reference) {
    let class = machine.peek_class(object);
    let (_, kinds) = layout(machine, object);
    for (kind, index) in kinds.into_iter().zip(object.0 + HEADER_WORDS..) {
        let value = other_value(machine, machine.heap.word(index), kind);
        let word = index - object.0 - HEADER_WORDS;
        let shown = shows(machine, original, |machine| machine.heap.set_word(index, value));
        let field = class.fields().iter().find(|field| field.word == word && !field.is_static());
        let is_cache = class.name == "java/lang/String" && field.is_some_and(|field| field.name.starts_with("hash"));
        assert_eq!(shown, !is_cache, "word {word} of a {}", class.name);
        check_upper_half(machine, original, object, word);
    }
    let lock = LockWord(machine.heap.word(object.0 + 1));
    for other in [lock.with_lock(2, 3), lock.with_hash(77)] {
        assert!(shows(machine, original, |machine| machine.heap.set_lock_word(object, other)));
    }
}

/// The upper half of a field that has one counts.
fn check_upper_half(machine: &mut Machine, original: &[u32], object: Reference, word: u32) {
    let class = machine.peek_class(object);
    let is_wide = |field: &program::Field| !field.is_static() && matches!(field.descriptor, "J" | "D");
    if class.fields().iter().any(|field| field.word == word && is_wide(field)) {
        let index = object.0 + HEADER_WORDS + word;
        let value = machine.heap.word(index) ^ 1 << 40;
        let shown = shows(machine, original, |machine| machine.heap.set_word(index, value));
        assert!(shown, "the upper half of word {word} of a {}", class.name);
    }
}

#[test]
fn every_word_of_every_live_object_counts() {
    for home in homes() {
        let mut machine = busy(&home);
        let original = canonical(&mut machine);
        objects(&machine).into_iter().for_each(|object| check_object(&mut machine, &original, object));
        start(&mut machine, "Confluence");
        go_on_until(&mut machine, |machine| machine.threads.len() > 3 && machine.clock > 35_000);
        let original = canonical(&mut machine);
        let objects = objects(&machine);
        assert!(objects.len() > 100, "only {} objects", objects.len());
        objects.into_iter().step_by(3).for_each(|object| check_object(&mut machine, &original, object));
        assert_eq!(original, canonical(&mut machine));
    }
}

#[test]
fn statics_and_initialisation_count() {
    for home in homes() {
        let mut machine = busy(&home);
        let original = canonical(&mut machine);
        for name in ["Commotion", "java/lang/Thread", "java/util/ArrayList", "java/lang/Boolean"] {
            let class = machine.program.load(name).unwrap();
            let mirror = class.mirror().unwrap();
            let state = mirror + machine.heap.initialization_offset();
            for (is_reference, index) in class.static_references.iter().zip(state + 1..) {
                let value = other_value(&machine, machine.heap.word(index), is_reference.then_some(1));
                assert!(shows(&mut machine, &original, |machine| machine.heap.set_word(index, value)), "{name}");
            }
            for value in [0, 1, 1 | 2 << 8, 3] {
                assert!(
                    shows(&mut machine, &original, |machine| machine.heap.set_word(state, value)),
                    "{name} {value}"
                );
            }
            let locked = LockWord(0).with_lock(1, 1).0;
            assert!(shows(&mut machine, &original, |machine| machine.heap.set_word(mirror + 1, locked)));
        }
    }
}

#[test]
fn everything_about_a_thread_counts() {
    for home in homes() {
        let mut machine = busy(&home);
        let original = canonical(&mut machine);
        let live: Vec<bool> = machine.threads.iter().map(|thread| !thread.is_terminated()).collect();
        for (number, _) in live.iter().enumerate().filter(|(_, live)| **live) {
            let id = ThreadId(number as u32);
            for (name, change) in THREAD_CHANGES {
                let shown = shows(&mut machine, &original, |machine| change(machine.thread_to_change(id)));
                assert!(shown, "{name} of thread {number}");
            }
            check_slots(&mut machine, &original, id);
        }
        let more = |machine: &mut Machine| machine.threads.push(vm::Thread::new(Reference::NULL));
        assert!(shows(&mut machine, &original, more));
    }
}

type ThreadChange = fn(&mut vm::Thread);

/// Each makes a thread what none of those of the program is.
pub(crate) const THREAD_CHANGES: &[(&str, ThreadChange)] = &[
    ("object", |thread| thread.object = Reference(4)),
    ("pending exception", |thread| thread.pending = thread.object),
    ("scoped values", |thread| thread.scoped_values = thread.object),
    ("permit", |thread| thread.permit = !thread.permit),
    ("suspension", |thread| thread.suspended = true),
    ("daemon", |thread| thread.daemon = !thread.daemon),
    ("phase", |thread| thread.phase = Phase::Shutdown),
    ("wake", |thread| thread.wake = Some(Wake::TimedOut)),
    ("alternatives", |thread| thread.alternatives += 1),
    ("something observable", |thread| thread.opaque = !thread.opaque),
    ("atomic section", |thread| thread.atomic += 1),
    ("library call", |thread| thread.begun = !thread.begun),
    ("sleep", |thread| thread.status = Status::Sleeping { deadline: 12_345 }),
    ("park", |thread| thread.status = Status::Parked { deadline: Some(0) }),
    ("park without deadline", |thread| thread.status = Status::Parked { deadline: None }),
    ("block", |thread| thread.status = Status::Blocked { on: thread.object }),
    ("wait", |thread| thread.status = Status::Waiting { on: thread.object, count: 9, deadline: None }),
    ("return", |thread| thread.status = Status::Reacquiring { on: thread.object, count: 1, wake: Wake::Notified }),
    ("end", |thread| thread.status = Status::Terminated),
    ("instruction", |thread| thread.frames.last_mut().into_iter().for_each(|frame| frame.pc += 1)),
    ("frame's monitor", |thread| thread.frames.last_mut().into_iter().for_each(|frame| frame.lock = Reference(2))),
    ("return of a frame", |thread| {
        thread.frames.last_mut().into_iter().for_each(|frame| frame.on_return = OnReturn::Floor);
    }),
    ("waits that are over", |thread| thread.frames.last_mut().into_iter().for_each(|frame| frame.overdue = 3)),
    ("frame", |thread| thread.frames.truncate(thread.frames.len().saturating_sub(1))),
];

/// Live slots of the top frame count, dead ones do not.
fn check_slots(machine: &mut Machine, original: &[u32], id: ThreadId) {
    let Some(frame) = machine.threads[id.0 as usize].frame().copied() else { return };
    let maps = machine.program.frame_maps(frame.method).unwrap();
    let map = maps.at(frame.pc as usize);
    for slot in 0..frame.top - frame.base {
        let live = slot >= u32::from(frame.code.max_locals) || map.is_live(slot);
        let at = (frame.base + slot) as usize;
        let word = machine.threads[id.0 as usize].slots[at];
        let value = other_value(machine, word, map.is_reference(slot).then_some(1));
        let shown = shows(machine, original, |machine| machine.thread_to_change(id).slots[at] = value);
        assert_eq!(shown, live, "slot {slot} of {:?} at {}", frame.method, frame.pc);
    }
}

#[test]
fn numbers_count_and_garbage_does_not() {
    let mut machine = busy(&homes()[0]);
    let original = canonical(&mut machine);
    assert!(shows(&mut machine, &original, |machine| machine.clock += 1));
    assert!(shows(&mut machine, &original, |machine| machine.main_failed = true));
    assert!(shows(&mut machine, &original, |machine| drop(machine.allocate_block(16))));
    assert!(!shows(&mut machine, &original, |machine| machine.next_hash += 5), "hashes in use decide about the next");
    assert!(!shows(&mut machine, &original, |machine| drop(machine.new_string("garbage"))));
    assert!(!shows(&mut machine, &original, |machine| machine.instructions += 1));
    assert!(!shows(&mut machine, &original, |machine| machine.emit(vm::Stream::Output, b"text")));
    assert!(!shows(&mut machine, &original, Machine::empty_caches));
    let mut ended = vm::Thread::new(Reference::NULL);
    ended.status = Status::Terminated;
    assert!(!shows(&mut machine, &original, |machine| machine.threads.push(ended)));
}

#[test]
fn the_collector_and_the_form_agree_on_what_lives() {
    for home in homes() {
        let mut machine = busy(&home);
        let mut encoder = vm::canonical::Encoder::default();
        machine.encode(&mut encoder).unwrap();
        assert_eq!(encoder.objects(), objects(&machine).len());
        let whole: Vec<u32> = encoder.parts().flatten().copied().collect();
        assert_eq!(whole, encoder.words());
    }
}

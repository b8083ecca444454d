//! Fields, arrays, and memory that is accessed by other means.

use crate::workshop::on_every_jdk;
use analysis::{Flag, Values};
use program::FieldRef;

#[test]
fn an_atomic_number_is_memory_of_its_own_class_only() {
    on_every_jdk("Memory", |subject| {
        let increment = subject.effects("Memory", "increment");
        let value = subject.field("java/util/concurrent/atomic/AtomicInteger", "value");
        assert!(increment.writes_field(value) && increment.reads_field(value), "{increment:?}");
        assert!(!increment.writes_field(subject.field("Memory", "counted")), "{increment:?}");
        assert!(!increment.writes_field(subject.field("Memory", "plain")), "{increment:?}");
        assert!(!increment.writes_array(b'I'), "{increment:?}");
    });
}

#[test]
fn a_variable_handle_accesses_what_the_types_of_the_call_tell() {
    on_every_jdk("Memory", |subject| {
        let (counted, plain) = (subject.field("Memory", "counted"), subject.field("Memory", "plain"));
        let of_object = subject.effects("Memory", "throughHandle");
        assert!(of_object.writes_field(counted) && !of_object.reads_array(b'I'), "{of_object:?}");
        assert!(!of_object.writes_field(plain), "a static field has no receiver: {of_object:?}");
        assert!(!of_object.has(Flag::STARTS), "it runs no code of the program: {of_object:?}");
        let of_array = subject.effects("Memory", "throughArrayHandle");
        assert!(of_array.writes_array(b'I') && !of_array.writes_array(b'L'), "{of_array:?}");
        assert!(!of_array.writes_field(counted), "{of_array:?}");
        let of_class = subject.effects("Memory", "throughStaticHandle");
        assert!(of_class.writes_field(plain) && of_class.writes_field(counted) && of_class.reads_array(b'L'));
    });
}

#[test]
fn reflection_may_do_anything() {
    on_every_jdk("Memory", |subject| {
        let reflect = subject.effects("Memory", "reflect");
        assert!(reflect.has(Flag::ANYTHING) && reflect.has(Flag::STARTS), "{reflect:?}");
        assert!(reflect.writes_field(subject.field("Memory", "counted")) && reflect.writes_array(b'J'));
        assert!(reflect.locks(subject.class("Memory")) && reflect.locks_mirror(subject.class("Memory")));
        assert!(reflect.initializes(subject.class("java/util/concurrent/atomic/AtomicInteger")));
    });
}

#[test]
fn arrays_count_by_the_kind_of_their_elements() {
    on_every_jdk("Memory", |subject| {
        let fill = subject.effects("Memory", "fill");
        assert!(fill.writes_array(b'I') && fill.writes_array(b'Z') && fill.writes_array(b'B'), "{fill:?}");
        assert!(!fill.writes_array(b'L') && !fill.reads_array(b'I') && !fill.writes_array(b'J'), "{fill:?}");
        let copy = subject.effects("Memory", "copy");
        assert!(copy.reads_array(b'L') && copy.writes_array(b'L') && copy.writes_array(b'['), "{copy:?}");
        assert!(!copy.reads_array(b'I') && !copy.writes_array(b'I'), "{copy:?}");
        let duplicate = subject.effects("Memory", "duplicate");
        assert!(duplicate.reads_array(b'I') && !duplicate.writes_array(b'I'), "{duplicate:?}");
        assert!(!duplicate.has(Flag::ANY_MEMORY_READ), "{duplicate:?}");
        let fetch = subject.effects("Memory", "fetch");
        assert!(fetch.reads_array(b'L') && !fetch.writes_array(b'L'), "{fetch:?}");
    });
}

#[test]
fn what_lies_behind_is_over_unless_a_loop_leads_back() {
    on_every_jdk("Memory", |subject| {
        let plain = subject.field("Memory", "plain");
        assert!(subject.effects("Memory", "middle").reads_field(plain));
        let in_loop = subject.index_of("Memory", "middle", "duplicate", 0);
        let rest = subject.effects_from("Memory", "middle", in_loop + 1);
        assert!(!rest.reads_field(plain) && !rest.writes_array(b'I'), "before the loop: {rest:?}");
        assert!(rest.reads_array(b'I'), "the loop comes round: {rest:?}");
        assert!(rest.writes_array(b'L'), "what follows: {rest:?}");
        let last = subject.index_of("Memory", "middle", "copy", 0);
        let rest = subject.effects_from("Memory", "middle", last);
        assert!(!rest.reads_array(b'I'), "the loop is over: {rest:?}");
        let value = subject.field("java/util/concurrent/atomic/AtomicInteger", "value");
        assert!(rest.writes_field(value), "by the handler, too: {rest:?}");
    });
}

/// A frame whose first local variable is 5.
struct Held;

impl Values for Held {
    fn local(&self, frame: u32, number: u16) -> Option<u64> {
        (frame == 0 && number == 0).then_some(5)
    }

    fn operand(&self, _: u32, _: u16) -> Option<u64> {
        None
    }

    fn field(&self, _: Option<u64>, _: FieldRef) -> Option<u64> {
        None
    }

    fn length(&self, _: u64) -> Option<u64> {
        None
    }
}

#[test]
fn elements_are_known_by_the_index_that_a_frame_holds() {
    on_every_jdk("Memory", |subject| {
        let mut indices = |method: &str, kind: u8| subject.effects("Memory", method).indices(kind, false, &Held);
        assert_eq!(indices("fetch", b'L'), Some(vec![5]));
        let mut either = indices("either", b'I').unwrap();
        either.sort_unstable();
        assert_eq!(either, [5, 6]);
        let mut least = indices("least", b'I').unwrap();
        least.sort_unstable();
        assert_eq!(least, [6, 15]);
        assert_eq!(indices("counted", b'I'), None, "a loop comes to any");
        assert_eq!(indices("middle", b'I'), None);
    });
}

//! Classes of the library that are translated like the program's own, because their code is plain.
//!
//! Collections, `Optional`, `Objects`, `Arrays`, what functional interfaces do by themselves, `Math`. What their code
//! needs of the rest of the library, and what a model does not have (floating point, reflection), ends a run of the
//! model with an assertion of its own, and the answer is unknown: most of it is never reached. Classes that are left
//! out by name are those that only large tables reach.

use crate::body::Body;
use analysis::whole::{Adoption, ObjectNumber};
use flow::form::{Statement, StatementId};
use program::{FieldRef, MethodRef};

/// What a model follows.
pub const ADOPTION: Adoption = Adoption { adopts, initialises, builders: true };

/// With the classes inside them.
const CLASSES: &[&str] = &[
    "java/lang/Iterable",
    "java/lang/Math",
    "java/util/AbstractCollection",
    "java/util/AbstractList",
    "java/util/AbstractMap",
    "java/util/AbstractQueue",
    "java/util/AbstractSequentialList",
    "java/util/AbstractSet",
    "java/util/ArrayDeque",
    "java/util/ArrayList",
    "java/util/Arrays",
    "java/util/Collection",
    "java/util/Collections",
    "java/util/ComparableTimSort",
    "java/util/Comparator",
    "java/util/Deque",
    "java/util/HashMap",
    "java/util/HashSet",
    "java/util/Iterator",
    "java/util/LinkedHashMap",
    "java/util/LinkedHashSet",
    "java/util/LinkedList",
    "java/util/List",
    "java/util/ListIterator",
    "java/util/Map",
    "java/util/NavigableMap",
    "java/util/NavigableSet",
    "java/util/Objects",
    "java/util/Optional",
    "java/util/PriorityQueue",
    "java/util/Queue",
    "java/util/SequencedCollection",
    "java/util/SequencedMap",
    "java/util/SequencedSet",
    "java/util/Set",
    "java/util/SortedMap",
    "java/util/SortedSet",
    "java/util/Stack",
    "java/util/TimSort",
    "java/util/TreeMap",
    "java/util/TreeSet",
    "java/util/Vector",
    "jdk/internal/util/ArraysSupport",
];

/// Trees in the place of long lists within a table.
const LEFT_OUT: &[&str] = &["java/util/HashMap$TreeNode"];

/// Their initialisers work with floating point, or ask the platform.
const NOT_INITIALISED: &[&str] =
    &["java/lang/Math", "java/util/Arrays$LegacyMergeSort", "jdk/internal/util/ArraysSupport"];

fn adopts(name: &str) -> bool {
    let outer = name.split_once('$').map_or(name, |(outer, _)| outer);
    let is_functional = outer.starts_with("java/util/function/");
    (is_functional || CLASSES.binary_search(&outer).is_ok()) && !LEFT_OUT.contains(&name)
}

/// Whether a static field of a class that is not initialised has the value that it begins with.
pub(crate) fn is_default(class: &str, field: &str) -> bool {
    (class, field) == ("java/util/Arrays$LegacyMergeSort", "userRequested")
}

/// Whether a method makes texts: messages of exceptions, in adopted code, which models do not have.
pub(crate) fn makes_text(method: MethodRef) -> bool {
    match method.class.name {
        "java/lang/StringBuilder" => matches!(method.name, "<init>" | "append" | "toString"),
        "java/lang/String" => matches!(method.name, "valueOf" | "concat"),
        "java/lang/Integer" => method.name == "toString",
        _ => false,
    }
}

fn initialises(name: &str) -> bool {
    !NOT_INITIALISED.contains(&name)
}

impl Body<'_, '_> {
    /// Writes a statement that does not end its block.
    pub(crate) fn statement(&mut self, id: StatementId) {
        let (mark, calls) = (self.writer.mark(), self.calls.clone());
        self.look_before(id);
        self.write_statement(id);
        self.writer.look_before(None);
        if let Some(number) = self.cx.take_trap() {
            self.writer.go_back(&mark);
            self.calls = calls;
            // What follows is never reached.
            self.pending.clear();
            self.trap(number, id);
        }
    }

    /// Whether it is code of the library that is translated like the program's own.
    pub(crate) fn is_adopted(&self) -> bool {
        self.cx.world().adoption().is_adopted(self.known.method.class)
    }

    /// A run of the model ends here.
    pub(crate) fn trap(&mut self, number: usize, id: StatementId) {
        self.writer.statement(&format!("unmodelled({number});"), self.line(id), None);
    }

    /// What adopted classes have in fields that is not what it is in the program.
    pub(crate) fn check_adopted(&self, id: StatementId, statement: &Statement, field: FieldRef) {
        let words = format!("{}.{}", field.class.java_name(), field.name);
        let adoption = self.cx.world().adoption();
        let is_initialised = !adoption.is_adopted(field.class) || (adoption.initialises)(field.class.name);
        if field.is_static() && !is_initialised && !is_default(field.class.name, field.name) {
            self.cx.refuse(&format!("the field {words}"), Some(self.place(id)));
        }
        if !field.class.is_application() && !field.is_static() {
            let objects = self.cx.world().points_to().of(self.method, statement.operands[0]);
            if objects.contains(ObjectNumber::LIBRARY) {
                let what = format!("the field {words} of an object that the class library has made");
                self.cx.refuse(&what, Some(self.place(id)));
            }
        }
    }
}

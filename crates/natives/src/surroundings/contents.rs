//! Whether there is anything to read: two elements have an order, one has none.
//!
//! Where a table cannot be read, there is.

use crate::arguments::reference;
use vm::{Machine, Reference};

/// References in arrays have four bytes.
const REFERENCE_SHIFT: u32 = 2;

/// Classes whose hashes are computed from their values.
const VALUES: &[&str] = &[
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Short",
    "java/lang/String",
    "java/math/BigDecimal",
    "java/math/BigInteger",
];

/// How the names of properties begin that tell of the machine or its user; the release of Java is the user's choice.
const HOST_PROPERTIES: &[&str] = &[
    "file.",
    "java.class.path",
    "java.home",
    "java.io.tmpdir",
    "java.library.path",
    "java.vm.",
    "line.separator",
    "native.encoding",
    "os.",
    "path.separator",
    "stderr.encoding",
    "stdin.encoding",
    "stdout.encoding",
    "sun.",
    "user.",
];

fn field(machine: &Machine, object: Reference, name: &str) -> Reference {
    Reference::from_slot(machine.named_field(object, name))
}

/// Of an iterator over `Set12`, the receiver.
pub(super) fn may_be_ordered(machine: &Machine, arguments: &[u64]) -> bool {
    let set = field(machine, reference(arguments, 0), "this$0");
    set.is_null() || has_two(machine, set)
}

/// Of a `Set12`, the receiver.
pub(super) fn two_elements(machine: &Machine, arguments: &[u64]) -> bool {
    has_two(machine, reference(arguments, 0))
}

/// A `Set12` with one element has a mark in the place of the other.
fn has_two(machine: &Machine, set: Reference) -> bool {
    let second = field(machine, set, "e1");
    let class = machine.program.loaded("java/util/ImmutableCollections");
    let mark = class.and_then(|class| class.field_named("EMPTY").zip(class.mirror()));
    mark.is_none_or(|(mark, mirror)| {
        second != Reference::from_slot(machine.heap.word(mirror + mark.offset(machine.known.class)))
    })
}

/// Of a `SetN` or `MapN`, the first argument of its iterator.
pub(super) fn several_elements(machine: &Machine, arguments: &[u64]) -> bool {
    let table = reference(arguments, 1);
    table.is_null() || machine.named_field(table, "size") as i32 > 1
}

/// Of a `HashMap`, the first argument of its iterator: two keys, one of which may have an identity hash.
pub(super) fn several_keys(machine: &Machine, arguments: &[u64]) -> bool {
    let map = reference(arguments, 1);
    if map.is_null() {
        return true;
    }
    let table = field(machine, map, "table");
    machine.named_field(map, "size") as i32 > 1 && (table.is_null() || has_identity_key(machine, table))
}

/// Of a `ConcurrentHashMap`, the table that is the first argument of whoever goes through it.
pub(super) fn several_nodes(machine: &Machine, arguments: &[u64]) -> bool {
    let table = reference(arguments, 1);
    if table.is_null() {
        return false;
    }
    let stands_for_others = |node: Reference| field(machine, node, "key").is_null();
    let several = nodes(machine, table).nth(1).is_some() && has_identity_key(machine, table);
    several || nodes(machine, table).any(stands_for_others)
}

fn has_identity_key(machine: &Machine, table: Reference) -> bool {
    nodes(machine, table).any(|node| !is_value(machine, field(machine, node, "key")))
}

fn nodes(machine: &Machine, table: Reference) -> impl Iterator<Item = Reference> + '_ {
    let bins = 0..machine.heap.length(table);
    let first = move |index| Reference::from_slot(machine.heap.element(table, index, REFERENCE_SHIFT));
    bins.map(first).flat_map(move |node| chain(machine, node))
}

/// The nodes of a bin.
fn chain(machine: &Machine, first: Reference) -> impl Iterator<Item = Reference> + '_ {
    let present = |node: Reference| (!node.is_null()).then_some(node);
    std::iter::successors(present(first), move |node| present(field(machine, *node, "next")))
}

/// A node without a key stands for others, of which nothing is known; `null` as a key is rare enough.
fn is_value(machine: &Machine, key: Reference) -> bool {
    !key.is_null() && VALUES.contains(&machine.peek_class(key).name)
}

/// Whether the receiver is the pool that all share.
pub(super) fn is_common_pool(machine: &Machine, arguments: &[u64]) -> bool {
    let class = machine.program.loaded("java/util/concurrent/ForkJoinPool");
    let common = class.and_then(|class| class.field_named("common").zip(class.mirror()));
    common.is_none_or(|(field, mirror)| {
        reference(arguments, 0) == Reference::from_slot(machine.heap.word(mirror + field.offset(machine.known.class)))
    })
}

/// Whether the property tells of the machine or its user.
pub(super) fn is_host_property(machine: &Machine, arguments: &[u64]) -> bool {
    let key = reference(arguments, 0);
    let name = if key.is_null() { String::new() } else { machine.text(key) };
    HOST_PROPERTIES.iter().any(|start| name.starts_with(start))
}

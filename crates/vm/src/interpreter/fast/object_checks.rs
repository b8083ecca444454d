//! Small questions that handlers of the fast path ask about values and objects.

use crate::state::heap::Heap;
use crate::state::reference::Reference;
use program::ClassRef;
use program::instruction::FieldFlags;

/// Whether another thread could change what a read of a field of a shared object finds.
#[inline(always)]
pub(super) fn is_observable_read(heap: &Heap, object: Reference, flags: u8) -> bool {
    flags & FieldFlags::CACHE == 0 && (flags & FieldFlags::CONSTANT == 0 || heap.is_leaked(object))
}

#[inline(always)]
pub(super) fn long(slot: u64) -> i64 {
    slot as i64
}

#[inline(always)]
pub(super) fn compare(x: f64, y: f64, unordered: i32) -> i32 {
    x.partial_cmp(&y).map_or(unordered, |order| order as i32)
}

#[inline(always)]
pub(super) fn is_instance(heap: &Heap, classes: &[ClassRef], target: Option<ClassRef>, object: Reference) -> bool {
    match (classes.get(heap.class_id(object).0 as usize), target) {
        (Some(class), Some(target)) => class.is_subclass_of(target),
        _ => false,
    }
}

/// Whether an array may hold a value (JVMS 6.5 aastore); false also where a class is not known here yet.
#[inline(always)]
pub(super) fn may_store(heap: &Heap, classes: &[ClassRef], array: Reference, value: Reference) -> bool {
    let array_class = classes.get(heap.class_id(array).0 as usize);
    match array_class.and_then(|class| class.component()) {
        Some(component) => is_instance(heap, classes, Some(component), value),
        None => false,
    }
}

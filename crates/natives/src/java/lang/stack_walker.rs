//! `java.lang.StackStreamFactory`: stack frames for `StackWalker`, in batches.
//!
//! The walk has no native state: the walker's `anchor` is the number of frames not delivered yet, plus a constant,
//! since 0 and -1 have a meaning of their own. The frames below the walk do not change while it lasts. A
//! `StackFrameInfo` gets all it needs at once (class, name, descriptor, bytecode position), and its `StackTraceElement`
//! is found again from these.

use super::class::mirrors;
use super::throwable::fill_element;
use crate::arguments::{int, reference, zero};
use program::{ClassRef, MethodId, MethodRef};
use vm::exceptions::NATIVE_INSTRUCTION;
use vm::stack_traces::Detail;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/StackStreamFactory.checkStackWalkModes()Z" => crate::arguments::one,
    implements "java/lang/StackStreamFactory$AbstractStackWalker.callStackWalk(JIII[Ljava/lang/Object;)Ljava/lang/Object;" until 20 => begin_walk_17,
    implements "java/lang/StackStreamFactory$AbstractStackWalker.fetchStackFrames(JJII[Ljava/lang/Object;)I" until 21 => fetch_17,
    implements "java/lang/StackStreamFactory$AbstractStackWalker.callStackWalk(JILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)Ljava/lang/Object;" only 21 => begin_walk_21,
    implements "java/lang/StackStreamFactory$AbstractStackWalker.callStackWalk(IILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)Ljava/lang/Object;" since 22 => begin_walk,
    implements "java/lang/StackStreamFactory$AbstractStackWalker.fetchStackFrames(IJIII[Ljava/lang/Object;)I" since 22 => fetch,
    implements "java/lang/SecurityManager.getClassContext()[Ljava/lang/Class;" until 23 => class_context,
    implements "java/lang/StackFrameInfo.expandStackFrameInfo()V" since 22 => zero,
    implements "java/lang/StackTraceElement.initStackTraceElement(Ljava/lang/StackTraceElement;Ljava/lang/StackFrameInfo;)V" => element_of_frame,
];

/// The anchor of a walk with no frames left.
const FIRST_ANCHOR: u64 = 16;
/// `SHOW_HIDDEN_FRAMES` of `StackStreamFactory`.
const SHOW_HIDDEN: u64 = 0x20;
/// Bits of a method's flags in `java.lang.invoke.MemberName`.
const IS_METHOD: u64 = 0x1_0000;
const IS_CONSTRUCTOR: u64 = 0x2_0000;
const IS_HIDDEN: u64 = 0x40_0000;

/// A request for frames: which ones count, and where they go.
struct Batch {
    mode: u64,
    buffer: Reference,
    start: u32,
    /// Index in the buffer behind the last element to fill.
    end: u32,
}

/// What was delivered, and how many frames are left below.
struct Delivered {
    count: u32,
    left: u64,
}

fn begin_walk_17(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (count, start) = (int(arguments, 4) as u32, int(arguments, 5) as u32);
    let batch = Batch { mode: arguments[1], buffer: reference(arguments, 6), start, end: start + count };
    begin(machine, reference(arguments, 0), int(arguments, 3), &batch, |_| count)
}

fn begin_walk_21(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (count, start) = (int(arguments, 6) as u32, int(arguments, 7) as u32);
    let batch = Batch { mode: arguments[1], buffer: reference(arguments, 8), start, end: start + count };
    begin(machine, reference(arguments, 0), int(arguments, 3), &batch, |_| count)
}

fn begin_walk(machine: &mut Machine, arguments: &[u64]) -> Native {
    let batch = Batch {
        mode: arguments[1],
        buffer: reference(arguments, 7),
        start: int(arguments, 6) as u32,
        end: int(arguments, 5) as u32,
    };
    begin(machine, reference(arguments, 0), int(arguments, 2), &batch, |delivered| delivered)
}

/// Fills the first batch and goes on in `doStackWalk`, which calls the program's function.
fn begin(machine: &mut Machine, walker: Reference, skip: i32, batch: &Batch, size: impl Fn(u32) -> u32) -> Native {
    let first = first_frame(machine, batch.mode).saturating_sub(skip.max(0) as usize);
    let delivered = match deliver(machine, batch, first) {
        Ok(delivered) => delivered,
        Err(detour) => return detour.into(),
    };
    let class = machine.class_of(walker);
    let method = match machine.selected(class, "doStackWalk", "(JIIII)Ljava/lang/Object;") {
        Ok(method) => method,
        Err(detour) => return detour.into(),
    };
    let anchor = FIRST_ANCHOR + delivered.left;
    let (start, end) = (u64::from(batch.start), u64::from(batch.start + delivered.count));
    Native::Call(method, vec![walker.slot(), anchor, 0, skip as u64, u64::from(size(delivered.count)), start, end])
}

fn fetch_17(machine: &mut Machine, arguments: &[u64]) -> Native {
    let start = int(arguments, 6) as u32;
    let batch =
        Batch { mode: arguments[1], buffer: reference(arguments, 7), start, end: start + int(arguments, 5) as u32 };
    fetched(machine, reference(arguments, 0), arguments[3], &batch, start)
}

fn fetch(machine: &mut Machine, arguments: &[u64]) -> Native {
    let batch = Batch {
        mode: arguments[1],
        buffer: reference(arguments, 7),
        start: int(arguments, 6) as u32,
        end: int(arguments, 5) as u32,
    };
    fetched(machine, reference(arguments, 0), arguments[2], &batch, 0)
}

fn fetched(machine: &mut Machine, walker: Reference, anchor: u64, batch: &Batch, counted_from: u32) -> Native {
    let left = anchor.saturating_sub(FIRST_ANCHOR) as usize;
    match deliver(machine, batch, left) {
        Ok(delivered) => {
            machine.set_named_field(walker, "anchor", FIRST_ANCHOR + delivered.left);
            Native::Return(u64::from(counted_from + delivered.count))
        }
        Err(detour) => detour.into(),
    }
}

/// How many frames are below the methods of the walk itself.
fn first_frame(machine: &Machine, mode: u64) -> usize {
    let frames = &machine.thread().frames;
    if mode & SHOW_HIDDEN != 0 {
        return frames.len();
    }
    let walking = frames.iter().rev().take_while(|frame| {
        let class = frame.method.class;
        let is_walker =
            |name: &str| name == "java/lang/StackWalker" || name == "java/lang/StackStreamFactory$AbstractStackWalker";
        is_walker(class.name) || class.super_class.is_some_and(|parent| is_walker(parent.name))
    });
    frames.len() - walking.count()
}

fn deliver(machine: &mut Machine, batch: &Batch, left: usize) -> Detoured<Delivered> {
    let (mut left, mut at) = (left, batch.start);
    while left > 0 && at < batch.end.min(machine.heap.length(batch.buffer)) {
        left -= 1;
        if let Some((method, instruction)) = shown(machine, left, batch.mode) {
            let method = machine.program.method(method);
            let positions = method.decoded().map(|code| &code.positions);
            let position = positions.and_then(|positions| positions.get(instruction as usize)).copied().unwrap_or(0);
            fill(machine, batch, at, method, position)?;
            at += 1;
        }
    }
    // Frames that are not shown must not make the next batch an empty one.
    while left > 0 && shown(machine, left - 1, batch.mode).is_none() {
        left -= 1;
    }
    Ok(Delivered { count: at - batch.start, left: left as u64 })
}

/// The method and instruction of a frame, if this walk shows it.
fn shown(machine: &Machine, index: usize, mode: u64) -> Option<(MethodId, u32)> {
    let detail = if mode & SHOW_HIDDEN == 0 { Detail::AsInTraces } else { Detail::WithHidden };
    machine.shown_in(&machine.thread().frames[index], detail)
}

fn fill(machine: &mut Machine, batch: &Batch, at: u32, method: MethodRef, position: u32) -> Detoured<()> {
    let mirror = machine.mirror(method.class)?;
    let element = Reference::from_slot(machine.heap.element(batch.buffer, at, 2));
    if element.is_null() {
        // JDK 17 asks for nothing but the class by an array of classes.
        machine.heap.set_element(batch.buffer, at, 2, mirror.slot());
        return Ok(());
    }
    let name = machine.intern(method.name)?;
    let descriptor = machine.intern(method.descriptor)?;
    let kind = if method.is_constructor() { IS_CONSTRUCTOR } else { IS_METHOD };
    let hidden = if machine.is_visible(method) { 0 } else { IS_HIDDEN };
    let flags = u64::from(method.access) | kind | hidden;
    machine.set_named_field(element, "bci", u64::from(position));
    let member = Reference::from_slot(machine.named_field(element, "memberName"));
    if !member.is_null() {
        machine.set_named_field(member, "clazz", mirror.slot());
        machine.set_named_field(member, "name", name.slot());
        machine.set_named_field(member, "type", descriptor.slot());
        machine.set_named_field(member, "flags", flags);
        return Ok(());
    }
    let own_flags = machine.named_field(element, "flags");
    machine.set_named_field(element, "flags", own_flags | flags);
    machine.set_named_field(element, "name", name.slot());
    machine.set_named_field(element, "type", descriptor.slot());
    set_holder(machine, element, mirror)
}

/// JDK 22 and later: a class alone, or a `ResolvedMethodName` where the frame is to know its method.
fn set_holder(machine: &mut Machine, element: Reference, mirror: Reference) -> Detoured<()> {
    let mut holder = mirror;
    if machine.class_of(element).name != "java/lang/ClassFrameInfo" {
        let class = machine.program.load("java/lang/invoke/ResolvedMethodName");
        let class = machine.linked(class)?;
        holder = machine.allocate_object(class)?;
        machine.set_named_field(holder, "vmholder", mirror.slot());
    }
    machine.set_named_field(element, "classOrMemberName", holder.slot());
    Ok(())
}

/// The classes of the methods that led to this call, the innermost first.
fn class_context(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let frames = machine.thread().frames.iter().rev().map(|frame| frame.method);
    let classes: Vec<ClassRef> =
        frames.filter(|method| machine.is_visible(method)).map(|method| method.class).collect();
    mirrors(machine, &classes).into()
}

fn element_of_frame(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (element, frame) = (reference(arguments, 0), reference(arguments, 1));
    let Some((method, index)) = method_of_frame(machine, frame) else {
        return machine.throw_new("java/lang/InternalError", "a stack frame without a method").into();
    };
    fill_element(machine, element, method.id, index).into()
}

/// The method of a `StackFrameInfo` and the instruction it stands at.
fn method_of_frame(machine: &Machine, frame: Reference) -> Option<(MethodRef, u32)> {
    let member = Reference::from_slot(machine.named_field(frame, "memberName"));
    let holder = Reference::from_slot(machine.named_field(frame, "classOrMemberName"));
    let (mirror, described) = if member.is_null() {
        (machine.named_field(holder, "vmholder"), frame)
    } else {
        (machine.named_field(member, "clazz"), member)
    };
    let name = machine.text(Reference::from_slot(machine.named_field(described, "name")));
    let descriptor = descriptor_of(machine, Reference::from_slot(machine.named_field(described, "type")));
    let class = machine.class_of_mirror(Reference::from_slot(mirror));
    let method = class.declared_method(&name, &descriptor)?;
    let position = machine.named_field(frame, "bci") as u32;
    let index = method.decoded().and_then(|code| code.index_of(position)).unwrap_or(0) as u32;
    Some((method, if method.is_native() { NATIVE_INSTRUCTION } else { index }))
}

/// The text of a descriptor, or of the `MethodType` that the JDK has replaced it by.
fn descriptor_of(machine: &Machine, described: Reference) -> String {
    if described.is_null() || machine.peek_class(described) == machine.known.string {
        return machine.text(described);
    }
    let descriptor = |mirror: Reference| machine.class_of_mirror(mirror).descriptor();
    let parameters = machine.references(Reference::from_slot(machine.named_field(described, "ptypes")));
    let result = Reference::from_slot(machine.named_field(described, "rtype"));
    let parameters: String = parameters.into_iter().map(descriptor).collect();
    format!("({parameters}){}", descriptor(result))
}

//! Which instructions touch nothing but the frames of their thread. An instruction that is not listed is a step.
//!
//! What an object is (its class, its length) never changes, so looking at it counts as local; so does making an object,
//! which nobody else can know yet, and reading a static final field of an initialised class, which nobody writes any
//! more. Calls are local if they only push a frame; returns and exceptions, if they only pop one.

use program::instruction::FieldFlags;
use program::{ClassRef, Instruction, MethodRef, Op, dispatch};
use vm::{Frame, Machine, OnReturn, Reference, Thread, ThreadId};

/// Whether what a thread does next is nobody else's business.
pub(super) fn is_local(machine: &Machine, id: ThreadId) -> bool {
    let thread = &machine.threads[id.0 as usize];
    let Some(frame) = thread.frame() else { return false };
    let only_pops = frame.lock.is_null() && frame.on_return == OnReturn::Deliver;
    if !thread.pending.is_null() || frame.is_at_return() {
        return only_pops;
    }
    let begins = matches!(frame.on_return, OnReturn::Initializer { started: false } | OnReturn::LockPhase);
    if begins || thread.wake.is_some() {
        return false;
    }
    let instruction = frame.code.at(frame.pc as usize);
    match instruction.op {
        Op::NewObject => frame.code.site_class(instruction.b).is_some_and(|class| machine.has_initialized(class)),
        Op::CallVirtual | Op::CallSpecial | Op::CallStatic | Op::CallInterface => {
            target(machine, thread, frame, instruction).is_some_and(|method| only_pushes(machine, method))
        }
        Op::GetStaticOne | Op::GetStaticTwo => is_constant(machine, instruction),
        op => is_of_frame(op),
    }
}

fn is_constant(machine: &Machine, read: Instruction) -> bool {
    let mirror = Reference(read.b - u32::from(read.a));
    read.c & FieldFlags::CONSTANT != 0 && machine.has_initialized(machine.class_of_mirror(mirror))
}

fn only_pushes(machine: &Machine, method: MethodRef) -> bool {
    let needs_class = method.is_static() && !machine.has_initialized(method.class);
    let is_known = method.name == "currentThread" && method.class.name == "java/lang/Thread";
    is_known || !needs_class && !method.is_synchronized() && machine.natives.number(method).is_none()
}

fn target(machine: &Machine, thread: &Thread, frame: &Frame, call: Instruction) -> Option<MethodRef> {
    let resolved = frame.code.site_method(call.b);
    let receiver = || -> Option<ClassRef> {
        let object = Reference::from_slot(thread.slots[(frame.top - u32::from(call.c)) as usize]);
        (!object.is_null()).then(|| machine.peek_class(object))
    };
    match call.op {
        Op::CallVirtual => receiver()?.dispatch_table().get(call.a as usize).copied(),
        Op::CallInterface => dispatch::select(receiver()?, resolved?).ok(),
        Op::CallSpecial => receiver().and(resolved),
        _ => resolved,
    }
}

/// Whether an operation works on operands, locals and constants alone, or on what an object is.
fn is_of_frame(op: Op) -> bool {
    use Op::*;
    matches!(op, Nop | Push | PushLong | PushWide | Load | LoadWide | Store | StoreWide | LoadLoad | Iinc | IincGoto)
        || matches!(op, Pop | Pop2 | Dup | DupX1 | DupX2 | Dup2 | Dup2X1 | Dup2X2 | Swap)
        || matches!(op, Iadd | Ladd | Isub | Lsub | Imul | Lmul | Idiv | Ldiv | Irem | Lrem | Ineg | Lneg)
        || matches!(op, Ishl | Lshl | Ishr | Lshr | Iushr | Lushr | Iand | Land | Ior | Lor | Ixor | Lxor)
        || matches!(op, I2l | L2i | I2b | I2c | I2s | Lcmp | Goto | TableSwitch | LookupSwitch)
        || matches!(op, Ifeq | Ifne | Iflt | Ifge | Ifgt | Ifle | IfAcmpeq | IfAcmpne | Ifnull | Ifnonnull)
        || matches!(op, IfIcmpeq | IfIcmpne | IfIcmplt | IfIcmpge | IfIcmpgt | IfIcmple)
        || matches!(op, IfLocalsEq | IfLocalsNe | IfLocalsLt | IfLocalsGe | IfLocalsGt | IfLocalsLe)
        || matches!(op, IfLongsEq | IfLongsNe | IfLongsLt | IfLongsGe | IfLongsGt | IfLongsLe)
        || matches!(op, ArrayLength | CheckCastTo | InstanceOfClass | NewArray | NewArrayOf | Throw)
}

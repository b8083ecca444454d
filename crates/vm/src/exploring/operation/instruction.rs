//! The operation of the instruction that a thread stands at, read off its operands and the sharing of objects.

use super::{Access, LifeCall, Operation};
use crate::machine::Machine;
use crate::state::reference::{Reference, int};
use crate::threads::thread::{Frame, Thread, ThreadId};
use program::instruction::FieldFlags;
use program::layout::HEADER_BYTES;
use program::{ClassRef, Instruction, MethodRef, Op, dispatch};

/// A thread at an instruction.
pub(in crate::exploring) struct AtInstruction<'a> {
    pub(in crate::exploring) machine: &'a Machine,
    pub(in crate::exploring) id: ThreadId,
    pub(in crate::exploring) thread: &'a Thread,
    pub(in crate::exploring) frame: &'a Frame,
}

impl AtInstruction<'_> {
    pub(super) fn operation(&self) -> Operation {
        let instruction = self.frame.code.at(self.frame.pc as usize);
        match instruction.op {
            Op::ArrayLoad8 => self.element(1, 0, false),
            Op::ArrayLoadChar | Op::ArrayLoadShort => self.element(1, 1, false),
            Op::ArrayLoad32 => self.element(1, 2, false),
            Op::ArrayLoad64 => self.element(1, 3, false),
            Op::ArrayStore8 => self.element(2, 0, true),
            Op::ArrayStore16 => self.element(2, 1, true),
            Op::ArrayStore32 | Op::ArrayStoreReference => self.element(2, 2, true),
            Op::ArrayStore64 => self.element(3, 3, true),
            Op::GetFieldOne | Op::GetFieldTwo => self.field(instruction, 0, false),
            Op::PutFieldOne => self.field(instruction, 1, true),
            Op::PutFieldTwo => self.field(instruction, 2, true),
            Op::GetStaticOne | Op::GetStaticTwo => self.static_field(instruction, false),
            Op::PutStaticOne | Op::PutStaticTwo => self.static_field(instruction, true),
            Op::MonitorEnter => self.enter(self.reference(0)),
            Op::MonitorExit => self.machine.exit(self.id, self.reference(0)),
            Op::Return | Op::ReturnOne | Op::ReturnTwo => self.machine.leaving(self.id, self.frame),
            _ => self.class_or_call(instruction),
        }
    }

    fn class_or_call(&self, instruction: Instruction) -> Operation {
        if let Some(class) = self.class_in_need(instruction)
            && self.has_to_initialize(class)
        {
            return Operation::Initialize(class);
        }
        match instruction.op {
            Op::CallVirtual | Op::CallSpecial | Op::CallStatic | Op::CallLinked | Op::CallInterface => {
                match self.target(instruction) {
                    Some(method) => self.call(method, u32::from(instruction.c)),
                    None => Operation::Local,
                }
            }
            op if is_unresolved(op) => Operation::Opaque,
            Op::CallAccess | Op::CallHandle | Op::CallBasic | Op::CallMember | Op::CallDynamic => Operation::Opaque,
            _ => Operation::Local,
        }
    }

    /// Whether the thread has to initialise a class, or to wait for that, and others could tell.
    fn has_to_initialize(&self, class: ClassRef) -> bool {
        !self.machine.is_ready_for(class, self.id) && !self.machine.initializes_idly(class)
    }

    /// The class that must be initialised before the instruction.
    fn class_in_need(&self, instruction: Instruction) -> Option<ClassRef> {
        let program = self.machine.program;
        let caller = self.frame.method.class;
        match instruction.op {
            Op::GetStatic | Op::PutStatic => Some(program.resolve_field(caller, instruction.a).ok()?.class),
            Op::InvokeStatic => Some(program.resolve_method(caller, instruction.a).ok()?.class),
            Op::New => program.resolve_class(caller, instruction.a).ok(),
            Op::NewObject => self.frame.code.site_class(instruction.b),
            Op::CallStatic | Op::CallLinked => {
                let method = self.frame.code.site_method(instruction.b)?;
                method.is_static().then_some(method.class)
            }
            _ => None,
        }
    }

    /// The method that the instruction calls, if it is a linked call.
    pub(in crate::exploring) fn called(&self) -> Option<MethodRef> {
        let instruction = self.frame.code.at(self.frame.pc as usize);
        let calls = matches!(
            instruction.op,
            Op::CallVirtual | Op::CallSpecial | Op::CallStatic | Op::CallLinked | Op::CallInterface
        );
        calls.then(|| self.target(instruction)).flatten()
    }

    /// The method that a linked call runs.
    fn target(&self, instruction: Instruction) -> Option<MethodRef> {
        let resolved = self.frame.code.site_method(instruction.b);
        match instruction.op {
            Op::CallVirtual => {
                let class = self.receiver_class(instruction)?;
                class.dispatch_table().get(instruction.a as usize).copied()
            }
            Op::CallInterface => dispatch::select(self.receiver_class(instruction)?, resolved?).ok(),
            _ => resolved,
        }
    }

    fn receiver_class(&self, instruction: Instruction) -> Option<ClassRef> {
        let receiver = self.reference(u32::from(instruction.c) - 1);
        (!receiver.is_null()).then(|| self.machine.peek_class(receiver))
    }

    fn call(&self, method: MethodRef, slots: u32) -> Operation {
        if let Some(number) = self.machine.natives.number(method) {
            let top = self.frame.top as usize;
            let arguments = &self.thread.slots[top - slots as usize..top];
            return self.machine.native_operation(self.id, number, arguments);
        }
        if let Some(operation) = self.life_of_thread(method, slots) {
            return operation;
        }
        match method.is_synchronized() {
            true if method.is_static() => self.enter(Reference(method.class.mirror().unwrap_or(0))),
            true => self.enter(self.reference(slots - 1)),
            false => Operation::Local,
        }
    }

    /// Calls of `java.lang.Thread` that are one operation each.
    fn life_of_thread(&self, method: MethodRef, slots: u32) -> Option<Operation> {
        let thread = || self.reference(slots - 1);
        match self.machine.life_call(method)? {
            LifeCall::Make => Some(Operation::Make),
            LifeCall::Start => Some(Operation::Start(thread())),
            // `join(0)` waits without limit.
            LifeCall::Join if self.slot(1) == 0 && self.machine.joins_at_once(thread(), self.id) => {
                Some(Operation::Join(thread()))
            }
            LifeCall::Join => None,
            LifeCall::Run => self.machine.look_at_target(thread(), self.id).map(Operation::Access),
        }
    }

    /// Entering a monitor that is held already, or that nobody else can reach, is nobody's business.
    pub(super) fn enter(&self, object: Reference) -> Operation {
        if object.is_null() || !self.machine.heap.is_shared(object) {
            return Operation::Local;
        }
        let is_own = self.machine.heap.lock_word(object).is_held_by(self.id.0);
        if is_own { Operation::Local } else { Operation::Enter(object) }
    }

    fn element(&self, depth: u32, shift: u32, write: bool) -> Operation {
        let array = self.reference(depth);
        if array.is_null() || !self.machine.heap.is_shared_array(array) {
            return Operation::Local;
        }
        let index = int(self.slot(depth - 1)) as u32;
        if index >= self.machine.heap.length(array) {
            return Operation::Local;
        }
        let offset = HEADER_BYTES + (index << shift);
        let reference = self.machine.peek_class(array).component().is_some_and(|class| !class.is_primitive());
        Operation::Access(Access { object: array, offset, size: 1 << shift, write, plain: true, reference })
    }

    fn field(&self, instruction: Instruction, depth: u32, write: bool) -> Operation {
        let object = self.reference(depth);
        let heap = &self.machine.heap;
        if object.is_null() || instruction.c & FieldFlags::CACHE != 0 || !heap.is_shared(object) {
            return Operation::Local;
        }
        if !write && instruction.c & FieldFlags::CONSTANT != 0 && !heap.is_leaked(object) {
            return Operation::Local;
        }
        self.word(instruction, object, write)
    }

    fn static_field(&self, instruction: Instruction, write: bool) -> Operation {
        let mirror = Reference(instruction.b - u32::from(instruction.a));
        let class = self.machine.class_of_mirror(mirror);
        if self.has_to_initialize(class) {
            return Operation::Initialize(class);
        }
        let is_own = self.machine.initializer_of(class) == Some(self.id);
        if is_own || !write && instruction.c & FieldFlags::CONSTANT != 0 {
            return Operation::Local;
        }
        self.word(instruction, mirror, write)
    }

    /// An access of the word of a field, or of a static field in its mirror.
    fn word(&self, instruction: Instruction, object: Reference, write: bool) -> Operation {
        let plain = instruction.c & FieldFlags::VOLATILE == 0;
        let reference = instruction.c & FieldFlags::REFERENCE != 0;
        let offset = 8 * u32::from(instruction.a);
        Operation::Access(Access { object, offset, size: 8, write, plain, reference })
    }

    fn slot(&self, depth: u32) -> u64 {
        self.thread.slots[(self.frame.top - 1 - depth) as usize]
    }

    fn reference(&self, depth: u32) -> Reference {
        Reference::from_slot(self.slot(depth))
    }
}

/// Whether an instruction has still to be resolved in this process, and may be observable then.
pub(super) fn is_unresolved(op: Op) -> bool {
    let fields = matches!(op, Op::GetStatic | Op::PutStatic | Op::GetField | Op::PutField);
    let calls = matches!(op, Op::InvokeVirtual | Op::InvokeSpecial | Op::InvokeStatic | Op::InvokeInterface);
    fields || calls || op == Op::InvokeDynamic
}

//! Reads the code of a method: what each instruction may do to others, call, instantiate and initialise (JVMS chapter
//! 6).
//!
//! What cannot be resolved throws a linkage error when it is executed, which has no effect here: exceptions that the VM
//! throws run no Java code. Whatever is not understood may do anything.

mod calls;

use crate::body::{Body, Start};
use crate::dynamic;
use crate::effects::flag::Flag;
use crate::effects::manner::Manner;
use crate::effects::numbering::Monitor;
use crate::given::Given;
use crate::graph::{Event, FieldRefEq, Graph, NodeId};
use crate::guarding::{self, Guarding};
use crate::offsets;
use crate::operands::{Known, Operands};
use crate::section;
use calls::Call;
use classfile::Constant;
use classfile::code::{Instruction, Operand};
use classfile::opcode::*;
use program::{ClassRef, MethodRef};
use rustc_hash::FxHashMap;

/// Everything that the code of a method may do, by instruction.
pub(crate) fn read(graph: &mut Graph, node: NodeId, method: MethodRef, given: Given) -> Vec<(u32, Event)> {
    let Some(body) = graph.body_for_now(node, method, given) else { return Vec::new() };
    let guards = guards(method, given, &body);
    if !guards.is_structured {
        graph.numbering.is_unstructured.set(true);
    }
    let guarded = guards.own;
    let mut reader =
        EffectReader { graph, method, given, guarded, at: 0, next: None, events: Vec::new(), questions: Vec::new() };
    let reachable = body.is_decided().then(|| body.reachable(Start::Before(0)));
    for (index, instruction) in body.instructions().iter().enumerate() {
        let switched_off = reachable.as_ref().is_some_and(|reachable| !reachable[index]);
        if switched_off || given == Given::Nothing && !reader.graph.counts(method, index) {
            continue;
        }
        reader.at = u32::try_from(index).unwrap_or(u32::MAX);
        reader.next = body.instructions().get(index + 1).map(|next| next.opcode);
        reader.instruction(instruction);
    }
    reader.answer(&body);
    let mut events = reader.events;
    if guarding::has_blocks(&body) {
        let blocks = section::blocks(graph.program, method);
        let tell = |index: u32, event: Event| blocks.iter().fold(event, |event, block| block.tell(index, event));
        events.iter_mut().for_each(|(index, event)| *event = tell(*index, *event));
    }
    events
}

/// The reader at an instruction.
pub(crate) struct EffectReader<'a> {
    pub(crate) graph: &'a mut Graph,
    pub(crate) method: MethodRef,
    /// What is known of the calls for which the method is read.
    given: Given,
    /// Where the monitor of `this` is held.
    guarded: Vec<bool>,
    at: u32,
    /// The instruction behind it.
    next: Option<u8>,
    events: Vec<(u32, Event)>,
    /// Instructions whose effect depends on the types of their operands.
    questions: Vec<(usize, Question)>,
}

/// What has to be known of the operands.
#[derive(Clone, Copy)]
enum Question {
    /// `monitorenter`: what is locked.
    Lock,
    /// `System.arraycopy`: the kinds of arrays.
    Copy,
    /// A method that turns its argument into text: the class of that.
    Text(Call),
    /// A method of `Object`: the class on whose objects it is called.
    Receiver(MethodRef),
    /// A field: the object whose it is.
    Field { field: FieldRefEq, write: bool },
    /// A method of which more is known if its receiver is the thread itself, or is locked.
    Call(Call),
    /// A method of `Unsafe`: the object that it accesses, so far below the top of the stack.
    Memory { depth: usize, write: bool },
}

impl EffectReader<'_> {
    pub(crate) fn class(&self) -> ClassRef {
        self.method.class
    }

    /// The instruction may do this.
    pub(crate) fn tell(&mut self, event: Event) {
        self.graph.release(event);
        self.events.push((self.at, event));
    }

    pub(crate) fn flag(&mut self, flags: Flag) {
        self.tell(Event::Flags(flags));
    }

    /// What `describe` tells, instead of the instruction; `None` if it cannot.
    pub(crate) fn aside(&mut self, describe: impl FnOnce(&mut Self) -> Option<()>) -> Option<Vec<Event>> {
        let own = std::mem::take(&mut self.events);
        let described = describe(self);
        let told = std::mem::replace(&mut self.events, own);
        described.map(|()| told.into_iter().map(|(_, event)| event).collect())
    }

    /// The instruction makes an object of a synthesised class that implements an interface.
    pub(crate) fn initialize_defaults(&mut self, interface: ClassRef) {
        for other in interface.all_interfaces.iter().chain([&interface]) {
            if other.declares_default_methods() {
                self.initialize(other);
            }
        }
    }

    /// The instruction needs an initialised class.
    pub(crate) fn initialize(&mut self, class: ClassRef) {
        let EffectReader { graph, events, at, .. } = self;
        graph.initialization(class, &mut |event| events.push((*at, event)));
    }

    fn instruction(&mut self, instruction: &Instruction) {
        let code = instruction.opcode;
        match (code, &instruction.operand) {
            (IALOAD..=SALOAD, _) => self.tell(Event::Element { kind: array_kind(code - IALOAD), write: false }),
            (IASTORE..=SASTORE, _) => self.tell(Event::Element { kind: array_kind(code - IASTORE), write: true }),
            (LDC | LDC_W | LDC2_W, Operand::Pool(entry)) => self.constant(*entry),
            (GETSTATIC..=PUTFIELD, Operand::Pool(entry)) => self.field(code, *entry),
            (NEW, Operand::Pool(entry)) => self.make(*entry),
            (INVOKEDYNAMIC, Operand::Pool(entry)) => dynamic::call_site(self, *entry),
            (INVOKEVIRTUAL..=INVOKESTATIC, Operand::Pool(entry))
            | (INVOKEINTERFACE, Operand::Interface { pool: entry, .. }) => self.call(code, *entry),
            (MONITORENTER, _) => self.questions.push((self.at as usize, Question::Lock)),
            _ => {}
        }
    }

    /// Strings, classes and numbers are there or made at once; method handles and dynamic constants are linked by Java
    /// code.
    fn constant(&mut self, entry: u16) {
        let constant = self.class().file.as_ref().and_then(|file| file.pool.get(entry).ok());
        if let Some(Constant::MethodHandle { .. } | Constant::MethodType(_) | Constant::Dynamic { .. }) = constant {
            self.flag(Flag::ANYTHING);
        }
    }

    fn field(&mut self, code: u8, entry: u16) {
        let Ok(field) = self.graph.program.resolve_field(self.class(), entry) else { return };
        if matches!(code, GETSTATIC | PUTSTATIC) {
            self.initialize(field.class);
        }
        let (field, write) = (FieldRefEq(field), matches!(code, PUTSTATIC | PUTFIELD));
        match code {
            GETFIELD | PUTFIELD if self.receiver_tells(field.0.class) => self.ask(Question::Field { field, write }),
            _ => self.access(field, write, Manner::Any),
        }
    }

    fn access(&mut self, field: FieldRefEq, write: bool, manner: Manner) {
        let event = if write { Event::Write(field, manner) } else { Event::Read(field, manner) };
        self.tell(event);
    }

    /// Whether it may be worth knowing on which object of a class the instruction works.
    fn receiver_tells(&self, class: ClassRef) -> bool {
        class.name == "java/lang/Thread" || self.is_guarded()
    }

    /// Whether the monitor of `this` is held at the instruction.
    fn is_guarded(&self) -> bool {
        self.guarded.get(self.at as usize).is_some_and(|guarded| *guarded)
    }

    /// What is known of a call or access on an object.
    fn given(&self, receiver: Option<&Known>) -> Given {
        match receiver {
            Some(Known::OwnThread) => Given::OwnThread,
            Some(Known::This(_)) if self.is_guarded() => Given::Locked,
            _ => Given::Nothing,
        }
    }

    fn make(&mut self, entry: u16) {
        let Ok(class) = self.graph.program.resolve_class(self.class(), entry) else { return };
        self.initialize(class);
        self.graph.instantiate(class);
    }

    /// Looks at the operands of the instructions that asked for it.
    fn answer(&mut self, body: &Body) {
        let mut questions = std::mem::take(&mut self.questions).into_iter().peekable();
        if questions.peek().is_none() {
            return;
        }
        Operands::walk(self.method, self.given, body, |index, stack| {
            if let Some((_, question)) = questions.next_if(|(at, _)| *at == index) {
                self.at = u32::try_from(index).unwrap_or(u32::MAX);
                self.answer_one(question, stack);
            }
        });
    }

    fn answer_one(&mut self, question: Question, stack: &[Known]) {
        let word = |depth: usize| stack.len().checked_sub(depth + 1).and_then(|at| stack.get(at));
        match question {
            Question::Lock => self.lock(word(0)),
            Question::Copy => self.copy(word(4), word(2)),
            Question::Memory { depth, write } => self.memory(word(depth), word(depth.wrapping_sub(1)), write),
            Question::Text(call) => self.text(word(0), call),
            Question::Field { field, write } => self.access_on(word(field_slots(field, write)), field, write),
            Question::Call(call) => self.call_on(word(call.resolved().argument_slots as usize - 1), call),
            Question::Receiver(method) => self.receiver(word(method.argument_slots as usize - 1), method),
        }
    }

    fn class_of(&self, word: Option<&Known>) -> Option<ClassRef> {
        word.and_then(|known| known.class(self.graph.program, self.method))
    }

    fn lock(&mut self, object: Option<&Known>) {
        if let Some(Known::Mirror(entry)) = object
            && let Ok(class) = self.graph.program.resolve_class(self.class(), *entry)
        {
            return self.tell(Event::Enter(Monitor::Mirror(class)));
        }
        match self.class_of(object) {
            Some(class) if !class.is_interface() && class.super_class.is_some() => {
                self.tell(Event::Enter(Monitor::Instance(class)));
            }
            _ => self.flag(Flag::LOCKS_ANY),
        }
    }

    /// Arrays of different kinds throw, so either array tells the kind.
    fn copy(&mut self, from: Option<&Known>, to: Option<&Known>) {
        let kind = |array: Option<ClassRef>| array.and_then(array_kind_of);
        match kind(self.class_of(from)).or_else(|| kind(self.class_of(to))) {
            Some(kind) => self.flag(Flag::array_read(kind) | Flag::array_write(kind)),
            None => self.flag(Flag::ALL_ARRAY_READS | Flag::ALL_ARRAY_WRITES),
        }
    }

    /// Memory is accessed by offset, within the object or array. Objects of unknown class include mirrors with static
    /// fields.
    fn memory(&mut self, object: Option<&Known>, offset: Option<&Known>, write: bool) {
        let named = match offset {
            Some(Known::Static(entry)) => offsets::named_field(self.graph.program, self.class(), *entry),
            _ => None,
        };
        if let Some(field) = named {
            self.access(FieldRefEq(field), false, Manner::Any);
            if write {
                self.access(FieldRefEq(field), true, Manner::Any);
            }
            return;
        }
        self.memory_of(self.class_of(object), write);
    }

    fn memory_of(&mut self, class: Option<ClassRef>, write: bool) {
        let flags = |read: Flag, written: Flag| if write { read | written } else { read };
        match class {
            Some(class) if let Some(kind) = array_kind_of(class) => {
                self.flag(flags(Flag::array_read(kind), Flag::array_write(kind)));
            }
            Some(class) if !class.is_interface() && class.super_class.is_some() && class.name != "java/lang/Class" => {
                self.tell(Event::Memory { class, write });
            }
            _ => self.flag(flags(Flag::ANY_MEMORY_READ, Flag::ANY_MEMORY_WRITE)),
        }
    }

    /// The class of an object that is worth knowing. Interfaces are not verified: the object may be any.
    fn telling_class(&self, object: Option<&Known>) -> Option<ClassRef> {
        self.class_of(object).filter(|class| !class.is_interface() && class.super_class.is_some())
    }

    fn text(&mut self, object: Option<&Known>, call: Call) {
        let argument = Given::last(self.telling_class(object));
        let target = match call {
            Call::Certain(method) => self.graph.method_with(method, argument),
            Call::Selected { holder, resolved } => self.graph.dispatch_with(holder, resolved, argument),
        };
        self.tell(Event::Call(target));
    }

    fn access_on(&mut self, object: Option<&Known>, field: FieldRefEq, write: bool) {
        let manner = match self.given(object) {
            Given::OwnThread => Manner::OwnThread,
            Given::Locked => Manner::Locked,
            Given::Nothing | Given::Last(_) => Manner::Any,
        };
        self.access(field, write, manner);
    }

    fn call_on(&mut self, receiver: Option<&Known>, call: Call) {
        let given = self.given(receiver);
        let target = match call {
            Call::Certain(method) => self.graph.method_with(method, given),
            Call::Selected { holder, resolved } => self.graph.dispatch_with(holder, resolved, given),
        };
        self.tell(Event::Call(target));
    }

    fn receiver(&mut self, object: Option<&Known>, resolved: MethodRef) {
        let class = self.telling_class(object).unwrap_or(resolved.class);
        let target = self.graph.dispatch(class, resolved);
        self.tell(Event::Call(target));
    }
}

/// Where the monitor of `this` is held in a method.
fn guards(method: MethodRef, given: Given, body: &Body) -> Guarding {
    let mut operands = FxHashMap::default();
    if guarding::has_blocks(body) {
        Operands::walk(method, given, body, |index, stack| {
            if matches!(body.instructions()[index].opcode, MONITORENTER | MONITOREXIT) {
                operands.insert(index, stack.last().cloned().unwrap_or_default());
            }
        });
    }
    guarding::of(method, given == Given::Locked, body, &|index| operands.get(&index).cloned())
}

/// How many words lie above the object whose field is accessed.
fn field_slots(field: FieldRefEq, write: bool) -> usize {
    match field.0.basic_type() {
        _ if !write => 0,
        b'J' | b'D' => 2,
        _ => 1,
    }
}

/// The kind of the array instructions, which are numbered alike: int, long, float, double, reference, byte, char,
/// short.
fn array_kind(number: u8) -> u8 {
    b"IJFDLBCS"[usize::from(number)]
}

/// The kind of the elements of an array class.
pub(crate) fn array_kind_of(class: ClassRef) -> Option<u8> {
    class.component().and_then(|component| component.descriptor().bytes().next())
}

//! What instructions of a method find on the operand stack, as terms over what the frame holds where it begins
//! (`effects::element`): a forward analysis of the code, instruction by instruction.
//!
//! Where ways meet, a slot has the terms of all of them, as long as these are few; a local variable that a loop counts
//! up soon has none. Where an exception is caught, the locals are as before the instruction that throws. Only code of
//! the program is followed. Errs towards knowing nothing, and relies on code that a JVM would verify.

use crate::body::{Body, Start};
use crate::effects::element::{Term, TermId};
use crate::effects::manner::Manner;
use crate::effects::numbering::Numbering;
use crate::graph::{Graph, NodeId, Subject};
use classfile::Constant;
use classfile::code::{Instruction, Operand};
use classfile::descriptor;
use classfile::opcode::*;
use flow::fixpoint::{self, DataFlow, Give, Order};
use flow::typing::shuffle;
use program::{FieldRef, MethodRef};
use std::convert::Infallible;

/// What is known of a word.
type Value = Option<TermId>;

/// What the instructions of a method find; found out when it is asked for.
pub(crate) struct Trace<'a> {
    graph: &'a Graph,
    method: Option<MethodRef>,
    /// The instruction at which the frame stands, or none for all calls.
    start: Option<Start>,
    found: Option<Option<Found>>,
}

/// What was found of a method.
struct Found {
    body: Body,
    /// The instructions that are executed once before those of `slots`.
    first: Vec<(usize, Slots)>,
    slots: Vec<Option<Slots>>,
}

/// The words of a frame.
#[derive(Clone)]
struct Slots {
    locals: Vec<Value>,
    stack: Vec<Value>,
}

impl Trace<'_> {
    /// From the beginning of a method, or from where a frame stands in it.
    pub(crate) fn new(graph: &Graph, node: NodeId, start: Option<Start>) -> Trace<'_> {
        let method = match graph.node(node).subject {
            Subject::Method { method, .. } => Some(method).filter(|method| method.class.is_application()),
            Subject::Dispatch { .. } | Subject::Lambda => None,
        };
        Trace { graph, method, start, found: None }
    }

    /// The indices of the elements that an instruction accesses; nothing where they are not all known.
    pub(crate) fn indices(&mut self, at: u32) -> Option<Vec<TermId>> {
        let found = self.find()?;
        let above = match found.body.instructions()[at as usize].opcode {
            IALOAD..=SALOAD => 0,
            LASTORE | DASTORE => 2,
            _ => 1,
        };
        let index = |slots: &Slots| slots.stack.len().checked_sub(above + 1).and_then(|place| slots.stack[place]);
        let indices: Option<Vec<TermId>> = found.at(at).map(index).collect();
        indices.filter(|indices| !indices.is_empty())
    }

    /// The words that an instruction hands to a method that it calls, for each time; none where the call is another.
    pub(crate) fn arguments(&mut self, at: u32, callee: NodeId) -> Vec<Vec<Value>> {
        let called = match self.graph.node(callee).subject {
            Subject::Method { method, .. } | Subject::Dispatch { resolved: method, .. } => method,
            Subject::Lambda => return Vec::new(),
        };
        let (graph, method) = (self.graph, self.method);
        let Some(found) = self.find() else { return Vec::new() };
        let instruction = &found.body.instructions()[at as usize];
        let is_meant = || {
            let reference = graph.program.member_reference(method?.class, member(instruction)?).ok()?;
            let is_static = instruction.opcode == INVOKESTATIC;
            let is_same = reference.name == called.name && reference.descriptor == called.descriptor;
            (is_same && is_static == called.is_static()).then_some(())
        };
        if is_meant().is_none() {
            return Vec::new();
        }
        let lowest = |slots: &Slots| slots.stack.len().checked_sub(usize::from(called.argument_slots));
        found.at(at).map(|slots| lowest(slots).map_or(Vec::new(), |lowest| slots.stack[lowest..].to_vec())).collect()
    }

    fn find(&mut self) -> Option<&Found> {
        let (graph, method, start) = (self.graph, self.method, self.start);
        self.found.get_or_insert_with(|| follow(graph, method?, start)).as_ref()
    }
}

impl Found {
    fn at(&self, at: u32) -> impl Iterator<Item = &Slots> {
        let first = self.first.iter().filter(move |(index, _)| *index == at as usize).map(|(_, slots)| slots);
        first.chain(self.slots.get(at as usize).into_iter().flatten())
    }
}

/// The entry of what an instruction calls.
fn member(instruction: &Instruction) -> Option<u16> {
    match (instruction.opcode, &instruction.operand) {
        (INVOKEVIRTUAL..=INVOKESTATIC, Operand::Pool(entry)) => Some(*entry),
        (INVOKEINTERFACE, Operand::Interface { pool, .. }) => Some(*pool),
        _ => None,
    }
}

fn follow(graph: &Graph, method: MethodRef, start: Option<Start>) -> Option<Found> {
    let body = graph.body(method)?;
    let walk = Walk { graph, numbering: &graph.numbering, method, body: &body };
    let all = walk.of_all_calls();
    let height = |index: u32| Some(all.get(index as usize)?.as_ref()?.stack.len());
    let (first, slots) = match start {
        None => (Vec::new(), all),
        Some(Start::Before(index)) => walk.of_the_rest(index as usize, height(index)?, true),
        Some(Start::Within(index)) => walk.of_the_rest(index as usize, height(index)?, false),
        // What the call was given is in the frames above.
        Some(Start::At(_)) => return None,
    };
    Some(Found { body, first, slots })
}

/// The blocks are the instructions.
#[derive(Clone, Copy)]
struct Walk<'a> {
    graph: &'a Graph,
    numbering: &'a Numbering,
    method: MethodRef,
    body: &'a Body,
}

impl Walk<'_> {
    fn solve(mut self, beginning: impl IntoIterator<Item = (usize, Slots)>) -> Vec<Option<Slots>> {
        let count = self.body.instructions().len();
        let Ok(found) = fixpoint::solve(&mut self, count, Order::LowestFirst, beginning);
        found
    }

    /// Whatever it is called with.
    fn of_all_calls(self) -> Vec<Option<Slots>> {
        let arguments = self.method.argument_slots;
        let local = |number: u16| (number < arguments).then(|| self.term(Term::Local(number))).flatten();
        let locals = (0..self.body.locals()).map(local).collect();
        self.solve([(0, Slots { locals, stack: Vec::new() })])
    }

    /// What the frame holds now.
    fn standing(&self, height: usize) -> Slots {
        let height = u16::try_from(height).unwrap_or(u16::MAX);
        Slots {
            locals: (0..self.body.locals()).map(|number| self.term(Term::Local(number))).collect(),
            stack: (0..height).map(|number| self.term(Term::Operand(number))).collect(),
        }
    }

    /// From an instruction on, or from behind it where it is a call that is running. As long as the frame has operands
    /// that lay there at the beginning, it goes straight on: a loop that comes back has others in their place.
    fn of_the_rest(mut self, start: usize, height: usize, itself: bool) -> (Vec<(usize, Slots)>, Vec<Option<Slots>>) {
        let (mut at, mut slots) = (start, self.standing(height));
        let (mut first, mut beginning) = (Vec::new(), Vec::new());
        loop {
            let mut next = Vec::new();
            let mut give = |_: &mut Self, target: usize, slots: &Slots| {
                next.push((target, slots.clone()));
                Ok(())
            };
            let Ok(()) = self.cross(at, &slots, &mut give);
            if at != start || itself {
                first.push((at, slots));
            }
            let straight = next.pop_if(|(target, _)| *target == at + 1);
            beginning.append(&mut next);
            let Some((target, behind)) = straight else { break };
            if !is_plain(self.body.instructions()[at].opcode) || behind.stack.iter().all(Option::is_none) {
                beginning.push((target, behind));
                break;
            }
            (at, slots) = (target, behind);
        }
        (first, self.solve(beginning))
    }

    fn term(&self, term: Term) -> Value {
        self.numbering.elements.term(term)
    }

    fn step(&self, instruction: &Instruction, slots: &mut Slots) {
        if let Some(shuffle) = shuffle::of(instruction.opcode) {
            return shuffle.apply(&mut slots.stack);
        }
        match (instruction.opcode, &instruction.operand) {
            (ILOAD | ILOAD_0..=ILOAD_3 | ALOAD | ALOAD_0..=ALOAD_3, Operand::Local(local)) => {
                let value = slots.locals.get(usize::from(*local)).copied().flatten();
                slots.stack.push(value);
            }
            (ISTORE..=ASTORE_3, Operand::Local(local)) => self.store(instruction.opcode, *local, slots),
            (IINC, Operand::Increment { local, amount }) => {
                let old = slots.locals.get(usize::from(*local)).copied().flatten();
                let amount = self.term(Term::Constant(i32::from(*amount)));
                set(slots, *local, self.combine(Term::Sum, old, amount));
            }
            (ICONST_M1..=ICONST_5, _) => {
                slots.stack.push(self.term(Term::Constant(i32::from(instruction.opcode) - i32::from(ICONST_0))));
            }
            (BIPUSH | SIPUSH, Operand::Immediate(value)) => slots.stack.push(self.term(Term::Constant(*value))),
            (LDC | LDC_W, Operand::Pool(entry)) => slots.stack.push(self.constant(*entry)),
            (IADD, _) => self.calculate(Term::Sum, slots),
            (ISUB, _) => self.calculate(Term::Difference, slots),
            (IMUL, _) => self.calculate(Term::Product, slots),
            (IREM, _) => self.calculate(Term::Remainder, slots),
            (ARRAYLENGTH, _) => {
                let array = slots.stack.pop().flatten();
                slots.stack.push(array.and_then(|array| self.term(Term::Length(array))));
            }
            (CHECKCAST, _) => {}
            (_, Operand::MultiArray { dimensions, .. }) => exchange(slots, usize::from(*dimensions), 1),
            (code, Operand::Pool(entry) | Operand::Interface { pool: entry, .. }) => self.member(code, *entry, slots),
            (code, _) => plain(code, slots),
        }
    }

    /// A long or double takes the next local, too.
    fn store(&self, code: u8, local: u16, slots: &mut Slots) {
        let value = slots.stack.pop().flatten();
        if matches!(code, LSTORE | DSTORE | LSTORE_0..=LSTORE_3 | DSTORE_0..=DSTORE_3) {
            slots.stack.pop();
            set(slots, local, None);
            return set(slots, local + 1, None);
        }
        set(slots, local, value);
    }

    fn combine(&self, operation: fn(TermId, TermId) -> Term, one: Value, two: Value) -> Value {
        self.term(operation(one?, two?))
    }

    fn calculate(&self, operation: fn(TermId, TermId) -> Term, slots: &mut Slots) {
        let (two, one) = (slots.stack.pop().flatten(), slots.stack.pop().flatten());
        slots.stack.push(self.combine(operation, one, two));
    }

    /// Whether a call answers one of its two arguments.
    fn is_choice(&self, entry: u16) -> bool {
        let Ok(called) = self.graph.program.resolve_method(self.method.class, entry) else { return false };
        let is_named = matches!((called.class.name, called.name), ("java/lang/Math", "min" | "max"));
        is_named && called.descriptor == "(II)I"
    }

    fn constant(&self, entry: u16) -> Value {
        match self.method.class.file.as_ref()?.pool.get(entry).ok()? {
            Constant::Integer(value) => self.term(Term::Constant(value)),
            _ => None,
        }
    }

    /// Fields and calls; other instructions with an entry do what the table says.
    fn member(&self, code: u8, entry: u16, slots: &mut Slots) {
        if !matches!(code, GETSTATIC..=INVOKEDYNAMIC) {
            return plain(code, slots);
        }
        let types = self.method.class.file.as_ref().and_then(|file| {
            let name_and_type = match file.pool.get(entry).ok()? {
                Constant::FieldRef { name_and_type, .. }
                | Constant::MethodRef { name_and_type, .. }
                | Constant::InterfaceMethodRef { name_and_type, .. }
                | Constant::InvokeDynamic { name_and_type, .. } => name_and_type,
                _ => return None,
            };
            Some(file.pool.name_and_type(name_and_type).ok()?.1)
        });
        // Code whose constants cannot be read does not run.
        let Some(types) = types else { return slots.stack.clear() };
        let receiver = usize::from(!matches!(code, GETSTATIC | PUTSTATIC | INVOKESTATIC | INVOKEDYNAMIC));
        match code {
            GETSTATIC | GETFIELD => self.read(code, entry, words(&types), slots),
            PUTSTATIC | PUTFIELD => exchange(slots, words(&types) + receiver, 0),
            INVOKESTATIC if self.is_choice(entry) => self.calculate(Term::Either, slots),
            _ => {
                let result = types.rsplit_once(')').map_or("V", |(_, result)| result);
                exchange(slots, usize::from(descriptor::parameter_slots(&types)) + receiver, words(result));
            }
        }
    }

    fn read(&self, code: u8, entry: u16, words: usize, slots: &mut Slots) {
        let object = if code == GETFIELD { slots.stack.pop().flatten() } else { None };
        let field = self.graph.program.resolve_field(self.method.class, entry).ok().filter(is_followed);
        let number = field.map(|field| self.numbering.field(field, Manner::Any));
        let value = match code {
            GETFIELD => object.zip(number).and_then(|(object, field)| self.term(Term::Field(object, field))),
            _ => number.and_then(|field| self.term(Term::Static(field))),
        };
        slots.stack.push(value);
        slots.stack.extend(std::iter::repeat_n(None, words.saturating_sub(1)));
    }
}

/// What the VM itself writes is none of these.
fn is_followed(field: &FieldRef) -> bool {
    field.class.is_application() && !field.class.hidden && !matches!(field.basic_type(), b'J' | b'F' | b'D')
}

/// Whether an instruction leads to the next one only, or throws.
fn is_plain(opcode: u8) -> bool {
    !matches!(opcode, IFEQ..=RETURN | IFNULL | IFNONNULL | GOTO_W | ATHROW)
}

fn words(types: &str) -> usize {
    match types.as_bytes().first() {
        Some(b'V') | None => 0,
        Some(b'J' | b'D') => 2,
        Some(_) => 1,
    }
}

fn set(slots: &mut Slots, local: u16, value: Value) {
    if let Some(slot) = slots.locals.get_mut(usize::from(local)) {
        *slot = value;
    }
}

/// Takes words, and puts others of which nothing is known.
fn exchange(slots: &mut Slots, taken: usize, put: usize) {
    slots.stack.truncate(slots.stack.len().saturating_sub(taken));
    slots.stack.extend(std::iter::repeat_n(None, put));
}

fn plain(code: u8, slots: &mut Slots) {
    match info(code).and_then(|info| info.stack) {
        Some(effect) => exchange(slots, effect.pops.into(), effect.pushes.into()),
        None => slots.stack.clear(),
    }
}

impl DataFlow for Walk<'_> {
    type Fact = Slots;
    type Error = Infallible;

    fn meet(&mut self, _: usize, known: &mut Option<Slots>, arriving: &Slots) -> Result<bool, Infallible> {
        let Some(known) = known else {
            *known = Some(arriving.clone());
            return Ok(true);
        };
        let mut changed = false;
        // Verified code comes with as many operands from everywhere.
        if known.stack.len() != arriving.stack.len() {
            known.stack.iter_mut().for_each(|value| changed |= value.take().is_some());
        }
        let slots = known.locals.iter_mut().chain(&mut known.stack);
        for (value, other) in slots.zip(arriving.locals.iter().chain(&arriving.stack)) {
            if value.is_some() && value != other {
                let either = value.zip(*other).and_then(|(one, two)| self.numbering.elements.either(one, two));
                changed |= *value != either;
                *value = either;
            }
        }
        Ok(changed)
    }

    fn cross(&mut self, index: usize, before: &Slots, give: &mut Give<'_, Self>) -> Result<(), Infallible> {
        let body = self.body;
        for handler in body.handlers_at(index) {
            give(self, handler, &Slots { locals: before.locals.clone(), stack: vec![None] })?;
        }
        let mut after = before.clone();
        self.step(&body.instructions()[index], &mut after);
        let mut successors = Vec::new();
        body.for_each_successor(index, |next| successors.push(next));
        for next in successors.into_iter().filter(|next| *next < body.instructions().len()) {
            give(self, next, &after)?;
        }
        Ok(())
    }
}

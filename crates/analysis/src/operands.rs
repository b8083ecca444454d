//! What is known of the types of operands: a forward analysis of the code, block by block.
//!
//! Where ways meet, what all of them have on the operand stack is known; in a handler only what it catches. A local
//! has the type of the parameter that lies in it, if nothing is ever stored there, or the type of all stores, if they
//! agree. Follows the types that the class file declares (fields, results, casts, what is caught): errs towards knowing
//! nothing, and relies on code that a JVM would verify. Interfaces are not verified by JVMs, so whoever uses a type
//! must take an interface for any object.

use crate::body::Body;
use crate::given::Given;
use crate::own_thread;
use classfile::code::{Instruction, Operand};
use classfile::descriptor::{self, FieldType};
use classfile::opcode::*;
use classfile::{Constant, ConstantPool};
use flow::Blocks;
use flow::fixpoint::{self, DataFlow, Give, Order};
use flow::typing::shuffle::{self, Shuffle};
use program::{ClassRef, MethodRef, Program};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::convert::Infallible;

/// What is known of a word of the operand stack.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) enum Known {
    /// Nothing.
    #[default]
    Nothing,
    /// An object of this descriptor, or null.
    Described(Cow<'static, str>),
    /// An object of the class with this internal name, or null.
    Named(Cow<'static, str>),
    /// An object of this class, or null.
    Of(ClassRef),
    /// The object whose method it is, with the internal name of the class.
    This(Cow<'static, str>),
    /// The `java.lang.Thread` of the thread that runs the code.
    OwnThread,
    /// The mirror of the class at this constant-pool entry.
    Mirror(u16),
    /// The lower word of the `long` in the static field at this constant-pool entry.
    Static(u16),
}

/// The walk over a method.
pub(crate) struct Operands<'a> {
    pool: &'static ConstantPool<'static>,
    body: &'a Body,
    blocks: &'a Blocks,
    locals: FxHashMap<u16, Known>,
    stack: Vec<Known>,
}

impl Operands<'_> {
    /// Tells `visit` the operand stack before each instruction, top last; what lies below the words given is unknown.
    /// `given` is what is known of the call.
    pub(crate) fn walk(method: MethodRef, given: Given, body: &Body, mut visit: impl FnMut(usize, &[Known])) {
        let Some(file) = &method.class.file else { return };
        let blocks = body.blocks();
        let (locals, stack) = (FxHashMap::default(), Vec::new());
        let mut walk = Operands { pool: &file.pool, body, blocks: &blocks, locals, stack };
        walk.locals = walk.settled_locals(&parameters(method, given));
        walk.pass(&mut visit, &mut |_, _| {});
    }

    /// The types of locals that hold for the whole method.
    fn settled_locals(&mut self, parameters: &FxHashMap<u16, Known>) -> FxHashMap<u16, Known> {
        let mut settled = parameters.clone();
        let is_store = |instruction: &&Instruction| matches!(instruction.opcode, ASTORE | ASTORE_0..=ASTORE_3);
        for store in self.body.instructions().iter().filter(is_store) {
            if let Operand::Local(local) = store.operand {
                settled.remove(&local);
            }
        }
        // The first pass trusts only parameters that are never written.
        self.locals.clone_from(&settled);
        self.pass(&mut |_, _| {}, &mut |local, value| {
            let known = settled.entry(local).or_insert_with(|| parameters.get(&local).unwrap_or(value).clone());
            *known = known.common(value);
        });
        settled
    }

    /// Finds out what is known everywhere, and goes over the code with that once, in its order. What nothing leads to
    /// is told as well, with nothing known.
    fn pass(&mut self, visit: &mut dyn FnMut(usize, &[Known]), store: &mut dyn FnMut(u16, &Known)) {
        let handlers = self.body.handlers().iter();
        let handlers = handlers
            .map(|handler| (self.blocks.block_of(handler.target as usize), vec![self.caught(handler.catch_type)]));
        let beginning: Vec<(usize, Vec<Known>)> = [(0, Vec::new())].into_iter().chain(handlers).collect();
        let Ok(facts) = fixpoint::solve(self, self.blocks.len(), Order::LowestFirst, beginning);
        for (block, fact) in facts.into_iter().enumerate() {
            self.stack = fact.unwrap_or_default();
            for index in self.blocks.instructions(block) {
                visit(index as usize, &self.stack);
                self.step(&self.body.instructions()[index as usize], store);
            }
        }
    }

    /// What a handler finds on the stack.
    fn caught(&self, entry: u16) -> Known {
        let name = (entry != 0).then(|| self.pool.class_name(entry).ok()).flatten();
        name.map_or(Known::Nothing, Known::Named)
    }

    fn step(&mut self, instruction: &Instruction, store: &mut dyn FnMut(u16, &Known)) {
        if let Some(shuffle) = shuffle::of(instruction.opcode) {
            return self.rearrange(shuffle);
        }
        match (instruction.opcode, &instruction.operand) {
            (ALOAD | ALOAD_0..=ALOAD_3, Operand::Local(local)) => {
                let known = self.locals.get(local).cloned().unwrap_or_default();
                self.stack.push(known);
            }
            (ASTORE | ASTORE_0..=ASTORE_3, Operand::Local(local)) => {
                let value = self.pop();
                store(*local, &value);
            }
            (AALOAD, _) => {
                self.pop();
                let element = element_of(self.pop());
                self.stack.push(element);
            }
            (LDC | LDC_W, Operand::Pool(entry)) => self.stack.push(self.constant(*entry)),
            (NEW | CHECKCAST | ANEWARRAY, Operand::Pool(entry)) => self.make(instruction.opcode, *entry),
            (INVOKESTATIC, _) if own_thread::is_current_thread(self.pool, instruction) => {
                self.stack.push(Known::OwnThread);
            }
            (code, Operand::Pool(entry) | Operand::Interface { pool: entry, .. }) => self.member(code, *entry),
            (_, Operand::MultiArray { dimensions, .. }) => {
                self.take(usize::from(*dimensions));
                self.stack.push(Known::Nothing);
            }
            (code, _) => self.plain(code),
        }
    }

    /// Of words below those that are given nothing is known.
    fn rearrange(&mut self, shuffle: Shuffle) {
        let missing = shuffle.takes.saturating_sub(self.stack.len());
        self.stack.splice(..0, std::iter::repeat_n(Known::Nothing, missing));
        shuffle.apply(&mut self.stack);
    }

    fn constant(&self, entry: u16) -> Known {
        match self.pool.get(entry) {
            Ok(Constant::Class(_)) => Known::Mirror(entry),
            Ok(Constant::String(_)) => Known::Named(Cow::Borrowed("java/lang/String")),
            _ => Known::Nothing,
        }
    }

    /// `new` and the like: an object of the class at the entry, or an array of such.
    fn make(&mut self, code: u8, entry: u16) {
        if code != NEW {
            self.pop();
        }
        let name = self.pool.class_name(entry).ok();
        let known = match (code, name) {
            (ANEWARRAY, Some(name)) if name.starts_with('[') => Known::Described(format!("[{name}").into()),
            (ANEWARRAY, Some(name)) => Known::Described(format!("[L{name};").into()),
            (_, Some(name)) => Known::Named(name),
            (_, None) => Known::Nothing,
        };
        self.stack.push(known);
    }

    fn member(&mut self, code: u8, entry: u16) {
        let name_and_type = match self.pool.get(entry) {
            Ok(
                Constant::FieldRef { name_and_type, .. }
                | Constant::MethodRef { name_and_type, .. }
                | Constant::InterfaceMethodRef { name_and_type, .. }
                | Constant::InvokeDynamic { name_and_type, .. },
            ) => name_and_type,
            _ => return self.plain(code),
        };
        let Ok((_, types)) = self.pool.name_and_type(name_and_type) else { return self.stack.clear() };
        match code {
            GETSTATIC if types == "J" => self.stack.extend([Known::Static(entry), Known::Nothing]),
            GETSTATIC | GETFIELD => {
                self.take(usize::from(code == GETFIELD));
                self.push_described(types);
            }
            PUTSTATIC | PUTFIELD => {
                let slots = descriptor::parse_field(&types).map_or(1, |field| field.slots());
                self.take(usize::from(slots) + usize::from(code == PUTFIELD));
            }
            _ => {
                let receiver = usize::from(!matches!(code, INVOKESTATIC | INVOKEDYNAMIC));
                self.take(usize::from(descriptor::parameter_slots(&types)) + receiver);
                self.push_described(result_of(types));
            }
        }
    }

    fn push_described(&mut self, types: Cow<'static, str>) {
        match types.as_bytes().first() {
            Some(b'V') | None => {}
            Some(b'J' | b'D') => self.stack.extend([Known::Nothing, Known::Nothing]),
            Some(b'L' | b'[') => self.stack.push(Known::Described(types)),
            Some(_) => self.stack.push(Known::Nothing),
        }
    }

    fn plain(&mut self, code: u8) {
        match info(code).and_then(|info| info.stack) {
            Some(effect) => {
                self.take(effect.pops.into());
                self.stack.resize(self.stack.len() + usize::from(effect.pushes), Known::Nothing);
            }
            None => self.stack.clear(),
        }
    }

    fn pop(&mut self) -> Known {
        self.stack.pop().unwrap_or_default()
    }

    fn take(&mut self, words: usize) {
        self.stack.truncate(self.stack.len().saturating_sub(words));
    }
}

impl DataFlow for Operands<'_> {
    type Fact = Vec<Known>;
    type Error = Infallible;

    fn meet(&mut self, _: usize, known: &mut Option<Vec<Known>>, arriving: &Vec<Known>) -> Result<bool, Infallible> {
        let Some(known) = known else {
            *known = Some(arriving.clone());
            return Ok(true);
        };
        Ok(keep_common(known, arriving))
    }

    fn cross(&mut self, block: usize, fact: &Vec<Known>, give: &mut Give<'_, Self>) -> Result<(), Infallible> {
        let (body, blocks) = (self.body, self.blocks);
        self.stack.clone_from(fact);
        for index in blocks.instructions(block) {
            self.step(&body.instructions()[index as usize], &mut |_, _| {});
        }
        let stack = std::mem::take(&mut self.stack);
        let mut next = Vec::new();
        body.for_each_successor(blocks.instructions(block).end as usize - 1, |index| next.push(index));
        for index in next.into_iter().filter(|index| *index < body.instructions().len()) {
            give(self, blocks.block_of(index), &stack)?;
        }
        Ok(())
    }
}

impl Known {
    /// What is known of something that is one or the other.
    fn common(&self, other: &Known) -> Known {
        match (self, other) {
            (one, two) if one == two => one.clone(),
            (Known::This(name) | Known::Named(name), Known::This(other) | Known::Named(other)) if name == other => {
                Known::Named(name.clone())
            }
            _ => Known::Nothing,
        }
    }

    /// The descriptor or the internal name, where there is one.
    pub(crate) fn class(&self, program: &Program, method: MethodRef) -> Option<ClassRef> {
        match self {
            Known::Nothing | Known::Static(_) => None,
            Known::Of(class) => Some(class),
            Known::Described(text) => program.resolve_descriptor(method.class, text).ok(),
            Known::Named(name) | Known::This(name) => {
                program.resolve_descriptor(method.class, &descriptor_of(name)).ok()
            }
            Known::Mirror(_) => program.load("java/lang/Class").ok(),
            Known::OwnThread => program.load("java/lang/Thread").ok(),
        }
    }
}

fn descriptor_of(name: &str) -> String {
    if name.starts_with('[') { name.to_owned() } else { format!("L{name};") }
}

fn element_of(array: Known) -> Known {
    let text = match array {
        Known::Described(text) | Known::Named(text) => text,
        _ => return Known::Nothing,
    };
    match text.strip_prefix('[') {
        Some(element) => Known::Described(element.to_owned().into()),
        None => Known::Nothing,
    }
}

fn result_of(types: Cow<'static, str>) -> Cow<'static, str> {
    let start = types.rfind(')').map_or(0, |end| end + 1);
    match types {
        Cow::Borrowed(text) => Cow::Borrowed(&text[start..]),
        Cow::Owned(text) => Cow::Owned(text[start..].to_owned()),
    }
}

/// The types of the parameters by the locals in which they arrive; more may be given.
fn parameters(method: MethodRef, given: Given) -> FxHashMap<u16, Known> {
    let mut known = FxHashMap::default();
    let mut local = 0;
    if !method.is_static() {
        let receiver = if given == Given::OwnThread { Known::OwnThread } else { own_type(method) };
        known.insert(0, receiver);
        local = 1;
    }
    let Ok(parsed) = descriptor::parse_method(method.descriptor) else { return known };
    for parameter in &parsed.parameters {
        if parameter.class_name().is_some() {
            known.insert(local, Known::Described(Cow::Borrowed(FieldType::text(parameter))));
        }
        local += parameter.slots();
    }
    if let Given::Last(class) = given {
        known.insert(local.saturating_sub(1), Known::Of(class));
    }
    known
}

/// `this`, by the name that the class has in its own class file.
fn own_type(method: MethodRef) -> Known {
    Known::This(Cow::Owned(method.class.defined_name()))
}

/// Keeps what another stack has too, from the top on; tells whether something is lost.
fn keep_common(stack: &mut Vec<Known>, other: &[Known]) -> bool {
    let common = stack.len().min(other.len());
    let mut changed = common < stack.len();
    stack.drain(..stack.len() - common);
    for (word, other) in stack.iter_mut().zip(&other[other.len() - common..]) {
        let met = word.common(other);
        changed |= met != *word;
        *word = met;
    }
    changed
}

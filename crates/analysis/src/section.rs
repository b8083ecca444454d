//! Short sections: synchronized methods and blocks that do nothing but read fields of their object, or of their class,
//! and add to others.
//!
//! Two threads may run such sections of one object in either order: reading commutes with reading, and adding to an
//! integer commutes with adding to it (JLS 15.18.2: addition wraps around), as long as nobody looks at the sum. So
//! entering the monitor for one is independent of whoever enters it for others (Lipton 1975,
//! "Reduction": the whole section is one step). Found by following straight code: no branch, no call, nothing
//! that throws. Beside them the printing methods of the console, whose output nobody reads back.
//!
//! Errs by taking a section for any other code.

mod walk;

use crate::effects::flag::Flag;
use crate::effects::manner::{Guard, Manner};
use crate::effects::numbering::Monitor;
use crate::graph::Event;
use classfile::code::{Instruction, Operand};
use classfile::opcode::*;
use program::{ClassRef, FieldRef, MethodRef, Program};
use walk::{End, Walk};

/// The class of the console, and the field that its methods set when they cannot print.
const CONSOLE: &str = "sojourner/ConsoleStream";
const TROUBLE: &str = "trouble";
const CLOSED: &str = "closed";

/// What a short section does to the fields of its object, or of its class.
#[derive(Debug)]
pub struct Section {
    /// Fields that are read.
    pub reads: Vec<FieldRef>,
    /// Fields to which something is added, and which are not looked at else.
    pub updates: Vec<FieldRef>,
    /// In which manner.
    pub manner: Manner,
}

impl Section {
    /// What its callers do, given what its entry and its code do.
    pub(crate) fn events(&self, entry: &[Event], code: &[(u32, Event)]) -> Vec<Event> {
        entry.iter().chain(code.iter().map(|(_, event)| event)).map(|event| self.told(*event)).collect()
    }

    fn told(&self, event: Event) -> Event {
        let updates = |field: FieldRef| self.updates.iter().any(|updated| std::ptr::eq(*updated, field));
        match event {
            Event::Enter(monitor) => Event::Section(monitor),
            Event::Read(field, _) | Event::Write(field, _) if updates(field.0) => Event::Update(field, self.manner),
            event => event,
        }
    }
}

/// The section that a method is.
pub(crate) fn of(program: &'static Program, method: MethodRef) -> Option<Section> {
    if !method.is_synchronized() || method.is_native() {
        return None;
    }
    if method.class.name == CONSOLE {
        return console(method);
    }
    let body = body(method)?;
    let manner = if method.is_static() { Manner::ClassLocked(method.class.id) } else { Manner::Locked };
    let mut walk = Walk::new(program, method, manner, End::Return);
    let is_straight = body.handlers.is_empty() && body.instructions.iter().all(|one| walk.follow(one).is_some());
    walk.section().filter(|_| is_straight)
}

/// Code of the program.
fn body(method: MethodRef) -> Option<flow::Body<'static>> {
    method.class.is_application().then(|| flow::Body::read(method.in_file().ok()?).ok()).flatten()
}

/// A synchronized block that is a short section.
pub(crate) struct Block {
    /// The instruction that enters the monitor, and the one that leaves it.
    pub(crate) enter: usize,
    exit: usize,
    /// `java.lang.Object`: where nothing is known of the monitor, it is that of some object.
    object: ClassRef,
    pub(crate) section: std::rc::Rc<Section>,
}

impl Block {
    /// What an instruction of the block does, seen from outside.
    pub(crate) fn tell(&self, index: u32, event: Event) -> Event {
        let within = (self.enter..=self.exit).contains(&(index as usize));
        match event {
            Event::Flags(flags) if within && flags == Flag::LOCKS_ANY => Event::Section(Monitor::Instance(self.object)),
            event if within => self.section.told(event),
            event => event,
        }
    }
}

/// The blocks of a method that are short sections. Nothing jumps into the middle of one.
pub(crate) fn blocks(program: &'static Program, method: MethodRef) -> Vec<Block> {
    let Some(body) = body(method) else { return Vec::new() };
    let enters = |index: &usize| body.instructions[*index].opcode == MONITORENTER;
    (0..body.instructions.len()).filter(enters).filter_map(|enter| block(program, method, &body, enter)).collect()
}

fn block(program: &'static Program, method: MethodRef, body: &flow::Body<'_>, enter: usize) -> Option<Block> {
    let (first, manner, local) = lock(program, method, &body.instructions, enter)?;
    let mut walk = Walk::new(program, method, manner, End::Exit(local));
    let mut exit = enter;
    while !walk.ended {
        exit += 1;
        walk.follow(body.instructions.get(exit)?)?;
    }
    let jumps = (0..body.len()).flat_map(|index| body.jumps(index)).map(|target| *target as usize);
    let handlers = body.handlers.iter().map(|handler| handler.target as usize);
    let is_entered = jumps.chain(handlers).any(|target| (first + 1..=exit).contains(&target));
    let section = walk.section().filter(|_| !is_entered)?;
    let object = program.loaded("java/lang/Object")?;
    Some(Block { enter, exit, object, section: std::rc::Rc::new(section) })
}

/// What is locked, where it is told by the instructions before: the first of those, the manner, and the local variable
/// that keeps it. A field that is not final may have held another lock when somebody read it.
fn lock(
    program: &'static Program,
    method: MethodRef,
    instructions: &[Instruction],
    enter: usize,
) -> Option<(usize, Manner, u16)> {
    let before = |distance: usize| instructions.get(enter.checked_sub(distance)?);
    let Operand::Local(local) = before(1)?.operand else { return None };
    let keeps = matches!(before(1)?.opcode, ASTORE | ASTORE_0..=ASTORE_3) && before(2)?.opcode == DUP;
    let is_this = |one: &Instruction| {
        let loads = matches!(one.opcode, ALOAD | ALOAD_0..=ALOAD_3) && one.operand == Operand::Local(0);
        loads && !method.is_static() && !stores_this(instructions)
    };
    let is_final = |field: &FieldRef| field.class == method.class && field.access & program::access::FINAL != 0;
    let field = |entry: u16| program.resolve_field(method.class, entry).ok().filter(is_final);
    let told = before(3).filter(|_| keeps)?;
    match (told.opcode, &told.operand) {
        _ if is_this(told) => Some((enter - 3, Manner::Locked, local)),
        (GETSTATIC, Operand::Pool(entry)) => {
            let guard = field(*entry).filter(|field| field.is_static())?;
            Some((enter - 3, Manner::LockedBy(Guard(guard)), local))
        }
        (GETFIELD, Operand::Pool(entry)) if is_this(before(4)?) => {
            let guard = field(*entry).filter(|field| !field.is_static())?;
            Some((enter - 4, Manner::LockedBy(Guard(guard)), local))
        }
        _ => None,
    }
}

/// Whether a method gives its first local variable, which is `this` at the beginning, another value.
fn stores_this(instructions: &[Instruction]) -> bool {
    let stores = |one: &Instruction| matches!(one.opcode, ASTORE | ASTORE_0..=ASTORE_3);
    instructions.iter().any(|one| stores(one) && one.operand == Operand::Local(0))
}

/// What the console prints goes nowhere in the program. Where it is closed, it notes that it has failed: always the
/// same.
fn console(method: MethodRef) -> Option<Section> {
    let takes = method.descriptor.strip_suffix(")V");
    let prints = matches!(method.name, "print" | "println")
        && matches!(takes, Some("(" | "(I" | "(J" | "(C" | "(Z" | "(Ljava/lang/String;"));
    let field = |name: &str| method.class.field_named(name);
    prints.then_some(())?;
    Some(Section { reads: vec![field(CLOSED)?], updates: vec![field(TROUBLE)?], manner: Manner::Locked })
}

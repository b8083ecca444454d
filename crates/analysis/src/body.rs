//! The code of a method as its class file has it, and which of its instructions can still be executed from a given one.
//!
//! Not the VM's own instructions: those are overwritten by resolved forms, which no longer say which field they access.
//! Instruction `i` here is instruction `i` of `program::Code`, unless the code has subroutines (`jsr`, class files up
//! to version 50), which the VM inlines; of such a method everything counts as still to come.

use classfile::code::{Instruction, Operand};
use classfile::opcode::*;
use program::MethodRef;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// The code of a method.
pub(crate) struct Body {
    pub(crate) instructions: Vec<Instruction>,
    pub(crate) handlers: Vec<Handler>,
    /// Old code with `jsr` and `ret`, of which only the instructions one by one are known.
    pub(crate) has_subroutines: bool,
    /// Branches on known values, with whether they are taken.
    decided: FxHashMap<usize, bool>,
}

/// A protected range and its handler, by instruction index.
pub(crate) struct Handler {
    pub(crate) range: Range<usize>,
    pub(crate) target: usize,
}

/// Where in a method a thread stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Start {
    /// The instruction is still to be executed.
    Before(u32),
    /// The instruction is a call that is running; it will return or throw here.
    Within(u32),
    /// Only this instruction.
    At(u32),
}

impl Body {
    /// Reads the code of a method; `None` if it has none or no JVM would accept it, so that it never runs. `value`
    /// gives what an instruction always pushes, if that is known.
    pub(crate) fn read(method: MethodRef, value: &mut dyn FnMut(&Instruction) -> Option<i32>) -> Option<Body> {
        let file = method.class.file.as_ref()?;
        let code = method.info()?.code(&file.pool).ok()??;
        let instructions = code.instructions().ok()?;
        let index = |position: u16| index_of(&instructions, position.into());
        let handlers = code
            .handlers
            .iter()
            .map(|entry| Handler { range: index(entry.start)..index(entry.end), target: index(entry.handler) });
        let handlers = handlers.collect();
        let has_subroutines = instructions.iter().any(|instruction| matches!(instruction.opcode, JSR | JSR_W | RET));
        let mut body = Body { instructions, handlers, has_subroutines, decided: FxHashMap::default() };
        body.decided = body.decide(value);
        Some(body)
    }

    /// Finds an instruction that pushes a known value, followed by a test of it, to which no other way leads.
    fn decide(&self, value: &mut dyn FnMut(&Instruction) -> Option<i32>) -> FxHashMap<usize, bool> {
        let mut decided = FxHashMap::default();
        for (index, pair) in self.instructions.windows(2).enumerate() {
            if let test @ (IFEQ | IFNE | IFNULL | IFNONNULL) = pair[1].opcode
                && let Some(value) = value(&pair[0])
            {
                decided.insert(index + 1, (value == 0) == matches!(test, IFEQ | IFNULL));
            }
        }
        if !decided.is_empty() {
            self.forget_targets(&mut decided);
        }
        decided
    }

    fn forget_targets(&self, decided: &mut FxHashMap<usize, bool>) {
        self.targets().iter().for_each(|target| {
            decided.remove(target);
        });
    }

    /// Where jumps and exceptions lead.
    pub(crate) fn targets(&self) -> FxHashSet<usize> {
        let mut targets: FxHashSet<usize> = self.handlers.iter().map(|handler| handler.target).collect();
        for instruction in &self.instructions {
            for_each_target(&instruction.operand, |position| {
                targets.insert(index_of(&self.instructions, position));
            });
        }
        targets
    }

    /// The same code, where these branches are decided too.
    pub(crate) fn deciding(mut self, branches: Vec<(usize, bool)>) -> Body {
        self.decided.extend(branches);
        self
    }

    /// Which instructions can still be executed.
    pub(crate) fn reachable(&self, start: Start) -> Vec<bool> {
        if self.has_subroutines {
            return vec![true; self.instructions.len()];
        }
        let mut walk = Walk { body: self, reached: vec![false; self.instructions.len()], waiting: Vec::new() };
        match start {
            Start::Before(index) => walk.reach(index as usize),
            Start::Within(index) => walk.leave(index as usize),
            Start::At(index) => {
                walk.reach(index as usize);
                return walk.reached;
            }
        }
        while let Some(index) = walk.waiting.pop() {
            walk.leave(index);
        }
        walk.reached
    }

    /// Whether known values switch off some of the code.
    pub(crate) fn is_decided(&self) -> bool {
        !self.decided.is_empty()
    }

    /// The instructions that an instruction may jump to, the one behind it included if it may go on there.
    pub(crate) fn for_each_successor(&self, index: usize, mut visit: impl FnMut(usize)) {
        let instruction = &self.instructions[index];
        let decision = self.decided.get(&index);
        if decision != Some(&false) {
            for_each_target(&instruction.operand, |position| visit(index_of(&self.instructions, position)));
        }
        if decision != Some(&true) && falls_through(instruction.opcode) {
            visit(index + 1);
        }
    }
}

struct Walk<'a> {
    body: &'a Body,
    reached: Vec<bool>,
    waiting: Vec<usize>,
}

impl Walk<'_> {
    fn reach(&mut self, index: usize) {
        if self.reached.get(index) == Some(&false) {
            self.reached[index] = true;
            self.waiting.push(index);
        }
    }

    /// Goes on behind an instruction, and where an exception in it goes.
    fn leave(&mut self, index: usize) {
        let body = self.body;
        if index >= body.instructions.len() {
            return;
        }
        body.for_each_successor(index, |next| self.reach(next));
        for handler in body.handlers.iter().filter(|handler| handler.range.contains(&index)) {
            self.reach(handler.target);
        }
    }
}

/// Whether the next instruction may follow.
pub(crate) fn falls_through(opcode: u8) -> bool {
    !matches!(opcode, IRETURN..=RETURN | ATHROW | GOTO | GOTO_W | TABLESWITCH | LOOKUPSWITCH)
}

/// The instruction at a position, or their number for the end of the code.
fn index_of(instructions: &[Instruction], position: u32) -> usize {
    let (Ok(index) | Err(index)) = instructions.binary_search_by_key(&position, |instruction| instruction.pc);
    index
}

fn for_each_target(operand: &Operand, mut visit: impl FnMut(u32)) {
    match operand {
        Operand::Branch(target) => visit(*target),
        Operand::TableSwitch(switch) => {
            visit(switch.default);
            switch.targets.iter().for_each(|target| visit(*target));
        }
        Operand::LookupSwitch(switch) => {
            visit(switch.default);
            switch.pairs.iter().for_each(|(_, target)| visit(*target));
        }
        _ => {}
    }
}

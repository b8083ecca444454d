//! The code of a method as its class file has it, and which of its instructions can still be executed from a given one.
//!
//! Not the VM's own instructions: those are overwritten by resolved forms, which no longer say which field they access.
//! Instruction `i` here is instruction `i` of `program::Code`.

use classfile::code::Instruction;
use classfile::opcode::*;
use flow::Blocks;
use program::MethodRef;
use rustc_hash::{FxHashMap, FxHashSet};

/// The code of a method.
pub(crate) struct Body {
    flow: flow::Body<'static>,
    /// Branches on known values, with whether they are taken.
    decided: FxHashMap<usize, bool>,
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

/// A frame as far as it counts.
pub(crate) struct Resumption {
    pub(crate) method: MethodRef,
    pub(crate) start: Start,
}

impl Body {
    /// Reads the code of a method; `None` if it has none or no JVM would accept it, so that it never runs. `value`
    /// gives what an instruction always pushes, if that is known.
    pub(crate) fn read(method: MethodRef, value: &mut dyn FnMut(&Instruction) -> Option<i32>) -> Option<Body> {
        let flow = flow::Body::read(method.in_file().ok()?).ok()?;
        let mut body = Body { flow, decided: FxHashMap::default() };
        body.decided = body.decide(value);
        Some(body)
    }

    pub(crate) fn instructions(&self) -> &[Instruction] {
        &self.flow.instructions
    }

    /// How many local variables there are.
    pub(crate) fn locals(&self) -> u16 {
        self.flow.attribute.max_locals
    }

    pub(crate) fn handlers(&self) -> &[flow::Handler] {
        &self.flow.handlers
    }

    pub(crate) fn blocks(&self) -> Blocks {
        Blocks::of(&self.flow)
    }

    /// Where the handlers of an instruction are.
    pub(crate) fn handlers_at(&self, index: usize) -> impl Iterator<Item = usize> {
        self.flow.handlers_at(index).map(|(_, handler)| handler.target as usize)
    }

    /// Finds an instruction that pushes a known value, followed by a test of it, to which no other way leads.
    fn decide(&self, value: &mut dyn FnMut(&Instruction) -> Option<i32>) -> FxHashMap<usize, bool> {
        let mut decided = FxHashMap::default();
        for (index, pair) in self.flow.instructions.windows(2).enumerate() {
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
        let jumps = (0..self.flow.len()).flat_map(|index| self.flow.jumps(index));
        let handlers = self.flow.handlers.iter().map(|handler| &handler.target);
        jumps.chain(handlers).map(|target| *target as usize).collect()
    }

    /// The same code, where these branches are decided too.
    pub(crate) fn deciding(mut self, branches: Vec<(usize, bool)>) -> Body {
        self.decided.extend(branches);
        self
    }

    /// Which instructions can still be executed.
    pub(crate) fn reachable(&self, start: Start) -> Vec<bool> {
        let mut walk = Walk { body: self, reached: vec![false; self.flow.len()], waiting: Vec::new() };
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
        let decision = self.decided.get(&index);
        if decision != Some(&false) {
            self.flow.jumps(index).iter().for_each(|target| visit(*target as usize));
        }
        if decision != Some(&true) && self.falls_through(index) {
            visit(index + 1);
        }
    }

    /// Whether the next instruction may follow.
    pub(crate) fn falls_through(&self, index: usize) -> bool {
        self.flow.falls_through(index)
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
        if index >= body.flow.len() {
            return;
        }
        body.for_each_successor(index, |next| self.reach(next));
        for target in body.handlers_at(index) {
            self.reach(target);
        }
    }
}

//! Puts copies of instructions in a row and wires them: jumps, handlers, and a `goto` where what follows stands
//! elsewhere.
//!
//! A call becomes `aconst_null` and a `goto`: the null stands where the return address would be, and nothing reads it.

use super::super::Body;
use super::copies::{Copy, is_call};
use crate::handler::Handler;
use classfile::code::{Instruction, LookupSwitch, Operand, TableSwitch};
use classfile::opcode::{ACONST_NULL, GOTO, RET};

/// The body that consists of the copies.
pub(super) fn arrange<'a>(original: Body<'a>, copies: &[Copy]) -> Body<'a> {
    let mut order: Vec<usize> = (0..copies.len()).collect();
    // The method begins with the first copy: it has the lowest context and index 0.
    order.sort_by_key(|number| (copies[*number].context, copies[*number].index));
    let layout = Layout::new(&original, copies, order);
    let (instructions, positions) = layout.instructions();
    let handlers = layout.handlers();
    Body::new(original.attribute, instructions, positions, handlers)
}

struct Layout<'a> {
    original: &'a Body<'a>,
    copies: &'a [Copy],
    /// The copies in the order in which they stand.
    order: Vec<usize>,
    /// For each copy the index of its first instruction.
    starts: Vec<u32>,
}

impl<'a> Layout<'a> {
    fn new(original: &'a Body<'a>, copies: &'a [Copy], order: Vec<usize>) -> Layout<'a> {
        let mut layout = Layout { original, copies, order, starts: vec![0; copies.len()] };
        let mut next = 0;
        for place in 0..layout.order.len() {
            layout.starts[layout.order[place]] = next;
            next += layout.size(place);
        }
        layout
    }

    /// How many instructions the copy at a place takes.
    fn size(&self, place: usize) -> u32 {
        1 + u32::from(self.detour(place).is_some())
    }

    /// The copy that must follow the one at a place and does not stand next.
    fn detour(&self, place: usize) -> Option<usize> {
        let copy = &self.copies[self.order[place]];
        let call = is_call(self.original.instructions[copy.index].opcode);
        let next = if call { copy.jumps.first().copied() } else { copy.next };
        next.filter(|next| self.order.get(place + 1) != Some(next))
    }

    fn instructions(&self) -> (Vec<Instruction>, Vec<u32>) {
        let (mut instructions, mut positions) = (Vec::new(), Vec::new());
        let mut add = |position: u32, opcode: u8, operand: Operand| {
            let pc = u32::try_from(instructions.len()).unwrap_or(u32::MAX);
            instructions.push(Instruction { pc, opcode, operand });
            positions.push(position);
        };
        for place in 0..self.order.len() {
            let copy = &self.copies[self.order[place]];
            let position = self.original.positions[copy.index];
            let (opcode, operand) = self.rewritten(copy);
            add(position, opcode, operand);
            if let Some(next) = self.detour(place) {
                add(position, GOTO, Operand::Branch(self.starts[next]));
            }
        }
        (instructions, positions)
    }

    fn rewritten(&self, copy: &Copy) -> (u8, Operand) {
        let instruction = &self.original.instructions[copy.index];
        match instruction.opcode {
            RET => (GOTO, Operand::Branch(self.start_of(copy.jumps.first()))),
            code if is_call(code) => (ACONST_NULL, Operand::None),
            code => (code, self.redirected(&instruction.operand, copy)),
        }
    }

    /// The operand with its targets replaced by where the copies stand.
    fn redirected(&self, operand: &Operand, copy: &Copy) -> Operand {
        let mut targets = copy.jumps.iter();
        let mut next = || self.start_of(targets.next());
        match operand {
            Operand::Branch(_) => Operand::Branch(next()),
            Operand::TableSwitch(switch) => {
                let default = next();
                let targets = switch.targets.iter().map(|_| next()).collect();
                Operand::TableSwitch(Box::new(TableSwitch { default, targets, ..**switch }))
            }
            Operand::LookupSwitch(switch) => {
                let default = next();
                let pairs = switch.pairs.iter().map(|(key, _)| (*key, next())).collect();
                Operand::LookupSwitch(Box::new(LookupSwitch { default, pairs }))
            }
            other => other.clone(),
        }
    }

    fn start_of(&self, copy: Option<&usize>) -> u32 {
        copy.map_or(0, |copy| self.starts[*copy])
    }

    /// The original handlers in their order, each once for every run of copies that it leads to the same place.
    fn handlers(&self) -> Vec<Handler> {
        let mut handlers = Vec::new();
        for (number, original) in self.original.handlers.iter().enumerate() {
            let mut open: Option<Handler> = None;
            for place in 0..self.order.len() {
                let target = self.handler_target(place, number);
                if open.is_some_and(|open| Some(open.target) != target) {
                    handlers.extend(open.take());
                }
                let start = self.starts[self.order[place]];
                let end = start + self.size(place);
                open = target.map(|target| match open {
                    Some(open) => Handler { end, ..open },
                    None => Handler { start, end, target, catch_type: original.catch_type },
                });
            }
            handlers.extend(open);
        }
        handlers
    }

    fn handler_target(&self, place: usize, handler: usize) -> Option<u32> {
        let handlers = &self.copies[self.order[place]].handlers;
        handlers.iter().find(|(number, _)| *number == handler).map(|(_, copy)| self.starts[*copy])
    }
}

//! How a block ends, and the instructions for it.

use super::Long;
use crate::emit::order::Order;
use crate::form::{Block, Form, Operation};
use classfile::opcode::*;

/// Where a block goes on; blocks by their places in the order.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::emit) enum Exit {
    /// At the next block, or nowhere.
    Nothing,
    Goto(usize),
    /// There if the comparison holds, else at the next block.
    If(u8, usize),
    /// There if the comparison holds, else there.
    IfElse(u8, usize, usize),
    /// A default, keys in increasing order and where they go.
    Switch(usize, Vec<(i32, usize)>),
}

/// How the block at a place ends.
pub(in crate::emit) fn exit(form: &Form, block: &Block, place: usize, order: &Order) -> Exit {
    let target = |number: usize| order.place(block.targets[number]);
    match &form.statement(block.end()).operation {
        Operation::Jump if target(0) == place + 1 => Exit::Nothing,
        Operation::Jump => Exit::Goto(target(0)),
        Operation::Branch(opcode) if target(1) == place + 1 => Exit::If(*opcode, target(0)),
        Operation::Branch(opcode) if target(0) == place + 1 => Exit::If(opposite(*opcode), target(1)),
        Operation::Branch(opcode) => Exit::IfElse(*opcode, target(0), target(1)),
        Operation::Switch(keys) => {
            let mut pairs: Vec<(i32, usize)> = keys.iter().copied().zip((1..).map(target)).collect();
            pairs.sort_by_key(|(key, _)| *key);
            pairs.dedup_by_key(|(key, _)| *key);
            Exit::Switch(target(0), pairs)
        }
        _ => Exit::Nothing,
    }
}

/// The comparison that holds when another does not (JVMS 6.5: they come in pairs).
fn opposite(opcode: u8) -> u8 {
    match opcode {
        IFNULL => IFNONNULL,
        IFNONNULL => IFNULL,
        _ => ((opcode + 1) ^ 1) - 1,
    }
}

impl Exit {
    /// The targets of jumps whose length matters.
    pub(super) fn jumps(&self) -> Vec<usize> {
        match self {
            Exit::Goto(target) | Exit::If(_, target) => vec![*target],
            Exit::IfElse(_, taken, other) => vec![*taken, *other],
            Exit::Nothing | Exit::Switch(..) => vec![],
        }
    }

    /// The blocks that its instructions jump to.
    pub(super) fn targets(&self, place: usize, long: Long) -> Vec<usize> {
        match self {
            // The opposite branch leads behind the `goto_w`.
            Exit::If(_, target) if long[0] => vec![*target, place + 1],
            Exit::Switch(default, pairs) => {
                [*default].into_iter().chain(pairs.iter().map(|(_, target)| *target)).collect()
            }
            _ => self.jumps(),
        }
    }

    /// How many bytes it takes at a position.
    pub(super) fn size(&self, at: usize, long: Long) -> usize {
        let goto = |long| if long { 5 } else { 3 };
        let branch = |long| if long { 8 } else { 3 };
        match self {
            Exit::Nothing => 0,
            Exit::Goto(_) => goto(long[0]),
            Exit::If(..) => branch(long[0]),
            Exit::IfElse(..) => branch(long[0]) + goto(long[1]),
            Exit::Switch(_, pairs) => 1 + padding(at) + table_size(pairs).min(lookup_size(pairs)),
        }
    }

    /// Writes it; the answer is a position between its instructions that is jumped to and the block whose frame holds
    /// there.
    pub(super) fn write(
        &self,
        place: usize,
        starts: &[usize],
        long: Long,
        bytes: &mut Vec<u8>,
    ) -> Option<(usize, usize)> {
        match self {
            Exit::Nothing => {}
            Exit::Goto(target) => write_goto(starts[*target], long[0], bytes),
            Exit::If(opcode, target) => {
                debug_assert!(place + 1 < starts.len(), "the last block goes on nowhere");
                write_branch(*opcode, starts[*target], long[0], bytes);
            }
            Exit::IfElse(opcode, taken, other) => {
                write_branch(*opcode, starts[*taken], long[0], bytes);
                let between = bytes.len();
                write_goto(starts[*other], long[1], bytes);
                return long[0].then_some((between, *other));
            }
            Exit::Switch(default, pairs) => write_switch(*default, pairs, starts, bytes),
        }
        None
    }
}

fn distance(from: usize, to: usize) -> i32 {
    to as i32 - from as i32
}

fn write_goto(target: usize, long: bool, bytes: &mut Vec<u8>) {
    let distance = distance(bytes.len(), target);
    if long {
        bytes.push(GOTO_W);
        bytes.extend(distance.to_be_bytes());
    } else {
        bytes.push(GOTO);
        bytes.extend((distance as i16).to_be_bytes());
    }
}

fn write_branch(opcode: u8, target: usize, long: bool, bytes: &mut Vec<u8>) {
    if long {
        bytes.extend([opposite(opcode), 0, 8]);
        write_goto(target, true, bytes);
    } else {
        let distance = distance(bytes.len(), target);
        bytes.push(opcode);
        bytes.extend((distance as i16).to_be_bytes());
    }
}

/// The zero bytes between the opcode of a switch and its table.
fn padding(at: usize) -> usize {
    (at + 1).wrapping_neg() % 4
}

fn table_size(pairs: &[(i32, usize)]) -> usize {
    match (pairs.first(), pairs.last()) {
        (Some((low, _)), Some((high, _))) => 12 + 4 * (i64::from(*high) - i64::from(*low) + 1) as usize,
        _ => usize::MAX,
    }
}

fn lookup_size(pairs: &[(i32, usize)]) -> usize {
    8 + 8 * pairs.len()
}

fn write_switch(default: usize, pairs: &[(i32, usize)], starts: &[usize], bytes: &mut Vec<u8>) {
    let at = bytes.len();
    let target = |place: usize| distance(at, starts[place]).to_be_bytes();
    let is_table = table_size(pairs) <= lookup_size(pairs);
    bytes.push(if is_table { TABLESWITCH } else { LOOKUPSWITCH });
    bytes.extend(std::iter::repeat_n(0, padding(at)));
    bytes.extend(target(default));
    if is_table {
        let (low, high) = (pairs[0].0, pairs[pairs.len() - 1].0);
        bytes.extend(low.to_be_bytes());
        bytes.extend(high.to_be_bytes());
        let mut next = pairs.iter().peekable();
        for key in low..=high {
            let found = next.next_if(|(found, _)| *found == key);
            bytes.extend(target(found.map_or(default, |(_, place)| *place)));
        }
    } else {
        bytes.extend((pairs.len() as i32).to_be_bytes());
        for (key, place) in pairs {
            bytes.extend(key.to_be_bytes());
            bytes.extend(target(*place));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposites_are_those_of_the_specification() {
        let pairs = [(IFEQ, IFNE), (IFLT, IFGE), (IFGT, IFLE), (IF_ICMPLT, IF_ICMPGE), (IF_ACMPEQ, IF_ACMPNE)];
        for (one, other) in pairs.into_iter().chain([(IFNULL, IFNONNULL)]) {
            assert_eq!((opposite(one), opposite(other)), (other, one));
        }
    }

    #[test]
    fn a_switch_is_written_as_the_smaller_of_the_two() {
        let opcode = |pairs: &[(i32, usize)]| {
            let mut bytes = vec![0; 2];
            write_switch(0, pairs, &[0, 9], &mut bytes);
            assert_eq!(bytes.len(), 2 + Exit::Switch(0, pairs.to_vec()).size(2, [false; 2]));
            bytes[2]
        };
        assert_eq!(opcode(&[(1, 1), (2, 1), (4, 1)]), TABLESWITCH);
        assert_eq!(opcode(&[(1, 1), (1000, 1)]), LOOKUPSWITCH);
        assert_eq!(opcode(&[(i32::MIN, 1), (i32::MAX, 1)]), LOOKUPSWITCH);
        assert_eq!(opcode(&[]), LOOKUPSWITCH);
    }
}

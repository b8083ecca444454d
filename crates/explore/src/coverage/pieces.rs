//! The instructions of a method as coverage counts them: line, whether a thread has come there, which ways were taken.
//!
//! A branch is a way to a target, as JaCoCo has it: a conditional jump has two, a switch as many as it has different
//! targets.

use classfile::code::{Instruction, Operand};
use program::{Code, MethodRef, Visits};
use std::collections::BTreeMap;

/// An instruction of the class file.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) instruction: Instruction,
    pub(super) line: Option<u32>,
    pub(super) reached: bool,
    /// The targets of a branch, and whether a thread has gone there; empty where there is only one way.
    pub(super) ways: BTreeMap<u32, bool>,
    /// Nobody wrote it.
    pub(super) left_out: bool,
}

/// The instructions of a method that has code. One that was never called, or cannot be read, was not reached.
pub(super) fn pieces(method: MethodRef) -> Option<Vec<Piece>> {
    let pool = &method.class.file.as_ref()?.pool;
    let attribute = method.info()?.code(pool).ok()??;
    let instructions = attribute.instructions().ok()?;
    let lines = lines(&attribute);
    let mut pieces: Vec<Piece> = Vec::with_capacity(instructions.len());
    for (index, instruction) in instructions.iter().enumerate() {
        let line = lines.range(..=instruction.pc).next_back().map(|(_, line)| *line);
        let next = instructions.get(index + 1).map(|next| next.pc);
        let ways = ways(instruction, next);
        pieces.push(Piece { instruction: instruction.clone(), line, reached: false, ways, left_out: false });
    }
    if let Some((code, visits)) = method.decoded().and_then(|code| Some((code, code.visits.as_ref()?))) {
        mark(&mut pieces, code, visits);
    }
    Some(pieces)
}

/// The line of each bytecode position at which one begins.
fn lines(attribute: &classfile::attributes::Code<'_>) -> BTreeMap<u32, u32> {
    let tables = attribute.attributes.iter().filter(|attribute| attribute.name == b"LineNumberTable");
    let entries = tables.filter_map(|table| classfile::attributes::line_numbers(table.data).ok()).flatten();
    entries.map(|entry| (u32::from(entry.start), u32::from(entry.line))).collect()
}

fn ways(instruction: &Instruction, next: Option<u32>) -> BTreeMap<u32, bool> {
    let mut targets: Vec<u32> = Vec::new();
    match &instruction.operand {
        Operand::Branch(target) if is_conditional(instruction.opcode) => {
            targets.push(*target);
            targets.extend(next);
        }
        Operand::TableSwitch(switch) => {
            targets.push(switch.default);
            targets.extend(&switch.targets);
        }
        Operand::LookupSwitch(switch) => {
            targets.push(switch.default);
            targets.extend(switch.pairs.iter().map(|(_, target)| target));
        }
        _ => {}
    }
    let ways: BTreeMap<u32, bool> = targets.into_iter().map(|target| (target, false)).collect();
    if ways.len() > 1 { ways } else { BTreeMap::new() }
}

fn is_conditional(opcode: u8) -> bool {
    use classfile::opcode as op;
    matches!(opcode, op::IFEQ..=op::IF_ACMPNE | op::IFNULL | op::IFNONNULL)
}

/// Copies of inlined subroutines count together.
fn mark(pieces: &mut [Piece], code: &Code, visits: &Visits) {
    let mut switch = 0;
    for index in 0..code.len() {
        let position = code.positions[index];
        let Ok(at) = pieces.binary_search_by_key(&position, |piece| piece.instruction.pc) else { continue };
        let next = pieces.get(at + 1).map(|piece| piece.instruction.pc);
        let piece = &mut pieces[at];
        piece.reached |= visits.is_reached(index);
        let taken: Vec<u32> = match &piece.instruction.operand {
            Operand::Branch(target) => {
                let (jumped, fell_through) = visits.ways(index);
                let ways = [Some(*target).filter(|_| jumped), next.filter(|_| fell_through)];
                ways.into_iter().flatten().collect()
            }
            Operand::TableSwitch(table) => {
                let all = table.targets.iter().copied().chain([table.default]);
                taken_ways(all, visits, &mut switch)
            }
            Operand::LookupSwitch(table) => {
                let all = table.pairs.iter().map(|(_, target)| *target).chain([table.default]);
                taken_ways(all, visits, &mut switch)
            }
            _ => continue,
        };
        for target in taken {
            piece.ways.entry(target).and_modify(|seen| *seen = true);
        }
    }
}

/// The ways of the next switch that were taken.
fn taken_ways(targets: impl Iterator<Item = u32>, visits: &Visits, switch: &mut usize) -> Vec<u32> {
    let seen = targets.zip(visits.switch_ways(*switch)).filter(|(_, taken)| *taken);
    *switch += 1;
    seen.map(|(target, _)| target).collect()
}

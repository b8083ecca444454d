//! Blocks one behind the other, with the jumps between them (JVMS 6.5: `goto`, `goto_w`, `if…`, the two switches).
//!
//! A block that goes on at the next one needs no jump. Jumps begin short; one that turns out to be too far becomes
//! long, until nothing changes. A long branch is the opposite branch over a `goto_w`.

mod exit;

use super::encode::Encoded;
use exit::Exit;
pub(super) use exit::exit;

/// A block before it has a place.
pub(super) struct Chunk {
    pub code: Encoded,
    pub exit: Exit,
}

/// The bytes of a method and what lies where in them; blocks by their places in the order.
pub(super) struct Assembly {
    pub bytes: Vec<u8>,
    /// Where each block begins.
    pub starts: Vec<usize>,
    /// Where the part of each block ends that its handlers protect.
    pub protected_ends: Vec<usize>,
    /// Where the jump at the end of each block is.
    pub exits: Vec<usize>,
    /// Positions that are jumped to, and the block whose frame holds there.
    pub targets: Vec<(usize, usize)>,
}

/// Which of the two jumps of an exit are long.
type Long = [bool; 2];

/// Puts blocks behind a prologue.
pub(super) fn assemble(prologue: &[u8], chunks: &[Chunk]) -> Assembly {
    let mut long = vec![Long::default(); chunks.len()];
    let starts = loop {
        let starts = place(prologue.len(), chunks, &long);
        if !lengthen(chunks, &starts, &mut long) {
            break starts;
        }
    };
    let mut assembly =
        Assembly { bytes: prologue.to_vec(), starts, protected_ends: vec![], exits: vec![], targets: vec![] };
    for (number, chunk) in chunks.iter().enumerate() {
        assembly.bytes.extend(&chunk.code.bytes);
        assembly.exits.push(assembly.bytes.len());
        let trampoline = chunk.exit.write(number, &assembly.starts, long[number], &mut assembly.bytes);
        assembly.protected_ends.push(trampoline.map_or(assembly.bytes.len(), |(position, _)| position));
        assembly.targets.extend(trampoline);
        let jumped_to = chunk.exit.targets(number, long[number]);
        assembly.targets.extend(jumped_to.into_iter().map(|target| (assembly.starts[target], target)));
    }
    assembly
}

/// Where blocks begin if jumps are as long as this.
fn place(prologue: usize, chunks: &[Chunk], long: &[Long]) -> Vec<usize> {
    let mut at = prologue;
    let mut starts = Vec::with_capacity(chunks.len());
    for (chunk, long) in chunks.iter().zip(long) {
        starts.push(at);
        at += chunk.code.bytes.len();
        at += chunk.exit.size(at, *long);
    }
    starts
}

/// Makes jumps long that are too far; tells whether there was one.
fn lengthen(chunks: &[Chunk], starts: &[usize], long: &mut [Long]) -> bool {
    let mut changed = false;
    for (number, chunk) in chunks.iter().enumerate() {
        let at = starts[number] + chunk.code.bytes.len();
        for (which, target) in chunk.exit.jumps().into_iter().enumerate() {
            // The second jump of an exit is at most eight bytes further.
            let is_far = starts[target].abs_diff(at) + 8 > usize::from(i16::MAX as u16);
            if is_far && !std::mem::replace(&mut long[number][which], true) {
                changed = true;
            }
        }
    }
    changed
}

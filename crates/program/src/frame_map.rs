//! Which slots of a frame hold references, and which locals are still needed, before each instruction of a method.
//!
//! The garbage collector and the canonical form ask: slots are untyped 64-bit words, and only the code tells what they
//! mean. A forward data flow over the original bytecode (JVMS 4.10.2, the inference verifier, with all reference types
//! taken as one) gives the kinds of slots; a backward one gives liveness. `StackMapTable` is never read: synthesised
//! classes have none. Exact for code that a JVM would verify. Where ways with different kinds meet, the slot counts as
//! no reference, which is safe because verified code cannot read it there. Subroutines (`jsr`, `ret`) are inlined
//! before, see `body`.
//!
//! The forward pass is also the structural verification of the VM (JVMS 4.9.2): operand stack and locals stay in range,
//! every operand has the right kind among int, float, long, double and reference, stacks have equal depth where ways
//! meet, control does not fall off the end, constant-pool operands fit their instruction. It does *not* check anything
//! about which class a reference has, that constructors initialise their object before use, access rights, loading
//! constraints, or unreachable code: it errs towards accepting what HotSpot rejects, and such code then runs unchecked.
//!
//! For callers: while a frame waits for a call to return, it stands at the `invoke` instruction and its arguments are
//! popped, so only the operands below the arguments are there; what is live before the call is right, for calls touch
//! no locals. Liveness knows only the code: the object a synchronized method has to unlock must be kept elsewhere.

use crate::entry_values::EntryValue;
use crate::error::LinkError;
use crate::method::MethodRef;
use crate::registry::Program;
use classfile::{ClassFile, MemberInfo};
use flow::Liveness;
use flow::MethodInFile;
use flow::typing::{Frame, Kind};
use flow::{Blocks, Body};

/// The frame maps of all instructions of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FrameMaps {
    max_locals: usize,
    /// Locals and operands.
    slots: usize,
    /// Operand stack depth before each instruction.
    depths: Box<[u16]>,
    words_per_row: usize,
    /// A row of bits per instruction: one per slot for references, one per local for liveness, one for reachability.
    bits: Box<[u64]>,
}

/// The frame map before one instruction. Instructions that cannot be reached have an empty one.
#[derive(Clone, Copy, Debug)]
pub struct FrameMap<'a> {
    maps: &'a FrameMaps,
    depth: u16,
    row: &'a [u64],
}

impl Program {
    /// The frame maps of a method with code, computed now if nobody has asked before; an error is a `VerifyError` of
    /// that method (or a `ClassFormatError` if it cannot even be read).
    pub fn frame_maps(&self, method: MethodRef) -> Result<&'static FrameMaps, LinkError> {
        let compute = || maps_of(method).map(Box::new);
        match method.frame_maps.get_or_init(compute) {
            Ok(maps) => Ok(maps),
            Err(error) => Err(error.clone()),
        }
    }
}

impl Program {
    /// Lets the arguments of a method count as live wherever it stands, for somebody who looks at them. False where
    /// somebody has asked for its frame maps before: it is too late then.
    pub fn keep_arguments(&self, method: MethodRef) -> bool {
        let mut kept = false;
        let arguments = usize::from(method.argument_slots);
        method.frame_maps.get_or_init(|| {
            kept = true;
            maps_of(method).map(|maps| Box::new(maps.with_live_locals(arguments)))
        });
        kept
    }
}

fn maps_of(method: MethodRef) -> Result<FrameMaps, LinkError> {
    let maps = analyse(method.in_file()?)?;
    Ok(if method.entry_values().is_empty() { maps } else { maps.with_entry_values(method.entry_values()) })
}

impl FrameMaps {
    /// Computes the frame maps of a method of a class file that need not be linked.
    pub fn compute<'a>(file: &'a ClassFile<'a>, method: &'a MemberInfo<'a>) -> Result<FrameMaps, LinkError> {
        analyse(MethodInFile { file, info: method })
    }

    /// The map before an instruction.
    #[inline]
    pub fn at(&self, index: usize) -> FrameMap<'_> {
        let start = index * self.words_per_row;
        let row = self.bits.get(start..start + self.words_per_row).unwrap_or_default();
        FrameMap { maps: self, depth: self.depths.get(index).copied().unwrap_or(0), row }
    }

    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.depths.len()
    }

    /// Never true: code has at least one instruction.
    pub fn is_empty(&self) -> bool {
        self.depths.is_empty()
    }

    fn new(body: &Body<'_>) -> FrameMaps {
        let max_locals = usize::from(body.attribute.max_locals);
        let slots = max_locals + usize::from(body.attribute.max_stack);
        let words_per_row = (slots + max_locals + 1).div_ceil(64);
        let bits = vec![0; words_per_row * body.len()].into();
        FrameMaps { max_locals, slots, depths: vec![0; body.len()].into(), words_per_row, bits }
    }

    fn record(&mut self, index: usize, frame: &Frame) {
        self.depths[index] = u16::try_from(frame.stack.len()).unwrap_or(u16::MAX);
        let row = &mut self.bits[index * self.words_per_row..][..self.words_per_row];
        row.fill(0);
        let kinds = frame.locals.iter().chain(&frame.stack).enumerate();
        for (slot, _) in kinds.filter(|(_, kind)| **kind == Kind::Reference) {
            row[slot / 64] |= 1 << (slot % 64);
        }
        let reachable = self.slots + self.max_locals;
        row[reachable / 64] |= 1 << (reachable % 64);
    }

    /// The same with the first locals live at every instruction that can be reached.
    fn with_live_locals(mut self, count: usize) -> FrameMaps {
        for index in (0..self.len()).filter(|index| self.at(*index).is_reachable()).collect::<Vec<usize>>() {
            for bit in (0..count.min(self.max_locals)).map(|local| self.slots + local) {
                self.bits[index * self.words_per_row + bit / 64] |= 1 << (bit % 64);
            }
        }
        self
    }

    /// The same with further locals, all of them live.
    fn with_entry_values(&self, entry_values: &[EntryValue]) -> FrameMaps {
        let (max_locals, slots) = (self.max_locals + entry_values.len(), self.slots + entry_values.len());
        let words_per_row = (slots + max_locals + 1).div_ceil(64);
        let bits = vec![0; words_per_row * self.len()].into();
        let mut maps = FrameMaps { max_locals, slots, depths: self.depths.clone(), words_per_row, bits };
        for index in (0..self.len()).filter(|index| self.at(*index).is_reachable()) {
            let map = self.at(index);
            let moved = |slot: usize| if slot < self.max_locals { slot } else { slot + entry_values.len() };
            let references = (0..self.slots).filter(|slot| map.bit(*slot)).map(moved);
            let further = (self.max_locals..).zip(entry_values);
            let further = further.filter(|(_, entry_values)| entry_values.is_reference()).map(|(local, _)| local);
            let live =
                (0..self.max_locals).filter(|local| map.bit(self.slots + local)).chain(self.max_locals..max_locals);
            let live = live.map(|local| slots + local).chain([slots + max_locals]);
            let row = &mut maps.bits[index * words_per_row..][..words_per_row];
            references.chain(further).chain(live).for_each(|bit| row[bit / 64] |= 1 << (bit % 64));
        }
        maps
    }

    fn record_liveness(&mut self, index: usize, liveness: &Liveness) {
        for local in (0..self.max_locals).filter(|local| liveness.is_live(index, *local)) {
            let bit = self.slots + local;
            self.bits[index * self.words_per_row + bit / 64] |= 1 << (bit % 64);
        }
    }
}

impl FrameMap<'_> {
    /// Whether a slot holds a reference; locals come first, then operands from the bottom.
    #[inline]
    pub fn is_reference(&self, slot: u32) -> bool {
        (slot as usize) < self.maps.slots && self.bit(slot as usize)
    }

    /// Whether a local may be read before it is written again; both slots of a long or double are.
    #[inline]
    pub fn is_live(&self, local: u32) -> bool {
        (local as usize) < self.maps.max_locals && self.bit(self.maps.slots + local as usize)
    }

    /// Whether any way leads to the instruction.
    pub fn is_reachable(&self) -> bool {
        self.bit(self.maps.slots + self.maps.max_locals)
    }

    /// How many slots the operands take.
    #[inline]
    pub fn depth(&self) -> u32 {
        u32::from(self.depth)
    }

    #[inline]
    fn bit(&self, number: usize) -> bool {
        self.row.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 != 0)
    }
}

fn analyse(subject: MethodInFile<'_>) -> Result<FrameMaps, LinkError> {
    let body = Body::read(subject)?;
    let mut maps = FrameMaps::new(&body);
    flow::for_each_frame(subject, &body, &Blocks::of(&body), &mut |index, frame| maps.record(index, frame))?;
    let liveness = Liveness::of(&body);
    for index in 0..body.len() {
        if maps.at(index).is_reachable() {
            maps.record_liveness(index, &liveness);
        }
    }
    Ok(maps)
}

//! Decoded code of a method: instructions, sites, switches, exception handlers, line numbers.

use crate::class::ClassRef;
use crate::instruction::Instruction;
use crate::method::MethodRef;
use crate::polymorphic::PolymorphicSite;
use crate::visits::Visits;
use flow::Handler;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// What a resolved site points to.
#[derive(Clone, Copy, Debug)]
pub enum SiteTarget {
    Class(ClassRef),
    Method(MethodRef),
    Polymorphic(&'static PolymorphicSite),
}

/// A switch: for tables `keys` holds the lowest key only.
#[derive(Clone, Debug)]
pub struct Switch {
    pub default: u32,
    pub keys: Box<[i32]>,
    pub targets: Box<[u32]>,
}

/// Decoded code. Everything but the instructions' quickening and the sites is fixed.
pub struct Code {
    pub max_stack: u16,
    pub max_locals: u16,
    /// How many of the locals, the last ones, only remember the beginning (`entry_values`).
    pub entry_values: u16,
    /// Slots of a frame: locals and operands.
    pub frame_slots: u32,
    instructions: Box<[AtomicU64]>,
    /// Bytecode position of each instruction; copies of inlined subroutines repeat positions.
    pub positions: Box<[u32]>,
    pub handlers: Box<[Handler]>,
    pub switches: Box<[Switch]>,
    pub wide_constants: Box<[u64]>,
    sites: Box<[OnceLock<SiteTarget>]>,
    /// (first bytecode position, line), in class-file order.
    pub lines: Box<[(u16, u16)]>,
    /// What threads have come to, where somebody wants to know.
    pub visits: Option<Visits>,
}

/// What [`Code::new`] needs; the fields mean what they mean in [`Code`].
pub(crate) struct CodeParts {
    pub(crate) max_stack: u16,
    pub(crate) max_locals: u16,
    pub(crate) entry_values: u16,
    pub(crate) instructions: Vec<Instruction>,
    pub(crate) positions: Vec<u32>,
    pub(crate) handlers: Vec<Handler>,
    pub(crate) switches: Vec<Switch>,
    pub(crate) wide_constants: Vec<u64>,
    pub(crate) site_count: u32,
    pub(crate) lines: Vec<(u16, u16)>,
    pub(crate) visits: Option<Visits>,
}

impl Code {
    pub(crate) fn new(parts: CodeParts) -> Code {
        Code {
            max_stack: parts.max_stack,
            max_locals: parts.max_locals,
            entry_values: parts.entry_values,
            frame_slots: u32::from(parts.max_stack) + u32::from(parts.max_locals),
            instructions: parts.instructions.iter().map(|i| AtomicU64::new(i.pack())).collect(),
            positions: parts.positions.into(),
            handlers: parts.handlers.into(),
            switches: parts.switches.into(),
            wide_constants: parts.wide_constants.into(),
            sites: (0..parts.site_count).map(|_| OnceLock::new()).collect(),
            lines: parts.lines.into(),
            visits: parts.visits,
        }
    }

    /// The instructions as they stand now, packed.
    #[inline(always)]
    pub fn words(&self) -> &[AtomicU64] {
        &self.instructions
    }

    /// The instruction at `index` as it stands now.
    #[inline(always)]
    pub fn at(&self, index: usize) -> Instruction {
        Instruction::unpack(self.instructions[index].load(Ordering::Relaxed))
    }

    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.instructions.len()
    }

    pub fn is_empty(&self) -> bool {
        self.instructions.is_empty()
    }

    /// Overwrites an instruction by its resolved form; must be the same whoever does it.
    pub fn quicken(&self, index: usize, instruction: Instruction) {
        self.instructions[index].store(instruction.pack(), Ordering::Relaxed);
    }

    /// Records what a site resolved to; the first answer stays.
    pub fn resolve_site(&self, site: u32, target: SiteTarget) {
        let _first_answer_stays = self.sites[site as usize].set(target);
    }

    /// What a site resolved to.
    #[inline(always)]
    pub fn site(&self, site: u32) -> Option<SiteTarget> {
        self.sites[site as usize].get().copied()
    }

    /// The method of a resolved call site.
    #[inline(always)]
    pub fn site_method(&self, site: u32) -> Option<MethodRef> {
        match self.sites[site as usize].get() {
            Some(SiteTarget::Method(method)) => Some(method),
            Some(SiteTarget::Class(_) | SiteTarget::Polymorphic(_)) | None => None,
        }
    }

    /// The class of a resolved site.
    #[inline(always)]
    pub fn site_class(&self, site: u32) -> Option<ClassRef> {
        match self.sites[site as usize].get() {
            Some(SiteTarget::Class(class)) => Some(class),
            Some(SiteTarget::Method(_) | SiteTarget::Polymorphic(_)) | None => None,
        }
    }

    /// The description of a linked polymorphic site.
    pub fn polymorphic_site(&self, site: u32) -> Option<&'static PolymorphicSite> {
        match self.sites[site as usize].get() {
            Some(SiteTarget::Polymorphic(polymorphic)) => Some(polymorphic),
            Some(SiteTarget::Class(_) | SiteTarget::Method(_)) | None => None,
        }
    }

    /// The source line of the instruction at `index`, where the class file tells.
    pub fn line(&self, index: usize) -> Option<u16> {
        let position = *self.positions.get(index)?;
        let covering = self.lines.iter().filter(|(start, _)| u32::from(*start) <= position);
        covering.max_by_key(|(start, _)| *start).map(|(_, line)| *line)
    }

    /// The instruction that starts at a bytecode position; of the copies of an inlined subroutine, the first.
    pub fn index_of(&self, position: u32) -> Option<usize> {
        self.positions.iter().position(|start| *start == position)
    }
}

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Code({} instructions)", self.len())
    }
}

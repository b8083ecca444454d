//! What belongs to the process and not to one machine: facts about the program that hold in every state of every
//! machine that runs it.
//!
//! The tables only grow. What they say follows from the program, and where immortals are concerned from the order in
//! which somebody first needed them; it never depends on a state, is never undone, and is no part of the canonical
//! form. Instructions are quickened according to them: an instruction that was resolved by one machine is resolved for
//! all.
//!
//! One machine has the tables at a time, the one that runs (`second_machine`). Before several machines can share them:
//! - every table needs one owner behind a lock, asked on the slow path only; the fast path reads `classes` and nothing
//!   else;
//! - the place of a new immortal and its first contents (`state::heap::immortals`) must be given out once for all
//!   machines, and each heap must have learned the first contents before it executes an instruction that was quickened
//!   according to them;
//! - `program` must publish a quickened instruction in one piece, after whatever it refers to;
//! - what an exploration learns over all runs (`exploring::Facts`) must be put together, because proofs name it.
//!
//! Also of the process, but never changed after the boot, and therefore elsewhere: the program, the natives, the
//! settings, the well-known classes.

use crate::linkage::Linked;
use crate::linkage::class_definition::DefinedClasses;
use crate::linkage::reflective_calls::ReflectiveCalls;
use crate::linkage::resolution_cells::Cells;
use crate::linkage::unfit_input::UnfitInput;
use crate::native::files::Files;
use crate::state::object_shapes::Shapes;
use crate::state::reference::Reference;
use program::{ClassId, ClassRef, MethodRef, Program};
use rustc_hash::FxHashMap;

/// What is known of the program in every state.
#[derive(Default)]
pub struct Process {
    /// Where the cells of constants and interned strings lie.
    pub(crate) cells: Cells,
    /// What was synthesised for call sites.
    pub(crate) linkage: Linked,
    /// What was synthesised for core reflection.
    pub(crate) reflective_calls: ReflectiveCalls,
    /// The classes that some state has defined.
    pub(crate) defined_classes: DefinedClasses,
    /// The files that natives have opened.
    pub files: Files,
    /// What the input lacks, as far as somebody has asked for it.
    pub(crate) unfit: UnfitInput,
    /// How the objects of each class are made up.
    pub(crate) shapes: Shapes,
    /// The classes by number, for the fast path.
    pub(crate) classes: Vec<ClassRef>,
    /// What the boot has found or made.
    pub boot: BootFacts,
}

/// Immortals and methods that the boot has found or made; the same ever after.
#[derive(Clone, Default)]
pub struct BootFacts {
    /// The application class loader.
    pub application_loader: Reference,
    pub(crate) base_module: Reference,
    pub(crate) unnamed_module: Reference,
    /// The modules of the boot layer by name; their classes get them as their mirrors are made.
    pub(crate) modules: FxHashMap<String, Reference>,
    /// What is thrown where there is no memory left even for an `OutOfMemoryError`.
    pub(crate) out_of_memory: Reference,
    /// A method that does nothing.
    pub(crate) no_operation: Option<MethodRef>,
}

impl Process {
    /// Copies newly loaded classes into the list that the fast path reads.
    pub(crate) fn sync_classes(&mut self, program: &'static Program) {
        for id in self.classes.len()..program.class_count() {
            self.classes.push(program.class(ClassId(id as u32)));
        }
    }
}

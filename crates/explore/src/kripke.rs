//! What a search for endless runs sees of a program.
//!
//! Valuations are the atoms of the user, evaluated in each state; a step is progress if the program says so
//! (`Verify.progress`), prints, or ends a thread. Every thread that can move is enabled, except one that could only
//! wake up for no reason. A timed wait is enabled: time passes.
//!
//! Visible is every step that may write a field or element that an atom names, whatever object it belongs to: of the
//! program's own accesses it is known what they write, of calls into the class library that are one step only that they
//! write no static fields of the program. Ends of threads and initialisations are visible too.

use crate::explorer::Explorer;
use crate::faults;
use crate::thread_survey::ThreadStatus;
use crate::threads::living;
use evidence::Fault;
use model::{ActionLabel, EmbeddedFormula, KripkeStructure, OVER};
use vm::exploring::{Access, Operation};
use vm::{Machine, ThreadId};

/// What the last step did.
#[derive(Clone, Copy, Default)]
pub(crate) struct Observation {
    pub(crate) progress: bool,
    pub(crate) visible: bool,
}

/// What is looked at before a step, to know afterwards what it did.
pub(crate) struct Before {
    printed: usize,
    initialized: usize,
    changes_atom: bool,
}

impl Explorer {
    /// To be asked before a step of a thread.
    pub(crate) fn before_step(&self, id: ThreadId) -> Before {
        Before {
            printed: printed(&self.machine),
            initialized: self.initialized(),
            changes_atom: self.reduces() && self.may_change_atom(id),
        }
    }

    /// To be called after a step.
    pub(crate) fn after_step(&mut self, before: &Before, ended: bool) {
        let printed = printed(&self.machine).saturating_sub(before.printed);
        self.history.note(&self.machine, printed);
        self.stated.known = None;
        let progress = self.signals.progress || printed > 0 || ended;
        let visible = before.changes_atom || self.initialized() != before.initialized;
        self.observation = Observation { progress, visible };
    }

    /// How many of the classes that atoms need are initialised.
    fn initialized(&self) -> usize {
        let classes = self.options.atoms.iter().flat_map(|atom| &atom.dependence.classes);
        classes.filter(|class| self.machine.has_initialized(class)).count()
    }

    /// Whether a fault is that of this claim.
    pub fn is_broken_by(&self, claim: usize, fault: &Fault) -> bool {
        self.options
            .claims
            .get(claim)
            .is_some_and(|(property, words)| (*property, words) == (fault.property, &fault.message))
    }

    fn may_change_atom(&self, id: ThreadId) -> bool {
        let in_objects = self.options.atoms.iter().any(|atom| atom.dependence.objects);
        if in_objects && self.machine.atomic_block(id).is_some() {
            return true;
        }
        match self.machine.operation(id) {
            Operation::Access(access) => access.write && self.names_atom(&access),
            Operation::Local | Operation::Enter(_) | Operation::Exit(_) | Operation::Choose(_) => false,
            Operation::Sleep | Operation::Hash => false,
            Operation::Wait(_) | Operation::Notify { .. } | Operation::TimeOut(_) => false,
            Operation::Park | Operation::Unpark(_) => false,
            // They change fields of `java.lang.Thread`.
            Operation::Make | Operation::Start(_) | Operation::Join(_) | Operation::Interrupt(_) => in_objects,
            Operation::End | Operation::Initialize(_) | Operation::Opaque => true,
        }
    }

    fn names_atom(&self, access: &Access) -> bool {
        let mut dependences = self.options.atoms.iter().map(|atom| &atom.dependence);
        if self.machine.peek_class(access.object).is_array() {
            return dependences.any(|dependence| dependence.elements);
        }
        match self.machine.field_in(access.object, access.word()) {
            Some(field) => dependences.any(|dependence| dependence.fields.contains(field.name)),
            None => true,
        }
    }
}

/// How much output there is.
fn printed(machine: &Machine) -> usize {
    machine.output.iter().map(|(_, bytes)| bytes.len()).sum()
}

impl KripkeStructure for Explorer {
    fn valuation(&mut self) -> u64 {
        let atoms = self.options.atoms.iter().zip(0..);
        let over = if living(&self.machine).next().is_none() { OVER } else { 0 };
        atoms
            .fold(over, |valuation, (atom, bit)| valuation | u64::from(atom.holds(&self.machine, &self.history)) << bit)
    }

    fn embedded_formula(&mut self) -> Option<EmbeddedFormula> {
        match self.stated.known {
            _ if !self.states_formulas() => None,
            Some(known) => known,
            None => self.followed(&mut Vec::new()),
        }
    }

    fn action_label(&mut self) -> ActionLabel {
        ActionLabel { progress: self.observation.progress, visible: self.observation.visible }
    }

    fn enabled(&mut self) -> u64 {
        self.statuses();
        let Explorer { machine, survey, .. } = self;
        let is_enabled = |status: &ThreadStatus| status.movable && machine.can_move(status.id, status.operation, false);
        let enabled = survey.statuses.iter().take(64).zip(0..).filter(|(status, _)| is_enabled(status));
        enabled.fold(0, |enabled, (_, rank)| enabled | 1 << rank)
    }

    fn rank(&mut self, agent: u32) -> u32 {
        let id = self.numbering.thread(&self.machine, agent);
        living(&self.machine).take_while(|other| Some(*other) != id).count() as u32
    }

    fn broken(&mut self, claim: usize) -> Fault {
        let (property, words) = &self.options.claims[claim];
        faults::broken(&self.machine, &mut self.names, *property, words)
    }
}

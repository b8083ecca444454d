//! A transition system with a valuation in each state (a Kripke structure), and which agents are enabled: what a search
//! for endless runs asks of a system beyond its steps.

use crate::TransitionSystem;

/// The bit of a valuation that says: an agent moves in this step. Not set where a run that has ended stays where it is.
pub const MOVED: u64 = 1 << 63;
/// The bit of a valuation that says: this step is progress.
pub const PROGRESS: u64 = 1 << 62;
/// The bit of a valuation that says: the run has come to its proper end.
pub const OVER: u64 = 1 << 61;

/// The label of an action: what a step did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ActionLabel {
    /// The step is one of those that a run without livelock makes again and again.
    pub progress: bool,
    /// The step might change a valuation: in the state where it was made, or after other steps that commute with it.
    /// Asked only where choices are left out; may err on the side of true.
    pub visible: bool,
}

/// A formula that the system itself claims, and that a run follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmbeddedFormula {
    /// Its number among those of the system.
    pub claim: u32,
    /// What it is about, as bits: the valuation of the state for this claim.
    pub valuation: u64,
}

/// A system of whose endless runs something is claimed.
///
/// A run is endless, or ends and stays in its last state for ever. Each of its steps has a valuation: what `valuation`
/// says of the state before it, with `MOVED` and `PROGRESS` as they apply. All methods are functions of the state, as
/// those of `TransitionSystem` are, and change nothing.
///
/// Reduction: where a system answers with a persistent set that is not all choices, its valuations must not tell a step
/// from its repetition. Fairness goes with it; the header of `search::endless` has the argument.
pub trait KripkeStructure: TransitionSystem {
    /// The atoms that hold in the current state, as bits below that of `OVER`, and that bit where it applies.
    fn valuation(&mut self) -> u64;

    /// The claim of the system itself that the run follows in the current state. It counts from the first such state
    /// on, and the run follows it for ever.
    fn embedded_formula(&mut self) -> Option<EmbeddedFormula> {
        None
    }

    /// What the last step did. Asked directly after a step that led to a state.
    fn action_label(&mut self) -> ActionLabel;

    /// The agents to whom a fair scheduler owes a step in the current state, as bits by number. They can move; one that
    /// can move only for reasons that nobody promises (a spurious wake-up) is not among them. Agents with numbers above
    /// 63 are left out.
    fn enabled(&mut self) -> u64;

    /// The number that an agent has in `enabled`, where choices number agents in another way.
    fn rank(&mut self, agent: u32) -> u32 {
        agent
    }

    /// The violation of the claim with this number; those of the system itself come after the others. Asked in a state
    /// to which an endless run that breaks it comes back for ever.
    fn broken(&mut self, claim: usize) -> Self::Violation;
}

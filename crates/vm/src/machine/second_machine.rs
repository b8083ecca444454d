//! A second machine on the same program.
//!
//! What is known about a program and holds in every state (where immortals lie, which cell belongs to which constant,
//! what has been synthesised) is in tables that only grow, and instructions are quickened according to them. So the
//! tables belong to one machine at a time, the one that runs: a machine that wants to run next takes them over,
//! immortals included. Several machines that run at once would have to share them, which is not possible yet.

use crate::machine::Machine;
use program::LinkError;

impl Machine {
    /// Another machine on the same program, in the state right after the boot; it has taken over from this one.
    pub fn twin(&mut self) -> Result<Machine, LinkError> {
        let mut twin = Machine::new(self.program, self.natives.clone(), self.settings.clone())?;
        twin.process.boot.clone_from(&self.process.boot);
        twin.nanos_per_instruction = self.nanos_per_instruction;
        twin.start = self.start.clone();
        twin.heap.freeze();
        twin.take_over(self);
        Ok(twin)
    }

    /// Takes over from another machine on the same program, and goes to the state right after the boot. The other one
    /// may not run again before it takes over itself.
    pub fn take_over(&mut self, other: &mut Machine) {
        std::mem::swap(&mut self.process, &mut other.process);
        self.heap.copy_immortals(&other.heap);
        self.sync_classes();
        self.reset();
    }
}

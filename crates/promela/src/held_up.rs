//! `Thread.stop`, `suspend` and `resume` of JDK 17: one thread ends another or holds it up, wherever that is.
//!
//! A thread that is suspended does nothing that others can see. One that was stopped throws `ThreadDeath` before what
//! it would do next (JLS 11.1.3): in one step with the look whether it was, so that nothing comes between. A thread
//! that waits takes its monitor again first; one that is blocked on a monitor goes on being blocked. Where a handler of
//! the method may see variables, and in each turn of a loop, a thread looks too.
//!
//! Steps are not put together where there are such calls (`contention`). Not modelled, and refused: waits of
//! `java.util.concurrent`, interrupts, class initialisers and code of the library beside `stop`.

use crate::body::Body;
use crate::library_calls::Known;
use crate::raised::called;
use analysis::whole::World;
use flow::form::{BlockId, Home, StatementId};

/// The class of what a thread throws that was stopped.
pub(crate) const DEATH: &str = "java/lang/ThreadDeath";

/// What a program has of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HeldUp {
    pub(crate) stops: bool,
    pub(crate) suspends: bool,
}

impl HeldUp {
    pub(crate) fn of(world: &World) -> HeldUp {
        let mut found = HeldUp::default();
        for place in world.methods().flat_map(|method| world.places(method)) {
            match called(world, place) {
                Some(Known::Stop) => found.stops = true,
                Some(Known::Suspend | Known::Resume) => found.suspends = true,
                _ => {}
            }
        }
        found
    }

    pub(crate) fn any(self) -> bool {
        self.stops || self.suspends
    }

    /// What has to be so beside the condition for which a thread waits.
    pub(crate) fn proviso(self) -> &'static str {
        if self.suspends { " && !suspended[me]" } else { "" }
    }

    /// What a thread does that was stopped while it waited, as the last part of a step.
    pub(crate) fn dies(self) -> &'static str {
        match self.stops {
            true => "; if :: stopped[me] -> stopped[me] = false; thrown = a_ThreadDeath; goto failed :: else fi",
            false => "",
        }
    }

    pub(crate) fn macros(self, circles: bool) -> Vec<String> {
        let mut lines = Vec::new();
        if self.suspends {
            lines.push(String::from("bool suspended[THREADS];"));
            let change = |word: &str, value: &str| {
                format!("#define {word}(t) atomic {{ if :: status[t] == alive -> suspended[t] = {value} :: else fi }}")
            };
            lines.extend([change("suspend", "true"), change("resume", "false")]);
        }
        if self.stops {
            lines.push(String::from("bool stopped[THREADS];"));
            let want = if circles { "wanted[t] = waiting[t]; " } else { "" };
            let wake = format!("if :: waiting[t] != null -> {want}waiting[t] = null :: else fi");
            let resumed = if self.suspends { "suspended[t] = false; " } else { "" };
            lines.push(format!(
                "#define stop(t, failed) atomic {{ if :: t == me -> thrown = a_ThreadDeath; goto failed \
                 :: t != me && status[t] == alive -> stopped[t] = true; {resumed}{wake} :: else fi }}"
            ));
        }
        if self.any() {
            let may_move = if self.suspends { "!suspended[me]" } else { "skip" };
            lines.push(format!("#define moves(failed) {may_move}{}", self.dies()));
        }
        lines
    }
}

impl Body<'_, '_> {
    /// From here on, what others can see is done only by a thread that may move, and was not stopped.
    pub(crate) fn look_before(&mut self, id: StatementId) {
        if !self.cx.held_up.any() {
            return;
        }
        let label = self.death(id);
        self.writer.look_before(Some(&label));
        let known = self.form.statement(id).to.map(|to| self.form.variable(to).home);
        if self.cx.held_up.stops && matches!(known, Some(Home::Local(_))) && self.is_death_caught(id) {
            self.writer.statement(&format!("atomic {{ moves({label}) }};"), self.line(id), None);
        }
    }

    /// A thread looks in each turn of a loop.
    pub(crate) fn look_in_turn(&mut self, header: BlockId) {
        if self.cx.held_up.any() {
            let first = StatementId(self.form.block(header).statements.start);
            let label = self.death(first);
            self.writer.statement(&format!("atomic {{ moves({label}) }};"), self.line(first), None);
        }
    }

    /// Where a thread lands that was stopped before a statement.
    pub(crate) fn death(&mut self, id: StatementId) -> String {
        match self.cx.held_up.stops {
            true => {
                self.cx.failure(DEATH);
                self.landing_of(id, DEATH)
            }
            false => String::from("0"),
        }
    }

    fn is_death_caught(&self, id: StatementId) -> bool {
        let Ok(death) = self.cx.program().load(DEATH) else { return false };
        let handlers = &self.form.block(self.form.block_of(id)).handlers;
        handlers.iter().any(|catcher| {
            self.cx.exceptions.caught(self.method, catcher).is_some_and(|caught| death.is_subclass_of(caught))
        })
    }

    /// The label behind the monitor of a synchronized method that was not entered.
    pub(crate) fn outside(&self) -> String {
        format!("{}_outside", self.label(None))
    }

    /// `stop`, `suspend` and `resume` of a thread.
    pub(crate) fn hold_up(&mut self, id: StatementId, object: &str, library: Known) {
        match library {
            Known::Suspend => self.step(id, &format!("suspend({object});")),
            Known::Resume => self.step(id, &format!("resume({object});")),
            _ => {
                let number = self.cx.unmodelled(String::from("Thread.stop of a thread that has not been started"));
                self.step(id, &format!("if :: status[{object}] == 0 -> unmodelled({number}) :: else fi;"));
                // As the method of the library does first.
                if self.cx.held_up.suspends {
                    self.step(id, &format!("resume({object});"));
                }
                let label = self.death(id);
                self.step(id, &format!("stop({object}, {label});"));
            }
        }
    }
}

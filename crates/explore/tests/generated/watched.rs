//! An explorer whose ends are written down.

use evidence::{Fault, Property};
use explore::Explorer;
use explore::Mark;
use model::{Choice, StateVector, Step, TransitionSystem};
use program::ClassRef;
use std::collections::BTreeSet;
use vm::Machine;

/// Delegates everything, and remembers the outcome of each end that a search shows it.
pub(crate) struct Watched {
    pub(crate) explorer: Explorer,
    class: ClassRef,
    fields: Vec<String>,
    pub(crate) outcomes: BTreeSet<String>,
    /// Whether symmetric states count as one.
    merges: bool,
}

impl Watched {
    /// Looks at static fields of a class of the package `generated`.
    pub(crate) fn new(explorer: Explorer, class: &str, fields: &[&str], merges: bool) -> Watched {
        let class = explorer.machine().program.load(&format!("generated/{class}")).unwrap();
        let fields = fields.iter().map(|field| field.to_string()).collect();
        Watched { explorer, class, fields, outcomes: BTreeSet::new(), merges }
    }

    fn outcome(&self, deadlock: bool) -> String {
        let machine = self.explorer.machine();
        let values = self.fields.iter().map(|name| static_int(machine, self.class, name).to_string());
        let end = if deadlock { "deadlock" } else { "end" };
        [end.to_string()].into_iter().chain(values).collect::<Vec<String>>().join(" ")
    }
}

fn static_int(machine: &Machine, class: ClassRef, name: &str) -> i32 {
    let field = class.field_named(name).unwrap();
    let mirror = class.mirror().unwrap();
    machine.heap.word(mirror + field.offset(machine.known.class)) as i32
}

impl TransitionSystem for Watched {
    type Mark = Mark;
    type Violation = Fault;

    fn choices(&mut self, into: &mut Vec<Choice>) -> usize {
        self.explorer.choices(into)
    }

    fn step(&mut self, choice: Choice) -> Step<Fault> {
        self.explorer.step(choice)
    }

    fn ended(&mut self) -> bool {
        self.explorer.ended()
    }

    fn end(&mut self) -> Option<Fault> {
        let fault = self.explorer.end();
        let deadlock = fault.as_ref().is_some_and(|fault| fault.property == Property::Deadlock);
        self.outcomes.insert(self.outcome(deadlock));
        fault
    }

    fn inspect(&mut self, found: &mut Vec<Fault>) {
        self.explorer.inspect(found);
    }

    fn yields(&mut self, agent: u32) -> bool {
        self.explorer.yields(agent)
    }

    fn mark(&mut self) -> Mark {
        self.explorer.mark()
    }

    fn undo(&mut self, mark: Mark) {
        self.explorer.undo(mark);
    }

    fn forget(&mut self) {
        self.explorer.forget();
    }

    fn encode(&mut self, into: &mut StateVector) {
        self.explorer.encode(into);
    }

    fn encode_symmetric(&mut self, into: &mut StateVector) -> bool {
        self.merges && self.explorer.encode_symmetric(into)
    }

    fn restore(&mut self, vector: &StateVector) {
        self.explorer.restore(vector);
    }

    fn bytes(&self) -> u64 {
        self.explorer.bytes()
    }
}

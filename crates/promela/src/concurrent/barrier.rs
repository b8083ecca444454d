//! `CyclicBarrier`: threads that wait until all have come.
//!
//! Each wait belongs to a generation of the barrier. The last one to come begins the next generation, an interrupt, a
//! time limit or `reset` spoils it: all that wait then are told at once. A barrier with an action is refused where the
//! action is not a lambda of the program.

use super::Invocation;
use crate::body::Body;
use crate::expression::Expression;
use flow::form::{Statement, Value};
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Make,
    Await { timed: bool },
    Reset,
    IsBroken,
    NumberWaiting,
    Parties,
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    if method.class.name != "java/util/concurrent/CyclicBarrier" {
        return None;
    }
    Some(match (method.name, method.descriptor) {
        ("<init>", "(I)V") => Use::Make,
        ("await", "()I") => Use::Await { timed: false },
        ("await", _) => Use::Await { timed: true },
        ("reset", _) => Use::Reset,
        ("isBroken", _) => Use::IsBroken,
        ("getNumberWaiting", _) => Use::NumberWaiting,
        ("getParties", _) => Use::Parties,
        _ => return None,
    })
}

const BROKEN: &str = "java/util/concurrent/BrokenBarrierException";
const TIME_OUT: &str = "java/util/concurrent/TimeoutException";

pub(crate) fn raises(what: Use, statement: &Statement) -> Vec<&'static str> {
    match what {
        Use::Make if !matches!(statement.operands.get(1), Some(Value::Int(1..))) => {
            vec!["java/lang/IllegalArgumentException"]
        }
        Use::Await { timed: false } => vec![BROKEN],
        Use::Await { timed: true } => vec![BROKEN, TIME_OUT],
        _ => Vec::new(),
    }
}

impl Body<'_, '_> {
    pub(super) fn use_barrier(&mut self, invocation: &Invocation<'_>, what: Use) {
        let id = invocation.id;
        let values: Vec<String> =
            (0..3).filter_map(|slot| self.value(invocation, slot)).map(|(text, _)| text).collect();
        let [parties, arrived, broken] = values.as_slice() else { return };
        self.cx.asked.borrow_mut().barriers = true;
        self.cx.asked.borrow_mut().keeps_interrupts = true;
        match what {
            Use::Make => {
                self.require(invocation, 1, 1, "java/lang/IllegalArgumentException");
                let text = format!("{parties} = {};", invocation.argument(1));
                self.writer.statement(&text, self.line(id), None);
            }
            Use::Await { timed } => {
                let gives_up = timed && self.may_give_up(invocation, 1);
                self.await_barrier(invocation, &values, gives_up);
            }
            Use::Reset => self.step(id, &format!("atomic {{ spoil({}); {broken} = false }};", invocation.object)),
            Use::IsBroken => {
                let deed = self.deed_here(id);
                self.define(id, invocation.reading(broken.clone(), deed).boolean());
            }
            Use::NumberWaiting => {
                let deed = self.deed_here(id);
                self.define(id, invocation.reading(arrived.clone(), deed));
            }
            Use::Parties => self.define(id, invocation.reading(parties.clone(), None)),
        }
    }

    fn await_barrier(&mut self, invocation: &Invocation<'_>, values: &[String], gives_up: bool) {
        let [parties, arrived, broken] = values else { return };
        let (id, object) = (invocation.id, &invocation.object);
        let left = self.free_variable("left_to_come", "int");
        let refused = self.failing(id, BROKEN);
        let mut options = vec![format!(":: {broken} -> {refused}")];
        let mut ends = vec![format!(
            ":: at_barrier[me] == null -> if :: spoiled[me] -> spoiled[me] = false; {refused} :: else fi"
        )];
        if self.cx.exceptions.interrupts {
            let interrupted =
                format!("interrupted[me] = false; {}", self.failing(id, "java/lang/InterruptedException"));
            options.push(format!(":: !{broken} && interrupted[me] -> spoil({object}); {interrupted}"));
            ends.push(format!(
                ":: at_barrier[me] != null && interrupted[me] -> give_up_barrier({object}); {interrupted}"
            ));
        }
        if gives_up {
            let over = self.failing(id, TIME_OUT);
            ends.push(format!(":: at_barrier[me] != null -> give_up_barrier({object}); {over}"));
        }
        let come = format!("{left} = {parties} - 1 - {arrived}");
        let last = format!("if :: {left} == 0 -> trip({object}) :: else -> {arrived}++; at_barrier[me] = {object} fi");
        self.step(id, &format!("atomic {{ if {} :: else -> {come}; {last} fi }};", options.join(" ")));
        self.step(id, &format!("atomic {{ if {} fi }};", ends.join(" ")));
        self.define(id, Expression::atom(left));
    }

    /// Raises an exception, as statements.
    pub(super) fn failing(&mut self, id: flow::form::StatementId, class: &str) -> String {
        let label = self.landing_of(id, class);
        format!("thrown = {}; goto {label}", self.cx.failure(class))
    }
}

/// The macros of barriers.
pub(crate) fn macros(threads: u32) -> Vec<String> {
    let each = |text: &str| {
        let one = |thread: u32| {
            format!(
                "if :: at_barrier[{thread}] == b -> at_barrier[{thread}] = null{} :: else fi",
                text.replace('T', &thread.to_string())
            )
        };
        (1..threads).map(one).collect::<Vec<_>>().join("; ")
    };
    vec![
        String::from("ref at_barrier[THREADS];          /* the barrier at which a thread waits */"),
        String::from("bool spoiled[THREADS];            /* the barrier was broken while it waited */"),
        format!("#define trip(b) CyclicBarrier_arrived(b) = 0; {}", each("")),
        format!(
            "#define spoil(b) CyclicBarrier_broken(b) = true; CyclicBarrier_arrived(b) = 0; {}",
            each("; spoiled[T] = true")
        ),
        String::from("#define give_up_barrier(b) at_barrier[me] = null; spoil(b)"),
    ]
}

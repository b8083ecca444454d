//! Initialisers of the class library that are not worth reading.
//!
//! Some look up variable handles, system properties or services, by code that reaches everything; but they run once,
//! mostly before any concurrency. Such an initialiser may do anything as long as its class is not initialised, and
//! nothing is recorded of what it makes: `Analysis::tell_initialized` is told when it has run. Which ones are heavy is
//! a matter of taste, not of soundness: those that lead to some classes, or to many methods, by calls whose target is
//! plain.

use super::Graph;
use classfile::code::{Instruction, Operand};
use classfile::opcode::*;
use program::{ClassRef, MethodId, MethodRef};
use rustc_hash::FxHashSet;

/// Classes whose use makes an initialiser heavy, by the beginning of their names.
const HEAVY: [&str; 6] = [
    "java/lang/ClassLoader",
    "java/lang/invoke/",
    "java/security/",
    "java/util/ServiceLoader",
    "java/util/regex/",
    "sun/security/",
];

/// As many methods are worth reading for one initialiser.
const MOST_METHODS: usize = 60;

/// A walk over what an initialiser calls.
struct Walk<'a> {
    graph: &'a Graph,
    seen: FxHashSet<MethodId>,
    waiting: Vec<MethodRef>,
}

impl Graph {
    /// Whether a method is an initialiser that is not read.
    pub(crate) fn is_heavy(&self, method: MethodRef) -> bool {
        self.heavy.contains(&method.id)
    }
}

/// Whether a method is such an initialiser, from what is known now.
pub(super) fn seems_heavy(graph: &Graph, method: MethodRef) -> bool {
    if !method.is_initializer() || method.class.is_application() {
        return false;
    }
    let mut walk = Walk { graph, seen: FxHashSet::default(), waiting: Vec::new() };
    walk.reach(method);
    while let Some(method) = walk.waiting.pop() {
        if is_heavy_class(method.class) || walk.seen.len() > MOST_METHODS {
            return true;
        }
        walk.follow(method);
    }
    false
}

fn is_heavy_class(class: ClassRef) -> bool {
    HEAVY.iter().any(|start| class.name.starts_with(start))
}

impl Walk<'_> {
    fn reach(&mut self, method: MethodRef) {
        let is_known = self.graph.known_method(method).is_some() && !method.is_initializer();
        let facts = &self.graph.facts;
        let runs = !method.is_native() && (facts.native)(method).is_none() && !(facts.unlikely)(method);
        if !is_known && runs && self.seen.insert(method.id) {
            self.waiting.push(method);
        }
    }

    fn follow(&mut self, method: MethodRef) {
        let Some(body) = self.graph.body(method) else { return };
        for instruction in body.instructions() {
            self.instruction(method, instruction);
        }
    }

    fn instruction(&mut self, method: MethodRef, instruction: &Instruction) {
        let program = self.graph.program;
        match (instruction.opcode, &instruction.operand) {
            (INVOKEVIRTUAL..=INVOKESTATIC, Operand::Pool(entry)) => {
                if let Ok(callee) = program.resolve_method(method.class, *entry) {
                    self.reach(callee);
                    self.initialize((instruction.opcode == INVOKESTATIC).then_some(callee.class));
                }
            }
            (GETSTATIC | PUTSTATIC, Operand::Pool(entry)) => {
                self.initialize(program.resolve_field(method.class, *entry).ok().map(|field| field.class));
            }
            (NEW, Operand::Pool(entry)) => self.initialize(program.resolve_class(method.class, *entry).ok()),
            _ => {}
        }
    }

    fn initialize(&mut self, class: Option<ClassRef>) {
        let pending = class.filter(|class| !(self.graph.facts.initialized)(class));
        if let Some(initializer) = pending.and_then(|class| class.initializer()) {
            self.reach(initializer);
        }
    }
}

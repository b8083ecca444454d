//! Library methods that provably do nothing with an argument but look at it: constructors of records and enumerations,
//! getters.
//!
//! Read off the code of the library at hand: an argument is left alone if every use of its variable is a base of a
//! field access, a comparison, a monitor, or an argument of another such method that is called without selection.
//! Everything else, also returning it, counts as keeping it. Errs towards keeping.

use super::solver::Solver;
use classfile::opcode::*;
use flow::form::{Form, Operation, Statement, Value, VariableId};
use program::MethodRef;
use std::rc::Rc;

/// How deep calls within the library are followed.
const DEPTH: u8 = 3;

impl Solver<'_> {
    /// For each argument of a library method, the receiver first, whether it may be kept or called.
    pub(super) fn keeps(&mut self, method: MethodRef) -> Rc<[bool]> {
        if let Some(known) = self.keeping.get(&method.id) {
            return Rc::clone(known);
        }
        let keeps: Rc<[bool]> = self.find_keeping(method, DEPTH).into();
        self.keeping.insert(method.id, Rc::clone(&keeps));
        keeps
    }

    fn find_keeping(&self, method: MethodRef, depth: u8) -> Vec<bool> {
        let is_readable = !method.is_native() && !method.is_abstract() && depth > 0;
        let form = method.in_file().ok().filter(|_| is_readable).and_then(|subject| Form::of(subject).ok());
        let Some(form) = form else { return Vec::new() };
        let mut keeps = vec![false; form.parameters.len()];
        for statement in &form.statements {
            for (position, value) in statement.operands.iter().enumerate() {
                if let Some(number) = parameter(&form, *value) {
                    keeps[number] |= !self.leaves_alone(method, statement, position, depth);
                }
            }
        }
        keeps
    }

    /// Whether a statement does nothing but look at an operand.
    fn leaves_alone(&self, method: MethodRef, statement: &Statement, position: usize, depth: u8) -> bool {
        match statement.operation {
            Operation::Branch(_) | Operation::Plain(ARRAYLENGTH | MONITORENTER | MONITOREXIT) => true,
            Operation::Pool(GETFIELD | PUTFIELD, _) => position == 0,
            Operation::Pool(INSTANCEOF, _) => true,
            Operation::Pool(INVOKESPECIAL | INVOKESTATIC, entry) => {
                let Ok(callee) = self.program.resolve_method(method.class, entry) else { return false };
                let is_certain = callee.is_static() || callee.is_constructor() || callee.is_private();
                if callee.class.name == "java/lang/Object" && callee.is_constructor() {
                    return true;
                }
                let keeps = if is_certain { self.find_keeping(callee, depth - 1) } else { Vec::new() };
                keeps.get(position).is_some_and(|keeps| !keeps)
            }
            _ => false,
        }
    }
}

fn parameter(form: &Form, value: Value) -> Option<usize> {
    let variable: VariableId = value.variable()?;
    form.parameters.iter().position(|parameter| *parameter == variable)
}

//! `AtomicIntegerArray`, `AtomicLongArray` and `AtomicReferenceArray`: each call is one access of one cell.

use super::atomic::{self, Variable};
use super::{Invocation, class_of};
use crate::body::Body;
use flow::form::{Statement, Value};
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Make,
    Length,
    Access(atomic::Use),
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    let class = method.class.name.strip_prefix("java/util/concurrent/atomic/")?;
    if !matches!(class, "AtomicIntegerArray" | "AtomicLongArray" | "AtomicReferenceArray") {
        return None;
    }
    Some(match (method.name, method.descriptor) {
        ("<init>", "(I)V") => Use::Make,
        ("length", _) => Use::Length,
        (name, descriptor) if descriptor.starts_with("(I") => Use::Access(atomic::access(name)?),
        _ => return None,
    })
}

pub(crate) fn raises(what: Use, statement: &Statement) -> Vec<&'static str> {
    match (what, statement.operands.get(1)) {
        (Use::Length, _) | (Use::Make, Some(Value::Int(0..))) => Vec::new(),
        (Use::Make, _) => vec!["java/lang/NegativeArraySizeException"],
        (Use::Access(_), _) => vec!["java/lang/ArrayIndexOutOfBoundsException"],
    }
}

impl Body<'_, '_> {
    pub(super) fn use_cells(&mut self, invocation: &Invocation<'_>, what: Use) {
        let Some((length, _)) = self.value(invocation, 1) else { return };
        match what {
            Use::Make => self.make_cells(invocation, &length),
            Use::Length => self.define(invocation.id, invocation.reading(length, None)),
            Use::Access(what) => {
                let Some((name, slot)) = self.held(invocation, 0) else { return };
                let index = invocation.argument(1);
                let outside = format!("{index} < 0 || {index} >= {length}");
                self.raise_if(invocation.id, &outside, "java/lang/ArrayIndexOutOfBoundsException");
                let text = format!("{name}({}, {index})", invocation.object);
                self.access_variable(invocation, &Variable { text, kind: slot.kind, first: 2 }, what);
            }
        }
    }

    fn make_cells(&mut self, invocation: &Invocation<'_>, length: &str) {
        self.require(invocation, 1, 0, "java/lang/NegativeArraySizeException");
        let cells = self.demand_cells(invocation, 1);
        let given = invocation.argument(1);
        let mut text = format!("{length} = {given};");
        if !matches!(invocation.statement.operands.get(1), Some(Value::Int(_))) {
            text = format!("atomic {{ assert({given} <= {cells}); {text} }};");
        }
        self.writer.statement(&text, self.line(invocation.id), None);
    }

    /// Asks for cells of the objects that a constructor makes: as many as an argument says, or else as the bound does.
    /// Gives the least number that they have.
    pub(super) fn demand_cells(&mut self, invocation: &Invocation<'_>, argument: usize) -> u32 {
        let points_to = self.cx.world().points_to();
        let constant = match invocation.statement.operands.get(argument) {
            Some(Value::Int(length)) => u32::try_from(*length).ok(),
            _ => None,
        };
        let mut least = u32::MAX;
        for object in points_to.of(self.method, invocation.statement.operands[0]).iter() {
            let known = points_to.object(object);
            let Some(site) = known.site().filter(|_| known.class.is_some_and(|class| class_of(class.name).is_some()))
            else {
                continue;
            };
            let asked = &mut self.cx.asked.borrow_mut().demand.cells;
            let wanted = asked.get(&site).copied().flatten().max(constant).filter(|_| constant.is_some());
            asked.insert(site, wanted);
            least = least.min(self.cx.objects.at(site).map_or(1, |row| row.cells));
        }
        least
    }
}

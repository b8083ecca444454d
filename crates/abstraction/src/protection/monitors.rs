//! Whether the monitor of an accessed object is held where it is accessed: by the method, or by `synchronized` around.
//!
//! A must data flow over names of objects: variables, and fields of `this` that never change after construction, so
//! that `synchronized (event) { event.count }` is seen although the field is read twice. Takes structured locking for
//! granted (JVMS 2.11.10). What callers hold is not known here. Errs towards not held.

use super::is_this;
use crate::term::FieldId;
use analysis::whole::{MethodNumber, Place};
use classfile::opcode::*;
use flow::Definition;
use flow::form::{BlockId, Form, Operation, StatementId, Value};
use slicing::Setting;
use std::collections::BTreeSet;

/// An object by name, within one method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Name {
    This,
    /// A variable, as long as nothing is assigned to it.
    Variable(u32),
    /// A field of `this` that never changes.
    Field(FieldId),
}

type Held = BTreeSet<Name>;

/// For each method and statement, the names whose monitors are surely held before it, and the names of its base.
pub(super) struct Monitors {
    held: Vec<Vec<Held>>,
    bases: Vec<Vec<Vec<Name>>>,
}

impl Monitors {
    pub(super) fn of(setting: &Setting<'_>, is_constant: &dyn Fn(FieldId) -> bool) -> Monitors {
        let reader = Reader { setting, is_constant };
        let methods = || setting.world.methods();
        let bases = methods().map(|method| setting.world.places(method).map(|place| reader.base(place)).collect());
        let bases: Vec<Vec<Vec<Name>>> = bases.collect();
        let held = methods().map(|method| reader.held(method, &bases[method.0 as usize])).collect();
        Monitors { held, bases }
    }

    /// Whether the monitor of what one statement accesses is held before another one of the same method.
    pub(super) fn holds_base(&self, access: Place, at: Place) -> bool {
        let names = &self.bases[access.method.0 as usize][access.statement.0 as usize];
        let held = &self.held[at.method.0 as usize][at.statement.0 as usize];
        names.iter().any(|name| held.contains(name))
    }
}

struct Reader<'a> {
    setting: &'a Setting<'a>,
    is_constant: &'a dyn Fn(FieldId) -> bool,
}

impl Reader<'_> {
    /// The names of the first operand of a statement.
    fn base(&self, place: Place) -> Vec<Name> {
        let known = self.setting.world.method(place.method);
        let Some(value) = known.form.statement(place.statement).operands.first().copied() else { return Vec::new() };
        let Some(variable) = value.variable() else { return Vec::new() };
        let mut names = vec![Name::Variable(variable.0)];
        if is_receiver(known.method.is_static(), &known.form, value) {
            names.push(Name::This);
        }
        if let [only] = known.def_use.reaching(place.statement, 0)
            && let (Definition::Statement(definition), _) = known.def_use.definition(*only)
        {
            names.extend(self.named_field(Place { statement: definition, ..place }));
        }
        names
    }

    /// The field of `this` that a statement reads, if that never changes; copies are looked through.
    fn named_field(&self, place: Place) -> Option<Name> {
        let known = self.setting.world.method(place.method);
        let statement = known.form.statement(place.statement);
        match statement.operation {
            Operation::Pool(GETFIELD, _)
                if is_receiver(known.method.is_static(), &known.form, statement.operands[0]) =>
            {
                let field = FieldId(self.setting.world.field(place)?);
                (self.is_constant)(field).then_some(Name::Field(field))
            }
            Operation::Move => match known.def_use.reaching(place.statement, 0) {
                [only] => match known.def_use.definition(*only).0 {
                    Definition::Statement(inner) if inner != place.statement => {
                        let is_copy = known.form.statement(inner).operation == Operation::Move;
                        if is_copy { None } else { self.named_field(Place { statement: inner, ..place }) }
                    }
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    fn held(&self, method: MethodNumber, bases: &[Vec<Name>]) -> Vec<Held> {
        let known = self.setting.world.method(method);
        let form = &known.form;
        let by_method = known.method.is_synchronized() && !known.method.is_static();
        let receiver = form.parameters.first().map(|this| Value::Variable(*this));
        let entry: Held = match receiver {
            Some(this) if by_method && is_this(form, this) => [Name::This].into(),
            _ => Held::new(),
        };
        let mut starts: Vec<Option<Held>> = vec![None; form.blocks.len()];
        starts[0] = Some(entry);
        let mut waiting = vec![BlockId(0)];
        let mut before: Vec<Held> = vec![Held::new(); form.statements.len()];
        while let Some(block) = waiting.pop() {
            let Some(mut held) = starts[block.0 as usize].clone() else { continue };
            // A handler may be entered from any statement: what is held throughout.
            let mut throughout = held.clone();
            for statement in form.block(block).statement_ids() {
                before[statement.0 as usize].clone_from(&held);
                step(form, statement, &bases[statement.0 as usize], &mut held);
                throughout = throughout.intersection(&held).copied().collect();
            }
            for target in &form.block(block).targets {
                meet(&mut starts, &mut waiting, *target, &held);
            }
            for handler in &form.block(block).handlers {
                meet(&mut starts, &mut waiting, handler.block, &throughout);
            }
        }
        before
    }
}

fn is_receiver(is_static: bool, form: &Form, value: Value) -> bool {
    !is_static && is_this(form, value)
}

fn step(form: &Form, id: StatementId, base: &[Name], held: &mut Held) {
    let statement = form.statement(id);
    match statement.operation {
        Operation::Plain(MONITORENTER) => held.extend(base.iter().copied().filter(|name| *name != Name::This)),
        // Of several names of one object, which may have been entered by another one, none is sure any more; that of a
        // synchronised method is.
        Operation::Plain(MONITOREXIT) => held.retain(|name| *name == Name::This),
        _ => {}
    }
    if let Some(to) = statement.to {
        held.remove(&Name::Variable(to.0));
    }
}

fn meet(starts: &mut [Option<Held>], waiting: &mut Vec<BlockId>, block: BlockId, held: &Held) {
    let known = &mut starts[block.0 as usize];
    let met: Held = match known {
        Some(known) => known.intersection(held).copied().collect(),
        None => held.clone(),
    };
    if known.as_ref() != Some(&met) {
        *known = Some(met);
        waiting.push(block);
    }
}

//! Where control may go in a model: handlers only by exceptions that there are, and assertions are enabled in the
//! program's own code.

use crate::context::Context;
use crate::library_calls::Known;
use crate::raised::called;
use crate::shape::{Edges, Shape};
use analysis::whole::{MethodNumber, Place};
use classfile::opcode::*;
use flow::form::{BlockId, Operation, StatementId, Value};
use program::FieldRef;
use std::collections::BTreeSet;

/// Where control may go, as far as assertions are enabled.
pub(crate) fn edges(cx: &Context<'_>, method: MethodNumber) -> Edges {
    let form = &cx.world().method(method).form;
    let mut edges = Edges { targets: Vec::new(), handlers: Vec::new() };
    for block in &form.blocks {
        let mut handlers = Vec::new();
        for statement in block.statement_ids() {
            let mut left = cx.exceptions.at(Place { method, statement }).clone();
            for catcher in &block.handlers {
                let Some(caught) = cx.exceptions.caught(method, catcher) else { continue };
                if left.reaches(caught) && !handlers.contains(&catcher.block) {
                    handlers.push(catcher.block);
                }
                left = left.without(caught);
            }
        }
        edges.handlers.push(handlers);
        edges.targets.push(match enabled_assertion(cx, method, block) {
            Some(target) => vec![target],
            None => block.targets.clone(),
        });
    }
    edges
}

/// Whether a method has a loop that is not known to end, by the exceptions that there are in a model.
pub(crate) fn may_not_end(cx: &Context<'_>, method: MethodNumber) -> bool {
    let (form, edges) = (&cx.world().method(method).form, edges(cx, method));
    let repeats = |block: BlockId| {
        let mut seen = BTreeSet::new();
        let mut waiting: Vec<BlockId> = edges.all(block).collect();
        while let Some(next) = waiting.pop().filter(|_| !seen.contains(&block)) {
            if seen.insert(next) {
                waiting.extend(edges.all(next));
            }
        }
        seen.contains(&block)
    };
    let is_endless = |block: &BlockId| {
        form.block(*block).statement_ids().any(|statement| cx.setting.may_not_end(Place { method, statement }))
    };
    form.block_ids().filter(is_endless).any(repeats)
}

/// Where a branch goes that asks whether assertions are disabled, or whether a class has them enabled.
fn enabled_assertion(cx: &Context<'_>, method: MethodNumber, block: &flow::form::Block) -> Option<BlockId> {
    let form = &cx.world().method(method).form;
    let end = form.statement(block.end());
    let (Operation::Branch(code), Some(Value::Variable(asked))) = (&end.operation, end.operands.first()) else {
        return None;
    };
    // Those of the library are disabled.
    let is_enabled = !cx.world().adoption().is_adopted(cx.world().method(method).method.class);
    let answer = |id: StatementId| {
        let place = Place { method, statement: id };
        let is_asked = form.statement(id).to == Some(*asked);
        match cx.world().field(place).is_some_and(is_assertions_disabled) {
            true => is_asked.then_some(!is_enabled),
            false => (is_asked && called(cx.world(), place) == Some(Known::AssertionStatus)).then_some(is_enabled),
        }
    };
    let answer = block.statement_ids().find_map(answer)?;
    match (*code, answer) {
        (IFNE, true) | (IFEQ, false) => block.targets.first().copied(),
        (IFNE, false) | (IFEQ, true) => block.targets.get(1).copied(),
        _ => None,
    }
}

/// The field in which `javac` notes whether assertions are disabled.
pub(crate) fn is_assertions_disabled(field: FieldRef) -> bool {
    field.name == "$assertionsDisabled"
}

/// How often each variable is given a value, and used, by what a model has.
pub(crate) fn counts(cx: &Context<'_>, method: MethodNumber, shape: &Shape) -> Vec<(u32, u32)> {
    let form = &cx.world().method(method).form;
    let mut counts = vec![(0, 0); form.variables.len()];
    for id in form.block_ids().filter(|id| shape.is_reached(*id)).flat_map(|id| form.block(id).statement_ids()) {
        let statement = form.statement(id);
        if let Some(to) = statement.to {
            counts[to.0 as usize].0 += 1;
        }
        // That assertions are disabled is noted nowhere.
        if cx.world().field(Place { method, statement: id }).is_some_and(is_assertions_disabled) {
            continue;
        }
        for operand in statement.operands.iter().filter_map(|operand| operand.variable()) {
            counts[operand.0 as usize].1 += 1;
        }
    }
    counts
}

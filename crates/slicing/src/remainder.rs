//! What is left of a form when statements are removed.
//!
//! A block keeps its statements that are kept. A branch that is removed decides nothing that is kept: it becomes a jump
//! along a shortest way to its post-dominator, so that no loop is left without its exits. A return keeps its place and
//! gives a default value if nobody needs what it returned; an exception that nobody needs becomes such a return.
//! Operands that nothing computes any more are default values, which nobody looks at. Blocks that cannot be reached any
//! more are gone.

use flow::form::{Block, BlockId, Catcher, Form, Operation, Statement, StatementId, Value, VariableId};
use flow::typing::Kind;
use flow::{Control, Tree};
use std::collections::{BTreeSet, VecDeque};

/// The form with the statements that are kept.
pub(crate) fn remainder(
    form: &Form,
    control: &Control,
    result: Option<Kind>,
    is_kept: &dyn Fn(StatementId) -> bool,
) -> Form {
    let defined = defined(form, is_kept);
    let tree = control.post_dominators();
    let mut left = Form {
        variables: form.variables.clone(),
        parameters: form.parameters.clone(),
        blocks: Vec::new(),
        statements: Vec::new(),
    };
    for block in &form.blocks {
        let start = left.statements.len() as u32;
        let body = block.statement_ids().filter(|id| *id != block.end());
        left.statements.extend(body.filter(|id| stays(form, *id, is_kept)).map(|id| reduced(form, id, &defined)));
        let (end, targets) = end(form, &tree, (block, result), is_kept, &defined);
        left.statements.push(end);
        let statements = start..left.statements.len() as u32;
        left.blocks.push(Block { statements, targets, handlers: block.handlers.clone() });
    }
    without_unreachable(&left)
}

/// A handler begins with what it catches, whoever needs that.
fn stays(form: &Form, id: StatementId, is_kept: &dyn Fn(StatementId) -> bool) -> bool {
    is_kept(id) || form.statement(id).operation == Operation::Catch
}

/// The variables that still get a value somewhere.
fn defined(form: &Form, is_kept: &dyn Fn(StatementId) -> bool) -> BTreeSet<VariableId> {
    let statements = form.statement_ids().filter(|id| stays(form, *id, is_kept));
    let written = statements.filter_map(|id| form.statement(id).to);
    written.chain(form.parameters.iter().copied()).collect()
}

fn reduced(form: &Form, id: StatementId, defined: &BTreeSet<VariableId>) -> Statement {
    let mut statement = form.statement(id).clone();
    for operand in &mut statement.operands {
        if operand.variable().is_some_and(|variable| !defined.contains(&variable)) {
            *operand = default_value(form.kind_of(*operand));
        }
    }
    statement
}

fn default_value(kind: Kind) -> Value {
    match kind {
        Kind::Float => Value::Float(0),
        Kind::Long => Value::Long(0),
        Kind::Double => Value::Double(0),
        Kind::Reference => Value::Null,
        _ => Value::Int(0),
    }
}

/// The last statement of a block, and where it goes.
fn end(
    form: &Form,
    tree: &Tree,
    (block, result): (&Block, Option<Kind>),
    is_kept: &dyn Fn(StatementId) -> bool,
    defined: &BTreeSet<VariableId>,
) -> (Statement, Vec<BlockId>) {
    let id = block.end();
    let statement = form.statement(id);
    let kept = || (reduced(form, id, defined), block.targets.clone());
    match statement.operation {
        Operation::Jump => kept(),
        Operation::Return if is_kept(id) => kept(),
        Operation::Return => {
            let operands = statement.operands.iter().map(|value| default_value(form.kind_of(*value))).collect();
            (Statement { operands, ..statement.clone() }, Vec::new())
        }
        _ if is_kept(id) => kept(),
        Operation::Throw => {
            let operands = result.map(default_value).into_iter().collect();
            (Statement { operation: Operation::Return, operands, to: None, origin: statement.origin }, Vec::new())
        }
        _ => {
            let goal = tree.parent(id);
            let nearest = block.targets.iter().min_by_key(|target| distance(form, first(form, **target), goal));
            let jump = Statement { operation: Operation::Jump, operands: vec![], to: None, origin: statement.origin };
            (jump, nearest.into_iter().copied().collect())
        }
    }
}

/// How far a statement is from a goal without exceptions; the greatest number if there is no way.
fn distance(form: &Form, from: StatementId, goal: Option<StatementId>) -> u32 {
    let mut seen = BTreeSet::from([from]);
    let mut waiting = VecDeque::from([(from, 0)]);
    while let Some((at, distance)) = waiting.pop_front() {
        if Some(at) == goal {
            return distance;
        }
        if at.0 as usize >= form.statements.len() {
            continue;
        }
        let block = form.block(form.block_of(at));
        let next: Vec<StatementId> = if at != block.end() {
            vec![StatementId(at.0 + 1)]
        } else if block.targets.is_empty() {
            vec![StatementId(form.statements.len() as u32)]
        } else {
            block.targets.iter().map(|target| first(form, *target)).collect()
        };
        let new = next.into_iter().filter(|next| seen.insert(*next));
        waiting.extend(new.map(|next| (next, distance + 1)));
    }
    u32::MAX
}

fn first(form: &Form, block: BlockId) -> StatementId {
    StatementId(form.block(block).statements.start)
}

/// The form without blocks that nothing leads to.
pub(crate) fn without_unreachable(form: &Form) -> Form {
    let mut reached = vec![false; form.blocks.len()];
    let mut waiting = vec![BlockId(0)];
    while let Some(block) = waiting.pop() {
        if !std::mem::replace(&mut reached[block.0 as usize], true) {
            waiting.extend(form.block(block).successors());
        }
    }
    let mut numbers = vec![None; form.blocks.len()];
    for (number, block) in form.block_ids().filter(|block| reached[block.0 as usize]).enumerate() {
        numbers[block.0 as usize] = Some(BlockId(number as u32));
    }
    let mut left = Form { blocks: Vec::new(), statements: Vec::new(), ..form.clone() };
    for block in form.block_ids().filter(|block| reached[block.0 as usize]).map(|block| form.block(block)) {
        let start = left.statements.len() as u32;
        left.statements.extend(block.statement_ids().map(|id| form.statement(id).clone()));
        let number = |block: &BlockId| numbers[block.0 as usize];
        let catcher = |catcher: &Catcher| Some(Catcher { block: number(&catcher.block)?, ..*catcher });
        left.blocks.push(Block {
            statements: start..left.statements.len() as u32,
            targets: block.targets.iter().filter_map(number).collect(),
            handlers: block.handlers.iter().filter_map(catcher).collect(),
        });
    }
    left
}

//! What a form must be like so that code can be made of it: a transformation may have left something else.

use crate::form::{Block, Form, Operation, StatementId};

/// Says what is wrong with a form, if anything is.
pub(super) fn check(form: &Form) -> Result<(), &'static str> {
    let mut catches = vec![false; form.blocks.len()];
    let mut jumped_to = vec![false; form.blocks.len()];
    *jumped_to.first_mut().ok_or("no block")? = true;
    for block in &form.blocks {
        block.handlers.iter().for_each(|catcher| catches[catcher.block.0 as usize] = true);
        block.targets.iter().for_each(|target| jumped_to[target.0 as usize] = true);
        check_end(form, block)?;
    }
    for (number, block) in form.blocks.iter().enumerate() {
        let mut catching = block.statement_ids().filter(|id| form.statement(*id).operation == Operation::Catch);
        let first = catching.next();
        if first.is_some_and(|id| id != StatementId(block.statements.start)) || catching.next().is_some() {
            return Err("a catch that does not begin its block");
        }
        if catches[number] && first.is_none() {
            return Err("a handler that does not catch");
        }
        if jumped_to[number] && first.is_some() {
            return Err("a jump to a handler");
        }
    }
    Ok(())
}

fn check_end(form: &Form, block: &Block) -> Result<(), &'static str> {
    if block.statements.is_empty() {
        return Err("an empty block");
    }
    let ends = |id: &StatementId| form.statement(*id).operation.ends_block();
    if block.statement_ids().find(ends) != Some(block.end()) {
        return Err("a block that does not end with what follows");
    }
    let count = match &form.statement(block.end()).operation {
        Operation::Jump => 1,
        Operation::Branch(_) => 2,
        Operation::Switch(keys) => keys.len() + 1,
        _ => 0,
    };
    if block.targets.len() == count { Ok(()) } else { Err("an end with too many or too few targets") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::{BlockId, Catcher, Statement};

    /// A statement, targets and handlers.
    type Line<'l> = (Operation, &'l [u32], &'l [u32]);

    /// Blocks of one statement each.
    fn form(blocks: &[Line<'_>]) -> Form {
        let statement =
            |operation: &Operation| Statement { operation: operation.clone(), operands: vec![], to: None, origin: 0 };
        let block = |(number, (_, targets, handlers)): (usize, &Line<'_>)| Block {
            statements: number as u32..number as u32 + 1,
            targets: targets.iter().map(|target| BlockId(*target)).collect(),
            handlers: handlers.iter().map(|block| Catcher { block: BlockId(*block), catch_type: 0 }).collect(),
        };
        Form {
            variables: vec![],
            parameters: vec![],
            blocks: blocks.iter().enumerate().map(block).collect(),
            statements: blocks.iter().map(|(operation, ..)| statement(operation)).collect(),
        }
    }

    #[test]
    fn malformed_forms_are_named() {
        let rows: [(&[Line<'_>], Result<(), &str>); 6] = [
            (&[], Err("no block")),
            (&[(Operation::Return, &[], &[])], Ok(())),
            (&[(Operation::Move, &[], &[])], Err("a block that does not end with what follows")),
            (&[(Operation::Jump, &[], &[])], Err("an end with too many or too few targets")),
            (&[(Operation::Jump, &[1], &[1]), (Operation::Return, &[], &[])], Err("a handler that does not catch")),
            (&[(Operation::Catch, &[], &[])], Err("a block that does not end with what follows")),
        ];
        for (blocks, expected) in rows {
            assert_eq!(check(&form(blocks)), expected, "{blocks:?}");
        }
    }

    #[test]
    fn only_exceptions_lead_to_a_catch() {
        let mut caught =
            form(&[(Operation::Return, &[], &[1]), (Operation::Catch, &[], &[]), (Operation::Return, &[], &[])]);
        caught.blocks.pop();
        caught.blocks[1].statements = 1..3;
        assert_eq!(check(&caught), Ok(()));
        (caught.statements[0].operation, caught.blocks[0].targets) = (Operation::Jump, vec![BlockId(1)]);
        assert_eq!(check(&caught), Err("a jump to a handler"));
    }
}

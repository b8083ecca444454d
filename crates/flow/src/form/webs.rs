//! Splits variables: definitions that reach a common use stay together, others become variables of their own.
//!
//! A compiler puts several variables of the source, and operands of several expressions, in one slot. A web (Muchnick
//! 16.3.3) is what belongs together.

use super::{Form, Value, VariableId};
use crate::def_use::{DefUse, Definition};
use petgraph::unionfind::UnionFind;

/// Splits all variables. The answer: for each variable of the form as it is now, the instructions in which it may be
/// found, those that use it first.
pub(super) fn split(form: &mut Form) -> Vec<Vec<u32>> {
    let def_use = DefUse::of(form);
    let mut webs = UnionFind::<u32>::new(def_use.len());
    for id in form.statement_ids() {
        for operand in 0..form.statement(id).operands.len() {
            let reaching = def_use.reaching(id, operand);
            for pair in reaching.windows(2) {
                webs.union(pair[0], pair[1]);
            }
        }
    }
    let renamed = number_webs(form, &def_use, &webs);
    rename(form, &def_use, &renamed);
    places(form, &def_use, &renamed)
}

/// Gives each definition the variable of its web.
fn number_webs(form: &mut Form, def_use: &DefUse, webs: &UnionFind<u32>) -> Vec<VariableId> {
    let old = std::mem::take(&mut form.variables);
    let mut of_root = vec![None; def_use.len()];
    let mut renamed = Vec::new();
    for number in 0..def_use.len() as u32 {
        let variable = of_root[webs.find(number) as usize].get_or_insert_with(|| {
            let (_, was) = def_use.definition(number);
            form.variables.push(old[was.0 as usize].clone());
            VariableId(form.variables.len() as u32 - 1)
        });
        renamed.push(*variable);
    }
    renamed
}

fn rename(form: &mut Form, def_use: &DefUse, renamed: &[VariableId]) {
    for (number, variable) in renamed.iter().enumerate() {
        match def_use.definition(number as u32).0 {
            Definition::Parameter(parameter) => form.parameters[parameter as usize] = *variable,
            Definition::Statement(id) => form.statements[id.0 as usize].to = Some(*variable),
        }
    }
    for id in form.statement_ids() {
        for operand in 0..form.statement(id).operands.len() {
            if let Some(number) = def_use.reaching(id, operand).first() {
                form.statements[id.0 as usize].operands[operand] = Value::Variable(renamed[*number as usize]);
            }
        }
    }
}

fn places(form: &Form, def_use: &DefUse, renamed: &[VariableId]) -> Vec<Vec<u32>> {
    let mut places = vec![Vec::new(); form.variables.len()];
    for (number, variable) in renamed.iter().enumerate() {
        let uses = def_use.uses(number as u32).iter().map(|id| form.statement(*id).origin);
        places[variable.0 as usize].extend(uses);
    }
    // A variable has its name only behind the instruction that stores it, and that is at most the next but one.
    for (number, variable) in renamed.iter().enumerate() {
        let origin = match def_use.definition(number as u32).0 {
            Definition::Parameter(_) => 0,
            Definition::Statement(id) => form.statement(id).origin,
        };
        places[variable.0 as usize].extend([origin, origin + 1, origin + 2]);
    }
    places
}

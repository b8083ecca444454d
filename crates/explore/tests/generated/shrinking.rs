//! Making a program that shows a disagreement smaller.

use crate::program::{Program, Statement};

/// Rounds after which the program is small enough.
const MOST_ROUNDS: usize = 40;

/// A smaller program that still shows what was found. `first` answers the first of some programs that does.
pub(crate) fn shrink<T>(
    mut program: Program,
    mut found: T,
    first: impl Fn(&[Program], &T) -> Option<(usize, T)>,
) -> (Program, T) {
    for _ in 0..MOST_ROUNDS {
        let candidates = smaller(&program);
        match first(&candidates, &found) {
            Some((number, again)) => (program, found) = (candidates[number].clone(), again),
            None => break,
        }
    }
    (program, found)
}

/// Programs with one thread, one statement or one block less; the largest steps first.
fn smaller(program: &Program) -> Vec<Program> {
    let mut result = Vec::new();
    if program.threads.len() > 1 {
        let mut fewer = program.clone();
        fewer.threads.pop();
        let gone = format!("t{}.", fewer.threads.len());
        fewer.threads.iter_mut().chain([&mut fewer.main]).for_each(|statements| drop_mentions(statements, &gone));
        result.push(fewer);
    }
    for number in 0..=program.threads.len() {
        for statements in variants(statements_of(&mut program.clone(), number)) {
            let mut variant = program.clone();
            *statements_of(&mut variant, number) = statements;
            result.push(variant);
        }
    }
    if program.extras.synchronized_run {
        let mut plain = program.clone();
        plain.extras.synchronized_run = false;
        result.push(plain);
    }
    if program.lambdas {
        result.push(Program { lambdas: false, ..program.clone() });
    }
    result
}

/// The statements of a thread, or of the main method after the last one.
fn statements_of(program: &mut Program, number: usize) -> &mut Vec<Statement> {
    program.threads.get_mut(number).unwrap_or(&mut program.main)
}

fn drop_mentions(statements: &mut Vec<Statement>, text: &str) {
    statements.retain(|statement| !statement.head.contains(text));
    statements.iter_mut().filter_map(|statement| statement.body.as_mut()).for_each(|body| drop_mentions(body, text));
}

/// All lists with one statement less, or with the body of a statement in its place.
fn variants(statements: &[Statement]) -> Vec<Vec<Statement>> {
    let mut result = Vec::new();
    for (index, statement) in statements.iter().enumerate() {
        let mut put = |replacement: Vec<Statement>| {
            let mut variant = statements.to_vec();
            variant.splice(index..=index, replacement);
            result.push(variant);
        };
        put(Vec::new());
        if let Some(body) = &statement.body {
            put(body.clone());
            for inner in variants(body) {
                put(vec![Statement { body: Some(inner), ..statement.clone() }]);
            }
        }
    }
    result
}

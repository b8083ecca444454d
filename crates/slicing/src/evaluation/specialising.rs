//! Copies of methods for the constants that some of their calls hand over, where that makes them smaller.
//!
//! A call is looked at if exactly one own method can run, the very one that it names, and an argument is known here but
//! not in all calls. The copy is made if, with these arguments, fewer statements are left than in the method itself.
//! Calls with the same constants share a copy. There are few of them: a method that calls itself with ever other
//! constants would have copies without end. Programs that look at their own stack traces get none.

use super::constant::{Constant, Fact};
use super::method::{self, Blocks, only_way};
use super::solution::Solution;
use super::version::{Version, VersionNumber};
use analysis::whole::{MethodNumber, Place};
use classfile::opcode::*;
use flow::form::{Operation, StatementId};
use std::collections::BTreeMap;

/// What follows the name of a method in the name of its copy.
const MARK: &str = "$evaluated";

/// The name of the method, where a text names a copy of it.
pub fn without_copy(name: &str) -> String {
    let mut parts = name.split(MARK);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |clean, part| clean + part.trim_start_matches(|c: char| c.is_ascii_digit()))
}

/// How many copies a method may have.
const OF_METHOD: usize = 6;
/// How many copies a program may have.
const OF_PROGRAM: usize = 60;
/// How often calls within copies are looked at again.
const ROUNDS: usize = 4;

/// What calls of one copy have in common: the method, and the arguments that are known.
type Wish = (MethodNumber, Vec<Option<Constant>>);

/// Makes copies, and finds out what is known with them.
pub(super) fn specialise(solution: &mut Solution<'_>) {
    if sees_stack_traces(solution) {
        return;
    }
    let mut copies: BTreeMap<Wish, VersionNumber> = BTreeMap::new();
    for _ in 0..ROUNDS {
        if !add_copies(solution, &mut copies) {
            return;
        }
        solution.solve();
    }
}

fn sees_stack_traces(solution: &Solution<'_>) -> bool {
    let setting = solution.setting;
    let mut called = setting.places().filter_map(|place| setting.world.resolved(place));
    called.any(|called| {
        called.class.name.starts_with("java/lang/StackWalker")
            || matches!(called.name, "getStackTrace" | "printStackTrace" | "dumpStack" | "getAllStackTraces")
    })
}

fn add_copies(solution: &mut Solution<'_>, copies: &mut BTreeMap<Wish, VersionNumber>) -> bool {
    let mut changed = false;
    for (number, id, wish) in wishes(solution) {
        let copy = match copies.get(&wish) {
            Some(copy) => Some(*copy),
            None => add_copy(solution, copies, &wish),
        };
        if let Some(copy) = copy {
            solution.calls.insert((number, id), copy);
            changed = true;
        }
    }
    changed
}

/// The calls that could run a copy and do not yet.
fn wishes(solution: &Solution<'_>) -> Vec<(VersionNumber, StatementId, Wish)> {
    let mut found = Vec::new();
    for (number, version) in solution.versions.iter().enumerate().filter(|(_, version)| version.is_reached) {
        let number = VersionNumber(number);
        solution.walk(number, &version.blocks, &mut |id, before| {
            let place = solution.place(number, id);
            let target = only_target(solution, place).filter(|_| !solution.calls.contains_key(&(number, id)));
            let Some(target) = target else { return };
            let operands = solution.operands(number, solution.form(number).statement(id), before);
            found.extend(wish(solution, target, &operands).map(|wish| (number, id, wish)));
        });
    }
    found
}

/// The method that a call names if nothing else can run, and a copy of it could be called in its place.
fn only_target(solution: &Solution<'_>, place: Place) -> Option<MethodNumber> {
    let world = &solution.setting.world;
    let Operation::Pool(INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC, _) = world.statement(place).operation else {
        return None;
    };
    let [target] = world.targets(place) else { return None };
    let method = world.method(*target).method;
    let is_named = world.resolved(place).is_some_and(|called| called.id == method.id);
    let is_plain = !method.is_constructor() && !method.is_initializer() && !method.class.is_interface();
    (is_named && is_plain && !world.calls_library(place)).then_some(*target)
}

fn wish(solution: &Solution<'_>, target: MethodNumber, operands: &[Fact]) -> Option<Wish> {
    let parameters = &solution.version(VersionNumber::of(target)).parameters;
    let news = |(operand, parameter): (&Fact, &Fact)| match (operand, parameter) {
        (Fact::Known(constant), Fact::Varying) if constant.is_literal() => Some(constant.clone()),
        _ => None,
    };
    let receivers = usize::from(!solution.setting.world.method(target).method.is_static());
    let mut known: Vec<Option<Constant>> = operands.iter().zip(parameters).map(news).collect();
    known.iter_mut().take(receivers).for_each(|receiver| *receiver = None);
    known.iter().any(Option::is_some).then_some((target, known))
}

fn add_copy(
    solution: &mut Solution<'_>,
    copies: &mut BTreeMap<Wish, VersionNumber>,
    wish: &Wish,
) -> Option<VersionNumber> {
    let (target, known) = wish;
    let of_method = copies.keys().filter(|(method, _)| method == target).count();
    if of_method == OF_METHOD || copies.len() == OF_PROGRAM || !is_smaller(solution, *target, known) {
        return None;
    }
    let method = solution.setting.world.method(*target).method;
    let is_free = |name: &String| method.class.methods().iter().all(|other| other.name != name);
    let mut names = (1..).map(|number| format!("{}{MARK}{number}", method.name)).filter(is_free);
    let name = names.nth(of_method)?;
    let copy = VersionNumber(solution.versions.len());
    solution.versions.push(Version { copy: Some(name), ..Version::of(solution.setting, *target) });
    copies.insert(wish.clone(), copy);
    Some(copy)
}

/// Whether a method with some known arguments has fewer statements left than it has in any case.
fn is_smaller(solution: &Solution<'_>, target: MethodNumber, known: &[Option<Constant>]) -> bool {
    let number = VersionNumber::of(target);
    let version = solution.version(number);
    let with = |(known, parameter): (&Option<Constant>, &Fact)| match known {
        Some(constant) => Fact::Known(constant.clone()),
        None => parameter.clone(),
    };
    let parameters: Vec<Fact> = known.iter().zip(&version.parameters).map(with).collect();
    let (blocks, _) = method::solve(solution, number, &parameters);
    statements_left(solution, number, &blocks) < statements_left(solution, number, &version.blocks)
}

/// How many statements are reached and not known.
fn statements_left(solution: &Solution<'_>, number: VersionNumber, blocks: &Blocks) -> usize {
    let mut count = 0;
    solution.walk(number, blocks, &mut |id, before| {
        let statement = solution.form(number).statement(id);
        let operands = solution.operands(number, statement, before);
        let is_known = match statement.operation {
            Operation::Jump | Operation::Catch => true,
            Operation::Branch(_) | Operation::Switch(_) => only_way(statement, &operands).is_some(),
            Operation::Move | Operation::Plain(_) => {
                statement.to.is_some() && matches!(solution.gives(number, id, &operands), Fact::Known(_))
            }
            _ => false,
        };
        count += usize::from(!is_known);
    });
    count
}

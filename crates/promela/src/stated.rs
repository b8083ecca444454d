//! Formulas that the program states (`sojourner.Verify.always` and its like).
//!
//! A run follows at most one of the formulas that are stated in it, which one is a choice
//! (`natives::sojourner::verify`): `followed` is its number, and the never claim of the formula begins where it is set.
//! A formula that is a part of another one counts only there. Those that are kept in variables are refused, and so are
//! conditions that do more than look (`conditions`).

use crate::body::Body;
use crate::claims;
use crate::conditions;
use crate::context::Context;
use crate::expression::Expression;
use crate::model::Deed;
use crate::never;
use crate::writer::Writer;
use analysis::whole::{MethodNumber, Place};
use flow::form::{Operation, Statement, StatementId, Value, VariableId};
use temporal::Formula;

/// A formula of the program, with its conditions.
pub(crate) struct Stated {
    formula: Formula,
    /// Where the lambdas are made that are its conditions.
    conditions: Vec<Place>,
}

/// The operator that a call states, with how many operands it has.
fn operator(cx: &Context<'_>, place: Place) -> Option<(&'static str, usize)> {
    const OPERATORS: [(&str, usize); 9] = [
        ("always", 1),
        ("eventually", 1),
        ("until", 2),
        ("response", 2),
        ("precedence", 3),
        ("implies", 2),
        ("and", 2),
        ("or", 2),
        ("not", 1),
    ];
    let method = cx.world().resolved(place)?;
    let is_ours = method.class.name == "sojourner/Verify" && method.descriptor.ends_with(")Lsojourner/Verify$Formula;");
    OPERATORS.into_iter().find(|(name, _)| is_ours && *name == method.name)
}

/// The places where a formula is stated that is no part of another one, in order.
pub(crate) fn places(cx: &Context<'_>) -> Vec<Place> {
    let world = cx.world();
    let all = world.methods().flat_map(|method| world.places(method));
    all.filter(|place| operator(cx, *place).is_some() && !is_used(cx, *place)).collect()
}

/// Whether the result of a call is used.
fn is_used(cx: &Context<'_>, place: Place) -> bool {
    let Some(to) = cx.world().statement(place).to else { return false };
    users(cx, place.method, to).next().is_some()
}

fn users<'a>(cx: &Context<'a>, method: MethodNumber, variable: VariableId) -> impl Iterator<Item = Place> + use<'a> {
    let world = cx.world();
    world.places(method).filter(move |place| world.statement(*place).operands.contains(&Value::Variable(variable)))
}

/// Whether a method is called for conditions of formulas alone.
pub(crate) fn is_condition(cx: &Context<'_>, method: MethodNumber) -> bool {
    let world = cx.world();
    let mut sites = world
        .methods()
        .flat_map(|method| world.places(method))
        .filter(|place| crate::lambdas::lambda_of(cx, *place).is_some_and(|(callee, _)| callee == method));
    let is_stated = |site: Place| {
        let to = world.statement(site).to;
        to.is_some_and(|to| users(cx, site.method, to).all(|user| operator(cx, user).is_some()))
    };
    let mut found = sites.by_ref().peekable();
    found.peek().is_some() && found.all(is_stated)
}

/// The formula that a call states.
fn read(cx: &Context<'_>, place: Place) -> Result<Stated, String> {
    let mut conditions = Vec::new();
    let formula = formula_at(cx, place, &mut conditions)?;
    Ok(Stated { formula, conditions })
}

fn formula_at(cx: &Context<'_>, place: Place, conditions: &mut Vec<Place>) -> Result<Formula, String> {
    let (name, count) = operator(cx, place).ok_or("a formula that is kept in a variable")?;
    let mut operands = Vec::new();
    for operand in cx.world().statement(place).operands.iter().take(count) {
        operands.push(Box::new(operand_at(cx, place, *operand, conditions)?));
    }
    let mut of = operands.into_iter();
    let mut next = || of.next().unwrap_or_else(|| Box::new(Formula::True));
    // As `explore::embedded_formulas` has them (Havelund, 1999, figure 38).
    Ok(match name {
        "always" => Formula::Always(next()),
        "eventually" => Formula::Eventually(next()),
        "until" => Formula::Until(next(), next()),
        "response" => {
            let answered = Formula::Implies(next(), Box::new(Formula::Eventually(next())));
            Formula::Always(Box::new(answered))
        }
        "precedence" => {
            let kept = Formula::Implies(next(), Box::new(Formula::Until(next(), next())));
            Formula::Always(Box::new(kept))
        }
        "implies" => Formula::Implies(next(), next()),
        "and" => Formula::And(next(), next()),
        "or" => Formula::Or(next(), next()),
        _ => Formula::Not(next()),
    })
}

/// A condition, or a formula that is a part of another one.
fn operand_at(cx: &Context<'_>, user: Place, value: Value, conditions: &mut Vec<Place>) -> Result<Formula, String> {
    let world = cx.world();
    let kept = || String::from("a formula or a condition that is kept in a variable");
    let Value::Variable(variable) = value else { return Err(kept()) };
    let gives = |place: &Place| world.statement(*place).to == Some(variable);
    let mut given = world.places(user.method).filter(gives);
    let (Some(place), None) = (given.next(), given.next()) else { return Err(kept()) };
    if users(cx, user.method, variable).count() != 1 || world.method(user.method).form.parameters.contains(&variable) {
        return Err(kept());
    }
    if operator(cx, place).is_some() {
        return formula_at(cx, place, conditions);
    }
    if !matches!(world.statement(place).operation, Operation::Dynamic(_)) {
        return Err(kept());
    }
    conditions.push(place);
    Ok(Formula::Atom(conditions.len() as u32 - 1))
}

fn name(number: usize) -> String {
    format!("stated_{}", number + 1)
}

impl Body<'_, '_> {
    /// A call that states a formula, or a part of one.
    pub(crate) fn state(&mut self, id: StatementId, statement: &Statement) {
        let place = self.place(id);
        let Some(number) = self.cx.stated.iter().position(|stated| *stated == place) else {
            // A part of another one.
            self.drop_operands(statement);
            self.define(id, Expression::atom("null"));
            return;
        };
        let stated = match read(self.cx, place) {
            Ok(stated) => stated,
            Err(what) => {
                self.cx.refuse(&what, Some(place));
                return;
            }
        };
        let mut sets = Vec::new();
        for (condition, site) in stated.conditions.iter().enumerate() {
            let Some(row) = self.cx.objects.at(*site).cloned() else { continue };
            let made = self.cx.world().statement(*site).to.map(Value::Variable);
            let value = match (row.count, made.filter(|made| statement.operands.contains(made))) {
                (1, _) => row.name,
                (_, Some(made)) => self.take_local(made).text,
                (_, None) => {
                    self.cx.refuse("a part of a formula that is stated several times", Some(place));
                    return;
                }
            };
            sets.push(format!("; {}_of_{} = {value}", name(number), condition + 1));
        }
        self.drop_operands(statement);
        self.settle();
        let (line, site) = (self.line(id), self.cx.site(place));
        let choice = |alternative| Some(Deed::Choice { site: site.clone(), alternative });
        self.writer.begin("if");
        self.writer.option("true -> skip;", line, choice(0));
        // The verifier tells the first step of an alternative: `followed == 0`.
        let follows = format!("atomic {{ followed == 0; followed = {}{} }};", number + 1, sets.concat());
        self.writer.option(&follows, line, choice(1));
        self.writer.close("fi;");
    }
}

/// Writes what formulas of the program need to be followed.
pub(crate) fn write_variables(cx: &Context<'_>, text: &mut Writer) {
    if cx.stated.is_empty() {
        return;
    }
    text.line("byte followed;                    /* the formula of the program that the run follows */");
    for (number, place) in cx.stated.iter().enumerate() {
        let Ok(stated) = read(cx, *place) else { continue };
        for condition in 0..stated.conditions.len() {
            text.line(&format!("ref {}_of_{};", name(number), condition + 1));
        }
    }
}

/// Writes the claims of formulas of the program.
pub(crate) fn write(cx: &Context<'_>, text: &mut Writer) {
    for (number, place) in cx.stated.iter().enumerate() {
        let Ok(stated) = read(cx, *place) else { continue };
        text.line("");
        text.line(&format!("/* The formula that is stated in {}. */", cx.setting.words(*place)));
        for (condition, site) in stated.conditions.iter().enumerate() {
            let object = format!("{}_of_{}", name(number), condition + 1);
            match conditions::answer(cx, *site, &object) {
                Ok(answer) => text.line(&format!("#define {}_{} ({answer})", name(number), condition + 1)),
                Err(what) => cx.refuse(&format!("a condition of a formula: {what}"), Some(*site)),
            }
        }
        let atom = |atom: u32| format!("{}_{}", name(number), atom + 1);
        let follows = format!("(followed == {})", number + 1);
        match temporal::translate(&stated.formula.negated()) {
            Ok(unwanted) => {
                never::write(&claims::stated_name(cx, number), &unwanted, Some(&follows), &atom, text);
            }
            Err(_) => cx.refuse("a formula that is too large", Some(*place)),
        }
    }
}

//! Arithmetic, comparisons and branches over tokens, as tables.

use super::{Doing, Handed, Leaves, Method, Step, Steps};
use crate::data::operations::{comparison_of, number_of};
use crate::data::table::{Outcome, Taken};
use crate::data::terms::{Concrete, concrete};
use crate::solver::Solver;
use crate::term::{Formula, Number, Operator, Width};
use analysis::whole::Place;
use classfile::opcode::*;
use expression::Comparison;
use flow::form::{Statement, Value};

impl Steps<'_> {
    pub(super) fn arithmetic(
        &mut self,
        place: Place,
        statement: &Statement,
        code: u8,
        solver: &mut Solver,
    ) -> Result<Option<Step>, String> {
        let divides = matches!(code, IDIV | LDIV | IREM | LREM);
        let divisor = divides.then(|| self.divisor(place, statement.operands[1], solver));
        let to = statement.to.and_then(|to| self.token(place, Value::Variable(to)));
        if statement.to.is_some() && to.is_none() && code != LCMP {
            return self.known_number(place, divisor, solver).map(Some);
        }
        if to.is_none() && code != LCMP {
            let doing = Doing::Itself;
            return Ok(divisor.map(|divisor| Step { handed: Vec::new(), divisor: Some(divisor), doing, result: None }));
        }
        let (table, leaves) = self.best(place, &statement.operands, solver, |steps, terms, leaves, solver| {
            if code == LCMP {
                return Ok(steps.order(&terms, leaves, solver));
            }
            let number = number_of(code, terms);
            let number = number.ok_or_else(|| String::from("arithmetic over abstract data that is not followed"))?;
            let mut premises = leaves.premises.clone();
            if let Number::Binary(Operator::Divide | Operator::Remainder, _, by) = &number {
                let zero = Number::Constant(0, by.width());
                premises.push(Formula::Compare(Comparison::Different, (**by).clone(), zero));
            }
            Ok(steps.tokens(&leaves.taken, &number, (to.unwrap_or(0), &premises), solver))
        })?;
        Ok(Some(Step { handed: leaves.handed, divisor, doing: Doing::Call(table), result: None }))
    }

    /// A number that the tokens determine.
    fn known_number(&mut self, place: Place, divisor: Option<Handed>, solver: &mut Solver) -> Result<Step, String> {
        let known = concrete(self.setting, (&self.known, &self.asked.domains), place, solver);
        let Some(Concrete { leaves, taken, term, premises, values }) = known else {
            return Err(String::from("a number that was known before is not known now"));
        };
        let outcome = |value: &i32| Outcome {
            value: *value,
            name: value.to_string(),
            condition: Formula::Compare(
                Comparison::Equal,
                term.clone(),
                Number::Constant((*value).into(), term.width()),
            ),
        };
        if values.len() > 31 {
            return Err(String::from("a number of too many values"));
        }
        let is_long = term.width() == Width::Long;
        let outcomes = values.iter().map(outcome).collect();
        let table = self.table(&format!("number {term:?}"), &taken, outcomes, (&premises, is_long), solver);
        let handed = self.leaves(place, leaves, solver).handed;
        Ok(Step { handed, divisor, doing: Doing::Call(table), result: None })
    }

    /// What tells whether a divisor is zero: the number itself, or zero or one for a token.
    fn divisor(&mut self, place: Place, value: Value, solver: &mut Solver) -> Handed {
        let Some(domain) = self.token(place, value) else { return Handed::Same };
        let width = self.width(place, value);
        let is_zero = |comparison| Formula::Compare(comparison, Number::Argument(0, width), Number::Constant(0, width));
        let outcomes = vec![
            Outcome { value: 0, name: String::from("divides by zero"), condition: is_zero(Comparison::Equal) },
            Outcome { value: 1, name: String::from("divides"), condition: is_zero(Comparison::Different) },
        ];
        let taken = [Taken { domain, width }];
        let table = self.table("divisor", &taken, outcomes, (&[], width == Width::Long), solver);
        Handed::Through(Method::Table(table), vec![value])
    }

    pub(super) fn branch(
        &mut self,
        place: Place,
        statement: &Statement,
        code: u8,
        solver: &mut Solver,
    ) -> Result<Step, String> {
        let Some(comparison) = comparison_of(code) else {
            return Err(String::from("a comparison of references with abstract data"));
        };
        let (table, leaves) = self.best(place, &statement.operands, solver, |steps, mut terms, leaves, solver| {
            terms.push(Number::Constant(0, Width::Int));
            let condition = Formula::Compare(comparison, terms[0].clone(), terms[1].clone());
            let not = Formula::Not(Box::new(condition.clone()));
            let outcomes = vec![
                Outcome { value: 0, name: String::from("no"), condition: not },
                Outcome { value: 1, name: String::from("yes"), condition: condition.clone() },
            ];
            let name = format!("{condition:?}");
            Ok(steps.table(&name, &leaves.taken, outcomes, (&leaves.premises, false), solver))
        })?;
        Ok(Step { handed: leaves.handed, divisor: None, doing: Doing::Select(table), result: None })
    }

    pub(super) fn switch(
        &mut self,
        place: Place,
        statement: &Statement,
        keys: &[i32],
        solver: &mut Solver,
    ) -> Result<Step, String> {
        const MOST_KEYS: usize = 24;
        if keys.len() > MOST_KEYS {
            return Err(format!("a switch over abstract data with more than {MOST_KEYS} cases"));
        }
        let (table, leaves) = self.best(place, &statement.operands, solver, |steps, terms, leaves, solver| {
            let is = |key: i32| {
                Formula::Compare(Comparison::Equal, terms[0].clone(), Number::Constant(i64::from(key), Width::Int))
            };
            let case = |key: &i32| Outcome { value: *key, name: format!("case {key}"), condition: is(*key) };
            let other = (0..).find(|number| !keys.contains(number)).unwrap_or(i32::MIN);
            let none = Formula::Not(Box::new(Formula::Any(keys.iter().map(|key| is(*key)).collect())));
            let rest = Outcome { value: other, name: String::from("default"), condition: none };
            let outcomes = keys.iter().map(case).chain([rest]).collect();
            let name = format!("switch{keys:?}{:?}", terms[0]);
            Ok(steps.table(&name, &leaves.taken, outcomes, (&leaves.premises, false), solver))
        })?;
        Ok(Step { handed: leaves.handed, divisor: None, doing: Doing::Select(table), result: None })
    }

    fn order(&mut self, terms: &[Number], leaves: &Leaves, solver: &mut Solver) -> usize {
        let compared = |value: i32, name: &str, comparison| Outcome {
            value,
            name: name.to_owned(),
            condition: Formula::Compare(comparison, terms[0].clone(), terms[1].clone()),
        };
        let outcomes = vec![
            compared(-1, "less", Comparison::Less),
            compared(0, "equal", Comparison::Equal),
            compared(1, "greater", Comparison::Greater),
        ];
        self.table(&format!("order{terms:?}"), &leaves.taken, outcomes, (&leaves.premises, false), solver)
    }
}

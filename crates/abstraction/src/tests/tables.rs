//! Tables of data abstractions: what the solver gives is what counting gives over bytes, and holds of all numbers.

use super::world::Dice;
use crate::data::domain::{Definition, Domain};
use crate::data::table::{Outcome, Table, Taken};
use crate::evaluate::{State, number};
use crate::solver::Solver;
use crate::term::{FieldId, Formula, Number, Operator, Width};
use expression::Comparison;
use std::collections::{BTreeMap, BTreeSet};

const DOMAINS: [&str; 8] = ["signs", "parity", "point", "mod:3", "mod:4", "interval:-1..2", "set:0,7,-128", "level"];

const OPERATORS: [Operator; 13] = [
    Operator::Least,
    Operator::Greatest,
    Operator::Add,
    Operator::Subtract,
    Operator::Multiply,
    Operator::Divide,
    Operator::Remainder,
    Operator::And,
    Operator::Or,
    Operator::Xor,
    Operator::ShiftLeft,
    Operator::ShiftRight,
    Operator::ShiftRightUnsigned,
];

struct Two([i64; 2]);

impl State for Two {
    fn subject(&self) -> u64 {
        0
    }

    fn argument(&self, number: usize) -> i64 {
        self.0[number]
    }

    fn field(&self, _object: Option<u64>, _field: FieldId) -> i64 {
        0
    }
}

fn domain(name: &str, solver: &mut Solver) -> Domain {
    let level =
        Definition::read("level: low: value < 10; full: value > 90 && value % 2 == 0; high: value > 50").unwrap();
    let mut domain = Domain::read(name, &[level]).unwrap();
    domain.prune(solver);
    domain
}

fn argument(place: usize, width: Width) -> Number {
    Number::Argument(place, width)
}

/// That an argument is a byte.
fn is_byte(place: usize, width: Width) -> Formula {
    let compare =
        |comparison, bound| Formula::Compare(comparison, argument(place, width), Number::Constant(bound, width));
    Formula::All(vec![compare(Comparison::AtLeast, -128), compare(Comparison::AtMost, 127)])
}

fn table(domains: &[Domain], operator: Operator, width: Width, are_bytes: bool, solver: &mut Solver) -> Table {
    let term = Number::Binary(operator, Box::new(argument(0, width)), Box::new(argument(1, width)));
    let result = &domains[domains.len() - 1];
    let outcome = |token: usize| Outcome {
        value: token as i32,
        name: result.class_name(token).to_owned(),
        condition: result.class(token, &term),
    };
    let taken = [Taken { domain: 0, width }, Taken { domain: domains.len() - 1, width }];
    let mut premises = Vec::new();
    if matches!(operator, Operator::Divide | Operator::Remainder) {
        premises.push(Formula::Compare(Comparison::Different, argument(1, width), Number::Constant(0, width)));
    }
    if are_bytes {
        premises.extend([is_byte(0, width), is_byte(1, width)]);
    }
    let outcomes = (0..result.len()).map(outcome).collect();
    Table::make(domains, &taken, outcomes, (&premises, width == Width::Long), solver)
}

fn result(operator: Operator, width: Width, numbers: [i64; 2]) -> Option<i64> {
    let term = Number::Binary(operator, Box::new(argument(0, width)), Box::new(argument(1, width)));
    number(&term, &Two(numbers))
}

#[test]
fn a_table_has_just_what_counting_has() {
    let mut solver = Solver::start().expect("z3 is installed: apt-get install z3");
    let mut dice = Dice(11);
    for _ in 0..8 {
        let names = [*dice.pick(&DOMAINS), *dice.pick(&DOMAINS)];
        let domains = names.map(|name| domain(name, &mut solver));
        let (operator, width) = (*dice.pick(&OPERATORS), *dice.pick(&[Width::Int, Width::Long]));
        let unanswered = solver.effort.unanswered;
        let made = table(&domains, operator, width, true, &mut solver);
        let mut counted: BTreeMap<Vec<usize>, BTreeSet<usize>> = BTreeMap::new();
        for one in -128..128 {
            for two in -128..128 {
                let Some(given) = result(operator, width, [one, two]) else { continue };
                let tokens = vec![domains[0].token(one, width), domains[1].token(two, width)];
                counted.entry(tokens).or_default().insert(domains[1].token(given, width));
            }
        }
        for (tokens, possible) in &made.rows {
            let expected = counted.get(tokens).cloned().unwrap_or_default();
            let words = format!("{names:?} {operator:?} {width:?} {tokens:?}");
            assert!(possible.is_superset(&expected), "{words}: {possible:?}, counted {expected:?}");
            assert!(solver.effort.unanswered > unanswered || *possible == expected, "{words}: {possible:?}");
        }
    }
}

#[test]
fn a_table_has_what_any_numbers_give() {
    let mut solver = Solver::start().expect("z3 is installed: apt-get install z3");
    let mut dice = Dice(5);
    for _ in 0..8 {
        let domains = [(); 2].map(|()| domain(dice.pick::<&str>(&DOMAINS), &mut solver));
        let (operator, width) = (*dice.pick(&OPERATORS), *dice.pick(&[Width::Int, Width::Long]));
        let made = table(&domains, operator, width, false, &mut solver);
        for _ in 0..2000 {
            let numbers = [(); 2].map(|()| any(&mut dice, width));
            let Some(given) = result(operator, width, numbers) else { continue };
            let tokens = vec![domains[0].token(numbers[0], width), domains[1].token(numbers[1], width)];
            let token = domains[1].token(given, width);
            assert!(made.rows[&tokens].contains(&token), "{operator:?} {width:?} of {numbers:?} is {given}");
        }
    }
}

/// A number near an end, near zero, or anywhere.
fn any(dice: &mut Dice, width: Width) -> i64 {
    let (least, most) = match width {
        Width::Int => (i64::from(i32::MIN), i64::from(i32::MAX)),
        Width::Long => (i64::MIN, i64::MAX),
    };
    let small = dice.roll(5) as i64;
    match dice.roll(4) {
        0 => least + small,
        1 => most - small,
        2 => small - 2,
        _ => {
            let bits = (dice.roll(1 << 31) << 32 | dice.roll(1 << 31) << 1 | dice.roll(2)) as i64;
            if width == Width::Int { bits << 32 >> 32 } else { bits }
        }
    }
}

#[test]
fn every_number_has_a_class() {
    let mut solver = Solver::start().expect("z3 is installed: apt-get install z3");
    let sizes = DOMAINS.map(|name| domain(name, &mut solver).len());
    assert_eq!(sizes, [3, 2, 1, 3, 4, 6, 4, 4]);
    for name in DOMAINS {
        assert_eq!(domain(name, &mut solver).token(0, Width::Int), 0, "a new object of {name}");
    }
}

#[test]
fn what_is_no_abstraction_is_named() {
    let message = |name: &str| Domain::read(name, &[]).unwrap_err().message;
    assert!(message("sings").starts_with("there is no abstraction 'sings': signs, parity,"));
    assert_eq!(message("mod:1"), "'mod:1': mod:K has a K from 2 to 24");
    assert_eq!(message("interval:5..3"), "'interval:5..3': write two whole numbers, interval:0..9");
    assert_eq!(message("set:1,x"), "'set:1,x': write whole numbers, set:0,1,5");
    let wrong = Definition::read("odd: a: valu == 1").unwrap();
    let message = Domain::read("odd", &[wrong]).unwrap_err().message;
    assert!(message.contains("the number is called 'value' here"), "{message}");
}

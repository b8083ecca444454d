//! Static fields: the relation that the solver gives is the one that counting gives.

use super::world::{Dice, field, program};
use crate::decision::Decision;
use crate::evaluate::{State, holds, number};
use crate::group::{Ground, Group, Probe};
use crate::predicate::Predicate;
use crate::smt::{Assignment, Stored};
use crate::solver::Solver;
use crate::symbolic::Terms;
use crate::term::{FieldId, Number, Operator, Width};
use program::Program;
use std::collections::{BTreeMap, BTreeSet};

/// Two bytes.
struct Bytes {
    x: (FieldId, i8),
    y: (FieldId, i8),
}

impl State for Bytes {
    fn subject(&self) -> u64 {
        1
    }

    fn argument(&self, _number: usize) -> i64 {
        0
    }

    fn field(&self, _object: Option<u64>, field: FieldId) -> i64 {
        i64::from(if field == self.x.0 { self.x.1 } else { self.y.1 })
    }
}

const CONDITIONS: [&str; 14] = [
    "x == 0",
    "y == 0",
    "x == y",
    "x < y",
    "x <= y",
    "x > 3",
    "y >= -2",
    "x + y == 1",
    "x % 2 == 0",
    "x - y < 2",
    "x == 127",
    "x * 2 > y",
    "!(x == 5) && y != 5",
    "x / 3 == 1 || y == -128",
];

fn value(dice: &mut Dice, fields: &[FieldId; 2], depth: u64) -> Number {
    let leaf = depth == 0 || dice.roll(3) == 0;
    if leaf {
        return match dice.roll(3) {
            0 => Number::Constant(*dice.pick(&[-3, -1, 0, 1, 2, 5, 127]), Width::Int),
            choice => Number::Static(fields[choice as usize - 1]),
        };
    }
    let one = Box::new(value(dice, fields, depth - 1));
    match dice.roll(8) {
        0 => Number::Negate(one),
        1 => Number::Binary(Operator::Remainder, one, Box::new(Number::Constant(*dice.pick(&[2, 3, -4]), Width::Int))),
        2 => Number::Binary(Operator::ShiftLeft, one, Box::new(Number::Constant(1, Width::Int))),
        3 => Number::Cut { bits: 8, is_signed: dice.roll(2) == 0, number: one },
        _ => {
            let operators = [Operator::Add, Operator::Subtract, Operator::Multiply, Operator::And, Operator::Xor];
            let two = Box::new(value(dice, fields, depth - 1));
            Number::Binary(*dice.pick(&operators), one, two)
        }
    }
}

/// The outcomes that a decision admits where these bits are known.
pub(super) fn outcomes(decision: &Decision, known: &dyn Fn(usize) -> bool) -> BTreeSet<u32> {
    match decision {
        Decision::Outcomes(outcomes) => outcomes.clone(),
        Decision::Test(number, yes, no) => outcomes(if known(*number) { yes } else { no }, known),
    }
}

fn counted(
    group: &Group,
    predicates: &[Predicate],
    assignment: &Assignment,
    [x, y]: [FieldId; 2],
) -> BTreeMap<u32, BTreeSet<u32>> {
    let Stored::Number(value) = &assignment.value else { panic!("a number is assigned") };
    let mut rows: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for first in i8::MIN..=i8::MAX {
        for second in i8::MIN..=i8::MAX {
            let before = Bytes { x: (x, first), y: (y, second) };
            let mut after = Bytes { x: (x, first), y: (y, second) };
            let given = number(value, &before).unwrap() as i8;
            if assignment.field == x {
                after.x.1 = given
            } else {
                after.y.1 = given
            }
            let pack = |bits: Vec<bool>| bits.iter().rev().fold(0, |all, bit| all << 1 | u32::from(*bit));
            let probe = |probe: &Probe| match probe {
                Probe::OfClass(number) => holds(&predicates[*number].formula, &before).unwrap(),
                other => panic!("{other:?} is not about static fields"),
            };
            let changed = |number: &usize| holds(&predicates[*number].formula, &after).unwrap();
            let row = pack(group.probes.iter().map(probe).collect());
            rows.entry(row).or_default().insert(pack(group.changed.iter().map(changed).collect()));
        }
    }
    rows
}

fn compare(dice: &mut Dice, program: &Program, solver: &mut Solver) {
    let fields = ["x", "y"].map(|name| FieldId(field(program, "Main", name)));
    let count = 1 + dice.roll(4) as usize;
    let texts: Vec<&str> = (0..count).map(|_| *dice.pick(&CONDITIONS)).collect();
    let read = |(number, text): (usize, &&str)| Predicate::read(&format!("Main: {text}"), number, program).unwrap();
    let predicates: Vec<Predicate> = texts.iter().enumerate().map(read).collect();
    let assigned = Stored::Number(value(dice, &fields, 2));
    let assignment = Assignment { object: None, field: *dice.pick(&fields), value: assigned };
    let terms = Terms::default();
    for group in (Ground { predicates: &predicates, terms: &terms }).groups(&assignment, solver) {
        let counted = counted(&group, &predicates, &assignment, fields);
        for row in 0..1u32 << group.probes.len() {
            let admitted = outcomes(&group.decision, &|number| row >> number & 1 == 1);
            let expected = counted.get(&row).cloned().unwrap_or_default();
            assert_eq!(admitted, expected, "{texts:?}, {assignment:?}, bits {row:b}");
        }
    }
}

#[test]
fn the_update_is_the_strongest_of_all_that_are_sound() {
    let program = program();
    let mut solver = Solver::start().expect("z3 is installed: apt-get install z3");
    let mut dice = Dice(7);
    for _ in 0..120 {
        compare(&mut dice, program, &mut solver);
    }
    assert_eq!(solver.effort.unanswered, 0);
}

#[test]
fn the_update_of_the_paper() {
    let program = program();
    let mut solver = Solver::start().expect("z3 is installed: apt-get install z3");
    let predicates = [Predicate::read("Main: i == 0", 0, program).unwrap()];
    let field = FieldId(field(program, "Main", "i"));
    let one = Box::new(Number::Constant(1, Width::Int));
    let value = Number::Binary(Operator::Add, Box::new(Number::Static(field)), one);
    let assignment = Assignment { object: None, field, value: Stored::Number(value) };
    let groups = Ground { predicates: &predicates, terms: &Terms::default() }.groups(&assignment, &mut solver);
    let leaf = |outcomes: &[u32]| Box::new(Decision::Outcomes(outcomes.iter().copied().collect()));
    assert_eq!(groups[0].decision, Decision::Test(0, leaf(&[0]), leaf(&[0, 1])));
}

//! Fields of objects that may be the same: whatever the program does, the abstract step admits it.
//!
//! Three objects, one of which is written; paths may meet null, where bits may be anything.

use super::numbers::outcomes;
use super::world::{Dice, field, program};
use crate::evaluate::{State, holds, number, reference};
use crate::group::{Ground, Group, Probe, Subject};
use crate::predicate::{Pair, Predicate};
use crate::smt::{Assignment, Stored};
use crate::solver::Solver;
use crate::substitute::with_subject;
use crate::symbolic::{Argument, Terms};
use crate::term::{FieldId, Number, Operator, Reference, Side, Width};
use flow::form::Value;
use flow::typing::Kind;
use program::Program;

const OBJECTS: usize = 3;

#[derive(Clone)]
struct Heap {
    fields: [FieldId; 3],
    /// `v`, `w` and `next` of each object; 0 is null.
    objects: [[i64; 3]; OBJECTS],
    subject: u64,
    second: u64,
    argument: u64,
}

impl State for Heap {
    fn subject(&self) -> u64 {
        self.subject
    }

    fn member(&self, side: Side) -> u64 {
        match side {
            Side::First => self.subject,
            Side::Second => self.second,
        }
    }

    fn argument(&self, _number: usize) -> i64 {
        self.argument as i64
    }

    fn field(&self, object: Option<u64>, field: FieldId) -> i64 {
        let place = self.fields.iter().position(|known| *known == field).unwrap();
        self.objects[object.unwrap() as usize - 1][place]
    }
}

const CONDITIONS: [&str; 8] = [
    "v == next.v",
    "v < next.v",
    "v == 0",
    "next.next == this",
    "next == null",
    "w == next.next.w",
    "v + w > 2",
    "next.v <= next.w && v != 1",
];

fn object_of(dice: &mut Dice) -> u64 {
    1 + dice.roll(OBJECTS as u64)
}

fn heap(dice: &mut Dice, fields: [FieldId; 3]) -> Heap {
    let mut objects = [[0; 3]; OBJECTS];
    for object in &mut objects {
        *object = [*dice.pick(&[-1, 0, 1, 2]), *dice.pick(&[-1, 0, 1, 2]), dice.roll(OBJECTS as u64 + 1) as i64];
    }
    Heap { fields, objects, subject: 1, second: 1, argument: object_of(dice) }
}

fn assigned(dice: &mut Dice, [v, w, next]: [FieldId; 3]) -> Assignment {
    let written = Reference::Argument(0);
    let read = |field: FieldId| Number::Field(Box::new(written.clone()), field);
    let constant = Number::Constant(*dice.pick(&[0, 1]), Width::Int);
    let value = match dice.roll(4) {
        0 => Stored::Number(constant),
        1 => Stored::Number(read(w)),
        2 => Stored::Number(Number::Binary(Operator::Add, Box::new(read(v)), Box::new(constant))),
        _ => {
            let value = if dice.roll(2) == 0 { Reference::Null } else { written.clone() };
            return Assignment { object: Some(written), field: next, value: Stored::Reference(value) };
        }
    };
    Assignment { object: Some(written), field: *dice.pick(&[v, w]), value }
}

fn after(heap: &Heap, assignment: &Assignment) -> Heap {
    let value = match &assignment.value {
        Stored::Number(term) => number(term, heap).unwrap() << 56 >> 56,
        Stored::Reference(term) => reference(term, heap).unwrap() as i64,
    };
    let place = heap.fields.iter().position(|known| *known == assignment.field).unwrap();
    let mut new = heap.clone();
    new.objects[heap.argument as usize - 1][place] = value;
    new
}

/// The bits that a helper sees; those of predicates that are not defined are as the dice say.
fn seen(group: &Group, predicates: &[Predicate], heap: &Heap, dice: &mut Dice) -> Vec<bool> {
    let of = |number: usize, object: u64, dice: &mut Dice| {
        let state = Heap { subject: object, ..heap.clone() };
        holds(&predicates[number].formula, &state).unwrap_or_else(|| dice.roll(2) == 0)
    };
    let mut bits = Vec::new();
    for probe in &group.probes {
        bits.push(match probe {
            Probe::Own(number) | Probe::OfClass(number) => of(*number, heap.subject, dice),
            Probe::OfArgument(_, number) => of(*number, heap.argument, dice),
            Probe::Is(path, _) => reference(path, heap) == Some(heap.argument),
            Probe::OfMember(side, number) => of(*number, heap.member(*side), dice),
            Probe::OfPair(_, _, number) => {
                let both = Heap { second: heap.argument, ..heap.clone() };
                let state = Heap { subject: heap.argument, ..both };
                holds(&predicates[*number].formula, &state).unwrap_or_else(|| dice.roll(2) == 0)
            }
            Probe::Alias(path) => reference(path, heap) == Some(heap.argument),
            Probe::Condition(formula) => holds(formula, heap).unwrap(),
        });
    }
    bits
}

fn check(group: &Group, predicates: &[Predicate], assignment: &Assignment, heap: &Heap, dice: &mut Dice) {
    let new = after(heap, assignment);
    let bits = seen(group, predicates, heap, dice);
    let is_alias = |(probe, bit): (&Probe, &bool)| matches!(probe, Probe::Alias(_)) && *bit;
    let is_about = group.subject == Subject::Written || group.probes.iter().zip(&bits).any(is_alias);
    let truth = |heap: &Heap, number: usize| holds(&predicates[number].formula, heap);
    if !is_about {
        for number in &group.changed {
            // A bit that stays must be right, unless nothing is known of it.
            let (old, now) = (truth(heap, *number), truth(&new, *number));
            assert!(now.is_none() || old == now, "{} is not told about {assignment:?}", predicates[*number].text);
        }
        return;
    }
    let admitted = outcomes(&group.decision, &|number| bits[number]);
    let fits = |outcome: &u32| {
        let right = |(place, number): (usize, &usize)| {
            truth(&new, *number).is_none_or(|value| value == (outcome >> place & 1 == 1))
        };
        group.changed.iter().enumerate().all(right)
    };
    assert!(admitted.iter().any(fits), "{assignment:?} with {:?}", heap.objects);
}

/// Makes a predicate over an object and the next one a predicate over any two objects.
fn over_pairs(predicate: &mut Predicate, next: FieldId) {
    let next = Reference::Field(Box::new(Reference::Subject), next);
    let formula = with_subject(&predicate.formula, &next, &Reference::Member(Side::Second));
    let pair = Pair { first: predicate.class, second: predicate.class };
    predicate.formula = with_subject(&formula, &Reference::Subject, &Reference::Member(Side::First));
    predicate.second = Some(pair.second);
    predicate.bearer = pair.bearer();
    predicate.at_first = false;
}

fn compare(dice: &mut Dice, program: &Program, solver: &mut Solver) {
    let fields = ["v", "w", "next"].map(|name| FieldId(field(program, "Cell", name)));
    let count = 1 + dice.roll(3) as usize;
    let texts: Vec<&str> = (0..count).map(|_| *dice.pick(&CONDITIONS)).collect();
    let read = |(number, text): (usize, &&str)| Predicate::read(&format!("Cell: {text}"), number, program).unwrap();
    let mut predicates: Vec<Predicate> = texts.iter().enumerate().map(read).collect();
    predicates.iter_mut().filter(|_| dice.roll(3) == 0).for_each(|predicate| over_pairs(predicate, fields[2]));
    let assignment = assigned(dice, fields);
    let class = program.loaded("Cell");
    let argument = Argument { value: Value::Null, kind: Kind::Reference, class };
    let terms = Terms::of_arguments(vec![argument], vec![Reference::Argument(0)]);
    for group in (Ground { predicates: &predicates, terms: &terms }).groups(&assignment, solver) {
        for _ in 0..200 {
            let mut state = heap(dice, fields);
            let subject = if group.subject == Subject::Written { state.argument } else { object_of(dice) };
            state.subject = subject;
            state.second = object_of(dice);
            check(&group, &predicates, &assignment, &state, dice);
        }
    }
}

#[test]
fn every_step_of_the_program_is_one_of_the_abstraction() {
    let program = program();
    let mut solver = Solver::start().expect("z3 is installed: apt-get install z3");
    let mut dice = Dice(3);
    for _ in 0..80 {
        compare(&mut dice, program, &mut solver);
    }
    assert_eq!(solver.effort.unanswered, 0);
}

#[test]
fn a_predicate_that_reads_nothing_is_refused() {
    let program = program();
    let complaint = Predicate::read("Cell: 1 == 1", 0, program).unwrap_err();
    assert_eq!(complaint.message, "'Cell: 1 == 1' is about no field, so it never changes");
    let complaint = Predicate::read("Cell: u == 1", 0, program).unwrap_err();
    assert!(complaint.message.contains("class Cell has no field u"), "{complaint}");
}

//! The class that the abstracted program has in addition: bits of static fields, lists of objects, and one method for
//! each statement that was replaced.
//!
//! The class has no initialiser, so using it initialises nothing of the program. Bits are volatile, so that they are no
//! data races. A bit is kept as whether it differs from what it is of a new object: zero needs no code.

mod branching;
mod lists;
mod mirror;
mod pairs;

use crate::coder::Coder;
use crate::group::{Group, Probe, Subject};
use crate::predicate::{Bearer, Predicate};
use crate::smt::Assignment;
use crate::symbolic::Argument;
use crate::term::{FieldId, Reference};
use classfile::opcode::*;
use expression::Comparison;
use flow::form::{BlockId, Form, Operation, Value};
use flow::rewrite::PoolBuilder;
use flow::typing::Kind;
use program::ClassRef;

pub(crate) use lists::{NEXT, list_name};
pub(crate) use mirror::{mirror_name, mirrored};
pub(crate) use pairs::{NEXT_PAIR, ONE, TWO, list_of_pairs};

/// The name of the class.
pub const SUPPORT: &str = "SojournerAbstraction";

/// What every object can be handed over as.
pub(crate) const OBJECT: &str = "Ljava/lang/Object;";

/// What is done where several outcomes are possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// Any of them: everything that the program can do is done.
    All,
    /// The run is not followed any further: what is left is done by the program, too (Saidi, SAS 2000).
    None,
}

/// A method of the class.
pub(crate) struct Helper {
    pub(crate) name: String,
    pub(crate) descriptor: String,
    pub(crate) form: Form,
}

/// Writes helpers.
pub(crate) struct Writer<'p, 'a, 'c> {
    pub(crate) coder: Coder<'p, 'a>,
    predicates: &'c [Predicate],
    choices: Choices,
}

/// The descriptor of a helper.
pub(crate) fn descriptor(arguments: &[Argument], result: &str) -> String {
    let types: String = arguments.iter().map(|argument| type_of(argument.kind)).collect();
    format!("({types}){result}")
}

fn type_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Long => "J",
        Kind::Reference => OBJECT,
        _ => "I",
    }
}

fn descriptor_of(class: ClassRef) -> String {
    format!("L{};", class.name)
}

impl<'p, 'a, 'c> Writer<'p, 'a, 'c> {
    pub(crate) fn new(
        pool: &'p mut PoolBuilder<'a>,
        predicates: &'c [Predicate],
        arguments: &[Argument],
        choices: Choices,
    ) -> Writer<'p, 'a, 'c> {
        let kinds: Vec<Kind> = arguments.iter().map(|argument| argument.kind).collect();
        Writer { coder: Coder::new(pool, &kinds), predicates, choices }
    }

    /// Writes a method that needs no predicates.
    pub(crate) fn of_kinds(pool: &'p mut PoolBuilder<'a>, kinds: &[Kind], choices: Choices) -> Writer<'p, 'a, 'c> {
        Writer { coder: Coder::new(pool, kinds), predicates: &[], choices }
    }

    /// Writes a method that takes one object.
    pub(crate) fn of_object(
        pool: &'p mut PoolBuilder<'a>,
        predicates: &'c [Predicate],
        choices: Choices,
    ) -> Writer<'p, 'a, 'c> {
        Writer { coder: Coder::new(pool, &[Kind::Reference]), predicates, choices }
    }

    /// Changes bits as an assignment does.
    pub(crate) fn update(mut self, groups: &[Group], assignment: &Assignment) -> Form {
        let known = self.known_before(groups);
        for group in groups {
            match group.subject {
                Subject::Class => {
                    let leave = self.coder.block();
                    self.decide(group, None, Some(assignment), &known, leave);
                    self.coder.go(leave);
                }
                Subject::Written => self.update_written(group, assignment, &known),
                Subject::Each => self.update_each(group, assignment, &known),
                Subject::Pair => self.update_pairs(group, assignment, &known),
            }
        }
        self.mirror(assignment);
        self.coder.answer(None);
        self.coder.finish()
    }

    /// Says which value a branch goes by; the values are those of the rows of the decision.
    pub(crate) fn select(mut self, group: &Group, values: &dyn Fn(u32) -> i32) -> Form {
        self.coder.call_verify("beginAtomic", "()V", Vec::new());
        let known = self.known_before(std::slice::from_ref(group));
        let probes = self.probe_all(group, None, None, &known);
        let (result, leave) = (self.coder.variable(Kind::Int), self.coder.block());
        self.tree(&group.decision, &probes, leave, &mut |writer, outcome| {
            writer.coder.assign(result, Value::Int(values(outcome)));
        });
        self.coder.go(leave);
        self.coder.call_verify("endAtomic", "()V", Vec::new());
        self.coder.answer(Some(Value::Variable(result)));
        self.coder.finish()
    }

    /// The bits of arguments and of static fields, as they are before anything changes.
    fn known_before(&mut self, groups: &[Group]) -> Vec<(Probe, Value)> {
        let mut known: Vec<(Probe, Value)> = Vec::new();
        for probe in groups.iter().flat_map(|group| &group.probes) {
            if find(&known, probe).is_some() {
                continue;
            }
            let value = match probe {
                Probe::OfArgument(argument, predicate) => self.bit_of_argument(*argument, *predicate),
                Probe::OfPair(one, two, predicate) => self.bit_of_pair(*one, *two, *predicate),
                Probe::OfClass(predicate) => {
                    let predicate = &self.predicates[*predicate];
                    let bit = self.coder.read(None, (SUPPORT, &predicate.bit, "Z"));
                    self.as_truth(bit, predicate.at_first)
                }
                _ => continue,
            };
            known.push((probe.clone(), value));
        }
        known
    }

    fn as_truth(&mut self, bit: Value, at_first: bool) -> Value {
        if at_first { self.coder.result(Kind::Int, Operation::Plain(IXOR), vec![bit, Value::Int(1)]) } else { bit }
    }

    /// A bit of an argument, which may be null only where nothing is said of it.
    fn bit_of_argument(&mut self, argument: usize, predicate: usize) -> Value {
        let object = self.coder.parameter(argument);
        let (result, [some, leave]) = (self.coder.variable(Kind::Int), [(); 2].map(|()| self.coder.block()));
        self.coder.assign(result, Value::Int(0));
        self.coder.branch(IFNULL, vec![object], leave, some);
        self.coder.go(some);
        let predicate = &self.predicates[predicate];
        let object = self.coder.cast(object, predicate.class.name);
        let truth = self.own_bit(object, predicate);
        self.coder.assign(result, truth);
        self.coder.jump(leave);
        self.coder.go(leave);
        Value::Variable(result)
    }

    fn own_bit(&mut self, object: Value, predicate: &Predicate) -> Value {
        let bit = self.coder.read(Some(object), (holder(predicate), &predicate.bit, "Z"));
        self.as_truth(bit, predicate.at_first)
    }

    /// The object that is written is the one whose bits change, if it has any.
    fn update_written(&mut self, group: &Group, assignment: &Assignment, known: &[(Probe, Value)]) {
        let Some(Reference::Argument(written)) = assignment.object else { return };
        let class = self.predicates[group.changed[0]].class;
        let object = self.coder.parameter(written);
        let leave = self.coder.block();
        let object = self.only_of(class, object, leave);
        self.decide(group, Some(object), Some(assignment), known, leave);
        self.coder.go(leave);
    }

    /// An object as one of a class; goes to a block if it is none.
    fn only_of(&mut self, class: ClassRef, object: Value, otherwise: BlockId) -> Value {
        let has = self.coder.block();
        let entry = self.coder.pool.class(class.name);
        let is_one = self.coder.result(Kind::Int, Operation::Pool(INSTANCEOF, entry), vec![object]);
        self.coder.branch(IFNE, vec![is_one], has, otherwise);
        self.coder.go(has);
        self.coder.cast(object, class.name)
    }

    /// Every object of the class may be one whose bits change.
    fn update_each(&mut self, group: &Group, assignment: &Assignment, known: &[(Probe, Value)]) {
        let class = self.predicates[group.changed[0]].class;
        self.for_each_object(class, &mut |writer, subject, next| {
            writer.decide(group, Some(subject), Some(assignment), known, next);
        });
    }

    /// Changes the bits of one object, or those of static fields, and goes on.
    fn decide(
        &mut self,
        group: &Group,
        object: Option<Value>,
        assignment: Option<&Assignment>,
        known: &[(Probe, Value)],
        leave: BlockId,
    ) {
        let probes = self.probe_all(group, object, assignment, known);
        let is_alias = |probe: &Probe| matches!(probe, Probe::Alias(_));
        let aliases = group.probes.iter().zip(&probes).filter(|(probe, _)| is_alias(probe));
        let aliases: Vec<Value> = aliases.map(|(_, value)| *value).collect();
        if !aliases.is_empty() {
            self.any_of(&aliases, leave);
        }
        let changed = group.changed.clone();
        self.tree(&group.decision, &probes, leave, &mut |writer, outcome| {
            for (number, predicate) in changed.iter().enumerate() {
                writer.set(&writer.predicates[*predicate], object, outcome >> number & 1 == 1);
            }
        });
    }

    /// Goes on where one of them holds, and leaves otherwise.
    fn any_of(&mut self, values: &[Value], leave: BlockId) {
        let go_on = self.coder.block();
        for value in values {
            let next = self.coder.block();
            self.coder.branch(IFNE, vec![*value], go_on, next);
            self.coder.go(next);
        }
        self.coder.jump(leave);
        self.coder.go(go_on);
    }

    fn set(&mut self, predicate: &Predicate, object: Option<Value>, holds: bool) {
        let value = Value::Int(i32::from(holds != predicate.at_first));
        self.coder.write(object, (holder(predicate), &predicate.bit, "Z"), value);
    }

    fn probe_all(
        &mut self,
        group: &Group,
        object: Option<Value>,
        assignment: Option<&Assignment>,
        known: &[(Probe, Value)],
    ) -> Vec<Value> {
        group.probes.iter().map(|probe| self.probe(probe, object, assignment, known)).collect()
    }

    fn probe(
        &mut self,
        probe: &Probe,
        object: Option<Value>,
        assignment: Option<&Assignment>,
        known: &[(Probe, Value)],
    ) -> Value {
        match probe {
            Probe::Own(number) => match object {
                Some(object) => self.own_bit(object, &self.predicates[*number]),
                None => Value::Int(0),
            },
            Probe::Alias(path) => {
                let written = assignment.and_then(|assignment| assignment.object.as_ref());
                match written {
                    Some(Reference::Argument(written)) => self.leads_to(path, object, *written),
                    _ => Value::Int(0),
                }
            }
            Probe::Is(path, argument) => self.leads_to(path, object, *argument),
            Probe::OfMember(side, number) => self.bit_of_member(object, *side, *number),
            Probe::Condition(formula) => self.condition(formula),
            Probe::OfArgument(..) | Probe::OfPair(..) | Probe::OfClass(_) => {
                find(known, probe).unwrap_or(Value::Int(0))
            }
        }
    }

    /// Whether a path leads to an argument; not where it meets null.
    fn leads_to(&mut self, path: &Reference, object: Option<Value>, written: usize) -> Value {
        let (result, leave) = (self.coder.variable(Kind::Int), self.coder.block());
        self.coder.assign(result, Value::Int(0));
        if let Some(end) = self.walk(path, object, leave) {
            let [same, other] = [(); 2].map(|()| self.coder.block());
            let written = self.coder.parameter(written);
            self.coder.branch(IF_ACMPEQ, vec![end, written], same, other);
            self.coder.go(other);
            self.coder.jump(leave);
            self.coder.go(same);
            self.coder.assign(result, Value::Int(1));
        }
        self.coder.jump(leave);
        self.coder.go(leave);
        Value::Variable(result)
    }

    /// What a path leads to; leaves where it meets null.
    fn walk(&mut self, path: &Reference, object: Option<Value>, leave: BlockId) -> Option<Value> {
        let (base, field) = match path {
            Reference::Subject => return object,
            Reference::Member(side) => return object.map(|pair| self.member(pair, *side)),
            Reference::Static(field) => {
                let (_, _, types) = names(*field);
                return Some(self.coder.read(None, (SUPPORT, &mirror_name(*field), types)));
            }
            Reference::Field(base, field) => (self.walk(base, object, leave)?, *field),
            Reference::Argument(_) | Reference::Null => return None,
        };
        let some = self.coder.block();
        self.coder.branch(IFNULL, vec![base], leave, some);
        self.coder.go(some);
        // Of the objects of a pair the class is not known.
        let is_member = matches!(path, Reference::Field(base, _) if matches!(**base, Reference::Member(_)));
        let base = if is_member { self.coder.cast(base, field.0.class.name) } else { base };
        Some(self.coder.read(Some(base), names(field)))
    }
}

/// The class that has the bit of a predicate.
fn holder(predicate: &Predicate) -> &'static str {
    match predicate.bearer {
        Bearer::Object(_) => predicate.class.name,
        Bearer::Class | Bearer::Pair(..) => SUPPORT,
    }
}

fn find(known: &[(Probe, Value)], probe: &Probe) -> Option<Value> {
    let is_same = |other: &Probe| match (probe, other) {
        (Probe::OfArgument(a, b), Probe::OfArgument(c, d)) => (a, b) == (c, d),
        (Probe::OfPair(a, b, c), Probe::OfPair(d, e, f)) => (a, b, c) == (d, e, f),
        (Probe::OfClass(a), Probe::OfClass(b)) => a == b,
        _ => false,
    };
    known.iter().find(|(other, _)| is_same(other)).map(|(_, value)| *value)
}

fn names(field: FieldId) -> (&'static str, &'static str, &'static str) {
    (field.0.class.name, field.0.name, field.0.descriptor)
}

fn code_of(comparison: Comparison) -> u8 {
    match comparison {
        Comparison::Equal => IF_ICMPEQ,
        Comparison::Different => IF_ICMPNE,
        Comparison::Less => IF_ICMPLT,
        Comparison::AtMost => IF_ICMPLE,
        Comparison::Greater => IF_ICMPGT,
        Comparison::AtLeast => IF_ICMPGE,
    }
}

/// A class without anything but a method that does nothing: where the class of helpers begins (JVMS 4.1).
pub(crate) fn template(version: u16) -> Vec<u8> {
    let mut bytes: Vec<u8> = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0];
    bytes.extend(version.to_be_bytes());
    bytes.extend(8u16.to_be_bytes());
    let utf8 = |bytes: &mut Vec<u8>, text: &str| {
        bytes.push(1);
        bytes.extend((text.len() as u16).to_be_bytes());
        bytes.extend(text.as_bytes());
    };
    utf8(&mut bytes, SUPPORT);
    bytes.extend([7, 0, 1]);
    utf8(&mut bytes, "java/lang/Object");
    bytes.extend([7, 0, 3]);
    utf8(&mut bytes, "Code");
    utf8(&mut bytes, "origin");
    utf8(&mut bytes, "()V");
    // Public, final, super, synthetic; this class, the one above; no interfaces, no fields; one method.
    bytes.extend([0x10, 0x31, 0, 2, 0, 4, 0, 0, 0, 0, 0, 1]);
    // Private, static, synthetic: origin, ()V, with code that returns.
    bytes.extend([0x10, 0x0a, 0, 6, 0, 7, 0, 1, 0, 5, 0, 0, 0, 13]);
    bytes.extend([0, 0, 0, 0, 0, 0, 0, 1, 0xb1, 0, 0, 0, 0]);
    bytes.extend([0, 0]);
    bytes
}

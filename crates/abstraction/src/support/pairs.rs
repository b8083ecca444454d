//! Pairs of objects: each has its bits, as an object of the class of helpers, in a list for its two classes.
//!
//! A pair is made when its second object is noted. Nothing else refers to pairs, and all stay in their list.

use super::{OBJECT, SUPPORT, Writer};
use crate::group::{Group, Probe};
use crate::plan::Paired;
use crate::predicate::Bearer;
use crate::smt::Assignment;
use crate::term::Side;
use classfile::opcode::*;
use flow::form::{BlockId, Operation, Value};
use flow::rewrite::MemberKind;
use flow::typing::Kind;
use program::ClassRef;

/// The fields of a pair: its objects, and the next pair.
pub(crate) const ONE: &str = "one$object";
pub(crate) const TWO: &str = "two$object";
pub(crate) const NEXT_PAIR: &str = "next$pair";

/// The list of the pairs of two classes.
pub(crate) fn list_of_pairs(bearer: Bearer) -> Option<String> {
    match bearer {
        Bearer::Pair(first, second) => Some(format!("pairs${}${}", first.0, second.0)),
        Bearer::Class | Bearer::Object(_) => None,
    }
}

fn types() -> String {
    format!("L{SUPPORT};")
}

impl Writer<'_, '_, '_> {
    /// Every pair may be one whose bits change.
    pub(super) fn update_pairs(&mut self, group: &Group, assignment: &Assignment, known: &[(Probe, Value)]) {
        let bearer = self.predicates[group.changed[0]].bearer;
        self.for_each_pair(bearer, &mut |writer, pair, next| {
            writer.decide(group, Some(pair), Some(assignment), known, next);
        });
    }

    fn for_each_pair(&mut self, bearer: Bearer, body: &mut dyn FnMut(&mut Self, Value, BlockId)) {
        let Some(list) = list_of_pairs(bearer) else { return };
        self.for_each((&list, &types()), (SUPPORT, NEXT_PAIR), body);
    }

    /// One of the objects of a pair.
    pub(super) fn member(&mut self, pair: Value, side: Side) -> Value {
        let name = match side {
            Side::First => ONE,
            Side::Second => TWO,
        };
        self.coder.read(Some(pair), (SUPPORT, name, OBJECT))
    }

    pub(super) fn bit_of_member(&mut self, pair: Option<Value>, side: Side, predicate: usize) -> Value {
        let Some(pair) = pair else { return Value::Int(0) };
        let object = self.member(pair, side);
        let predicate = &self.predicates[predicate];
        let object = self.coder.cast(object, predicate.class.name);
        self.own_bit(object, predicate)
    }

    /// A bit of the pair of two arguments; where one of them is null there is none, and nothing is said.
    pub(super) fn bit_of_pair(&mut self, one: usize, two: usize, predicate: usize) -> Value {
        let result = self.coder.variable(Kind::Int);
        self.coder.assign(result, Value::Int(0));
        let predicate = &self.predicates[predicate];
        self.for_each_pair(predicate.bearer, &mut |writer, pair, next| {
            for (side, argument) in [(Side::First, one), (Side::Second, two)] {
                let [same, other] = [(); 2].map(|()| writer.coder.block());
                let (object, argument) = (writer.member(pair, side), writer.coder.parameter(argument));
                writer.coder.branch(IF_ACMPEQ, vec![object, argument], same, other);
                writer.coder.go(other);
                writer.coder.jump(next);
                writer.coder.go(same);
            }
            let bit = writer.own_bit(pair, predicate);
            writer.coder.assign(result, bit);
            writer.coder.jump(next);
        });
        Value::Variable(result)
    }

    /// Makes the pairs of which a new object is the second.
    pub(super) fn pairs_with_second(&mut self, class: ClassRef, new: Value, pairs: &[Paired]) {
        for paired in pairs.iter().filter(|paired| paired.pair.second.id == class.id) {
            self.for_each_object(paired.pair.first, &mut |writer, first, next| {
                writer.new_pair(paired.pair.bearer(), [first, new], &paired.new_second, next);
            });
        }
    }

    /// Makes the pairs of which a new object is the first.
    pub(super) fn pairs_with_first(&mut self, class: ClassRef, new: Value, pairs: &[Paired]) {
        for paired in pairs.iter().filter(|paired| paired.pair.first.id == class.id) {
            self.for_each_object(paired.pair.second, &mut |writer, second, next| {
                writer.new_pair(paired.pair.bearer(), [new, second], &paired.new_first, next);
            });
        }
    }

    /// Makes a pair, says what its bits are, and goes on.
    fn new_pair(&mut self, bearer: Bearer, [one, two]: [Value; 2], birth: &Group, next: BlockId) {
        let Some(list) = list_of_pairs(bearer) else { return self.coder.jump(next) };
        let entry = self.coder.pool.class(SUPPORT);
        let pair = self.coder.result(Kind::Reference, Operation::Pool(NEW, entry), Vec::new());
        let entry = self.coder.pool.reference(MemberKind::Method, SUPPORT, "<init>", "()V");
        self.coder.say(Operation::Pool(INVOKESPECIAL, entry), vec![pair], None);
        self.coder.write(Some(pair), (SUPPORT, ONE, OBJECT), one);
        self.coder.write(Some(pair), (SUPPORT, TWO, OBJECT), two);
        let first = self.coder.read(None, (SUPPORT, &list, &types()));
        self.coder.write(Some(pair), (SUPPORT, NEXT_PAIR, &types()), first);
        self.coder.write(None, (SUPPORT, &list, &types()), pair);
        let known = self.known_before(std::slice::from_ref(birth));
        self.decide(birth, Some(pair), None, &known, next);
    }
}

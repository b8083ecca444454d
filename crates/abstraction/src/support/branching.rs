//! Code that tests what a decision tests, and does one of the outcomes that it leaves.

use super::{Choices, Writer, code_of};
use crate::decision::Decision;
use crate::term::{Formula, Number, Reference};
use classfile::opcode::*;
use flow::form::{BlockId, Value};
use flow::typing::Kind;
use std::collections::BTreeSet;

impl Writer<'_, '_, '_> {
    /// A comparison of arguments.
    pub(super) fn condition(&mut self, formula: &Formula) -> Value {
        let (code, operands) = match formula {
            Formula::Compare(comparison, one, two) => (code_of(*comparison), vec![self.plain(one), self.plain(two)]),
            Formula::Same(one, two) => (IF_ACMPEQ, vec![self.plain_object(one), self.plain_object(two)]),
            Formula::Not(inner) => match &**inner {
                Formula::Same(one, two) => (IF_ACMPNE, vec![self.plain_object(one), self.plain_object(two)]),
                _ => return Value::Int(0),
            },
            _ => return Value::Int(0),
        };
        let (result, [yes, no, leave]) = (self.coder.variable(Kind::Int), [(); 3].map(|()| self.coder.block()));
        self.coder.branch(code, operands, yes, no);
        for (block, value) in [(yes, 1), (no, 0)] {
            self.coder.go(block);
            self.coder.assign(result, Value::Int(value));
            self.coder.jump(leave);
        }
        self.coder.go(leave);
        Value::Variable(result)
    }

    fn plain(&self, number: &Number) -> Value {
        match number {
            Number::Argument(number, _) => self.coder.parameter(*number),
            Number::Constant(value, _) => Value::Int(*value as i32),
            _ => Value::Int(0),
        }
    }

    fn plain_object(&self, reference: &Reference) -> Value {
        match reference {
            Reference::Argument(number) => self.coder.parameter(*number),
            _ => Value::Null,
        }
    }

    /// Tests what a decision tests, does what it says, and goes on.
    pub(super) fn tree(
        &mut self,
        decision: &Decision,
        probes: &[Value],
        leave: BlockId,
        set: &mut dyn FnMut(&mut Self, u32),
    ) {
        match decision {
            Decision::Test(number, yes, no) => {
                let [then, otherwise] = [(); 2].map(|()| self.coder.block());
                self.coder.branch(IFNE, vec![probes[*number]], then, otherwise);
                for (block, decision) in [(then, yes), (otherwise, no)] {
                    self.coder.go(block);
                    self.tree(decision, probes, leave, set);
                }
            }
            Decision::Outcomes(outcomes) => {
                self.outcomes(outcomes, leave, set);
            }
        }
    }

    /// Does one of the outcomes, and goes on.
    pub(crate) fn outcomes(&mut self, outcomes: &BTreeSet<u32>, leave: BlockId, set: &mut dyn FnMut(&mut Self, u32)) {
        let Some(last) = outcomes.last().copied() else { return self.discard(leave) };
        if outcomes.len() == 1 {
            set(self, last);
            return self.coder.jump(leave);
        }
        if self.choices == Choices::None {
            return self.discard(leave);
        }
        let bounds = vec![Value::Int(0), Value::Int(outcomes.len() as i32 - 1)];
        let chosen = self.coder.call_verify("chooseInt", "(II)I", bounds).unwrap_or(Value::Int(0));
        for (number, outcome) in outcomes.iter().enumerate() {
            if *outcome == last {
                break;
            }
            let [this, others] = [(); 2].map(|()| self.coder.block());
            self.coder.branch(IF_ICMPEQ, vec![chosen, Value::Int(number as i32)], this, others);
            self.coder.go(this);
            set(self, *outcome);
            self.coder.jump(leave);
            self.coder.go(others);
        }
        set(self, last);
        self.coder.jump(leave);
    }

    /// No run of the program is like this one.
    fn discard(&mut self, leave: BlockId) {
        self.coder.call_verify("assume", "(Z)V", vec![Value::Int(0)]);
        self.coder.jump(leave);
    }
}

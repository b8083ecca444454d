//! The methods that execute tables, and those that find the class of a number.

use super::domain::Domain;
use super::steps::Classifier;
use super::table::{Table, kind_of};
use crate::support::Writer;
use crate::term::{Formula, Number, Operator, Width};
use classfile::opcode::*;
use expression::Comparison;
use flow::form::{BlockId, Form, Operation, Value};
use flow::typing::Kind;
use std::collections::{BTreeMap, BTreeSet};

impl Classifier {
    pub(crate) fn name(self) -> String {
        let cut = self.cut.map_or_else(String::new, |cut| format!("${cut}"));
        format!("class${}${}{cut}", self.domain, self.width.bits())
    }

    pub(crate) fn descriptor(self) -> &'static str {
        match self.width {
            Width::Int => "(I)I",
            Width::Long => "(J)J",
        }
    }
}

/// The name of the method of a table.
pub(crate) fn table_name(number: usize) -> String {
    format!("table${number}")
}

impl Table {
    pub(crate) fn descriptor(&self) -> String {
        let letter = |kind: Kind| if kind == Kind::Long { 'J' } else { 'I' };
        let taken: String = self.kinds().into_iter().map(letter).collect();
        format!("({taken}){}", if self.is_long { 'J' } else { 'I' })
    }
}

/// What the cells of a table lead to: one block for all cells with the same outcomes.
type Leaves = BTreeMap<BTreeSet<usize>, BlockId>;

impl Writer<'_, '_, '_> {
    /// Gives one of the outcomes that a table admits for its tokens.
    pub(crate) fn table(mut self, table: &Table) -> Form {
        let result = self.coder.variable(Kind::Int);
        self.coder.assign(result, Value::Int(0));
        let tokens: Vec<Value> = (0..table.taken.len()).map(|number| self.token(table, number)).collect();
        let (mut leaves, leave) = (Leaves::new(), self.coder.block());
        self.cells(table, &tokens, &mut Vec::new(), &mut leaves);
        for (outcomes, block) in &leaves {
            self.coder.go(*block);
            let numbers: BTreeSet<u32> = outcomes.iter().map(|number| *number as u32).collect();
            self.outcomes(&numbers, leave, &mut |writer, outcome| {
                writer.coder.assign(result, Value::Int(table.outcomes[outcome as usize].value));
            });
        }
        self.coder.go(leave);
        let mut answer = Value::Variable(result);
        if table.is_long {
            answer = self.coder.result(Kind::Long, Operation::Plain(I2L), vec![answer]);
        }
        self.coder.answer(Some(answer));
        self.coder.finish()
    }

    fn token(&mut self, table: &Table, number: usize) -> Value {
        let parameter = self.coder.parameter(number);
        match table.taken[number].width {
            Width::Int => parameter,
            Width::Long => self.coder.result(Kind::Int, Operation::Plain(L2I), vec![parameter]),
        }
    }

    fn cells(&mut self, table: &Table, tokens: &[Value], known: &mut Vec<usize>, leaves: &mut Leaves) {
        if known.len() == tokens.len() {
            let outcomes = table.rows.get(known).cloned().unwrap_or_default();
            let block = *leaves.entry(outcomes).or_insert_with(|| self.coder.block());
            return self.coder.jump(block);
        }
        let place = known.len();
        let last = table.rows.keys().map(|row| row[place]).max().unwrap_or(0);
        let blocks: Vec<BlockId> = (0..=last).map(|_| self.coder.block()).collect();
        if last == 0 {
            self.coder.jump(blocks[0]);
        } else {
            self.coder.switch(tokens[place], (1..=last as i32).collect(), blocks.clone());
        }
        for (token, block) in blocks.into_iter().enumerate() {
            self.coder.go(block);
            known.push(token);
            self.cells(table, tokens, known, leaves);
            known.pop();
        }
    }

    /// Gives the token of a number.
    pub(crate) fn classifier(mut self, classifier: Classifier, domain: &Domain) -> Form {
        let mut value = self.coder.parameter(0);
        if let Some(cut) = classifier.cut {
            value = self.coder.result(Kind::Int, Operation::Plain(cut), vec![value]);
        }
        let kind = kind_of(classifier.width);
        let (result, leave) = (self.coder.variable(kind), self.coder.block());
        let token_of =
            |token: usize| if kind == Kind::Long { Value::Long(token as i64) } else { Value::Int(token as i32) };
        // What is in no other class is in the last one.
        let last = domain.len() - 1;
        for token in 0..last {
            let [yes, no] = [(); 2].map(|()| self.coder.block());
            self.truth(&domain.class(token, &Number::Argument(0, classifier.width)), value, (yes, no));
            self.coder.go(yes);
            self.coder.assign(result, token_of(token));
            self.coder.jump(leave);
            self.coder.go(no);
        }
        self.coder.assign(result, token_of(last));
        self.coder.jump(leave);
        self.coder.go(leave);
        self.coder.answer(Some(Value::Variable(result)));
        self.coder.finish()
    }

    /// Goes to the first block where a condition over a number holds, to the second where it does not.
    fn truth(&mut self, formula: &Formula, value: Value, (yes, no): (BlockId, BlockId)) {
        match formula {
            Formula::Constant(true) => self.coder.jump(yes),
            Formula::Constant(false) | Formula::Same(..) => self.coder.jump(no),
            Formula::Not(inner) => self.truth(inner, value, (no, yes)),
            Formula::All(parts) => {
                for part in parts {
                    let next = self.coder.block();
                    self.truth(part, value, (next, no));
                    self.coder.go(next);
                }
                self.coder.jump(yes);
            }
            Formula::Any(parts) => {
                for part in parts {
                    let next = self.coder.block();
                    self.truth(part, value, (yes, next));
                    self.coder.go(next);
                }
                self.coder.jump(no);
            }
            Formula::Compare(comparison, one, two) => {
                let operands = vec![self.number(one, value), self.number(two, value)];
                let operands = match one.width() {
                    Width::Int => operands,
                    Width::Long => {
                        vec![self.coder.result(Kind::Int, Operation::Plain(LCMP), operands), Value::Int(0)]
                    }
                };
                self.coder.branch(branch_of(*comparison), operands, yes, no);
            }
        }
    }

    fn number(&mut self, number: &Number, value: Value) -> Value {
        let is_long = number.width() == Width::Long;
        let kind = kind_of(number.width());
        let plain = |code: u8| Operation::Plain(if is_long { code + 1 } else { code });
        match number {
            Number::Constant(known, Width::Long) => Value::Long(*known),
            Number::Constant(known, Width::Int) => Value::Int(*known as i32),
            Number::Negate(inner) => {
                let inner = self.number(inner, value);
                self.coder.result(kind, plain(INEG), vec![inner])
            }
            Number::Widen(inner) => {
                let inner = self.number(inner, value);
                self.coder.result(kind, Operation::Plain(I2L), vec![inner])
            }
            Number::Binary(operator, one, two) => {
                let operands = vec![self.number(one, value), self.number(two, value)];
                let code = match operator {
                    Operator::Add => IADD,
                    Operator::Subtract => ISUB,
                    Operator::Multiply => IMUL,
                    Operator::Divide => IDIV,
                    Operator::Remainder => IREM,
                    Operator::And => IAND,
                    Operator::Or => IOR,
                    Operator::Xor => IXOR,
                    Operator::ShiftLeft => ISHL,
                    Operator::ShiftRight => ISHR,
                    Operator::ShiftRightUnsigned => IUSHR,
                    // No condition that users write has these.
                    Operator::Least | Operator::Greatest => return operands[0],
                };
                self.coder.result(kind, plain(code), operands)
            }
            // The only other thing that a condition over `value` can mention.
            _ => value,
        }
    }
}

fn branch_of(comparison: Comparison) -> u8 {
    match comparison {
        Comparison::Equal => IF_ICMPEQ,
        Comparison::Different => IF_ICMPNE,
        Comparison::Less => IF_ICMPLT,
        Comparison::AtLeast => IF_ICMPGE,
        Comparison::Greater => IF_ICMPGT,
        Comparison::AtMost => IF_ICMPLE,
    }
}

//! Blocks as `if` and `do`, placed as `shape` says.

use crate::body::{Body, Next, number};
use crate::expression::{Comparison, Expression};
use classfile::opcode::*;
use flow::form::{BlockId, Operation, Statement, StatementId};

impl Body<'_, '_> {
    /// Writes a block, what is reached from it alone, and what is placed behind it.
    pub(crate) fn node(&mut self, block: BlockId, next: Next, breaks: Option<Next>) {
        if !self.shape.is_header(block) {
            self.contents(block, next, breaks);
            return;
        }
        let after = self.shape.after(block).to_vec();
        let follow = after.first().map_or(next, |first| Next::Block(*first));
        if self.wanted.contains(&Some(block)) {
            let label = self.label(Some(block));
            self.writer.label(&label);
        }
        self.open_loops.insert(block);
        let surely_ends = !self.cx.setting.may_not_end(self.place(self.form.block(block).end()));
        self.writer.begin_loop(surely_ends);
        match self.plain_condition(block) {
            Some(condition) => self.branch(block, condition, Next::Again(block), Some(follow)),
            None => {
                self.writer.bare_option();
                let before = self.writer.len();
                self.look_in_turn(block);
                self.contents(block, Next::Again(block), Some(follow));
                if self.writer.len() == before {
                    self.writer.line("skip;");
                }
            }
        }
        self.writer.close("od;");
        self.chain(&after, next, breaks);
    }

    /// The condition of a loop that begins with it alone.
    fn plain_condition(&mut self, block: BlockId) -> Option<Expression> {
        if self.cx.held_up.any() {
            return None;
        }
        let only_branch = matches!(self.form.statement(self.form.block(block).end()).operation, Operation::Branch(_));
        if !only_branch || !self.shape.inside(block).is_empty() || self.edges.targets[block.0 as usize].len() != 2 {
            return None;
        }
        let before = std::mem::take(&mut self.writer);
        let (jumps, calls) = (self.jumps.clone(), self.calls.clone());
        self.statements(block);
        let end = self.form.block(block).end();
        let condition = self.condition(end, &self.form.statement(end).clone());
        self.settle_all();
        if std::mem::replace(&mut self.writer, before).is_empty() {
            return Some(condition);
        }
        // The condition is written again.
        self.cx.take_trap();
        self.pending.clear();
        self.jumps = jumps;
        self.calls = calls;
        None
    }

    /// A block, and what is placed behind it.
    fn contents(&mut self, block: BlockId, next: Next, breaks: Option<Next>) {
        let inside = self.shape.inside(block).to_vec();
        let first = inside.first().map_or(next, |first| Next::Block(*first));
        self.statements(block);
        self.end_of(block, first, breaks);
        self.chain(&inside, next, breaks);
    }

    /// Blocks that are placed one behind the other.
    fn chain(&mut self, blocks: &[BlockId], next: Next, breaks: Option<Next>) {
        for (number, block) in blocks.iter().enumerate() {
            let next = blocks.get(number + 1).map_or(next, |after| Next::Block(*after));
            if self.wanted.contains(&Some(*block)) && !self.shape.is_header(*block) {
                let label = self.label(Some(*block));
                self.writer.label(&label);
            }
            self.node(*block, next, breaks);
        }
    }

    fn statements(&mut self, block: BlockId) {
        let known = self.form.block(block);
        for id in known.statement_ids().filter(|id| *id != known.end()) {
            self.statement(id);
        }
    }

    /// Goes on at a block.
    fn go(&mut self, target: BlockId, next: Next, breaks: Option<Next>) {
        let is_next = |place: Next| place == Next::Block(target) || place == Next::Again(target);
        if is_next(next) {
            return;
        }
        if breaks.is_some_and(is_next) {
            self.writer.statement("break;", None, None);
        } else if self.shape.is_placed(target) || self.shape.is_header(target) && self.is_open(target) {
            self.jump(Some(target));
        } else {
            self.node(target, next, breaks);
        }
    }

    /// Whether a loop has begun; every other way to its header is a way back.
    fn is_open(&self, header: BlockId) -> bool {
        self.open_loops.contains(&header)
    }

    pub(crate) fn jump(&mut self, target: Option<BlockId>) {
        self.jumps.insert(target);
        let label = self.label(target);
        self.writer.statement(&format!("goto {label};"), None, None);
    }

    /// Leaves the method.
    fn leave(&mut self, next: Next, breaks: Option<Next>) {
        match (next, breaks) {
            (Next::End, _) => {}
            (_, Some(Next::End)) => self.writer.statement("break;", None, None),
            _ => self.jump(None),
        }
    }

    /// What the last statement of a block does.
    fn end_of(&mut self, block: BlockId, next: Next, breaks: Option<Next>) {
        let known = self.form.block(block);
        let end = known.end();
        let statement = self.form.statement(end).clone();
        let targets = self.edges.targets[block.0 as usize].clone();
        match &statement.operation {
            Operation::Branch(_) if targets.len() == 2 => {
                let condition = self.condition(end, &statement);
                self.settle_all();
                self.writer.begin("if");
                self.branch(block, condition, next, breaks);
                self.writer.close("fi;");
            }
            Operation::Branch(_) | Operation::Jump => {
                self.drop_operands(&statement);
                self.settle_all();
                if let Some(target) = targets.first() {
                    self.go(*target, next, breaks);
                }
            }
            Operation::Switch(keys) => self.switch(end, keys, &targets, next, breaks),
            Operation::Return => {
                let value = statement.operands.first().map(|value| self.take(*value));
                let value = self.ask_at_return(end, value);
                if let Some(value) = value {
                    let line = self.line(end);
                    let result = self.result();
                    self.assign(result, value, line);
                }
                self.settle_all();
                self.leave(next, breaks);
            }
            Operation::Throw => {
                let value = self.take_local(statement.operands[0]);
                self.check_null(end, &value);
                self.writer.statement(&format!("thrown = {};", value.text), self.line(end), None);
                let raised = self.cx.exceptions.at(self.place(end)).clone();
                self.land(end, &raised);
            }
            _ => {
                self.statement(end);
                self.settle_all();
                if let Some(target) = targets.first() {
                    self.go(*target, next, breaks);
                }
            }
        }
    }

    /// The two ways of a branch as options: where the condition fails comes first, as in the source.
    fn branch(&mut self, block: BlockId, condition: Expression, next: Next, breaks: Option<Next>) {
        let end = self.form.block(block).end();
        let trap = self.cx.take_trap();
        let line = self.line(end);
        let (taken, other) = (self.form.block(block).targets[0], self.form.block(block).targets[1]);
        self.writer.option(&format!("{} ->", condition.text), line, condition.deed.clone());
        trap.into_iter().for_each(|number| self.trap(number, end));
        self.go(other, next, breaks);
        self.writer.option("else ->", line, condition.deed);
        trap.into_iter().for_each(|number| self.trap(number, end));
        self.go(taken, next, breaks);
    }

    /// The condition under which a branch is not taken.
    fn condition(&mut self, end: StatementId, statement: &Statement) -> Expression {
        let Operation::Branch(code) = statement.operation else { return Expression::atom("true") };
        let one = self.take(statement.operands[0]);
        let other = match statement.operands.get(1) {
            Some(value) => self.take(*value),
            None if matches!(code, IFNULL | IFNONNULL) => Expression::atom("null"),
            None => Expression::atom("0"),
        };
        let comparison = match code {
            IFEQ | IF_ICMPEQ | IF_ACMPEQ | IFNULL => Comparison::Equal,
            IFNE | IF_ICMPNE | IF_ACMPNE | IFNONNULL => Comparison::Different,
            IFLT | IF_ICMPLT => Comparison::Less,
            IFGE | IF_ICMPGE => Comparison::AtLeast,
            IFGT | IF_ICMPGT => Comparison::Greater,
            _ => Comparison::AtMost,
        };
        if matches!(code, IF_ACMPEQ | IF_ACMPNE) && self.check_identity(end, statement) {
            let (one, other) = (self.as_simple(one, "one", end), self.as_simple(other, "other", end));
            self.tell_apart(end, &one, &other);
            return comparison.negated().of(&one, &other);
        }
        comparison.negated().of(&one, &other)
    }

    fn switch(&mut self, end: StatementId, keys: &[i32], targets: &[BlockId], next: Next, breaks: Option<Next>) {
        let value = self.form.statement(end).operands[0];
        let value = self.take_simple(value, "value", end);
        self.settle_all();
        let mut ways: Vec<(BlockId, Vec<i32>)> = Vec::new();
        for (key, target) in keys.iter().zip(targets.iter().skip(1)) {
            match ways.iter_mut().find(|(known, _)| known == target) {
                Some((_, keys)) => keys.push(*key),
                None => ways.push((*target, vec![*key])),
            }
        }
        let line = self.line(end);
        self.writer.begin("if");
        for (target, keys) in ways.iter().filter(|(target, _)| *target != targets[0]) {
            let keys: Vec<String> = keys.iter().map(|key| format!("{} == {}", value.part(), number(*key))).collect();
            self.writer.option(&format!("{} ->", keys.join(" || ")), line, None);
            self.go(*target, next, breaks);
        }
        self.writer.option("else ->", line, None);
        self.go(targets[0], next, breaks);
        self.writer.close("fi;");
    }
}

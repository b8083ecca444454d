//! A form as text, for tests and for those who look at what a transformation has done.

use super::{Form, Operation, StatementId, Value};
use classfile::opcode;
use std::fmt;

impl fmt::Display for Form {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (block, id) in self.blocks.iter().zip(self.block_ids()) {
            write!(formatter, "block {}", id.0)?;
            for catcher in &block.handlers {
                write!(formatter, " (catch {} in {})", catcher.catch_type, catcher.block.0)?;
            }
            writeln!(formatter)?;
            for id in block.statement_ids() {
                writeln!(formatter, "  {}", self.show(id, block.targets.iter().map(|target| target.0)))?;
            }
        }
        Ok(())
    }
}

impl Form {
    fn show(&self, id: StatementId, targets: impl Iterator<Item = u32>) -> String {
        let statement = self.statement(id);
        let to = statement.to.map_or(String::new(), |to| format!("{} = ", self.show_value(Value::Variable(to))));
        let operands: Vec<String> = statement.operands.iter().map(|value| self.show_value(*value)).collect();
        let mut text = format!("{to}{}({})", word(&statement.operation), operands.join(", "));
        if statement.operation.ends_block() {
            let targets: Vec<String> = targets.map(|target| target.to_string()).collect();
            text = format!("{text} -> {}", targets.join(", "));
        }
        text
    }

    fn show_value(&self, value: Value) -> String {
        match value {
            Value::Variable(variable) => match &self.variable(variable).name {
                Some(name) => format!("{name}.{}", variable.0),
                None => format!("v{}", variable.0),
            },
            Value::Int(value) => value.to_string(),
            Value::Long(value) => format!("{value}L"),
            Value::Float(bits) => format!("{}f", f32::from_bits(bits)),
            Value::Double(bits) => format!("{}d", f64::from_bits(bits)),
            Value::Null => "null".to_owned(),
            Value::Text(entry) => format!("text {entry}"),
        }
    }
}

fn word(operation: &Operation) -> String {
    match operation {
        Operation::Move => "move".to_owned(),
        Operation::Plain(code) | Operation::Branch(code) => opcode::mnemonic(*code).to_owned(),
        Operation::Pool(code, entry) => format!("{} {entry} ", opcode::mnemonic(*code)),
        Operation::Dynamic(entry) => format!("invokedynamic {entry} "),
        Operation::NewArray(code) => format!("newarray {code} "),
        Operation::MultiArray(entry) => format!("multianewarray {entry} "),
        Operation::Catch => "catch".to_owned(),
        Operation::Jump => "jump".to_owned(),
        Operation::Switch(keys) => format!("switch {keys:?} "),
        Operation::Return => "return".to_owned(),
        Operation::Throw => "throw".to_owned(),
    }
}

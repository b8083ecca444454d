//! Calls with which a program talks to a checker: choices, assumptions, sections, events. And `System.exit`.

use crate::body::Body;
use crate::expression::Expression;
use crate::library_calls::Known;
use crate::model::Deed;
use flow::form::{Statement, StatementId, Value};

impl Body<'_, '_> {
    pub(crate) fn call_verify(&mut self, id: StatementId, arguments: &[Expression], library: Known) {
        let line = self.line(id);
        let object = arguments.first().map(Expression::part).unwrap_or_default();
        match library {
            Known::Exit => self.exit(id),
            Known::Assume(wanted) => {
                let condition = if wanted { format!("!{object}") } else { object };
                let text = format!("if :: {condition} -> running = 0; false :: else fi;");
                self.writer.statement(&text, line, None);
            }
            Known::BeginAtomic => self.writer.statement("begin_alone();", line, None),
            Known::EndAtomic => self.writer.statement("end_alone();", line, None),
            Known::Random => match arguments[0].text.parse::<i32>() {
                Ok(to @ 0..256) => {
                    let values: Vec<String> = (0..=to).map(crate::body::number).collect();
                    self.choose(id, &values);
                }
                _ => self
                    .cx
                    .refuse("a choice between numbers that are not constant, or more than 256", Some(self.place(id))),
            },
            Known::ChooseBoolean => self.choose(id, &["0".to_owned(), "1".to_owned()]),
            Known::ChooseInt => match (arguments[0].text.parse::<i32>(), arguments[1].text.parse::<i32>()) {
                (Ok(from), Ok(to)) if from <= to && i64::from(to) - i64::from(from) < 256 => {
                    let values: Vec<String> = (from..=to).map(crate::body::number).collect();
                    self.choose(id, &values);
                }
                _ => self
                    .cx
                    .refuse("a choice between numbers that are not constant, or more than 256", Some(self.place(id))),
            },
            _ => self.cx.refuse("a call that a model does not have", Some(self.place(id))),
        }
    }

    /// Nobody goes on; that is no deadlock (see `endings`).
    fn exit(&mut self, id: StatementId) {
        let deed = self.visible(id, String::new());
        self.writer.statement("running = 0;", self.line(id), Some(deed));
        self.writer.statement("false;", self.line(id), None);
    }

    /// An event for a message sequence chart, as in seed 000, section 4.3.
    pub(crate) fn print(&mut self, id: StatementId, statement: &Statement) {
        let text = match statement.operands.first() {
            Some(Value::Text(entry)) => self.constant_text(*entry),
            _ => None,
        };
        let words = text.unwrap_or_else(|| String::from("..."));
        let words: String = words.chars().filter(|one| one.is_ascii() && !"\\\"%\n".contains(*one)).collect();
        let value = statement.operands.get(1).map(|value| self.take_local(*value));
        self.drop_operands(statement);
        self.settle();
        let text = match value {
            Some(value) => format!("printf(\"MSC: {words} %d\\n\", {});", value.text),
            None => format!("printf(\"MSC: {words}\\n\");"),
        };
        self.writer.statement(&text, self.line(id), None);
    }

    fn choose(&mut self, id: StatementId, values: &[String]) {
        let Some(to) = self.form.statement(id).to else { return };
        self.settle_readers(to);
        let name = self.variable(to);
        self.writer.begin("if");
        for (alternative, value) in values.iter().enumerate() {
            let deed = Deed::Choice { site: self.cx.site(self.place(id)), alternative: alternative as u32 };
            self.writer.option(&format!("{name} = {value};"), self.line(id), Some(deed));
        }
        self.writer.close("fi;");
    }
}

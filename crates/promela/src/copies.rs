//! `System.arraycopy`: one step, as in `vm`, and as if by way of an array between (its documentation).

use crate::body::Body;
use crate::expression::Expression;
use flow::form::{Statement, StatementId};

impl Body<'_, '_> {
    pub(crate) fn copy_cells(&mut self, id: StatementId, statement: &Statement, arguments: &[Expression]) {
        let place = self.place(id);
        let operands = &statement.operands;
        let (Some(from), Some(to)) = (self.element(id, operands[0]), self.element(id, operands[2])) else { return };
        if from != to {
            self.cx.refuse("a copy between arrays of different types", Some(place));
            return;
        }
        self.check_copied(id, statement);
        let parts: Vec<String> = arguments.iter().map(Expression::part).collect();
        let [source, at, target, to_at, count] = parts.as_slice() else { return };
        for (array, operand) in [(source, 0), (target, 2)] {
            if !self.cx.exceptions.non_null.is_object(place, operand) {
                self.raise_if(id, &format!("{array} == null"), "java/lang/NullPointerException");
            }
        }
        let length = |array: &str| format!("{from}_length({array})");
        let outside = |at: &str, array: &str| format!("{at} < 0 || {count} > {} - {at}", length(array));
        let condition = format!("{count} < 0 || {} || {}", outside(at, source), outside(to_at, target));
        self.raise_if(id, &condition, "java/lang/ArrayIndexOutOfBoundsException");
        self.cx.asked.borrow_mut().elements.insert(from);
        self.cx.asked.borrow_mut().copied.insert(from);
        self.variables.insert(String::from("copied"), "int");
        let deed = self.visible(id, String::from("local"));
        let text = format!("copy_{from}({source}, {at}, {target}, {to_at}, {count});");
        self.writer.statement(&text, self.line(id), Some(deed));
    }
}

/// The macro that copies cells of a type.
pub(crate) fn copying(element: &str) -> String {
    let cell = |array: &str, at: &str| format!("{element}_cell({array}, ({at}) + copied)");
    let (to, from) = (cell("b", "j"), cell("a", "i"));
    let copy = match element {
        "long" => format!("{to}.high = {from}.high; {to}.low = {from}.low"),
        _ => format!("{to} = {from}"),
    };
    format!(
        "#define copy_{element}(a, i, b, j, n) atomic {{ if :: a == b && (i) < (j) -> copied = n; do :: copied > 0 -> copied--; {copy} :: else -> break od :: else -> copied = 0; do :: copied < (n) -> {copy}; copied++ :: else -> break od; copied = 0 fi }}"
    )
}

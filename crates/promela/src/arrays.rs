//! Arrays: objects with a length that never changes, and cells.

use crate::body::Body;
use crate::expression::Expression;
use crate::long;
use crate::objects::element_of;
use crate::operations::type_name;
use analysis::whole::{ObjectNumber, ObjectSet, Place};
use classfile::opcode::*;
use flow::form::{Operation, Statement, StatementId, Value};
use program::ClassRef;

/// Arrays of constant length are no larger.
const MOST_CELLS: i64 = 65_536;

impl Body<'_, '_> {
    pub(crate) fn new_array(&mut self, id: StatementId, statement: &Statement) {
        let place = self.place(id);
        let length = self.take_simple(statement.operands[0], "length", id);
        if !matches!(statement.operands[0], Value::Int(0..)) {
            self.raise_if(id, &format!("{} < 0", length.part()), "java/lang/NegativeArraySizeException");
        }
        self.refuse_vast(place, statement);
        let Some(element) = self.array_class(id).and_then(element_of) else {
            self.cx.refuse("an array of numbers of type float or double", Some(place));
            return;
        };
        self.cx.asked.borrow_mut().longs |= element == "long";
        self.cx.asked.borrow_mut().elements.insert(element);
        self.take_object(id, place);
        let Some(row) = self.cx.objects.at(place).cloned() else { return };
        let Some(to) = statement.to else { return };
        self.settle_all();
        let array = self.variable_or_row(to, &row);
        let mut text = format!("{element}_length({array}) = {};", length.text);
        if !matches!(statement.operands[0], Value::Int(_)) {
            text = format!("atomic {{ assert({} <= {}); {text} }};", length.part(), row.cells);
        }
        self.writer.statement(&text, self.line(id), None);
    }

    /// An array for which a state of a model has no room; Java may find no memory for it either.
    pub(crate) fn refuse_vast(&self, place: Place, statement: &Statement) {
        let cells = statement.operands.iter().fold(1i64, |product, length| match length {
            Value::Int(length @ 1..) => product.saturating_mul(i64::from(*length)),
            _ => product,
        });
        if cells > MOST_CELLS {
            self.cx
                .refuse(&format!("an array of {cells} cells, of which a model has at most {MOST_CELLS},"), Some(place));
        }
    }

    fn variable_or_row(&mut self, to: flow::form::VariableId, row: &crate::objects::Row) -> String {
        if row.count == 1 { row.name.clone() } else { self.variable(to) }
    }

    fn array_class(&self, id: StatementId) -> Option<ClassRef> {
        let points_to = self.cx.world().points_to();
        let to = self.form.statement(id).to?;
        points_to
            .of_variable(self.method, to)
            .iter()
            .filter_map(|object| points_to.object(object).class)
            .find(|class| class.is_array())
    }

    /// The type of the elements of what may be arrays of one type only.
    pub(crate) fn element(&self, id: StatementId, array: Value) -> Option<&'static str> {
        let points_to = self.cx.world().points_to();
        let mut found = None;
        for object in points_to.of(self.method, array).iter() {
            let element = points_to.object(object).class.and_then(element_of);
            if object == ObjectNumber::LIBRARY || element.is_none() || found.is_some_and(|found| Some(found) != element)
            {
                self.cx.refuse("an array of the class library", Some(self.place(id)));
                return None;
            }
            found = element;
        }
        found
    }

    /// The length of an array; nobody can change it.
    pub(crate) fn length(&mut self, id: StatementId, value: Value, array: &Expression) -> Expression {
        let Some(element) = self.element(id, value) else { return Expression::atom("0") };
        self.cx.asked.borrow_mut().elements.insert(element);
        let known = self.known_length(value);
        let text = known.map_or_else(|| format!("{element}_length({})", array.text), |length| length.to_string());
        Expression { variables: array.variables.clone(), ..Expression::atom(text) }
    }

    /// The length that all arrays have which a value may be.
    fn known_length(&self, value: Value) -> Option<i32> {
        let points_to = self.cx.world().points_to();
        let mut known = None;
        for object in points_to.of(self.method, value).iter() {
            let site = points_to.object(object).site()?;
            let statement = self.cx.world().statement(site);
            let Some(Value::Int(length)) = statement.operands.first() else { return None };
            let is_plain = matches!(statement.operation, Operation::NewArray(_) | Operation::Pool(ANEWARRAY, _));
            if !is_plain || known.is_some_and(|known| known != *length) {
                return None;
            }
            known = Some(*length);
        }
        known
    }

    /// Jumps where an index out of bounds lands.
    fn check_index(&mut self, id: StatementId, array: (Value, &Expression), index: &Expression) {
        let length = self.length(id, array.0, array.1);
        let inside = index.text.parse::<i32>().ok().zip(length.text.parse::<i32>().ok());
        if inside.is_some_and(|(index, length)| (0..length).contains(&index)) {
            return;
        }
        let (index, length) = (index.part(), length.part());
        self.raise_if(id, &format!("{index} < 0 || {index} >= {length}"), "java/lang/ArrayIndexOutOfBoundsException");
    }

    pub(crate) fn load_element(&mut self, id: StatementId, statement: &Statement) {
        let index = self.take_simple(statement.operands[1], "index", id);
        let array = self.take_simple(statement.operands[0], "array", id);
        self.check_null(id, &array);
        self.check_index(id, (statement.operands[0], &array), &index);
        let Some(element) = self.element(id, statement.operands[0]) else { return };
        let deed = self.visible(id, format!("read {}", self.array_words(statement.operands[0])));
        let variables = array.variables.iter().chain(&index.variables).copied().collect();
        let text = format!("{element}_cell({}, {})", array.text, index.text);
        let is_boolean = element == "boolean";
        let kind = if element == "long" { long::INT64 } else { element };
        let value = self.location(&text, kind);
        self.define(id, Expression { deed: Some(deed), variables, is_boolean, ..value });
    }

    pub(crate) fn store_element(&mut self, id: StatementId, statement: &Statement) {
        let value = self.take_local(statement.operands[2]);
        let index = self.take_simple(statement.operands[1], "index", id);
        let array = self.take_simple(statement.operands[0], "array", id);
        self.settle();
        self.check_null(id, &array);
        self.check_index(id, (statement.operands[0], &array), &index);
        self.check_store(id, statement, (&array, &value));
        let Some(element) = self.element(id, statement.operands[0]) else { return };
        let deed = self.visible(id, format!("write {}", self.array_words(statement.operands[0])));
        let cell = format!("{element}_cell({}, {})", array.text, index.text);
        self.writer.statement(&long::assignment(&cell, &value), self.line(id), Some(deed));
    }

    /// Copied elements that may not fit into an array are refused.
    pub(crate) fn check_copied(&self, id: StatementId, statement: &Statement) {
        let points_to = self.cx.world().points_to();
        for from in points_to.of(self.method, statement.operands[0]).iter() {
            self.check_fits(id, statement.operands[2], points_to.of_elements(from));
        }
    }

    fn check_fits(&self, id: StatementId, array: Value, values: &ObjectSet) {
        let points_to = self.cx.world().points_to();
        let arrays = points_to.of(self.method, array);
        let fits = |array: ObjectNumber, value: ObjectNumber| {
            let component = points_to.object(array).class.and_then(|class| class.component());
            let object = points_to.object(value);
            component.is_some_and(|component| {
                component.name == "java/lang/Object"
                    || object.class.is_some_and(|class| class.is_subclass_of(component))
                    || object.interfaces.iter().any(|one| one.is_subclass_of(component))
            })
        };
        if !arrays.iter().all(|array| values.iter().all(|value| fits(array, value))) {
            self.cx.refuse("an object that may not fit into an array", Some(self.place(id)));
        }
    }

    /// `int[]`, if there is one class of such arrays.
    fn array_words(&self, array: Value) -> String {
        let points_to = self.cx.world().points_to();
        let class = points_to.of(self.method, array).iter().find_map(|object| points_to.object(object).class);
        class.map(type_name).unwrap_or_default()
    }
}

//! Statements of a method that call nothing: arithmetic, fields, arrays, monitors, new objects.

use crate::body::Body;
use crate::context::promela_type;
use crate::expression::Expression;
use crate::long;
use crate::model::Deed;
use crate::reuse;
use analysis::whole::{ObjectNumber, Place};
use classfile::opcode::*;
use flow::form::{Operation, Statement, StatementId, Value};
use program::{ClassRef, FieldRef};

impl Body<'_, '_> {
    /// Writes a statement, as far as a model has it.
    pub(crate) fn write_statement(&mut self, id: StatementId) {
        let statement = self.form.statement(id).clone();
        if self.has_number_of_other_kind(id, &statement) {
            return;
        }
        self.initialise(id);
        match &statement.operation {
            Operation::Move => {
                let value = self.take(statement.operands[0]);
                self.define(id, value);
            }
            Operation::Catch => {
                if statement.to.is_some() {
                    self.define(id, Expression::atom("thrown"));
                    self.settle_all();
                }
                self.writer.statement("thrown = null;", self.line(id), None);
            }
            Operation::Plain(code) => self.plain(id, &statement, *code),
            Operation::Pool(code, entry) => self.pool(id, &statement, *code, *entry),
            Operation::Dynamic(_) => self.dynamic(id, &statement),
            Operation::NewArray(_) => self.new_array(id, &statement),
            Operation::MultiArray(_) => self.new_arrays(id, &statement),
            Operation::Jump | Operation::Branch(_) | Operation::Switch(_) | Operation::Return | Operation::Throw => {}
        }
    }

    /// Whether a statement works with numbers that models do not have, and is not the constant that a call ignores.
    fn has_number_of_other_kind(&mut self, id: StatementId, statement: &Statement) -> bool {
        use flow::typing::Kind;
        let kinds = statement.operands.iter().map(|operand| self.form.kind_of(*operand));
        let given = statement.to.map(|to| self.form.variable(to).kind);
        let mut kinds = kinds.chain(given);
        let word = match kinds.find(|kind| !matches!(kind, Kind::Int | Kind::Reference | Kind::Long)) {
            None => return false,
            Some(Kind::Float) => "a number of type float (Promela has whole numbers only: use int or long)",
            Some(Kind::Double) => "a number of type double (Promela has whole numbers only: use int or long)",
            Some(_) => "a value of an unknown kind",
        };
        if self.is_adopted() && matches!(statement.operation, Operation::Pool(PUTFIELD | PUTSTATIC, _)) {
            // Whoever reads it ends the run of the model.
            self.drop_operands(statement);
            return true;
        }
        self.cx.refuse(word, Some(self.place(id)));
        true
    }

    fn plain(&mut self, id: StatementId, statement: &Statement, code: u8) {
        match code {
            IALOAD..=SALOAD => self.load_element(id, statement),
            IASTORE..=SASTORE => self.store_element(id, statement),
            ARRAYLENGTH => {
                let array = self.take_simple(statement.operands[0], "array", id);
                self.check_null(id, &array);
                let length = self.length(id, statement.operands[0], &array);
                self.define(id, length);
            }
            MONITORENTER | MONITOREXIT => self.monitor_instruction(id, statement, code),
            _ if self.long_arithmetic(id, statement, code) => {}
            IDIV | IREM => self.divide(id, statement, code),
            _ => {
                let parts: Vec<Expression> = statement.operands.iter().map(|operand| self.take(*operand)).collect();
                match arithmetic(code, &parts) {
                    Some(expression) => self.define(id, expression),
                    None => self.cx.refuse(&format!("the instruction {}", mnemonic(code)), Some(self.place(id))),
                }
            }
        }
    }

    fn divide(&mut self, id: StatementId, statement: &Statement, code: u8) {
        let sign = if code == IDIV { "/" } else { "%" };
        let dividend = self.take_local(statement.operands[0]);
        if let Value::Int(divisor) = statement.operands[1]
            && !matches!(divisor, 0 | -1)
        {
            let text = format!("{} {sign} {}", dividend.part(), crate::body::number(divisor));
            self.define(id, Expression::of(text, &[&dividend]));
            return;
        }
        let divisor = self.take_simple(statement.operands[1], "divisor", id);
        if divisor.text.parse::<i32>().is_ok_and(|known| !matches!(known, 0 | -1)) {
            let text = format!("{} {sign} {}", dividend.part(), divisor.text);
            self.define(id, Expression::of(text, &[&dividend]));
            return;
        }
        self.raise_if(id, &format!("{} == 0", divisor.text), "java/lang/ArithmeticException");
        // C does not say what the least number divided by -1 is.
        let (one, other) = (dividend.part(), divisor.part());
        let of_minus_one = if code == IDIV { format!("0 - {one}") } else { String::from("0") };
        let text = format!("({other} == -1 -> {of_minus_one} : {one} {sign} {other})");
        self.define(id, Expression::of(text, &[&dividend, &divisor]).closed());
    }

    /// Jumps where a null pointer lands, if something may be null.
    pub(crate) fn check_null(&mut self, id: StatementId, object: &Expression) {
        if self.cx.exceptions.may_be_null(self.place(id)) {
            self.raise_if(id, &format!("{} == null", object.part()), "java/lang/NullPointerException");
        }
    }

    /// Raises an exception under a condition over the thread's own variables.
    pub(crate) fn raise_if(&mut self, id: StatementId, condition: &str, class: &str) {
        let label = self.landing_of(id, class);
        let failure = self.cx.failure(class);
        self.writer.statement(&format!("raise_if({condition}, {failure}, {label});"), self.line(id), None);
    }

    pub(crate) fn visible(&self, id: StatementId, words: String) -> Deed {
        Deed::Visible { site: self.cx.site(self.place(id)), words }
    }

    fn monitor_instruction(&mut self, id: StatementId, statement: &Statement, code: u8) {
        let object = self.take_local(statement.operands[0]);
        self.check_null(id, &object);
        self.check_monitor(id, statement.operands[0]);
        self.settle();
        let (word, deed) = match code {
            MONITORENTER => ("enter", "enter"),
            _ => ("leave", "exit"),
        };
        let deed = self.visible(id, deed.to_owned());
        self.writer.statement(&format!("{word}({});", object.text), self.line(id), Some(deed));
    }

    /// Monitors of objects that are not told apart are not followed.
    pub(crate) fn check_monitor(&self, id: StatementId, object: Value) {
        let objects = self.cx.world().points_to().of(self.method, object);
        let is_thread = |one: ObjectNumber| {
            let class = self.cx.world().points_to().object(one).class;
            class.zip(self.cx.thread).is_some_and(|(class, thread)| class.is_subclass_of(thread))
        };
        self.cx.asked.borrow_mut().monitors_of_threads |= objects.iter().any(is_thread);
        let is_told = |one: ObjectNumber| one != ObjectNumber::LIBRARY && !self.is_one_for_all(one);
        if !objects.iter().all(is_told) {
            self.cx.refuse("the monitor of an object of the class library", Some(self.place(id)));
        }
        // A lock is written as if it were the monitor of its object.
        let is_lock = |one: ObjectNumber| {
            let class = self.cx.world().points_to().object(one).class;
            class.is_some_and(|class| class.name.starts_with("java/util/concurrent/locks/"))
        };
        if objects.iter().any(is_lock) {
            self.cx.refuse("the monitor of a lock", Some(self.place(id)));
        }
    }

    /// Whether objects share a number with others of their class.
    pub(crate) fn is_one_for_all(&self, object: ObjectNumber) -> bool {
        let known = self.cx.world().points_to().object(object);
        known.class.is_some_and(is_failure)
    }

    /// `==` of exceptions that are not told apart is not followed in code of the library. Whether both may be objects
    /// that are not told apart.
    pub(crate) fn check_identity(&self, id: StatementId, statement: &Statement) -> bool {
        let world = self.cx.world();
        let may_be = |value: &Value, is_such: &dyn Fn(ObjectNumber) -> bool| {
            world.points_to().of(self.method, *value).iter().any(is_such) && !self.is_thread(*value)
        };
        let is_library = !self.known.method.class.is_application();
        if is_library && statement.operands.iter().all(|value| may_be(value, &|one| self.is_one_for_all(one))) {
            self.cx.refuse("a comparison of exceptions", Some(self.place(id)));
        }
        // A name of a thread, of which the library alone knows, may be a constant of the program.
        let is_shared = |one: ObjectNumber| one == ObjectNumber::LIBRARY || self.is_one_for_all(one);
        let is_text = |one: ObjectNumber| one == ObjectNumber::TEXT;
        let may_be_shared = |value: &Value| may_be(value, &is_shared);
        statement.operands.iter().any(may_be_shared)
            && statement.operands.iter().all(|value| may_be_shared(value) || may_be(value, &is_text))
    }

    /// Whether a value is declared to be a thread, or given by `currentThread`.
    fn is_thread(&self, value: Value) -> bool {
        let Value::Variable(variable) = value else { return false };
        let declared = self.form.variable(variable).declared.as_deref() == Some("Ljava/lang/Thread;");
        let gives = |id: StatementId| {
            self.form.statement(id).to == Some(variable)
                && crate::raised::called(self.cx.world(), self.place(id))
                    == Some(crate::library_calls::Known::CurrentThread)
        };
        declared || self.form.statement_ids().any(gives)
    }

    fn pool(&mut self, id: StatementId, statement: &Statement, code: u8, entry: u16) {
        let class = self.known.method.class;
        match code {
            GETFIELD | GETSTATIC | PUTFIELD | PUTSTATIC => match self.cx.world().field(self.place(id)) {
                Some(field) => self.access(id, statement, code, field),
                None => self.cx.refuse("a field that cannot be found", Some(self.place(id))),
            },
            NEW => self.make(id, entry),
            ANEWARRAY => self.new_array(id, statement),
            CHECKCAST | INSTANCEOF => match self.cx.program().resolve_class(class, entry) {
                Ok(wanted) => self.test_class(id, statement, code, wanted),
                Err(_) => self.cx.refuse("a class that cannot be found", Some(self.place(id))),
            },
            LDC | LDC_W => match self.cx.program().resolve_class(class, entry) {
                Ok(named) if named.is_application() || self.cx.world().is_own(class) && !class.is_application() => {
                    let mirror = self.cx.mirror(named);
                    self.define(id, Expression::atom(mirror));
                }
                _ => self
                    .cx
                    .refuse("a constant of another kind than numbers, texts and own classes", Some(self.place(id))),
            },
            INVOKEVIRTUAL..=INVOKEINTERFACE => self.call(id, statement),
            _ => self.cx.refuse(&format!("the instruction {}", mnemonic(code)), Some(self.place(id))),
        }
    }

    fn access(&mut self, id: StatementId, statement: &Statement, code: u8, field: FieldRef) {
        if crate::edges::is_assertions_disabled(field) {
            self.drop_operands(statement);
            self.define(id, Expression::atom(if self.is_adopted() { "1" } else { "0" }));
            return;
        }
        if !self.cx.world().is_own(field.class) {
            self.library_field(id, code, field);
            return;
        }
        let Some(kind) = promela_type(field.descriptor) else {
            self.cx.refuse(
                &format!(
                    "the field {}.{} of type {}",
                    field.class.java_name(),
                    field.name,
                    type_word(field.descriptor)
                ),
                Some(self.place(id)),
            );
            return;
        };
        self.cx.asked.borrow_mut().longs |= kind == long::INT64;
        let words = format!("{}.{}", field.class.java_name(), field.name);
        let name = self.cx.field_name(field);
        let is_static = matches!(code, GETSTATIC | PUTSTATIC);
        let object = (!is_static).then(|| self.take_local(statement.operands[0]));
        if let Some(object) = &object {
            self.check_null(id, object);
        }
        self.check_adopted(id, statement, field);
        let location = object.as_ref().map_or_else(|| name.clone(), |object| format!("{name}({})", object.text));
        if matches!(code, GETFIELD | GETSTATIC) {
            let deed = self.visible(id, format!("read {words}"));
            let variables = object.map(|object| object.variables).unwrap_or_default();
            let value = self.location(&location, kind);
            let read = Expression { deed: Some(deed), is_boolean: kind == "bool", variables, ..value };
            self.define(id, read);
            return;
        }
        let value = self.take_local(statement.operands[usize::from(!is_static)]);
        self.settle();
        let deed = self.visible(id, format!("write {words}"));
        self.writer.statement(&long::assignment(&location, &value), self.line(id), Some(deed));
    }

    /// What the library has in its fields is an object that nobody looks into.
    fn library_field(&mut self, id: StatementId, code: u8, field: FieldRef) {
        if let (GETSTATIC, "java/lang/Boolean", "TRUE" | "FALSE") = (code, field.class.name, field.name) {
            let value = Expression::atom(if field.name == "TRUE" { "1" } else { "0" });
            self.define_boxed(id, crate::boxing::Boxed::Boolean, value);
        } else if code == GETSTATIC && field.is_reference() {
            let descriptor = field.descriptor;
            let name = descriptor.strip_prefix('L').and_then(|rest| rest.strip_suffix(';')).unwrap_or(descriptor);
            let object = self.cx.library_object(name);
            self.define(id, Expression::atom(object));
        } else {
            let what = format!("the field {}.{} of the class library", field.class.java_name(), field.name);
            self.cx.refuse(&what, Some(self.place(id)));
        }
    }

    fn make(&mut self, id: StatementId, entry: u16) {
        let place = self.place(id);
        let Ok(class) = self.cx.program().resolve_class(self.known.method.class, entry) else {
            self.cx.refuse("a class that cannot be found", Some(place));
            return;
        };
        if is_failure(class) {
            let failure = self.cx.failure_of(class);
            self.define_object(id, failure);
            return;
        }
        if self.is_adopted() && class.name == "java/lang/StringBuilder" {
            let text = self.cx.library_object("java/lang/StringBuilder");
            self.define(id, Expression::atom(text));
            return;
        }
        let is_known = self.cx.world().is_own(class)
            || matches!(class.name, "java/lang/Object" | "java/lang/Thread")
            || crate::concurrent::class_of(class.name).is_some();
        if !is_known {
            self.cx.refuse(&format!("an object of {}", class.java_name()), Some(place));
            return;
        }
        self.take_object(id, place);
    }

    /// Gives the next object that a statement makes.
    pub(crate) fn take_object(&mut self, id: StatementId, place: Place) {
        self.cx.asked.borrow_mut().demand.sites.insert(place);
        let Some(row) = self.cx.objects.at(place).cloned() else { return };
        if row.count == 1 {
            self.define_object(id, row.name);
            return;
        }
        let Some(to) = self.form.statement(id).to else { return };
        self.settle_readers(to);
        let to = self.variable(to);
        let text = match reuse::is_reused(self.cx, &row) {
            true => reuse::take(&row, &to),
            false => next_object(&to, &row),
        };
        self.writer.statement(&text, self.line(id), None);
    }

    fn test_class(&mut self, id: StatementId, statement: &Statement, code: u8, wanted: ClassRef) {
        let object = self.take_simple(statement.operands[0], "object", id);
        let is_library = self.may_be_of_library(statement.operands[0]);
        if code == CHECKCAST {
            if !self.cx.exceptions.at(self.place(id)).is_empty() {
                if is_library {
                    self.tell_class(id, &object, wanted);
                }
                let fits = self.cx.test(wanted, &object.part());
                let condition = format!("{} != null && !{fits}", object.part());
                self.raise_if(id, &condition, "java/lang/ClassCastException");
            }
            self.define(id, object);
            return;
        }
        if is_library {
            self.tell_class(id, &object, wanted);
        }
        let test = self.cx.test(wanted, &object.part());
        let variables = object.variables;
        self.define(id, Expression { variables, ..Expression::atom(test) }.boolean());
    }
}

/// Whether exceptions of a class are one object in a model: they have no fields of their own.
pub(crate) fn is_failure(class: ClassRef) -> bool {
    let line: Vec<ClassRef> = std::iter::successors(Some(class), |class| class.super_class).collect();
    let is_throwable = line.iter().any(|class| class.name == "java/lang/Throwable");
    let has_fields =
        |class: &&ClassRef| class.is_application() && class.fields().iter().any(|field| !field.is_static());
    is_throwable && !line.iter().any(|class| has_fields(&class))
}

/// The statement that takes the next object of a row.
pub(crate) fn next_object(to: &str, row: &crate::objects::Row) -> String {
    let (name, count) = (&row.name, row.count);
    format!("atomic {{ assert({name}_made < {count}); {to} = {name} + {name}_made; {name}_made++ }};")
}

/// `Fork`, or `int[]`.
pub(crate) fn type_name(class: ClassRef) -> String {
    match class.component() {
        Some(component) => format!("{}[]", type_name(component)),
        None => {
            let name = class.java_name();
            name.rsplit_once('.').map_or(name.clone(), |(_, simple)| simple.to_owned())
        }
    }
}

pub(crate) fn type_word(descriptor: &str) -> &str {
    match descriptor.as_bytes().first() {
        Some(b'F') => "float",
        Some(b'D') => "double",
        _ => descriptor,
    }
}

/// Arithmetic of `int` (JVMS 6.5); models are compiled so that numbers wrap around.
pub(crate) fn arithmetic(code: u8, parts: &[Expression]) -> Option<Expression> {
    let all: Vec<&Expression> = parts.iter().collect();
    let one = parts.first()?.part();
    let other = parts.get(1).map(Expression::part).unwrap_or_default();
    let text = match code {
        IADD => format!("{one} + {other}"),
        ISUB => format!("{one} - {other}"),
        IMUL => format!("{one} * {other}"),
        IAND => format!("{one} & {other}"),
        IOR => format!("{one} | {other}"),
        IXOR => format!("{one} ^ {other}"),
        INEG => format!("0 - {one}"),
        ISHL => format!("{one} << ({other} & 31)"),
        ISHR => format!("{one} >> ({other} & 31)"),
        IUSHR => {
            let by = format!("({other} & 31)");
            format!("({by} == 0 -> {one} : ({one} >> {by}) & (2147483647 >> ({by} - 1)))")
        }
        I2B => format!("({one} << 24) >> 24"),
        I2S => format!("({one} << 16) >> 16"),
        I2C => format!("{one} & 65535"),
        _ => return None,
    };
    let expression = Expression::of(text, &all);
    let is_boolean = matches!(code, IAND | IOR | IXOR) && parts.iter().all(|part| part.is_boolean);
    Some(if code == IUSHR { expression.closed() } else { Expression { is_boolean, ..expression } })
}

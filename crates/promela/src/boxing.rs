//! Boxed values (JLS 5.1.7, 5.1.8): `Integer`, `Boolean`, `Character`, `Byte`, `Short` and `Long`.
//!
//! Those that Java keeps in a cache (-128 to 127, false and true) are objects whose number is computed from the value,
//! so they are no part of the state. Others are in a table of so many; a model in which these do not suffice says so.
//! Where the program compares such objects by `==`, each boxing makes a new one, as in the library; elsewhere equal
//! values are one object, which nobody can tell.

use crate::body::Body;
use crate::expression::Expression;
use crate::long::{self, halves};
use crate::objects::{Objects, Row};
use flow::form::{Statement, StatementId, Value};
use program::MethodRef;

/// A class of boxed values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Boxed {
    Boolean,
    Byte,
    Character,
    Short,
    Integer,
    Long,
}

impl Boxed {
    /// By the name of the class, as `java/lang/Integer`.
    pub(crate) fn of_class(name: &str) -> Option<Boxed> {
        Some(match name {
            "java/lang/Boolean" => Boxed::Boolean,
            "java/lang/Byte" => Boxed::Byte,
            "java/lang/Character" => Boxed::Character,
            "java/lang/Short" => Boxed::Short,
            "java/lang/Integer" => Boxed::Integer,
            "java/lang/Long" => Boxed::Long,
            _ => return None,
        })
    }

    /// By the letter of a primitive type.
    pub(crate) fn of_primitive(letter: u8) -> Option<Boxed> {
        Some(match letter {
            b'Z' => Boxed::Boolean,
            b'B' => Boxed::Byte,
            b'C' => Boxed::Character,
            b'S' => Boxed::Short,
            b'I' => Boxed::Integer,
            b'J' => Boxed::Long,
            _ => return None,
        })
    }

    pub(crate) fn class(self) -> &'static str {
        match self {
            Boxed::Boolean => "java/lang/Boolean",
            Boxed::Byte => "java/lang/Byte",
            Boxed::Character => "java/lang/Character",
            Boxed::Short => "java/lang/Short",
            Boxed::Integer => "java/lang/Integer",
            Boxed::Long => "java/lang/Long",
        }
    }

    pub(crate) fn name(self) -> &'static str {
        self.class().rsplit('/').next().unwrap_or_default()
    }

    /// The values whose objects are in the cache.
    pub(crate) fn cache(self) -> (i32, i32) {
        match self {
            Boxed::Boolean => (0, 1),
            Boxed::Character => (0, 127),
            _ => (-128, 127),
        }
    }

    /// How many objects are in the cache.
    pub(crate) fn cached(self) -> u32 {
        let (least, most) = self.cache();
        (most - least) as u32 + 1
    }

    /// Whether there are values that are not in the cache.
    pub(crate) fn has_large(self) -> bool {
        !matches!(self, Boxed::Boolean | Boxed::Byte)
    }
}

/// What a call does with boxed values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    ValueOf,
    /// The value, as a primitive type.
    Value(u8),
    Equals,
    HashCode,
    CompareTo,
}

/// What a method is; nothing for those that models do not have.
pub(crate) fn known(method: MethodRef) -> Option<(Boxed, Use)> {
    let boxed = Boxed::of_class(method.class.name)?;
    let given = method.descriptor.as_bytes().get(1).copied();
    let what = match (method.name, method.is_static()) {
        ("valueOf", true) if given.and_then(Boxed::of_primitive) == Some(boxed) => Use::ValueOf,
        ("booleanValue" | "byteValue" | "charValue" | "shortValue" | "intValue", false) => Use::Value(method.result),
        ("longValue", false) => Use::Value(b'J'),
        ("equals", false) => Use::Equals,
        ("hashCode", false) => Use::HashCode,
        ("compareTo", false) if method.descriptor.starts_with("(Ljava/lang/") && given == Some(b'L') => Use::CompareTo,
        _ => return None,
    };
    Some((boxed, what))
}

impl Body<'_, '_> {
    /// A call of a class of boxed values.
    pub(crate) fn call_boxed(&mut self, id: StatementId, statement: &Statement, boxed: Boxed, what: Use) {
        match what {
            Use::ValueOf => {
                let value = self.take(statement.operands[0]);
                self.define_boxed(id, boxed, value);
            }
            Use::Value(to) => {
                let object = self.take_receiver(id, statement.operands[0]);
                let value = self.unboxed(boxed, &object);
                let value = self.converted_value(boxed, value, to);
                self.define(id, value);
            }
            Use::Equals => self.equals_boxed(id, statement),
            Use::HashCode => {
                let object = self.take_receiver(id, statement.operands[0]);
                let value = self.unboxed(boxed, &object);
                let hash = Self::hash_of(boxed, &value);
                self.define(id, hash);
            }
            Use::CompareTo => self.compare_boxed(id, statement, boxed),
        }
    }

    /// The receiver of a call, which is not null then.
    pub(crate) fn take_receiver(&mut self, id: StatementId, value: Value) -> Expression {
        let object = self.take_simple(value, "object", id);
        self.check_null(id, &object);
        object
    }

    /// The value of a boxed object.
    pub(crate) fn unboxed(&mut self, boxed: Boxed, object: &Expression) -> Expression {
        self.cx.asked.borrow_mut().demand.boxes.insert(boxed);
        if boxed == Boxed::Long {
            self.cx.asked.borrow_mut().longs = true;
            let value = Expression::wide(format!("Long_high({})", object.text), format!("Long_low({})", object.text));
            return Expression { variables: object.variables.clone(), ..value };
        }
        let text = format!("{}_value({})", boxed.name(), object.text);
        let value = Expression { variables: object.variables.clone(), ..Expression::atom(text) };
        match boxed {
            Boxed::Boolean => value.boolean(),
            _ => value,
        }
    }

    /// The value of a boxed object as another primitive type (JLS 5.1.2, 5.1.3).
    pub(crate) fn converted_value(&mut self, from: Boxed, value: Expression, to: u8) -> Expression {
        let low = match from {
            Boxed::Long if to == b'J' => return value,
            Boxed::Long => Expression { variables: value.variables.clone(), ..Expression::atom(halves(&value).1) },
            _ => value,
        };
        let part = low.part();
        match (from, to) {
            (_, b'J') => {
                self.cx.asked.borrow_mut().longs = true;
                let wide = Expression::wide(format!("({part} >> 31)"), low.text);
                Expression { variables: low.variables, ..wide }
            }
            (Boxed::Long | Boxed::Integer | Boxed::Short, b'B') => {
                Expression::of(format!("({part} << 24) >> 24"), &[&low])
            }
            (Boxed::Long | Boxed::Integer, b'S') => Expression::of(format!("({part} << 16) >> 16"), &[&low]),
            _ => low,
        }
    }

    fn hash_of(boxed: Boxed, value: &Expression) -> Expression {
        match boxed {
            Boxed::Boolean => Expression::of(format!("({} -> 1231 : 1237)", value.text), &[value]).closed(),
            Boxed::Long => {
                let (high, low) = halves(value);
                Expression::of(format!("{high} ^ {low}"), &[value])
            }
            _ => value.clone(),
        }
    }

    /// Gives the object of a value.
    pub(crate) fn define_boxed(&mut self, id: StatementId, boxed: Boxed, value: Expression) {
        if let Some(object) = self.cached_object(boxed, &value) {
            self.define(id, object);
            return;
        }
        let Some(to) = self.form.statement(id).to else { return };
        self.settle_readers(to);
        let name = self.variable(to);
        self.write_boxed(id, boxed, value, &name);
    }

    /// The object of a value that is known to be in the cache.
    fn cached_object(&mut self, boxed: Boxed, value: &Expression) -> Option<Expression> {
        self.cx.asked.borrow_mut().longs |= boxed == Boxed::Long;
        self.cx.asked.borrow_mut().demand.boxes.insert(boxed);
        let (least, most) = boxed.cache();
        let (high, low) = halves(value);
        let constant = low.parse::<i32>().ok().filter(|low| value.wide.is_none() || high == (low >> 31).to_string());
        let is_cached = constant.is_some_and(|value| (least..=most).contains(&value));
        if boxed.has_large() && !is_cached {
            return None;
        }
        let text = format!("{}_of({low})", boxed.name());
        Some(Expression { is_boolean: false, ..Expression::of(text, &[value]).closed() })
    }

    /// Writes the object of a value into a variable.
    pub(crate) fn write_boxed(&mut self, id: StatementId, boxed: Boxed, value: Expression, to: &str) {
        let line = self.line(id);
        if let Some(object) = self.cached_object(boxed, &value) {
            self.assign(to, object, line);
            return;
        }
        self.cx.asked.borrow_mut().demand.large.insert(boxed);
        let value = match &value.wide {
            Some(_) => self.plain_halves(id, value),
            None => self.plain_value(id, value),
        };
        self.writer.statement(&format!("box_{}({to}, {value});", boxed.name()), line, None);
    }

    /// A value as a name or a number: it may be written several times, whatever is assigned meanwhile.
    fn plain_value(&mut self, id: StatementId, value: Expression) -> String {
        if is_plain(&value.text) {
            return value.text;
        }
        let name = self.free_variable("unboxed", "int");
        self.writer.statement(&format!("{name} = {};", value.text), self.line(id), value.deed);
        name
    }

    /// The halves of a `long` that may be written several times.
    fn plain_halves(&mut self, id: StatementId, value: Expression) -> String {
        self.cx.asked.borrow_mut().longs = true;
        let (high, low) = halves(&value);
        if is_plain(&high) && is_plain(&low) {
            return format!("{high}, {low}");
        }
        let name = self.free_variable("unboxed_long", long::INT64);
        self.writer.statement(&long::assignment(&name, &value), self.line(id), value.deed);
        format!("{name}.high, {name}.low")
    }

    /// `equals` of what is equal if its number is, or else its value.
    fn equals_boxed(&mut self, id: StatementId, statement: &Statement) {
        let other = self.take_simple(statement.operands[1], "other", id);
        let object = self.take_receiver(id, statement.operands[0]);
        self.cx.asked.borrow_mut().equals = true;
        let text = format!("same_value({}, {})", object.text, other.text);
        self.define(id, Expression::of(text, &[&object, &other]).closed().boolean());
    }

    fn compare_boxed(&mut self, id: StatementId, statement: &Statement, boxed: Boxed) {
        let other = self.take_simple(statement.operands[1], "other", id);
        let object = self.take_receiver(id, statement.operands[0]);
        if !self.cx.exceptions.non_null.is_object(self.place(id), 1) {
            self.raise_if(id, &format!("{} == null", other.part()), "java/lang/NullPointerException");
        }
        let (one, other) = (self.unboxed(boxed, &object), self.unboxed(boxed, &other));
        let (left, right) = (one.part(), other.part());
        let text = match boxed {
            Boxed::Integer => format!("({left} < {right} -> -1 : ({left} == {right} -> 0 : 1))"),
            Boxed::Long => {
                let ((high, low), (high_2, low_2)) = (halves(&one), halves(&other));
                format!("long_compare({high}, {low}, {high_2}, {low_2})")
            }
            _ => format!("({left} - {right})"),
        };
        self.define(id, Expression { is_boolean: false, ..Expression::of(text, &[&one, &other]).closed() });
    }
}

/// Whether a text is a name or a number, or a half of what has a name.
fn is_plain(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-' | '.'))
}

/// The part of a model about boxed values: numbers of objects from values, and back.
pub(crate) fn lines(objects: &Objects, compared: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for (boxed, first, large) in objects.boxes() {
        let (name, (least, _)) = (boxed.name(), boxed.cache());
        let zero = i64::from(first) - i64::from(least);
        lines.push(format!("#define {name}_of(v) ({zero} + (v))"));
        let cached = format!("(o) - {zero}");
        let Some(row) = large else {
            lines.extend(values_of(boxed, |half| match half {
                "high" => format!("(({cached}) >> 31)"),
                _ => format!("({cached})"),
            }));
            continue;
        };
        let kind = if boxed == Boxed::Long { long::INT64 } else { "int" };
        lines.push(format!("{kind} {}_value[{}];", row.name, row.count));
        lines.extend(values_of(boxed, |half| {
            let (cached, member) = match half {
                "" => (cached.clone(), String::new()),
                "high" => (format!("({cached}) >> 31"), String::from(".high")),
                _ => (cached.clone(), String::from(".low")),
            };
            format!("((o) < {0} -> {cached} : {0}_value[(o) - {0}]{member})", row.name)
        }));
        lines.push(maker(boxed, row, compared));
    }
    if !lines.is_empty() {
        let title = "/* Boxed values: the object of a value, and the value of an object (JLS 5.1.7). */";
        lines.insert(0, String::from(title));
    }
    lines
}

/// The value of an object, or its halves.
fn values_of(boxed: Boxed, text: impl Fn(&str) -> String) -> Vec<String> {
    let name = boxed.name();
    match boxed {
        Boxed::Long => ["high", "low"].iter().map(|half| format!("#define {name}_{half}(o) {}", text(half))).collect(),
        _ => vec![format!("#define {name}_value(o) {}", text(""))],
    }
}

/// The macro that gives the object of a value; where objects are not compared, that of an equal one made before.
fn maker(boxed: Boxed, row: &Row, compared: bool) -> String {
    let (name, (least, most), table) = (boxed.name(), boxed.cache(), &row.name);
    let cell = format!("{table}_value[to - {table}]");
    let (parameters, is_small, small, differs, store) = match boxed {
        Boxed::Long => (
            "h, l",
            format!("h == (l >> 31) && l >= {least} && l <= {most}"),
            "l",
            format!("({cell}.high != h || {cell}.low != l)"),
            format!("{cell}.high = h; {cell}.low = l"),
        ),
        _ => ("v", format!("v >= {least} && v <= {most}"), "v", format!("{cell} != v"), format!("{cell} = v")),
    };
    let find = match compared {
        true => format!("to = {table} + {table}_made"),
        false => format!("to = {table}; do :: to < {table} + {table}_made && {differs} -> to++ :: else -> break od"),
    };
    let make = format!(
        "if :: to == {table} + {table}_made -> assert({table}_made < {}); {store}; {table}_made++ :: else fi",
        row.count
    );
    format!(
        "#define box_{name}(to, {parameters}) d_step {{ if :: {is_small} -> to = {name}_of({small}) :: else -> {find}; {make} fi }}"
    )
}

/// What `equals` is of objects without fields: they are told apart by their numbers, boxed values by their values.
pub(crate) fn equality(objects: &Objects, compared: bool) -> String {
    let mut text = String::from("(a) == (b)");
    for (boxed, _, large) in objects.boxes() {
        if let (Some(row), true) = (large, compared) {
            let (name, first, last) = (boxed.name(), &row.name, row.last());
            let is_large = |object: &str| format!("({object}) >= {first} && ({object}) <= {last}");
            let equal = match boxed {
                Boxed::Long => String::from("Long_high(a) == Long_high(b) && Long_low(a) == Long_low(b)"),
                _ => format!("{name}_value(a) == {name}_value(b)"),
            };
            text.push_str(&format!(" || ({} && {} && {equal})", is_large("a"), is_large("b")));
        }
    }
    format!("#define same_value(a, b) ({text})")
}

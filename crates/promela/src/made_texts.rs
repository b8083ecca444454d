//! Texts that a program puts together (JLS 15.18.1, 5.1.11), letter by letter.
//!
//! A model has a table of so many made texts of so many letters (`Bounds::texts`, `Bounds::letters`); a run that needs
//! more fails an assertion. Equal texts have one number, that of a constant among them: `equals` and hashes need no
//! cases, and `==` of texts that may be made is not known (`identity`). Without such a table, which most programs do
//! not need because they print what they put together, a made text is one object that nobody may look into.
//!
//! What is `hidden` is no part of a state: letters of constants never change, and the others are used within one step.

use crate::body::Body;
use crate::dynamic::Site;
use crate::expression::Expression;
use crate::long::halves;
use analysis::whole::{ObjectNumber, Place, World};
use classfile::{Constant, descriptor};
use flow::form::{Operation, Statement, StatementId, Value};
use program::{MethodRef, dispatch};

/// The name of the table, in `Bounds::by_name` and `Model::bounds`.
pub(crate) const TABLE: &str = "made_text";

/// The bound of the letters of a text.
pub(crate) const LETTERS: &str = "letters";

/// A part of what is put together.
enum Piece {
    Constant(String),
    /// By number, with its type.
    Operand(usize, String),
}

/// What a concatenation puts together, by the recipe of `StringConcatFactory`.
fn pieces(world: &World, place: Place) -> Option<Vec<Piece>> {
    let site = Site::of(world, place)?;
    let types = types(world, place)?;
    if site.bootstrap == "makeConcat" {
        return Some(types.into_iter().enumerate().map(|(number, kind)| Piece::Operand(number, kind)).collect());
    }
    let text = |argument: &u16| match site.pool.get(*argument).ok()? {
        Constant::String(text) => site.pool.text(text).ok().map(|text| text.into_owned()),
        _ => None,
    };
    let recipe = text(site.arguments.first()?)?;
    let (mut constants, mut operands) = (site.arguments.iter().skip(1), types.into_iter().enumerate());
    let mut found = Vec::new();
    for letter in recipe.chars() {
        match (letter, found.last_mut()) {
            ('\u{1}', _) => {
                let (number, kind) = operands.next()?;
                found.push(Piece::Operand(number, kind));
            }
            ('\u{2}', _) => found.push(Piece::Constant(text(constants.next()?)?)),
            (letter, Some(Piece::Constant(text))) => text.push(letter),
            (letter, _) => found.push(Piece::Constant(String::from(letter))),
        }
    }
    Some(found)
}

/// The types of the operands of a call site.
fn types(world: &World, place: Place) -> Option<Vec<String>> {
    let file = world.method(place.method).method.class.file.as_ref()?;
    let Operation::Dynamic(entry) = world.statement(place).operation else { return None };
    let Constant::InvokeDynamic { name_and_type, .. } = file.pool.get(entry).ok()? else { return None };
    let (_, types) = file.pool.name_and_type(name_and_type).ok()?;
    let parsed = descriptor::parse_method(&types).ok()?;
    Some(parsed.parameters.iter().map(|parameter| parameter.text().to_owned()).collect())
}

impl Body<'_, '_> {
    /// Whether the model has the letters of made texts.
    pub(crate) fn has_letters(&self) -> bool {
        self.cx.request.bounds.texts > 0
    }

    /// `invokedynamic` of a concatenation.
    pub(crate) fn concatenate(&mut self, id: StatementId, statement: &Statement) {
        let Some(pieces) = pieces(self.cx.world(), self.place(id)) else {
            self.cx.refuse("a text that is put together in an unknown way", Some(self.place(id)));
            return;
        };
        let mut parts = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Constant(text) => parts.push(format!("text_add({})", self.cx.text(&text))),
                Piece::Operand(number, kind) => {
                    let Some(operand) = statement.operands.get(number).copied() else { continue };
                    parts.extend(self.piece(id, statement, (operand, None), &kind));
                }
            }
        }
        self.put_together(id, &parts);
    }

    /// A text made of one value.
    pub(crate) fn text_of_value(&mut self, id: StatementId, statement: &Statement, (operand, kind): (Value, &str)) {
        let part = self.piece(id, statement, (operand, None), kind);
        self.put_together(id, &part.into_iter().collect::<Vec<_>>());
    }

    /// Finds or makes the text of some parts.
    pub(crate) fn put_together(&mut self, id: StatementId, parts: &[String]) {
        self.cx.asked.borrow_mut().makes_texts = true;
        if !self.has_letters() {
            let text = self.cx.library_object("java/lang/String");
            self.define(id, Expression::atom(text));
            return;
        }
        let Some(to) = self.form.statement(id).to.filter(|to| !self.is_never_used(*to)) else { return };
        self.ask_for_letters();
        self.settle_readers(to);
        let to = self.variable(to);
        let text = format!("d_step {{ text_end = 0; {}; text_find({to}) }};", parts.join("; "));
        self.writer.statement(&text, self.line(id), None);
    }

    pub(crate) fn ask_for_letters(&self) {
        self.cx.text("null");
        let asked = &mut *self.cx.asked.borrow_mut();
        asked.demand.made_texts = true;
        asked.told = true;
        asked.of_texts.extend([crate::texts::Use::Length, crate::texts::Use::CharAt, crate::texts::Use::HashCode]);
    }

    /// The statement that adds an operand to a text; the program's own `toString` is called first.
    /// What was taken before is not taken again.
    pub(crate) fn piece(
        &mut self,
        id: StatementId,
        statement: &Statement,
        (operand, taken): (Value, Option<Expression>),
        kind: &str,
    ) -> Option<String> {
        let is_own = kind.starts_with(['L', '[']) && self.has_own_text(operand);
        if !is_own && !self.has_letters() {
            // To read something has no other effect.
            self.pending.retain(|one| Value::Variable(one.variable) != operand);
            return None;
        }
        let value = taken.unwrap_or_else(|| self.take_local(operand));
        if is_own {
            return self.own_text(id, statement, (operand, value));
        }
        let part = value.part();
        Some(match kind.as_bytes().first()? {
            b'Z' => {
                let (yes, no) = (self.cx.text("true"), self.cx.text("false"));
                format!("text_add(({part} -> {yes} : {no}))")
            }
            b'C' => format!("text_add_letter({part})"),
            b'I' | b'S' | b'B' => format!("text_add_int({part})"),
            b'J' => {
                let (high, low) = halves(&value);
                format!("text_add_long({high}, {low})")
            }
            b'F' | b'D' => {
                self.cx.refuse("a number of type float or double in a text", Some(self.place(id)));
                return None;
            }
            _ => format!("text_add_any({part})"),
        })
    }

    /// A receiver that must not be null, and is used once more.
    pub(crate) fn take_receiver_again(&mut self, id: StatementId, value: Value) {
        if let Value::Variable(variable) = value {
            self.flush(variable);
        }
        self.take_receiver(id, value);
    }

    /// `concat`.
    pub(crate) fn concatenate_two(&mut self, id: StatementId, statement: &Statement) {
        let other = self.take_simple(statement.operands[1], "other", id);
        let this = self.take_receiver(id, statement.operands[0]);
        self.raise_if(id, &format!("{} == null", other.text), "java/lang/NullPointerException");
        self.put_together(id, &[this, other].map(|text| format!("text_add_any({})", text.text)));
    }

    /// `substring`.
    pub(crate) fn cut_text(&mut self, id: StatementId, statement: &Statement) {
        let to = statement.operands.get(2).map(|to| self.take_simple(*to, "to", id).part());
        let from = self.take_simple(statement.operands[1], "from", id).part();
        let this = self.take_receiver(id, statement.operands[0]);
        self.look_into(id, statement.operands[0], &this);
        let length = format!("text_length({})", this.text);
        let outside = match &to {
            Some(to) => format!("{from} < 0 || {to} > {length} || {from} > {to}"),
            None => format!("{from} < 0 || {from} > {length}"),
        };
        self.raise_if(id, &outside, "java/lang/StringIndexOutOfBoundsException");
        let to = to.unwrap_or(length);
        self.put_together(id, &[format!("text_add_part({}, {from}, {to})", this.text)]);
    }

    /// `startsWith`, `endsWith`, `compareTo`.
    pub(crate) fn compare_texts(&mut self, id: StatementId, statement: &Statement, what: crate::texts::Use) {
        use crate::texts::Use;
        let other = self.take_simple(statement.operands[1], "other", id);
        let this = self.take_receiver(id, statement.operands[0]);
        self.raise_if(id, &format!("{} == null", other.text), "java/lang/NullPointerException");
        self.look_into(id, statement.operands[0], &this);
        self.look_into(id, statement.operands[1], &other);
        let Some(to) = statement.to.filter(|to| !self.is_never_used(*to)) else { return };
        self.settle_readers(to);
        let to = self.variable(to);
        let (n, at) = (self.declare("letters_alike", "int"), self.declare("first_letter", "int"));
        let (one, two) = (&this.text, &other.text);
        let begin = match what {
            Use::EndsWith => format!("text_length({one}) - text_length({two})"),
            _ => String::from("0"),
        };
        let alike = format!("text_letter({one}, {at} + {n}) == text_letter({two}, {n})");
        let inside = format!("{at} >= 0 && {n} < text_length({two}) && {at} + {n} < text_length({one})");
        let result = match what {
            Use::CompareTo => format!(
                "if :: {n} < text_length({one}) && {n} < text_length({two}) -> \
                 {to} = text_letter({one}, {n}) - text_letter({two}, {n}) \
                 :: else -> {to} = text_length({one}) - text_length({two}) fi"
            ),
            _ => format!("{to} = ({at} >= 0 && {n} == text_length({two}))"),
        };
        let search = format!("do :: {inside} && {alike} -> {n}++ :: else -> break od");
        let text = format!("d_step {{ {at} = {begin}; {n} = 0; {search}; {result}; {at} = 0; {n} = 0 }};");
        self.writer.statement(&text, self.line(id), None);
    }

    /// Before the letters of a text are asked for.
    fn look_into(&mut self, id: StatementId, value: Value, text: &Expression) {
        let asked = [crate::texts::Use::Length, crate::texts::Use::CharAt];
        self.cx.asked.borrow_mut().of_texts.extend(asked);
        if self.may_be_of_library(value) {
            self.read_text(id, text);
        }
    }

    /// The method that gives the text of any object.
    fn to_string(&self) -> Option<MethodRef> {
        self.cx.program().load("java/lang/Object").ok()?.declared_method("toString", "()Ljava/lang/String;")
    }

    /// Whether an operand may be an object whose class has a `toString` in the program.
    fn has_own_text(&self, operand: Value) -> bool {
        let (world, Some(method)) = (self.cx.world(), self.to_string()) else { return false };
        world.points_to().of(self.method, operand).iter().filter(|one| *one != ObjectNumber::LIBRARY).any(|one| {
            let class = world.points_to().object(one).class;
            let selected = class.and_then(|class| dispatch::select(class, method).ok());
            selected.is_some_and(|selected| world.number_of(selected).is_some())
        })
    }

    fn own_text(
        &mut self,
        id: StatementId,
        statement: &Statement,
        (operand, value): (Value, Expression),
    ) -> Option<String> {
        let object = self.as_simple(value, "object", id);
        self.settle_all();
        let result = self.declare("ignored_ref", "ref");
        let number = statement.operands.iter().position(|one| *one == operand).unwrap_or(0);
        let text = self.declare(&format!("text_{number}"), "ref");
        let method = self.to_string()?;
        self.writer.begin("if");
        self.writer.option(&format!("{} == null ->", object.text), self.line(id), None);
        let null = self.cx.text("null");
        self.writer.statement(&format!("{text} = {null};"), None, None);
        self.writer.option("else ->", self.line(id), None);
        let call = Statement { to: None, operands: vec![operand], ..statement.clone() };
        self.call_on(id, &call, method, vec![object.text.clone()]);
        self.writer.statement(&format!("{text} = {result};"), None, None);
        self.writer.close("fi;");
        Some(format!("text_add_any({text})"))
    }
}

/// Whether a call makes a text of its receiver or only argument, and of which type that is.
pub(crate) fn value_of(method: MethodRef) -> Option<&'static str> {
    Some(match (method.class.name, method.name, method.descriptor) {
        ("java/lang/String", "valueOf", "(I)Ljava/lang/String;") => "I",
        ("java/lang/String", "valueOf", "(J)Ljava/lang/String;") => "J",
        ("java/lang/String", "valueOf", "(C)Ljava/lang/String;") => "C",
        ("java/lang/Integer", "toString", "(I)Ljava/lang/String;") => "I",
        ("java/lang/Long", "toString", "(J)Ljava/lang/String;") => "J",
        ("java/lang/Character", "toString", "(C)Ljava/lang/String;") => "C",
        ("java/lang/Integer" | "java/lang/Long" | "java/lang/Character", "toString", "()Ljava/lang/String;") => "L",
        _ => return None,
    })
}

//! `invokedynamic` other than lambdas: methods of records (JLS 8.10.3) and switches over patterns (JLS 14.11.1).
//!
//! A record is equal to another one of its class whose components are equal, and its hash is that of its components in
//! order (`ObjectMethods`). A pattern switch asks its labels one after the other (`SwitchBootstraps`).

use crate::body::{Body, number};
use crate::boxing::Boxed;
use crate::expression::Expression;
use analysis::whole::{Place, World};
use classfile::{Constant, ConstantPool};
use flow::form::{Operation, Statement, StatementId};
use program::{ClassRef, FieldRef};

/// A call site with the arguments of its bootstrap method.
pub(crate) struct Site {
    pub(crate) pool: &'static ConstantPool<'static>,
    pub(crate) name: String,
    pub(crate) bootstrap: String,
    pub(crate) arguments: Vec<u16>,
}

impl Site {
    pub(crate) fn of(world: &World, place: Place) -> Option<Site> {
        let Operation::Dynamic(entry) = world.statement(place).operation else { return None };
        Site::read(world.method(place.method).method.class, entry)
    }

    fn read(class: ClassRef, entry: u16) -> Option<Site> {
        let file = class.file.as_ref()?;
        let (Constant::InvokeDynamic { bootstrap, name_and_type } | Constant::Dynamic { bootstrap, name_and_type }) =
            file.pool.get(entry).ok()?
        else {
            return None;
        };
        let method = file.bootstrap_methods().ok()?.into_iter().nth(usize::from(bootstrap))?;
        let Constant::MethodHandle { reference, .. } = file.pool.get(method.method_handle).ok()? else { return None };
        let (name, _) = file.pool.name_and_type(name_and_type).ok()?;
        let bootstrap = file.pool.member(reference).ok()?.name.into_owned();
        Some(Site { pool: &file.pool, name: name.into_owned(), bootstrap, arguments: method.arguments })
    }

    /// A text among the arguments, or among those of arguments that are computed.
    fn texts(class: ClassRef, entry: u16, depth: u8) -> Vec<String> {
        let Some(site) = Site::read(class, entry).filter(|_| depth > 0) else { return Vec::new() };
        let mut found = Vec::new();
        for argument in &site.arguments {
            match site.pool.get(*argument) {
                Ok(Constant::String(text)) => found.extend(site.pool.text(text).ok().map(|text| text.into_owned())),
                Ok(Constant::Dynamic { .. }) => found.extend(Site::texts(class, *argument, depth - 1)),
                _ => {}
            }
        }
        found
    }
}

impl Body<'_, '_> {
    /// A method of a record.
    pub(crate) fn record_method(&mut self, id: StatementId, statement: &Statement, fields: &[FieldRef]) {
        let name = Site::of(self.cx.world(), self.place(id)).map(|site| site.name).unwrap_or_default();
        match name.as_str() {
            "toString" => {
                self.drop_operands(statement);
                let text = self.cx.library_object("java/lang/String");
                self.define(id, Expression::atom(text));
            }
            "equals" => self.record_equals(id, statement, fields),
            _ => self.record_hash(id, statement, fields),
        }
    }

    fn record_equals(&mut self, id: StatementId, statement: &Statement, fields: &[FieldRef]) {
        let other = self.take_simple(statement.operands[1], "other", id);
        let this = self.take_simple(statement.operands[0], "object", id);
        let class = self.known.method.class;
        let mut parts = vec![self.cx.test(class, &other.text)];
        for field in fields {
            let name = self.cx.field_name(field);
            let (one, two) = (format!("{name}({})", this.text), format!("{name}({})", other.text));
            parts.push(match field.descriptor.as_bytes().first() {
                Some(b'J') => format!("{one}.high == {two}.high && {one}.low == {two}.low"),
                Some(b'L' | b'[') => {
                    self.check_component(id, field, "equals");
                    self.cx.asked.borrow_mut().equals = true;
                    let is_other = self.cx.test(class, &other.text);
                    self.cx.asked.borrow_mut().told = true;
                    // Components of another record are looked at only if it is one.
                    let check = format!("if :: {is_other} -> told_equal({one}, {two}) :: else fi;");
                    self.writer.statement(&check, self.line(id), None);
                    format!("same_value({one}, {two})")
                }
                Some(b'F' | b'D') => {
                    self.cx.refuse("a record with a component of type float or double", Some(self.place(id)));
                    String::from("false")
                }
                _ => format!("{one} == {two}"),
            });
        }
        self.define(id, Expression::of(parts.join(" && "), &[&this, &other]).boolean());
    }

    /// Components are compared by their numbers, or by their boxed values: no own method is to be asked.
    fn check_component(&self, id: StatementId, field: FieldRef, method: &str) {
        let world = self.cx.world();
        let points_to = world.points_to();
        let is_asked = |class: ClassRef| {
            let mut line = std::iter::successors(Some(class), |class| class.super_class);
            line.any(|class| class.is_application() && class.methods().iter().any(|one| one.name == method))
        };
        let of_class = |object: &analysis::whole::ObjectNumber| {
            points_to.object(*object).class.is_some_and(|class| class == field.class)
        };
        let holders = points_to.objects().filter(of_class);
        let is_own = |object| points_to.object(object).class.is_some_and(is_asked);
        if holders.into_iter().any(|holder| points_to.of_field(holder, field).iter().any(is_own)) {
            let what = format!("a record whose components have a method {method} of their own");
            self.cx.refuse(&what, Some(self.place(id)));
        }
    }

    fn record_hash(&mut self, id: StatementId, statement: &Statement, fields: &[FieldRef]) {
        let this = self.take_simple(statement.operands[0], "object", id);
        let mut sum = String::from("0");
        for field in fields {
            let value = format!("{}({})", self.cx.field_name(field), this.text);
            let hash = match field.descriptor.as_bytes().first() {
                Some(b'Z') => format!("({value} -> 1231 : 1237)"),
                Some(b'J') => format!("({value}.high ^ {value}.low)"),
                Some(b'L' | b'[') => {
                    self.cx.asked.borrow_mut().hashes = true;
                    self.cx.asked.borrow_mut().told = true;
                    self.writer.statement(&format!("told_hash({value});"), self.line(id), None);
                    format!("hash_of({value})")
                }
                _ => value,
            };
            sum = format!("(31 * {sum} + {hash})");
        }
        self.define(id, Expression::of(sum, &[&this]).closed());
    }

    /// The number of the label that a value matches, from a number on; -1 for null, and the number of labels if none.
    pub(crate) fn pattern_switch(&mut self, id: StatementId, statement: &Statement) {
        let place = self.place(id);
        let Some(site) = Site::of(self.cx.world(), place) else { return };
        let restart = self.take_simple(statement.operands[1], "restart", id);
        let object = self.take_simple(statement.operands[0], "object", id);
        let mut text = site.arguments.len().to_string();
        for (label, entry) in site.arguments.iter().enumerate().rev() {
            let Some(test) = self.label_test(id, statement, &site, *entry, &object) else {
                self.cx.refuse("a switch over patterns with a label of another kind", Some(place));
                return;
            };
            let later = match restart.text.parse::<usize>() {
                Ok(restart) if restart > label => continue,
                Ok(_) => String::new(),
                Err(_) => format!("{} <= {label} && ", restart.text),
            };
            text = format!("({later}{test} -> {label} : {text})");
        }
        let text = format!("({} == null -> -1 : {text})", object.text);
        self.define(id, Expression::of(text, &[&object, &restart]).closed());
    }

    fn label_test(
        &mut self,
        id: StatementId,
        statement: &Statement,
        site: &Site,
        entry: u16,
        object: &Expression,
    ) -> Option<String> {
        let class = self.known.method.class;
        let constant = site.pool.get(entry).ok()?;
        match constant {
            Constant::Class(_) => {
                let wanted = self.cx.program().resolve_class(class, entry).ok()?;
                if self.may_be_of_library(statement.operands[0]) {
                    self.tell_class(id, object, wanted);
                }
                Some(self.cx.test(wanted, &object.text))
            }
            Constant::String(text) if site.bootstrap == "enumSwitch" => {
                let name = site.pool.text(text).ok()?.into_owned();
                let points_to = self.cx.world().points_to().of(self.method, statement.operands[0]);
                let mut classes = points_to.iter().filter_map(|one| self.cx.world().points_to().object(one).class);
                let class = classes.find_map(enumeration)?;
                Some(format!("{} == {}", object.text, self.constant_of(class, &name)?))
            }
            Constant::String(text) => {
                if self.may_be_of_library(statement.operands[0]) {
                    self.read_text(id, object);
                }
                let text = self.cx.text(&site.pool.text(text).ok()?);
                Some(format!("{} == {text}", object.text))
            }
            Constant::Integer(value) => {
                let mut tests = Vec::new();
                for boxed in [Boxed::Integer, Boxed::Character, Boxed::Short, Boxed::Byte] {
                    let holder = self.cx.program().load(boxed.class()).ok()?;
                    let test = self.cx.test(holder, &object.text);
                    let unboxed = self.unboxed(boxed, object);
                    tests.push(format!("({test} && {} == {})", unboxed.text, number(value)));
                }
                Some(format!("({})", tests.join(" || ")))
            }
            Constant::Dynamic { .. } => {
                let texts = Site::texts(class, entry, 4);
                let loaded = |text: &String| self.cx.program().load(&text.replace('.', "/")).ok();
                let holder = texts.iter().find_map(loaded)?;
                let constant = texts.iter().rfind(|text| loaded(text).is_none())?;
                Some(format!("{} == {}", object.text, self.constant_of(holder, constant)?))
            }
            _ => None,
        }
    }

    /// The static field of a constant of an enumeration.
    fn constant_of(&self, class: ClassRef, name: &str) -> Option<String> {
        let field = class.fields().iter().find(|field| field.name == name && field.is_static())?;
        Some(self.cx.field_name(field))
    }
}

/// The enumeration of a constant, which may be of a class of its own.
fn enumeration(class: ClassRef) -> Option<ClassRef> {
    let parent = class.super_class?;
    if parent.name == "java/lang/Enum" { Some(class) } else { enumeration(parent) }
}

//! Lambdas and method references (JLS 15.13, 15.27): what is called when the method of their interface is called.
//!
//! Captured values come first, then the arguments, boxed, unboxed or widened as `LambdaMetafactory` does where the
//! types of the interface's method and of the implementation differ; so does the result on its way back. A reference to
//! a constructor makes an object each time. A reference to a method that subclasses override is selected by the numbers
//! of the objects that a model has.

use crate::body::Body;
use crate::boxing::Boxed;
use crate::calls::result_kind;
use crate::context::{Context, promela_type};
use crate::expression::Expression;
use crate::initialisation::does_nothing;
use crate::long::{self, INT64};
use crate::objects::{Row, Source};
use analysis::whole::{DynamicSite, HandleKind, MethodNumber, ObjectKind, Place, World};
use classfile::{Constant, descriptor};
use flow::form::{Operation, Statement, StatementId};
use program::{MethodRef, dispatch};

/// What a lambda stands for.
#[derive(Clone)]
pub(crate) struct Reference {
    pub(crate) kind: HandleKind,
    pub(crate) implementation: MethodRef,
    /// The types of what it is called with: the receiver, if there is one, and the parameters.
    parameters: Vec<String>,
    /// The types of the interface's method as they are here (`(Ljava/lang/Integer;)V`).
    instantiated: Vec<String>,
}

impl Reference {
    /// What a statement makes; nothing if it is no lambda.
    pub(crate) fn of(world: &World, site: Place) -> Option<Reference> {
        let DynamicSite::Lambda { kind, implementation, .. } = world.dynamic(site)? else { return None };
        let mut parameters: Vec<String> = Vec::new();
        if !implementation.is_static() && *kind != HandleKind::New {
            parameters.push(format!("L{};", implementation.class.name));
        }
        let declared = descriptor::parse_method(implementation.descriptor).ok()?.parameters;
        parameters.extend(declared.iter().map(|one| one.text().to_owned()));
        let types = instantiated(world, site)?;
        let instantiated = descriptor::parse_method(&types).ok()?.parameters;
        let instantiated = instantiated.iter().map(|one| one.text().to_owned()).collect();
        Some(Reference { kind: *kind, implementation, parameters, instantiated })
    }

    /// The own method that is called, unless objects select it.
    fn certain(&self, world: &World) -> Option<MethodNumber> {
        let is_selected = self.kind == HandleKind::Virtual;
        let selects_another = |object| {
            let class = world.points_to().object(object).class;
            let class = class.filter(|class| class.is_subclass_of(self.implementation.class));
            class.is_some_and(|class| match dispatch::select(class, self.implementation) {
                Ok(selected) => selected.id != self.implementation.id,
                Err(_) => true,
            })
        };
        match is_selected && world.points_to().objects().any(selects_another) {
            true => None,
            false => world.number_of(self.implementation),
        }
    }

    /// Whether a call may find null where there has to be an object: one that selects, or one that is unboxed.
    pub(crate) fn needs_objects(&self, captured: usize) -> bool {
        let is_unboxed = |(from, to): (&String, &String)| is_reference(from) && !is_reference(to);
        let is_unbound = self.kind == HandleKind::Virtual && captured == 0;
        is_unbound || self.instantiated.iter().zip(self.parameters.iter().skip(captured)).any(is_unboxed)
    }
}

/// The types of the interface's method as a call site has them.
fn instantiated(world: &World, site: Place) -> Option<String> {
    let file = world.method(site.method).method.class.file.as_ref()?;
    let Operation::Dynamic(entry) = world.statement(site).operation else { return None };
    let Constant::InvokeDynamic { bootstrap, .. } = file.pool.get(entry).ok()? else { return None };
    let method = file.bootstrap_methods().ok()?.into_iter().nth(usize::from(bootstrap))?;
    let Constant::MethodType(types) = file.pool.get(*method.arguments.get(2)?).ok()? else { return None };
    Some(file.pool.text(types).ok()?.into_owned())
}

fn is_reference(descriptor: &str) -> bool {
    descriptor.starts_with(['L', '['])
}

fn letter(descriptor: &str) -> u8 {
    descriptor.bytes().next().unwrap_or(b'V')
}

/// The own method that a lambda stands for, if it is certain, and the fields for what it has captured.
pub(crate) fn lambda_of(cx: &Context<'_>, site: Place) -> Option<(MethodNumber, Vec<(String, &'static str)>)> {
    let reference = Reference::of(cx.world(), site)?;
    let callee = reference.certain(cx.world()).filter(|_| reference.kind != HandleKind::New)?;
    Some((callee, captured_of(cx, &reference, site)?))
}

/// The fields for what a lambda has captured.
fn captured_of(cx: &Context<'_>, reference: &Reference, site: Place) -> Option<Vec<(String, &'static str)>> {
    let name = cx.objects.at(site).map_or_else(|| String::from("lambda"), |row| row.name.clone());
    let mut captured = Vec::new();
    for number in 0..cx.world().statement(site).operands.len() {
        captured.push((format!("{name}_captured_{}", number + 1), promela_type(reference.parameters.get(number)?)?));
    }
    Some(captured)
}

impl Body<'_, '_> {
    /// What a lambda stands for, and the fields for what it has captured.
    fn lambda(&self, id: StatementId, site: Place) -> Option<(Reference, Vec<(String, &'static str)>)> {
        let reference = Reference::of(self.cx.world(), site);
        let captured = reference.as_ref().and_then(|reference| captured_of(self.cx, reference, site));
        let found = reference.zip(captured);
        if found.is_none() {
            self.cx.refuse("a lambda that works with numbers of type float or double", Some(self.place(id)));
        }
        found
    }

    pub(crate) fn make_lambda(&mut self, id: StatementId, statement: &Statement) {
        let place = self.place(id);
        let values: Vec<Expression> = statement.operands.iter().map(|operand| self.take_local(*operand)).collect();
        self.take_object(id, place);
        let Some((_, captured)) = self.lambda(id, place) else { return };
        self.cx.asked.borrow_mut().longs |= captured.iter().any(|(_, kind)| *kind == INT64);
        self.cx.asked.borrow_mut().captures.insert(place, captured.clone());
        let (Some(row), Some(to)) = (self.cx.objects.at(place).cloned(), statement.to) else { return };
        let object = if row.count == 1 { row.name } else { self.variable(to) };
        for (value, (field, _)) in values.iter().zip(captured) {
            let text = long::assignment(&format!("{field}({object})"), value);
            self.writer.statement(&text, self.line(id), None);
        }
    }

    /// A call of what a lambda stands for.
    pub(crate) fn call_lambda(
        &mut self,
        id: StatementId,
        statement: &Statement,
        (site, resolved): (Place, MethodRef),
        arguments: &[String],
    ) {
        let Some((reference, captured)) = self.lambda(id, site) else { return };
        let Ok(types) = descriptor::parse_method(resolved.descriptor) else { return };
        let mut all: Vec<String> = Vec::new();
        for (field, kind) in captured {
            let copy = self.declare(&format!("captured_{field}"), kind);
            let text = long::copy(&copy, &format!("{field}({})", arguments[0]), kind);
            self.writer.statement(&text, self.line(id), None);
            all.push(copy);
        }
        let first = all.len();
        let given = arguments[1..].iter().zip(&types.parameters).zip(&reference.instantiated);
        for ((argument, from), instantiated) in given {
            let Some(to) = reference.parameters.get(all.len()).cloned() else { break };
            let value = value_of(argument, from.text());
            let converted = self.convert(id, value, (from.text(), instantiated), &to);
            let Some(converted) = converted else {
                self.cx.refuse("a lambda whose arguments are converted", Some(self.place(id)));
                return;
            };
            let text = self.hold(id, converted, &format!("given_{}", all.len()), &to);
            all.push(text);
        }
        if all.len() != reference.parameters.len() {
            self.cx.refuse("a lambda whose arguments are converted", Some(self.place(id)));
            return;
        }
        self.call_reference(id, statement, (&reference, site, first), all, resolved);
    }

    fn call_reference(
        &mut self,
        id: StatementId,
        statement: &Statement,
        (reference, site, first): (&Reference, Place, usize),
        arguments: Vec<String>,
        resolved: MethodRef,
    ) {
        if reference.kind == HandleKind::New {
            self.construct(id, statement, (reference, site), arguments);
            return;
        }
        if reference.kind == HandleKind::Virtual && first == 0 {
            self.raise_if(id, &format!("{} == null", arguments[0]), "java/lang/NullPointerException");
        }
        if let Some(callee) = reference.certain(self.cx.world()) {
            self.invoke_converted(id, statement, callee, arguments, resolved);
            return;
        }
        let ways = self.selected(reference);
        if ways.is_empty() {
            let method = reference.implementation;
            let what = format!("a reference to {}.{}", method.class.java_name(), method.name);
            self.cx.refuse(&what, Some(self.place(id)));
            return;
        }
        self.writer.begin("if");
        for (callee, rows) in ways {
            let condition = self.cx.objects.condition(&arguments[0], |row| rows.contains(&row.first));
            self.writer.option(&format!("{condition} ->"), self.line(id), None);
            self.invoke_converted(id, statement, callee, arguments.clone(), resolved);
        }
        self.writer.close("fi;");
    }

    /// The methods that objects select, with the rows of these objects; nothing if some are not own methods.
    fn selected(&self, reference: &Reference) -> Vec<(MethodNumber, Vec<u32>)> {
        let mut ways: Vec<(MethodNumber, Vec<u32>)> = Vec::new();
        for row in &self.cx.objects.rows {
            let Some(class) = row.class.filter(|class| class.is_subclass_of(reference.implementation.class)) else {
                continue;
            };
            let selected = dispatch::select(class, reference.implementation).ok();
            let Some(number) = selected.and_then(|selected| self.cx.world().number_of(selected)) else {
                return Vec::new();
            };
            match ways.iter_mut().find(|(known, _)| *known == number) {
                Some((_, rows)) => rows.push(row.first),
                None => ways.push((number, vec![row.first])),
            }
        }
        ways
    }

    /// A reference to a constructor: makes an object.
    fn construct(
        &mut self,
        id: StatementId,
        statement: &Statement,
        (reference, site): (&Reference, Place),
        mut arguments: Vec<String>,
    ) {
        self.cx.asked.borrow_mut().demand.constructed.insert(site);
        let is_own = reference.implementation.class.is_application();
        let constructor = self.cx.world().number_of(reference.implementation).filter(|_| is_own);
        let Some(constructor) = constructor.filter(|_| !crate::operations::is_failure(reference.implementation.class))
        else {
            let class = reference.implementation.class.java_name();
            self.cx.refuse(&format!("a reference to the constructor of {class}"), Some(self.place(id)));
            return;
        };
        let Some(row) = self.cx.objects.constructed_at(site).cloned() else { return };
        let object = match row.count {
            1 => row.name,
            _ => {
                let made = self.declare("made", "ref");
                self.writer.statement(&crate::operations::next_object(&made, &row), self.line(id), None);
                made
            }
        };
        if !does_nothing(self, constructor) {
            arguments.insert(0, object.clone());
            if self.cx.plan.is_circular(self.method, constructor) {
                self.cx.refuse("a reference to a constructor that leads to its caller", Some(self.place(id)));
            }
            let nothing = Statement { to: None, ..statement.clone() };
            self.invoke(id, &nothing, constructor, arguments);
        }
        if let Some(to) = statement.to {
            self.settle_readers(to);
            let to = self.variable(to);
            self.assign(&to, Expression::atom(object), self.line(id));
        }
    }

    /// A call whose result may have to be boxed, unboxed or widened.
    fn invoke_converted(
        &mut self,
        id: StatementId,
        statement: &Statement,
        callee: MethodNumber,
        arguments: Vec<String>,
        resolved: MethodRef,
    ) {
        let method = self.cx.world().method(callee).method;
        let (from, to) = (method.descriptor.rsplit(')').next(), resolved.descriptor.rsplit(')').next());
        let (from, to) = (from.unwrap_or("V").to_owned(), to.unwrap_or("V").to_owned());
        let is_same = result_kind(method.result) == result_kind(resolved.result);
        let Some(variable) = statement.to.filter(|_| !is_same) else {
            self.invoke(id, statement, callee, arguments);
            return;
        };
        let kind = result_kind(method.result);
        let result = self.declare(&format!("{kind}_result"), kind);
        self.invoke_into(id, statement, callee, arguments, &result);
        self.settle_readers(variable);
        match self.convert(id, value_of(&result, &from), (&from, &from), &to) {
            Some(Converted::Boxed(boxed, value)) => {
                let variable = self.variable(variable);
                self.write_boxed(id, boxed, value, &variable);
            }
            Some(Converted::Plain(value)) => {
                let variable = self.variable(variable);
                self.assign(&variable, value, self.line(id));
            }
            None => self.cx.refuse("a lambda whose result is converted", Some(self.place(id))),
        }
    }

    /// A value of one type as one of another.
    fn convert(
        &mut self,
        id: StatementId,
        value: Expression,
        (from, instantiated): (&str, &str),
        to: &str,
    ) -> Option<Converted> {
        match (is_reference(from), is_reference(to)) {
            (true, true) => Some(Converted::Plain(value)),
            (false, true) => Some(Converted::Boxed(Boxed::of_primitive(letter(from))?, value)),
            (false, false) => {
                let boxed = Boxed::of_primitive(letter(from))?;
                Boxed::of_primitive(letter(to))?;
                Some(Converted::Plain(self.converted_value(boxed, value, letter(to))))
            }
            (true, false) => {
                let named = instantiated.strip_prefix('L').and_then(|rest| rest.strip_suffix(';'));
                let boxed = named.and_then(Boxed::of_class).or_else(|| Boxed::of_primitive(letter(to)))?;
                self.raise_if(id, &format!("{} == null", value.part()), "java/lang/NullPointerException");
                let value = self.unboxed(boxed, &value);
                Some(Converted::Plain(self.converted_value(boxed, value, letter(to))))
            }
        }
    }

    /// A value where it may be handed over.
    fn hold(&mut self, id: StatementId, value: Converted, name: &str, to: &str) -> String {
        match value {
            Converted::Boxed(boxed, value) => {
                let name = self.declare(&format!("{name}_boxed"), "ref");
                self.write_boxed(id, boxed, value, &name);
                name
            }
            Converted::Plain(value) if is_argument(&value) => value.text,
            Converted::Plain(value) => {
                let name = self.declare(name, result_kind(letter(to)));
                self.assign(&name, value, self.line(id));
                name
            }
        }
    }
}

fn is_argument(value: &Expression) -> bool {
    value.is_atom && !value.text.starts_with('@') && !long::has_choice(&value.text)
}

/// What is handed on.
enum Converted {
    Plain(Expression),
    /// The value of an object that has to be found or made.
    Boxed(Boxed, Expression),
}

/// What is written as a value of a type.
fn value_of(text: &str, descriptor: &str) -> Expression {
    match letter(descriptor) {
        b'J' => Expression::halves_of(text),
        b'Z' => Expression::atom(text).boolean(),
        _ => Expression::atom(text),
    }
}

/// Whether a call may find null where a lambda needs an object.
pub(crate) fn may_need_objects(world: &World, place: Place) -> bool {
    let Some(receiver) = world.statement(place).operands.first() else { return false };
    let points_to = world.points_to();
    points_to.of(place.method, *receiver).iter().any(|object| match points_to.object(object).kind {
        ObjectKind::Lambda(site) => {
            let captured = world.statement(site).operands.len();
            Reference::of(world, site).is_some_and(|reference| reference.needs_objects(captured))
        }
        _ => false,
    })
}

/// Whether a row has the objects that a reference to a constructor makes.
pub(crate) fn is_constructed(row: &Row, site: Place) -> bool {
    row.source == Source::Constructed(site)
}

//! What a check of a class property answers, as one expression over fields.
//!
//! The code of a check is followed along all its paths, with what comes behind a call as its continuation. An exception
//! is the answer no, so that a reference that may be null, an index outside or a division by zero is a condition of
//! what follows. Refused by name: loops, handlers, monitors, whatever is written or made, calls of the class library,
//! numbers other than `int` and smaller ones.

use crate::conditions::{Answer, either};
use crate::context::{Context, promela_type};
use crate::expression::{Comparison, Expression};
use classfile::opcode::*;
use flow::form::{Block, BlockId, Form, Operation, Statement, Value};
use program::{FieldRef, MethodRef, dispatch};

/// Blocks in each other.
const MOST_BLOCKS: u32 = 60;

/// A value with its type, as far as it is known.
#[derive(Clone)]
struct Known {
    value: Expression,
    descriptor: String,
    /// An object for sure.
    is_object: bool,
}

/// What comes behind a call, given what it answers.
type Behind<'k> = &'k dyn Fn(Option<Known>) -> Answer;

/// Names for the parameters of a check, in which no other name of the model is written.
pub(crate) fn parameters(check: MethodRef) -> Vec<String> {
    let this = (!check.is_static()).then(|| String::from("o"));
    let count = descriptors(check).len();
    this.into_iter().chain((1..=count).map(|number| format!("given{number}"))).collect()
}

fn descriptors(check: MethodRef) -> Vec<String> {
    let method = classfile::descriptor::parse_method(check.descriptor);
    method.map_or_else(|_| Vec::new(), |method| method.parameters.iter().map(|one| one.text().to_owned()).collect())
}

/// Whether a check is passed, for arguments of these names.
pub(crate) fn passes(cx: &Context<'_>, check: MethodRef, names: &[String]) -> Result<String, String> {
    let mut types = descriptors(check);
    if !check.is_static() {
        types.insert(0, check.class.descriptor().to_owned());
    }
    let given = |(number, (name, descriptor)): (usize, (&String, String))| {
        let is_object = number == 0 && !check.is_static();
        known(&format!("({name})"), descriptor, is_object)
    };
    let arguments = names.iter().zip(types).enumerate().map(given).collect::<Result<Vec<_>, _>>()?;
    let answered = |answer: Option<Known>| Ok(answer.map_or_else(yes, |answer| answer.value.boolean()));
    Following { cx, method: check, depth: 0 }.method(arguments, &answered).map(|answer| answer.text)
}

/// A value that a check may have.
fn known(text: &str, descriptor: String, is_object: bool) -> Result<Known, String> {
    match promela_type(&descriptor) {
        None | Some(crate::long::INT64) => Err(String::from("a number of type long, float or double")),
        Some(kind) => {
            let value = Expression::atom(text);
            let value = if kind == "bool" { value.boolean() } else { value };
            Ok(Known { value, descriptor, is_object })
        }
    }
}

fn yes() -> Expression {
    Expression::atom("1")
}

fn no() -> Expression {
    Expression::atom("0")
}

/// A field of the program, of an object that is one.
pub(crate) fn field(cx: &Context<'_>, field: FieldRef, object: Option<&str>) -> Answer {
    let name = || format!("{}.{}", field.class.java_name(), field.name);
    if !field.class.is_application() {
        return Err(format!("the field {} of the class library", name()));
    }
    if !field.is_static() {
        let text = format!("{}({})", cx.field_name(field), object.unwrap_or("null"));
        return known(&text, field.descriptor.to_owned(), false).map(|known| known.value);
    }
    let initializer = field.class.methods().iter().find(|method| method.is_initializer());
    let is_quiet = initializer.is_none_or(|method| {
        let number = cx.world().number_of(method);
        crate::translate::is_launched(cx, field.class)
            || number.is_some_and(|number| crate::initialisation::is_empty(cx, number, 8))
    });
    match is_quiet {
        true => known(&cx.field_name(field), field.descriptor.to_owned(), false).map(|known| known.value),
        false => Err(format!("the field {}, whose class has an initialiser", name())),
    }
}

/// A method that is followed.
#[derive(Clone, Copy)]
struct Following<'c, 'a> {
    cx: &'c Context<'a>,
    method: MethodRef,
    depth: u32,
}

impl Following<'_, '_> {
    fn method(self, arguments: Vec<Known>, behind: Behind<'_>) -> Answer {
        if self.method.is_synchronized() {
            return Err(String::from("it enters a monitor"));
        }
        let file = self.method.in_file().map_err(|_| "code that cannot be read")?;
        let form = Form::of(file).map_err(|_| "code that cannot be read")?;
        if form.blocks.iter().any(|block| !block.handlers.is_empty()) {
            return Err(String::from("it catches exceptions"));
        }
        let mut values: Vec<Option<Known>> = vec![None; form.variables.len()];
        for (parameter, argument) in form.parameters.iter().zip(arguments) {
            values[parameter.0 as usize] = Some(argument);
        }
        self.block(&form, BlockId(0), values, behind)
    }

    fn block(self, form: &Form, id: BlockId, values: Vec<Option<Known>>, behind: Behind<'_>) -> Answer {
        let block = form.block(id);
        if self.depth > MOST_BLOCKS {
            return Err(String::from("it has a loop or is too long"));
        }
        if form.statement(block.end()).operation == Operation::Throw {
            return Ok(no());
        }
        Following { depth: self.depth + 1, ..self }.statements(form, block, 0, values, behind)
    }

    /// What the statements of a block from one on lead to.
    fn statements(
        self,
        form: &Form,
        block: &Block,
        from: usize,
        mut values: Vec<Option<Known>>,
        behind: Behind<'_>,
    ) -> Answer {
        let Some(id) = block.statement_ids().nth(from) else {
            return self.block(form, *block.targets.first().ok_or("it does not end")?, values, behind);
        };
        let statement = form.statement(id);
        let parts: Vec<Known> =
            statement.operands.iter().map(|operand| value(*operand, &values)).collect::<Result<_, _>>()?;
        match &statement.operation {
            Operation::Jump => self.block(form, block.targets[0], values, behind),
            Operation::Return => behind(parts.into_iter().next()),
            Operation::Branch(code) => {
                let taken = branch(*code, &parts)?;
                let one = self.block(form, block.targets[0], values.clone(), behind)?;
                let other = self.block(form, block.targets[1], values, behind)?;
                either(&taken, &one, &other)
            }
            Operation::Pool(INVOKESTATIC | INVOKESPECIAL | INVOKEVIRTUAL | INVOKEINTERFACE, entry) => {
                let after = |answer: Option<Known>| {
                    let mut values = values.clone();
                    if let Some(to) = statement.to {
                        values[to.0 as usize] = answer;
                    }
                    self.statements(form, block, from + 1, values, behind)
                };
                self.call(*entry, parts, &after)
            }
            _ => {
                let (guard, value) = self.statement(statement, &parts)?;
                if let Some(to) = statement.to {
                    values[to.0 as usize] = Some(value);
                }
                let rest = self.statements(form, block, from + 1, values, behind)?;
                guard.map_or(Ok(rest.clone()), |guard| either(&guard, &rest, &no()))
            }
        }
    }

    /// A call of a method of the program that is the same for every object.
    fn call(self, entry: u16, parts: Vec<Known>, behind: Behind<'_>) -> Answer {
        let named = self.cx.program().resolve_method(self.method.class, entry);
        let named = named.map_err(|_| "a method that cannot be found")?;
        let words = format!("{}.{}", named.class.java_name(), named.name);
        if !named.class.is_application() {
            return Err(format!("it calls {words}"));
        }
        let classes = self.cx.objects.rows.iter().filter_map(|row| row.class);
        let receivers = classes.filter(|class| class.is_subclass_of(named.class) && !named.is_static());
        let mut selected: Vec<MethodRef> = match named.is_static() || named.is_private() {
            true => vec![named],
            false => receivers.filter_map(|class| dispatch::select(class, named).ok()).collect(),
        };
        selected.dedup_by_key(|method| method.id);
        let [only] = selected[..] else { return Err(format!("it calls {words}, which is not one method")) };
        if only.is_abstract() || only.is_native() {
            return Err(format!("it calls {words}"));
        }
        let guard = parts.first().filter(|_| !named.is_static()).and_then(object_guard);
        let mut parts = parts;
        if let Some(this) = parts.first_mut().filter(|_| !named.is_static()) {
            this.is_object = true;
        }
        let answer = Following { method: only, depth: self.depth + 1, ..self }.method(parts, behind)?;
        guard.map_or(Ok(answer.clone()), |guard| either(&guard, &answer, &no()))
    }

    /// Anything else: what it gives, and under which condition it throws nothing.
    fn statement(self, statement: &Statement, parts: &[Known]) -> Result<(Option<Expression>, Known), String> {
        match &statement.operation {
            Operation::Move => Ok((None, parts[0].clone())),
            Operation::Pool(GETSTATIC | GETFIELD, entry) => {
                let field = self.cx.program().resolve_field(self.method.class, *entry);
                self.field(field.map_err(|_| "a field that cannot be found")?, parts.first())
            }
            Operation::Plain(ARRAYLENGTH) => {
                let (element, guard) = self.array(&parts[0])?;
                let length = format!("{element}_length({})", parts[0].value.text);
                Ok((guard, known(&length, String::from("I"), false)?))
            }
            Operation::Plain(IALOAD..=SALOAD) => self.element(parts),
            Operation::Plain(code @ (IDIV | IREM)) => divided(*code, parts),
            Operation::Plain(code) => {
                let values: Vec<Expression> = parts.iter().map(|part| part.value.clone()).collect();
                let result = crate::operations::arithmetic(*code, &values);
                let value = result.ok_or_else(|| format!("the instruction {}", mnemonic(*code)))?;
                Ok((None, Known { value, descriptor: String::from("I"), is_object: false }))
            }
            Operation::Pool(PUTSTATIC | PUTFIELD, _) => Err(String::from("it writes")),
            _ => Err(String::from("it does more than look at fields")),
        }
    }

    fn field(self, field: FieldRef, object: Option<&Known>) -> Result<(Option<Expression>, Known), String> {
        if crate::edges::is_assertions_disabled(field) {
            return Ok((None, known("0", String::from("Z"), false)?));
        }
        let object = object.filter(|_| !field.is_static());
        let value = self::field(self.cx, field, object.map(|object| object.value.text.as_str()))?;
        let known = Known { value, descriptor: field.descriptor.to_owned(), is_object: false };
        Ok((object.and_then(object_guard), known))
    }

    /// What elements of an array are called, and when it is one.
    fn array(self, array: &Known) -> Result<(&'static str, Option<Expression>), String> {
        let class = self.cx.program().resolve_descriptor(self.method.class, &array.descriptor);
        let element = class.ok().and_then(crate::objects::element_of).filter(|element| *element != "long");
        let element = element.ok_or("an array that is not known")?;
        self.cx.asked.borrow_mut().elements.insert(element);
        match self.cx.objects.arrays(element) {
            Some(_) => Ok((element, object_guard(array))),
            None => Err(String::from("an array, and the program makes none of this type")),
        }
    }

    fn element(self, parts: &[Known]) -> Result<(Option<Expression>, Known), String> {
        let (element, guard) = self.array(&parts[0])?;
        let (array, index) = (&parts[0].value.text, &parts[1].value);
        let inside = format!("{0} >= 0 && {0} < {element}_length({array})", index.part());
        let inside = match guard {
            Some(guard) => format!("{} && {inside}", guard.text),
            None => inside,
        };
        let descriptor = parts[0].descriptor[1..].to_owned();
        let value = known(&format!("{element}_cell({array}, {})", index.text), descriptor, false)?;
        Ok((Some(Expression::atom(inside).boolean().opened()), value))
    }
}

/// The condition under which a reference is no null, where it may be.
fn object_guard(object: &Known) -> Option<Expression> {
    let text = format!("{} != null", object.value.part());
    (!object.is_object).then(|| Expression::atom(text).boolean().opened())
}

fn value(value: Value, values: &[Option<Known>]) -> Result<Known, String> {
    match value {
        Value::Variable(variable) => {
            values[variable.0 as usize].clone().ok_or_else(|| String::from("a value that is not known"))
        }
        Value::Int(value) => known(&crate::body::number(value), String::from("I"), false),
        Value::Null => known("null", String::from("Ljava/lang/Object;"), false),
        Value::Text(_) | Value::Long(_) | Value::Float(_) | Value::Double(_) => {
            Err(String::from("a text, or a number of type long, float or double"))
        }
    }
}

/// The condition under which a branch is taken.
fn branch(code: u8, parts: &[Known]) -> Answer {
    let one = &parts[0].value;
    let other = match parts.get(1) {
        Some(other) => other.value.clone(),
        None if matches!(code, IFNULL | IFNONNULL) => Expression::atom("null"),
        None => Expression::atom("0"),
    };
    let comparison = match code {
        IF_ACMPEQ | IF_ACMPNE => return Err(String::from("it compares objects")),
        IFEQ | IF_ICMPEQ | IFNULL => Comparison::Equal,
        IFNE | IF_ICMPNE | IFNONNULL => Comparison::Different,
        IFLT | IF_ICMPLT => Comparison::Less,
        IFGE | IF_ICMPGE => Comparison::AtLeast,
        IFGT | IF_ICMPGT => Comparison::Greater,
        _ => Comparison::AtMost,
    };
    Ok(comparison.of(one, &other))
}

fn divided(code: u8, parts: &[Known]) -> Result<(Option<Expression>, Known), String> {
    let sign = if code == IDIV { "/" } else { "%" };
    let (one, by) = (parts[0].value.part(), parts[1].value.part());
    let of_minus_one = if code == IDIV { format!("0 - {one}") } else { String::from("0") };
    let value = known(&format!("({by} == -1 -> {of_minus_one} : {one} {sign} {by})"), String::from("I"), false)?;
    Ok((Some(Expression::atom(format!("{by} != 0")).boolean().opened()), value))
}

//! Conditions that a program states as lambdas, `() -> count == event1.count`, as the text of an expression.
//!
//! A lambda is a method of its class (JLS 15.27.4). Each path through its code is followed to its end: the condition is
//! that of some path that answers true, which is what its branches have decided and what it answers. Without a
//! parameter the condition is about the object that states it or about static fields; with one about objects of its
//! type; with two about each pair.
//!
//! Errs by refusing: what the language of conditions has no words for ends with the reason.

mod words;

use crate::names::written;
use classfile::opcode::*;
use classfile::{ClassFile, Constant, MemberInfo};
use flow::MethodInFile;
use flow::form::{BlockId, Form, Operation, Statement, Value, VariableId};
use std::collections::BTreeMap;
use words::{Term, branch};

/// A lambda with more blocks on a path than these has a loop, or might as well.
const MOST_BLOCKS: usize = 64;
const MOST_PATHS: usize = 16;

/// The condition of the lambda that a call site makes, `Class: condition`; the class that states it is given by name.
/// Otherwise what the lambda does that no condition can do.
pub(crate) fn condition(file: &ClassFile<'_>, own: &str, site: u16) -> Result<String, String> {
    let method = method(file, site).ok_or("is a method of another class")?;
    let form = Form::of(MethodInFile { file, info: method }).map_err(|error| format!("cannot be read ({error})"))?;
    let (whose, subjects) = subjects(file, method, own)?;
    let mut paths = Paths { file, form: &form, whose: &whose, true_ones: Vec::new(), ends: 0 };
    let known = form.parameters.iter().copied().zip(subjects).collect();
    paths.follow(BlockId(0), known, Vec::new(), 0)?;
    let some = paths.some();
    Ok(format!("{whose}: {some}"))
}

/// The method of this class that a lambda is.
fn method<'a>(file: &'a ClassFile<'a>, site: u16) -> Option<&'a MemberInfo<'a>> {
    let Ok(Constant::InvokeDynamic { bootstrap, .. }) = file.pool.get(site) else { return None };
    let methods = file.bootstrap_methods().ok()?;
    let arguments = &methods.get(usize::from(bootstrap))?.arguments;
    let Ok(Constant::MethodHandle { reference, .. }) = file.pool.get(*arguments.get(1)?) else { return None };
    let member = file.pool.member(reference).ok()?;
    let is_it = |info: &&MemberInfo<'_>| {
        let named = |entry: u16, text: &str| file.pool.text(entry).is_ok_and(|known| known == text);
        named(info.name, &member.name) && named(info.descriptor, &member.descriptor)
    };
    (file.name().ok()? == member.class_name).then(|| file.methods.iter().find(is_it)).flatten()
}

/// What stands before the colon, and what the parameters are, the receiver among them.
fn subjects(file: &ClassFile<'_>, method: &MemberInfo<'_>, own: &str) -> Result<(String, Vec<Term>), String> {
    let descriptor = file.pool.text(method.descriptor).map_err(|error| error.to_string())?;
    let inside = descriptor.trim_start_matches('(').split(')').next().unwrap_or_default();
    let mut classes = Vec::new();
    for parameter in inside.split_terminator(';') {
        let name = parameter.strip_prefix('L').ok_or("takes something that is no object")?;
        classes.push(written(name));
    }
    let receiver = (method.access & program::access::STATIC == 0).then_some(());
    let (whose, mut terms) = match (classes.as_slice(), receiver) {
        ([], Some(())) => return Ok((own.to_owned(), vec![Term::Subject(String::new())])),
        ([], None) => (own.to_owned(), Vec::new()),
        ([only], _) => (only.clone(), vec![Term::Subject(String::new())]),
        ([first, second], _) if first != second => {
            (format!("{first}, {second}"), [first, second].map(|class| Term::Subject(format!("{class}."))).into())
        }
        _ => return Err(String::from("is about more than an object each of two classes")),
    };
    // Beside what it is about, no condition has an object of its own.
    terms.splice(0..0, receiver.map(|()| Term::Foreign));
    Ok((whose, terms))
}

/// The paths through a lambda.
struct Paths<'a> {
    file: &'a ClassFile<'a>,
    form: &'a Form,
    /// What stands before the colon.
    whose: &'a str,
    /// What is decided on those that answer true.
    true_ones: Vec<Vec<String>>,
    ends: usize,
}

type Known = BTreeMap<VariableId, Term>;

impl Paths<'_> {
    fn follow(&mut self, block: BlockId, mut known: Known, decided: Vec<String>, length: usize) -> Result<(), String> {
        if length > MOST_BLOCKS || self.ends > MOST_PATHS {
            return Err(String::from("has too many paths"));
        }
        let (form, known_block) = (self.form, self.form.block(block));
        for id in known_block.statement_ids().filter(|id| *id != known_block.end()) {
            self.execute(form.statement(id), &mut known)?;
        }
        let end = form.statement(known_block.end());
        let targets = known_block.targets.clone();
        match (&end.operation, targets.as_slice()) {
            // The way that is not taken comes first, as in the source.
            (Operation::Branch(code), [taken, other]) => {
                let terms = end.operands.iter().map(|value| term(&known, *value)).collect::<Result<Vec<_>, _>>()?;
                for (target, is_taken) in [(*other, false), (*taken, true)] {
                    let more = [decided.clone(), vec![branch(*code, &terms, is_taken)?]].concat();
                    self.follow(target, known.clone(), more, length + 1)?;
                }
                Ok(())
            }
            (Operation::Return, _) => {
                self.ends += 1;
                self.answer(term(&known, *end.operands.first().ok_or("answers nothing")?)?, decided)
            }
            (operation, [next]) if *operation == Operation::Jump || !operation.ends_block() => {
                self.execute(end, &mut known)?;
                self.follow(*next, known, decided, length + 1)
            }
            _ => Err(String::from("does more than to compare")),
        }
    }

    fn answer(&mut self, value: Term, mut decided: Vec<String>) -> Result<(), String> {
        match value {
            Term::Constant(0, _) => return Ok(()),
            Term::Constant(1, _) => {}
            Term::Truth(text) => decided.push(text),
            _ => return Err(String::from("answers something that is no condition")),
        }
        self.true_ones.push(decided);
        Ok(())
    }

    fn execute(&self, statement: &Statement, known: &mut Known) -> Result<(), String> {
        let terms = statement.operands.iter().map(|value| term(known, *value)).collect::<Result<Vec<_>, _>>();
        let value = match (&statement.operation, terms?.as_slice()) {
            (Operation::Jump, _) => return Ok(()),
            (Operation::Move, [value]) => value.clone(),
            (Operation::Plain(code), terms) => words::plain(*code, terms)?,
            (Operation::Pool(GETFIELD, entry), [object]) => self.field(*entry, Some(object))?,
            (Operation::Pool(GETSTATIC, entry), []) => self.field(*entry, None)?,
            (Operation::Pool(INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC | INVOKEINTERFACE, _), _) => {
                return Err(String::from("calls a method"));
            }
            _ => return Err(String::from("does more than to compare")),
        };
        known.extend(statement.to.map(|to| (to, value)));
        Ok(())
    }

    fn field(&self, entry: u16, object: Option<&Term>) -> Result<Term, String> {
        let member = self.file.pool.member(entry).map_err(|error| error.to_string())?;
        let path = match object {
            None if written(&member.class_name) == self.whose => member.name.to_string(),
            None => format!("{}.{}", written(&member.class_name), member.name),
            Some(Term::Subject(before)) => format!("{before}{}", member.name),
            Some(Term::Object(path)) => format!("{path}.{}", member.name),
            Some(_) => return Err(String::from("is about this object and about others that it is given")),
        };
        Term::of_field(path, &member.descriptor)
    }

    /// That one of the paths is taken that answer true.
    fn some(&self) -> String {
        let all = |decided: &Vec<String>| match decided.as_slice() {
            [] => String::from("true"),
            decided => decided.join(" && "),
        };
        match self.true_ones.as_slice() {
            [] => String::from("false"),
            [only] => all(only),
            several => several.iter().map(|path| format!("({})", all(path))).collect::<Vec<_>>().join(" || "),
        }
    }
}

fn term(known: &Known, value: Value) -> Result<Term, String> {
    match value {
        Value::Variable(variable) => known.get(&variable).cloned().ok_or_else(|| String::from("has variables")),
        Value::Int(value) if value != i32::MIN => Ok(Term::Constant(value.into(), false)),
        Value::Long(value) if value != i64::MIN => Ok(Term::Constant(value, true)),
        Value::Null => Ok(Term::Object(String::from("null"))),
        _ => Err(String::from("knows a value that is neither a whole number nor a reference")),
    }
}

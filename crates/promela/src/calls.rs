//! Calls: own methods become what `inline` makes of them, methods of the library what a model knows of them.

use crate::adopted::makes_text;
use crate::body::Body;
use crate::concurrent::Call;
use crate::expression::Expression;
use crate::folding::mentions;
use crate::initialisation::does_nothing;
use crate::library_calls::{Known, is_verify, known};
use crate::long;
use crate::objects::{Row, Source};
use crate::texts;
use analysis::whole::{DynamicSite, MethodNumber, ObjectKind, ObjectNumber};
use classfile::opcode::*;
use flow::form::{Operation, Statement, StatementId};
use program::{MethodRef, dispatch};

/// What a call runs for some receivers.
#[derive(Clone, PartialEq, Eq)]
enum Callee {
    Own(MethodNumber),
    /// What a lambda stands for: the statement that makes it.
    Lambda(analysis::whole::Place),
    /// The target of a thread.
    Target,
    /// `equals` of what is equal if its number is, or its boxed value.
    Same,
    /// `hashCode` of boxed values and texts.
    Hash,
}

/// What a call may run, each with the receivers for which it does.
type Ways = Vec<(Callee, Vec<ObjectNumber>)>;

impl Body<'_, '_> {
    /// A call other than `invokedynamic`.
    pub(crate) fn call(&mut self, id: StatementId, statement: &Statement) {
        let place = self.place(id);
        let Some(resolved) = self.cx.world().resolved(place) else {
            self.cx.refuse("a method that cannot be found", Some(place));
            return;
        };
        if self.is_adopted() && makes_text(resolved) {
            self.drop_operands(statement);
            let text = self.cx.library_object("java/lang/String");
            self.define(id, Expression::atom(text));
            return;
        }
        let library = known(resolved);
        let is_adopted =
            self.cx.world().adoption().is_adopted(resolved.class) && !matches!(library, Some(Known::Concurrent(_)));
        let is_own = !self.cx.world().targets(place).is_empty() || resolved.class.is_application() || is_adopted;
        let is_ours = is_verify(resolved.class);
        match library {
            Some(Known::RunTarget | Known::Equals | Known::HashCode) => self.call_selected(id, statement, resolved),
            Some(Known::Helper(helper)) => self.call_helper(id, statement, helper, resolved),
            Some(Known::Text(what)) if what != texts::Use::Made || !is_own => self.ask_text(id, statement, what),
            Some(Known::Enum(what)) => self.call_enum(id, statement, what),
            Some(Known::Clone) if crate::made_arrays::copies_array(self.cx.world(), place) => {
                self.clone_array(id, statement);
            }
            Some(Known::Boxing(boxed, what)) => self.call_boxed(id, statement, boxed, what),
            // What is added may have a text of its own, but the builder is none of the program's objects.
            Some(Known::Concurrent(call @ Call::Builder(_))) => self.call_concurrent(id, statement, call),
            Some(Known::Concurrent(call)) if !is_own && self.is_concurrent(statement, resolved, call) => {
                self.call_concurrent(id, statement, call);
            }
            Some(library) if (is_ours || !is_own) && !matches!(library, Known::Concurrent(_)) => {
                self.call_library(id, statement, library)
            }
            _ if is_own && !is_ours => self.call_own(id, statement, resolved),
            _ => {
                let what = format!("a call of {}.{}", resolved.class.java_name(), resolved.name);
                self.cx.refuse(&what, Some(place));
            }
        }
    }

    fn call_own(&mut self, id: StatementId, statement: &Statement, resolved: MethodRef) {
        let Operation::Pool(code, _) = statement.operation else { return };
        if matches!(code, INVOKESTATIC | INVOKESPECIAL) {
            match self.cx.world().targets(self.place(id)) {
                [only] => {
                    let only = *only;
                    self.call_one(id, statement, only);
                }
                _ => self.cx.refuse("a call whose method cannot be found", Some(self.place(id))),
            }
            return;
        }
        self.call_selected(id, statement, resolved);
    }

    fn call_one(&mut self, id: StatementId, statement: &Statement, callee: MethodNumber) {
        if self.cx.world().method(callee).form.parameters.len() != statement.operands.len() {
            self.cx.refuse("a call of the class library that calls the program back", Some(self.place(id)));
            return;
        }
        let arguments: Vec<Expression> = statement.operands.iter().map(|operand| self.take_local(*operand)).collect();
        if matches!(statement.operation, Operation::Pool(code, _) if code != INVOKESTATIC) {
            self.check_null(id, &arguments[0]);
        }
        if does_nothing(self, callee) {
            return;
        }
        self.settle();
        let texts = self.argument_texts(id, &arguments);
        self.invoke(id, statement, callee, texts);
    }

    fn argument_texts(&mut self, id: StatementId, arguments: &[Expression]) -> Vec<String> {
        arguments.iter().enumerate().map(|(number, value)| self.argument(id, number, value)).collect()
    }

    /// Writes a call, and what follows it.
    pub(crate) fn invoke(
        &mut self,
        id: StatementId,
        statement: &Statement,
        callee: MethodNumber,
        mut arguments: Vec<String>,
    ) {
        *self.callees.entry(callee).or_default() += 1;
        if self.cx.plan.is_section(callee) {
            self.call_section(id, statement, callee, &arguments, None);
            return;
        }
        let has_result = self.cx.world().method(callee).method.result != b'V';
        let copied = self.add_result(callee, statement, &mut arguments);
        let name = self.cx.method_name(callee);
        self.writer.statement(&format!("{name}({});", arguments.join(", ")), self.line(id), None);
        let raised = self.cx.exceptions.leaving(callee).clone();
        self.pass_on(id, &raised);
        if let (true, Some((to, copy))) = (has_result, copied) {
            let kind = result_kind(self.cx.world().method(callee).method.result);
            self.writer.statement(&long::copy(&to, &copy, kind), self.line(id), None);
        }
    }

    /// The same, with the result in a variable of the process.
    pub(crate) fn invoke_into(
        &mut self,
        id: StatementId,
        statement: &Statement,
        callee: MethodNumber,
        mut arguments: Vec<String>,
        result: &str,
    ) {
        *self.callees.entry(callee).or_default() += 1;
        if self.cx.plan.is_section(callee) {
            self.call_section(id, statement, callee, &arguments, Some(result));
            return;
        }
        arguments.push(result.to_owned());
        let name = self.cx.method_name(callee);
        self.writer.statement(&format!("{name}({});", arguments.join(", ")), self.line(id), None);
        let raised = self.cx.exceptions.leaving(callee).clone();
        self.pass_on(id, &raised);
    }

    /// Adds where the result goes. A variable that is handed over is not overwritten before the call has ended.
    fn add_result(
        &mut self,
        callee: MethodNumber,
        statement: &Statement,
        arguments: &mut Vec<String>,
    ) -> Option<(String, String)> {
        let method = self.cx.world().method(callee).method;
        if method.result == b'V' {
            return None;
        }
        let kind = result_kind(method.result);
        let Some(to) = statement.to else {
            arguments.push(self.declare(&format!("ignored_{kind}"), kind));
            return None;
        };
        self.settle_readers(to);
        let name = self.variable(to);
        if arguments.iter().any(|argument| mentions(argument, &name)) {
            let copy = self.declare(&format!("{name}_new"), kind);
            arguments.push(copy.clone());
            return Some((name, copy));
        }
        arguments.push(name);
        None
    }

    /// A call whose method the class of the receiver selects.
    fn call_selected(&mut self, id: StatementId, statement: &Statement, resolved: MethodRef) {
        let arguments: Vec<Expression> = statement.operands.iter().map(|operand| self.take_local(*operand)).collect();
        self.check_null(id, &arguments[0]);
        self.settle();
        let texts = self.argument_texts(id, &arguments);
        self.call_on(id, statement, resolved, texts);
    }

    /// A call on what the first operand of a statement may be, with these arguments, the receiver first.
    pub(crate) fn call_on(&mut self, id: StatementId, statement: &Statement, resolved: MethodRef, texts: Vec<String>) {
        let Some((ways, other)) = self.ways(id, statement, resolved) else { return };
        if let ([(callee, _)], None) = (ways.as_slice(), other) {
            self.call_way(id, statement, (callee.clone(), resolved), texts);
            return;
        }
        self.writer.begin("if");
        for (callee, objects) in ways {
            if matches!(callee, Callee::Same | Callee::Hash) {
                self.writer.option("else ->", self.line(id), None);
                self.call_way(id, statement, (callee, resolved), texts.clone());
                continue;
            }
            let is_wanted = |row: &Row| objects.iter().any(|object| self.is_in(*object, row));
            let condition = self.cx.objects.condition(&texts[0], is_wanted);
            self.writer.option(&format!("{condition} ->"), self.line(id), None);
            self.call_way(id, statement, (callee, resolved), texts.clone());
        }
        if let Some(number) = other {
            self.writer.option("else ->", self.line(id), None);
            self.trap(number, id);
        }
        self.writer.close("fi;");
    }

    fn call_way(
        &mut self,
        id: StatementId,
        statement: &Statement,
        (callee, resolved): (Callee, MethodRef),
        arguments: Vec<String>,
    ) {
        match callee {
            Callee::Own(method) => self.invoke(id, statement, method, arguments),
            Callee::Lambda(site) => self.call_lambda(id, statement, (site, resolved), &arguments),
            Callee::Same => self.same_objects(id, &arguments),
            Callee::Hash => self.hash_object(id, &arguments[0]),
            Callee::Target => self.cx.refuse("a call of Thread.run", Some(self.place(id))),
        }
    }

    fn is_in(&self, object: ObjectNumber, row: &Row) -> bool {
        let known = self.cx.world().points_to().object(object);
        match (known.kind, &row.source) {
            (ObjectKind::New(site), Source::Constructed(place)) => site == *place,
            (ObjectKind::New(site) | ObjectKind::Lambda(site), Source::Site(place)) => {
                site == *place && known.class == row.class
            }
            (_, Source::Failure) => known.class == row.class,
            _ => false,
        }
    }

    /// What a call may run, with the receivers for which it does, and what a model does not have of it.
    fn ways(&mut self, id: StatementId, statement: &Statement, resolved: MethodRef) -> Option<(Ways, Option<usize>)> {
        let points_to = self.cx.world().points_to();
        let mut other = None;
        let mut ways = Ways::new();
        for object in points_to.of(self.method, statement.operands[0]).iter() {
            let callee = self.select(object, resolved);
            let Some(callee) = callee else {
                let what = format!(
                    "a call of {}.{} on an object of the class library",
                    resolved.class.java_name(),
                    resolved.name
                );
                if self.is_adopted() {
                    let at = self.cx.setting.words(self.place(id));
                    other = Some(self.cx.unmodelled(format!("{what} at {at}")));
                    continue;
                }
                self.cx.refuse(&what, Some(self.place(id)));
                return None;
            };
            match ways.iter_mut().find(|(known, _)| *known == callee) {
                Some((_, objects)) => objects.push(object),
                None => ways.push((callee, vec![object])),
            }
        }
        if ways.is_empty() && other.is_none() {
            // Nothing was ever made that it could be called on.
            self.writer.statement("false;", self.line(id), None);
            return None;
        }
        // Objects that are told apart by their numbers are all the others.
        ways.sort_by_key(|(callee, _)| matches!(callee, Callee::Same | Callee::Hash));
        Some((ways, other))
    }

    /// `equals` of objects that are told apart by their numbers.
    fn same_objects(&mut self, id: StatementId, arguments: &[String]) {
        let [one, other] = arguments else { return };
        self.cx.asked.borrow_mut().told = true;
        self.cx.asked.borrow_mut().equals = true;
        self.writer.statement(&format!("told_equal({one}, {other});"), self.line(id), None);
        let Some(to) = self.form.statement(id).to else { return };
        self.settle_readers(to);
        let to = self.variable(to);
        self.writer.statement(&format!("{to} = same_value({one}, {other});"), self.line(id), None);
    }

    fn hash_object(&mut self, id: StatementId, object: &str) {
        self.cx.asked.borrow_mut().told = true;
        self.cx.asked.borrow_mut().hashes = true;
        self.writer.statement(&format!("told_hash({object});"), self.line(id), None);
        let Some(to) = self.form.statement(id).to else { return };
        self.settle_readers(to);
        let to = self.variable(to);
        self.writer.statement(&format!("{to} = hash_of({object});"), self.line(id), None);
    }

    fn select(&self, object: ObjectNumber, resolved: MethodRef) -> Option<Callee> {
        let world = self.cx.world();
        let known = world.points_to().object(object);
        if let (ObjectKind::Lambda(site), None) = (known.kind, known.class) {
            let interface = known.interfaces.iter().find(|one| one.is_subclass_of(resolved.class))?;
            let found = self.cx.program().find_method(interface, resolved.name, resolved.descriptor).ok()?;
            return match found.is_abstract() {
                true => Some(Callee::Lambda(site)),
                false => world.number_of(found).map(Callee::Own),
            };
        }
        let is_equals = resolved.name == "equals" && resolved.descriptor == "(Ljava/lang/Object;)Z";
        let is_hash = resolved.name == "hashCode" && resolved.descriptor == "()I";
        if object == ObjectNumber::LIBRARY && (is_equals || is_hash) {
            return Some(if is_equals { Callee::Same } else { Callee::Hash });
        }
        let class = known.class.filter(|_| object != ObjectNumber::LIBRARY)?;
        let selected = dispatch::select(class, resolved).ok()?;
        let tells = matches!(selected.class.name, "java/lang/Object" | "java/lang/String" | "java/lang/Enum");
        if is_equals && tells && !crate::operations::is_failure(class) {
            return Some(Callee::Same);
        }
        if is_hash && tells {
            return Some(Callee::Hash);
        }
        let is_inherited = world.adoption().is_adopted(selected.class) && !world.is_own(class);
        match world.number_of(selected).filter(|_| !is_inherited) {
            Some(number) => Some(Callee::Own(number)),
            None if (selected.class.name, selected.name) == ("java/lang/Thread", "run") => Some(Callee::Target),
            None => None,
        }
    }

    /// `invokedynamic`: lambdas and texts.
    pub(crate) fn dynamic(&mut self, id: StatementId, statement: &Statement) {
        let place = self.place(id);
        match self.cx.world().dynamic(place) {
            Some(DynamicSite::Lambda { .. }) => self.make_lambda(id, statement),
            Some(DynamicSite::Concatenation) => self.concatenate(id, statement),
            Some(DynamicSite::Record { fields }) => self.record_method(id, statement, fields),
            Some(DynamicSite::Switch) => self.pattern_switch(id, statement),
            None => self.cx.refuse("an invokedynamic of an unknown kind", Some(place)),
        }
    }
}

/// The type of a result, by the first letter of its descriptor.
pub(crate) fn result_kind(result: u8) -> &'static str {
    match result {
        b'L' => "ref",
        b'J' => long::INT64,
        _ => "int",
    }
}

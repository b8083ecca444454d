//! Methods as sections of a process: whoever calls one notes where to go on, and jumps; its end jumps back.
//!
//! Parameters and variables are those of the process. Where a call may lead back to its caller, the variables that the
//! caller still needs, and where the caller goes on itself, are put on a stack of the process; an assertion fails where
//! that is too small. What is pushed belongs to the thread alone, so that a push is one step (`atomic`).

use crate::body::Body;
use crate::calls::result_kind;
use crate::context::Context;
use crate::folding::mentions;
use crate::library_calls::Known;
use crate::liveness::Liveness;
use crate::long::{self, INT64};
use crate::raised::called;
use crate::writer::Writer;
use analysis::whole::MethodNumber;
use flow::form::{Statement, StatementId};
use std::collections::BTreeSet;

/// Where the result of a section is, by the first letter of its descriptor.
pub(crate) fn result_of(result: u8) -> &'static str {
    match result {
        b'J' => "returned_long",
        _ => "returned",
    }
}

/// A call of a section: what is called, the number of the call, and the label behind it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SectionCall {
    pub(crate) callee: MethodNumber,
    number: u32,
    label: String,
}

/// The variable that says where a section goes on when it ends.
pub(crate) fn site_variable(cx: &Context<'_>, method: MethodNumber) -> String {
    format!("{}_caller", cx.method_name(method))
}

/// Calls of a section outside a method: of what a thread begins with.
pub(crate) fn first_call(cx: &Context<'_>, callee: MethodNumber, given: &[String], text: &mut Writer) -> SectionCall {
    let label = format!("{}_begun", cx.method_name(callee));
    let number = cx.section_call(callee, &label);
    for (name, value) in section_parameters(cx, callee).iter().zip(given).filter(|(name, value)| name != value) {
        text.statement(&format!("{name} = {value};"), None, None);
    }
    text.statement(&format!("{} = {number};", site_variable(cx, callee)), None, None);
    text.statement(&format!("goto {};", cx.method_name(callee)), None, None);
    text.label(&label);
    SectionCall { callee, number, label }
}

/// The variables for the parameters of a section.
pub(crate) fn section_parameters(cx: &Context<'_>, method: MethodNumber) -> Vec<String> {
    let known = cx.world().method(method);
    let named = known.form.parameters.iter().enumerate().map(|(number, variable)| {
        let java = known.form.variable(*variable).name.clone();
        let is_this = number == 0 && !known.method.is_static();
        let base = if is_this { String::from("this") } else { java.unwrap_or_else(|| format!("argument_{number}")) };
        let kind = crate::body::kind_of(&known.form, *variable);
        cx.variable_name(method, &crate::names::legal(&base), kind)
    });
    named.collect()
}

/// The end of a section: back to whoever has called it.
pub(crate) fn write_back(cx: &Context<'_>, method: MethodNumber, calls: &BTreeSet<SectionCall>, text: &mut Writer) {
    let variable = site_variable(cx, method);
    text.begin("if");
    for call in calls.iter().filter(|call| call.callee == method) {
        text.option(&format!("{variable} == {} -> goto {};", call.number, call.label), None, None);
    }
    text.close("fi;");
}

/// Statements that copy a variable, as parts of a step.
fn copied(to: &str, from: &str, kind: &str) -> Vec<String> {
    match kind {
        INT64 => vec![format!("{to}.high = {from}.high"), format!("{to}.low = {from}.low")],
        _ => vec![format!("{to} = {from}")],
    }
}

impl Body<'_, '_> {
    /// Calls a section, and takes its result.
    pub(crate) fn call_section(
        &mut self,
        id: StatementId,
        statement: &Statement,
        callee: MethodNumber,
        arguments: &[String],
        into: Option<&str>,
    ) {
        self.settle_all();
        let saved = match self.cx.plan.is_circular(self.method, callee) {
            true if matches!(called(self.cx.world(), self.place(id)), Some(Known::Concurrent(_))) => {
                self.cx.refuse("a function of java.util.concurrent that leads to its caller", Some(self.place(id)));
                Vec::new()
            }
            true => self.saved(id, statement),
            false => Vec::new(),
        };
        let name = self.cx.method_name(callee);
        let label = self.label_behind(id, &name);
        let number = self.cx.section_call(callee, &label);
        self.calls.insert(SectionCall { callee, number, label: label.clone() });
        let mut parts = Vec::new();
        if !saved.is_empty() {
            self.widest = self.widest.max(saved.len() as u32);
            // `Failure::of` knows this text.
            parts.push(format!("assert(stack_top + {} <= STACK)", saved.len()));
            parts.extend(saved.iter().map(|variable| format!("push({variable})")));
        }
        parts.extend(self.handed_over(callee, arguments));
        parts.push(format!("{} = {number}", site_variable(self.cx, callee)));
        self.own_step(&parts, id);
        self.writer.statement(&format!("goto {name};"), None, None);
        self.writer.label(&label);
        let popped: Vec<String> = saved.iter().rev().map(|variable| format!("pop({variable})")).collect();
        if !popped.is_empty() {
            self.own_step(&popped, id);
        }
        // What leaves an initialiser becomes another exception first (`initialisation`).
        if !self.cx.world().method(callee).method.is_initializer() {
            let raised = self.cx.exceptions.leaving(callee).clone();
            self.pass_on(id, &raised);
        }
        let result = self.cx.world().method(callee).method.result;
        if result == b'V' {
            return;
        }
        let kind = result_kind(result);
        let to = into.map(str::to_owned).or_else(|| statement.to.map(|to| self.variable(to)));
        let to = to.unwrap_or_else(|| self.declare(&format!("ignored_{kind}"), kind));
        self.writer.statement(&long::copy(&to, result_of(result), kind), self.line(id), None);
    }

    /// Statements that only the thread itself can see, as one step.
    fn own_step(&mut self, parts: &[String], id: StatementId) {
        let text = match parts {
            [only] => format!("{only};"),
            _ => format!("atomic {{ {} }};", parts.join("; ")),
        };
        self.writer.statement(&text, self.line(id), None);
    }

    /// Gives parameters their values. A parameter that another value is made of gets its own later.
    fn handed_over(&mut self, callee: MethodNumber, arguments: &[String]) -> Vec<String> {
        let names = section_parameters(self.cx, callee);
        let mut parts = Vec::new();
        let mut late = Vec::new();
        for (number, (name, argument)) in names.iter().zip(arguments).enumerate() {
            if name == argument {
                continue;
            }
            let form = &self.cx.world().method(callee).form;
            let kind = crate::body::kind_of(form, form.parameters[number]);
            match arguments[number + 1..].iter().any(|other| mentions(other, name)) {
                true => {
                    let copy = self.declare(&format!("{name}_next"), kind);
                    parts.extend(copied(&copy, argument, kind));
                    late.extend(copied(name, &copy, kind));
                }
                false => parts.extend(copied(name, argument, kind)),
            }
        }
        parts.extend(late);
        parts
    }

    /// A label behind a call that no other call has.
    fn label_behind(&self, id: StatementId, callee: &str) -> String {
        let method = self.cx.method_name(self.method);
        let line = self.line(id).map_or_else(String::new, |line| format!("_{line}"));
        let base = format!("{method}_after_{callee}{line}_{}", id.0);
        let mut label = base.clone();
        let mut number = 1;
        while self.calls.iter().any(|call| call.label == label) {
            number += 1;
            label = format!("{base}_{number}");
        }
        label
    }

    /// What a caller still needs when a call has come back.
    fn saved(&mut self, id: StatementId, statement: &Statement) -> Vec<String> {
        let mut live = Liveness::of(self.form, &self.edges).behind(self.form, &self.edges, id);
        if let Some(to) = statement.to {
            live.remove(&to);
        }
        let mut names: Vec<String> = Vec::new();
        for variable in live {
            let name = self.variable(variable);
            match self.kind_of(variable) {
                INT64 => names.extend([format!("{name}.high"), format!("{name}.low")]),
                _ => names.push(name),
            }
        }
        if self.known.method.is_synchronized() && !self.known.method.is_static() {
            names.push(self.monitor());
        }
        names.push(site_variable(self.cx, self.method));
        names.sort();
        names.dedup();
        names
    }
}

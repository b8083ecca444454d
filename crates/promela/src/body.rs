//! The text of one method: its blocks as `if` and `do` where its control flow has such a structure, and jumps
//! elsewhere.

use crate::context::{Context, promela_type};
use crate::edges;
use crate::expression::Expression;
use crate::long;
use crate::model::Deed;
use crate::sections::{self, SectionCall};
use crate::shape::{Edges, Shape};
use crate::writer::Writer;
use analysis::whole::{MethodNumber, Place, WorldMethod};
use flow::form::{BlockId, Form, Home, Operation, StatementId, Value, VariableId};
use flow::typing::Kind;
use std::collections::{BTreeMap, BTreeSet};

/// What comes behind a piece of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Block(BlockId),
    /// The beginning of the loop of a block.
    Again(BlockId),
    /// The end of the method.
    End,
}

/// A method as text.
pub(crate) struct Written {
    pub(crate) text: Writer,
    /// Names and types of its variables.
    pub(crate) variables: BTreeMap<String, &'static str>,
    /// What it calls, and at how many places.
    pub(crate) callees: BTreeMap<MethodNumber, usize>,
    pub(crate) parameters: Vec<String>,
    /// Calls of sections.
    pub(crate) calls: BTreeSet<SectionCall>,
    /// The most variables that a call puts on the stack.
    pub(crate) widest: u32,
}

/// A value that waits for the expression that uses it.
pub(crate) struct Pending {
    pub(crate) variable: VariableId,
    pub(crate) expression: Expression,
    pub(crate) line: Option<u32>,
}

/// A method under way.
pub(crate) struct Body<'c, 'a> {
    pub(crate) cx: &'c Context<'a>,
    pub(crate) method: MethodNumber,
    pub(crate) known: &'a WorldMethod,
    pub(crate) form: &'a Form,
    pub(crate) writer: Writer,
    pub(crate) pending: Vec<Pending>,
    pub(crate) variables: BTreeMap<String, &'static str>,
    pub(crate) callees: BTreeMap<MethodNumber, usize>,
    pub(crate) calls: BTreeSet<SectionCall>,
    pub(crate) widest: u32,
    /// Whether it is a section of a process rather than expanded.
    pub(crate) is_section: bool,
    /// How often each variable is given a value, and used.
    counts: Vec<(u32, u32)>,
    pub(crate) shape: Shape,
    pub(crate) edges: Edges,
    /// Names for parameters.
    pub(crate) parameters: Vec<String>,
    names: Vec<Option<String>>,
    /// Labels that were jumped to when the text was written before.
    pub(crate) wanted: BTreeSet<Option<BlockId>>,
    pub(crate) jumps: BTreeSet<Option<BlockId>>,
    pub(crate) open_loops: BTreeSet<BlockId>,
}

/// Writes a method; its parameters are called as given, or as in Java.
pub(crate) fn write(cx: &Context<'_>, method: MethodNumber, given: Option<&[String]>) -> Written {
    let mut wanted = BTreeSet::new();
    loop {
        let mut body = Body::new(cx, method, given, wanted);
        body.begin();
        if body.form.blocks.is_empty() {
            cx.refuse("a method without code", None);
        } else {
            body.node(BlockId(0), Next::End, None);
        }
        body.finish();
        if body.jumps == body.wanted {
            let Body { writer: text, variables, callees, parameters, calls, widest, .. } = body;
            return Written { text, variables, callees, parameters, calls, widest };
        }
        wanted = body.jumps;
    }
}

impl<'c, 'a> Body<'c, 'a> {
    fn new(
        cx: &'c Context<'a>,
        method: MethodNumber,
        given: Option<&[String]>,
        wanted: BTreeSet<Option<BlockId>>,
    ) -> Body<'c, 'a> {
        let known = cx.world().method(method);
        let form = &known.form;
        let edges = edges::edges(cx, method);
        let shape = Shape::of(form, &edges);
        let mut body = Body {
            cx,
            method,
            known,
            form,
            writer: Writer::default(),
            pending: Vec::new(),
            variables: BTreeMap::new(),
            callees: BTreeMap::new(),
            calls: BTreeSet::new(),
            widest: 0,
            is_section: given.is_none() && cx.plan.is_section(method),
            counts: edges::counts(cx, method, &shape),
            shape,
            edges,
            parameters: Vec::new(),
            names: vec![None; form.variables.len()],
            wanted,
            jumps: BTreeSet::new(),
            open_loops: BTreeSet::new(),
        };
        match body.is_section {
            true => body.name_section(),
            false => body.name_parameters(given),
        }
        body
    }

    /// The parameters of a section are variables of the process.
    fn name_section(&mut self) {
        self.parameters = sections::section_parameters(self.cx, self.method);
        for (variable, name) in self.form.parameters.iter().zip(&self.parameters) {
            self.names[variable.0 as usize] = Some(name.clone());
            self.variables.insert(name.clone(), kind_of(self.form, *variable));
        }
        self.variables.insert(sections::site_variable(self.cx, self.method), "short");
        let result = self.known.method.result;
        if result != b'V' {
            let kind = if result == b'J' { long::INT64 } else { "int" };
            self.variables.insert(String::from(sections::result_of(result)), kind);
        }
    }

    /// Where the result goes.
    pub(crate) fn result(&self) -> &'static str {
        if self.is_section { sections::result_of(self.known.method.result) } else { "result" }
    }

    /// Parameters are what is written for them in a call, unless they are given other values.
    fn name_parameters(&mut self, given: Option<&[String]>) {
        let has_this = !self.known.method.is_static();
        for (number, variable) in self.form.parameters.iter().enumerate() {
            let java = self.form.variable(*variable).name.clone();
            let java = java.unwrap_or_else(|| format!("argument_{number}"));
            let java = if number == 0 && has_this { String::from("this") } else { java };
            let name = given.and_then(|given| given.get(number).cloned()).unwrap_or_else(|| crate::names::legal(&java));
            if self.counts[variable.0 as usize].0 == 0 {
                self.names[variable.0 as usize] = Some(name.clone());
                self.parameters.push(name);
            } else {
                // What is handed over belongs to the caller; the method changes a copy.
                self.parameters.push(if given.is_some() { name } else { format!("given_{name}") });
            }
        }
        if given.is_some() && self.known.method.result != b'V' {
            // Nobody asks for what a thread returns that runs a reference to a method.
            let kind = if self.known.method.result == b'J' { long::INT64 } else { "int" };
            self.variables.insert(String::from(self.result()), kind);
            self.cx.asked.borrow_mut().longs |= kind == long::INT64;
        }
        let is_twice = |name: &String| self.parameters.iter().filter(|other| *other == name).count() > 1;
        if given.is_none() && self.parameters.iter().any(is_twice) {
            self.cx.refuse("two parameters of one name", None);
        }
    }

    /// Takes copies of parameters that are given other values.
    fn begin(&mut self) {
        self.writer.forget_line();
        for (number, variable) in self.form.parameters.iter().enumerate() {
            if self.names[variable.0 as usize].is_none() {
                let name = self.variable(*variable);
                if name != self.parameters[number] {
                    let text = long::copy(&name, &self.parameters[number], self.kind_of(*variable));
                    self.writer.statement(&text, None, None);
                }
            }
        }
        if self.known.method.is_synchronized() {
            let is_of_thread = self.cx.thread.is_some_and(|thread| self.known.method.class.is_subclass_of(thread));
            self.cx.asked.borrow_mut().monitors_of_threads |= is_of_thread && !self.known.method.is_static();
            let monitor = self.monitor();
            let deed = self.enters();
            if self.cx.held_up.any() {
                let outside = self.outside();
                self.writer.look_before(Some(&outside));
            }
            let entered = crate::class_properties::with(&format!("enter({monitor})"), &self.begins());
            self.writer.statement(&entered, None, Some(deed));
            self.writer.look_before(None);
        } else if let Some((first, others)) = self.begins().split_first() {
            self.writer.statement(&crate::class_properties::with(first, others), None, None);
        }
        self.ask_at_entry();
    }

    fn enters(&self) -> Deed {
        let site = crate::model::Site {
            class: self.known.method.class.java_name(),
            method: self.known.method.name.to_owned(),
            line: self.form.statement_ids().next().and_then(|first| self.known.line(first)),
        };
        Deed::Visible { site, words: String::from("enter") }
    }

    /// The object on which a synchronized method synchronizes.
    pub(crate) fn monitor(&self) -> String {
        match self.known.method.is_static() {
            true => self.cx.mirror(self.known.method.class),
            false => self.parameters[0].clone(),
        }
    }

    fn finish(&mut self) {
        if self.wanted.contains(&None) {
            let label = self.label(None);
            self.writer.label(&label);
        }
        if self.known.method.is_synchronized() {
            let monitor = self.monitor();
            let left = crate::class_properties::with(&format!("leave({monitor})"), &self.ends());
            self.writer.statement(&left, None, None);
            if self.cx.held_up.stops {
                let outside = self.outside();
                self.writer.label(&outside);
            }
        } else if let Some((first, others)) = self.ends().split_first() {
            self.writer.statement(&crate::class_properties::with(first, others), None, None);
        }
        self.writer.settle_end();
    }

    /// The name of the label of a block, or of the end.
    pub(crate) fn label(&self, block: Option<BlockId>) -> String {
        let mut method = self.cx.method_name(self.method);
        // Labels that begin so mean something to Spin: a thread that waits there would be at its end.
        if ["end", "accept", "progress"].iter().any(|word| method.starts_with(word)) {
            method.insert_str(0, "at_");
        }
        let Some(block) = block else { return format!("{method}_end") };
        let first = StatementId(self.form.block(block).statements.start);
        let is_handler = self.form.statement(first).operation == Operation::Catch;
        let word = if is_handler { "catch" } else { "line" };
        match self.known.line(first) {
            Some(line) => format!("{method}_{word}_{line}_{}", block.0),
            None => format!("{method}_{word}_{}", block.0),
        }
    }

    pub(crate) fn place(&self, statement: StatementId) -> Place {
        Place { method: self.method, statement }
    }

    pub(crate) fn line(&self, statement: StatementId) -> Option<u32> {
        self.known.line(statement)
    }

    /// The name of a variable in the model.
    pub(crate) fn variable(&mut self, variable: VariableId) -> String {
        if let Some(name) = &self.names[variable.0 as usize] {
            return name.clone();
        }
        let known = self.form.variable(variable);
        let kind = self.kind_of(variable);
        let base = match (&known.name, known.home) {
            (Some(name), _) => crate::names::legal(name),
            (None, Home::Local(slot)) => format!("local_{slot}"),
            (None, Home::Operand) => format!("value_{}", variable.0),
        };
        let name = self.declare_named(&base, kind);
        self.names[variable.0 as usize] = Some(name.clone());
        name
    }

    /// A variable that the program does not have. It is not called like one of the program's.
    pub(crate) fn declare(&mut self, base: &str, kind: &'static str) -> String {
        let mut base = base.to_owned();
        while self.form.variables.iter().any(|known| known.name.as_deref() == Some(&base)) {
            base.push_str("_own");
        }
        self.declare_named(&base, kind)
    }

    /// A variable of the method. What is called like a parameter would be what was handed over.
    fn declare_named(&mut self, base: &str, kind: &'static str) -> String {
        let mut name = self.cx.variable_name(self.method, base, kind);
        let mut base = base.to_owned();
        while !self.is_section && self.parameters.contains(&name) {
            base.push_str("_own");
            name = self.cx.variable_name(self.method, &base, kind);
        }
        self.variables.insert(name.clone(), kind);
        self.cx.asked.borrow_mut().longs |= kind == long::INT64;
        name
    }

    pub(crate) fn kind_of(&self, variable: VariableId) -> &'static str {
        kind_of(self.form, variable)
    }

    /// Whether a variable that the source does not have gets a value at one place only.
    pub(crate) fn is_given_once(&self, variable: VariableId) -> bool {
        self.form.variable(variable).home == Home::Operand && self.counts[variable.0 as usize].0 == 1
    }

    /// A variable that is always the same object.
    pub(crate) fn call_it(&mut self, variable: VariableId, object: String) {
        self.names[variable.0 as usize] = Some(object);
    }

    /// Whether nobody uses what a variable is given; to read something has no other effect.
    pub(crate) fn is_never_used(&self, variable: VariableId) -> bool {
        self.form.variable(variable).home == Home::Operand && self.counts[variable.0 as usize].1 == 0
    }

    /// Whether a variable is used once, where it gets its value once, by a statement of the same block.
    pub(crate) fn is_handed_on(&self, variable: VariableId, from: StatementId) -> bool {
        let known = self.form.variable(variable);
        if known.home != Home::Operand || self.counts[variable.0 as usize] != (1, 1) {
            return false;
        }
        let block = self.form.block(self.form.block_of(from));
        let uses = |id: &StatementId| self.form.statement(*id).operands.contains(&Value::Variable(variable));
        block.statement_ids().skip_while(|id| *id <= from).any(|id| uses(&id))
    }
}

/// The type of a variable in Promela.
pub(crate) fn kind_of(form: &Form, variable: VariableId) -> &'static str {
    let known = form.variable(variable);
    match (known.kind, known.declared.as_deref().and_then(promela_type)) {
        (Kind::Int, Some("bool")) => "bool",
        (Kind::Int, _) => "int",
        (Kind::Reference, _) => "ref",
        (Kind::Long, _) => long::INT64,
        _ => "int",
    }
}

/// A number as Promela reads it.
pub(crate) fn number(value: i32) -> String {
    match value {
        i32::MIN => String::from("(-2147483647 - 1)"),
        _ => value.to_string(),
    }
}

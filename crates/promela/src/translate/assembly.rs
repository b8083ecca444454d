//! The parts of a model, put together in the order in which Spin reads them.

use super::Parts;
use super::declarations::{constants, header, is_table, memory};
use crate::body::Written;
use crate::claims::{self};
use crate::context::{Asked, Context};
use crate::copies;
use crate::gluing;
use crate::made_texts::LETTERS;
use crate::model::{Deed, Model};
use crate::movers::Movers;
use crate::prelude::{self, Needs};
use crate::reuse::{self, Process};
use crate::threads::Kind;
use crate::threads::THREAD_BEGINS;
use crate::writer::Writer;
use analysis::whole::MethodNumber;
use std::collections::BTreeMap;

impl Parts {
    /// The model.
    pub(super) fn assemble(mut self, cx: &Context<'_>, asked: &Asked, title: &[String]) -> Model {
        let mut text = Writer::default();
        header(&mut text, title, cx);
        constants(&mut text, cx, asked);
        memory(&mut text, cx, asked);
        let needs = self.needs(cx, asked);
        crate::identity::values(&mut text, cx, asked);
        let parts = [prelude::exceptions(), prelude::monitors(&needs), prelude::threads(&needs)];
        let usual = parts.join(&String::new());
        let mut usual: Vec<String> = text.lines().iter().cloned().chain([String::new()]).chain(usual).collect();
        usual.dedup_by(|one, other| one.is_empty() && other.is_empty());
        let mut text = Writer::default();
        for element in &asked.copied {
            text.line(&copies::copying(element));
        }
        write_unmodelled(cx, &mut text);
        let stack = self.stack(&cx.request.bounds);
        if let Some(cells) = stack {
            text.line("");
            prelude::stack(cells).iter().for_each(|line| text.line(line));
        }
        let processes: Vec<Process> = self.kinds.iter().map(|kind| self.process(cx, kind)).collect();
        let processes_before = usual.iter().filter(|line| line.contains("proctype ")).count();
        let collector = reuse::collector(cx, asked, (processes_before, &processes));
        text.line("");
        collector.iter().for_each(|line| text.line(line));
        text.append(std::mem::take(&mut self.properties));
        let mut movers = self.movers(cx, asked);
        let mut known = gluing::Known::default();
        for method in std::mem::take(&mut self.order) {
            if cx.plan.is_section(method) {
                write_initialised(cx, method, &mut text, asked);
                continue;
            }
            if !cx.is_watched() {
                self.glue_method(cx, method, &mut movers, &mut known);
            }
            self.write_method(cx, method, &mut text, asked);
        }
        claims::write_idle(cx, &mut text);
        let kinds = std::mem::take(&mut self.kinds);
        for mut kind in kinds {
            let sections = self.sections(cx, &kind.written);
            kind.text.put_variables(&self.declared(cx, &kind.written, &sections));
            text.line("");
            let of_kind = with_variables(&movers, &kind.written);
            let mut finished = kind.finish(cx, &sections);
            if !cx.is_watched() {
                known.glue(&mut finished, None, &of_kind);
            }
            text.append(finished);
        }
        text.append(self.claims);
        let body = std::mem::take(&mut text);
        prelude::used(usual, body.lines()).iter().for_each(|line| text.line(line));
        text.append(body);
        let (text, deeds) = text.finish();
        let is_bounded = |row: &&crate::objects::Row| is_table(row) || row.cells > 0;
        let bounds = cx.objects.rows.iter().filter(is_bounded).map(|row| (row.name.clone(), row.count.max(row.cells)));
        let depth = stack.map(|_| (String::from(crate::model::STACK), cx.request.bounds.stack()));
        let letters = asked.demand.made_texts.then(|| (String::from(LETTERS), cx.request.bounds.most_letters()));
        Model {
            text,
            deeds: deeds.into_iter().filter(|(_, deed)| is_told(cx, deed)).collect(),
            bounds: bounds.chain(depth).chain(letters).collect(),
            unmodelled: cx.unmodelled.borrow().clone(),
            claims: claims::names(cx),
            processes: cx.objects.threads(cx.thread),
            idles: cx.idles(),
            makes_texts: asked.makes_texts,
            has_sections_of_one: cx.endings.sections,
            has_invariants: cx.has_invariants(),
            sections: self.methods.keys().filter(|method| cx.plan.is_section(**method)).count(),
        }
    }

    /// What the model needs of what all models have.
    fn needs(&mut self, cx: &Context<'_>, asked: &Asked) -> Needs {
        Needs {
            interrupts: cx.exceptions.interrupts,
            circles: cx.circles,
            endings: cx.endings,
            held_up: cx.held_up,
            thread_monitors: cx.thread_monitors,
            conditions: cx.objects.conditions().is_some(),
            read_write: asked.read_write,
            barriers: asked.barriers,
            hand_offs: asked.hand_offs,
            parks: asked.parks,
            progress: cx.claims.asks_for_progress(),
            kinds: std::mem::take(&mut self.options),
            threads: cx.objects.threads(cx.thread),
            entries: cx.entries(),
            waits: self.lines().iter().any(|line| line.contains("begin_wait(")),
            ends: cx.is_watched() || self.asks_for_ends(cx, asked),
        }
    }

    /// The variables of a process, as they are declared.
    fn declared(&self, cx: &Context<'_>, of: &Written, sections: &BTreeMap<MethodNumber, &Written>) -> Vec<String> {
        let mut lines: Vec<String> =
            self.variables(of).into_iter().map(|(name, kind)| format!("{kind} {name};")).collect();
        lines.push(String::from("ref thrown;"));
        if cx.circles {
            lines.push(String::from("ref holder;"));
        }
        if sections.values().any(|section| section.widest > 0) {
            lines.extend([String::from("int stack[STACK];"), String::from("short stack_top;")]);
        }
        lines
    }

    fn process(&self, cx: &Context<'_>, kind: &Kind) -> Process {
        let mut variables = self.variables(&kind.written);
        variables.extend(["me", "thrown"].map(|name| (name.to_owned(), "ref")));
        variables.extend(cx.circles.then(|| (String::from("holder"), "ref")));
        variables.extend(kind.has_target.then(|| (String::from("this"), "ref")));
        Process { name: kind.name.clone(), variables }
    }

    /// All lines that were written.
    fn lines(&self) -> Vec<&String> {
        let texts = self.methods.values().map(|written| &written.text).chain(self.kinds.iter().map(|kind| &kind.text));
        texts.flat_map(Writer::lines).collect()
    }

    /// Whether somebody may notice the end of a thread: by asking for it, by waiting for it, or because it ends the
    /// program.
    fn asks_for_ends(&self, cx: &Context<'_>, asked: &Asked) -> bool {
        let joins = |line: &&String| line.contains("join(") || line.contains("join_or_time_out(");
        let asks = |line: &&String| joins(line) || line.contains("status[") && line.trim() != THREAD_BEGINS;
        asked.monitors_of_threads || cx.thread_monitors || cx.endings.may_end() || self.lines().iter().any(asks)
    }

    /// What is known of the names of a model.
    fn movers(&self, cx: &Context<'_>, asked: &Asked) -> Movers {
        let (interrupts, nothing_moves) = (cx.exceptions.interrupts, cx.contention.ends_threads);
        let joins_early = cx.contention.joins_early;
        let mut movers = Movers { interrupts, joins_early, nothing_moves, ..Movers::default() };
        let lines = self.lines();
        movers.times_out = lines.iter().any(|line| line.contains("end_wait_or_time_out"));
        // `tryLock` and `isLocked` see whether somebody has entered.
        let sees_owners = |line: &&String| ["owner[", "can_read(", "can_write("].iter().any(|word| line.contains(word));
        movers.owners_are_seen = lines.iter().any(sees_owners);
        for row in &cx.objects.rows {
            movers.local.extend([row.name.clone(), format!("{}_made", row.name), format!("find_{}", row.name)]);
        }
        movers.local.extend(asked.tests.values().map(|class| format!("is_{}", cx.class_name(class))));
        for field in asked.fields.values() {
            let is_contended = cx.contention.is_about(field);
            if is_contended { &mut movers.contended } else { &mut movers.local }.insert(cx.field_name(field));
        }
        for element in &asked.elements {
            movers.local.insert(format!("{element}_length"));
            let is_contended = cx.contention.is_about_cells(element);
            if is_contended { &mut movers.contended } else { &mut movers.local }.insert(format!("{element}_cell"));
        }
        for slot in &asked.slots {
            if slot.never_changes() {
                movers.local.insert(slot.macro_name());
            } else if slot.is_atomic() {
                movers.contended.insert(slot.macro_name());
            }
        }
        movers.local.extend(asked.captures.values().flatten().map(|(field, _)| field.clone()));
        movers.local.extend(["Thread_target", "Condition_lock", "c_code"].map(String::from));
        movers.asks_for_ends = self.asks_for_ends(cx, asked);
        movers.ends_wait = cx.thread_monitors;
        movers
    }

    fn glue_method(&mut self, cx: &Context<'_>, method: MethodNumber, movers: &mut Movers, known: &mut gluing::Known) {
        let Some(written) = self.methods.get_mut(&method) else { return };
        let name = cx.method_name(method);
        let of_method = with_variables(movers, written);
        known.glue(&mut written.text, Some(&name), &of_method);
        movers.methods.insert(name);
    }

    fn write_method(&mut self, cx: &Context<'_>, method: MethodNumber, text: &mut Writer, asked: &Asked) {
        let Some(written) = self.methods.get_mut(&method) else { return };
        let known = cx.world().method(method).method;
        let mut parameters = written.parameters.clone();
        if known.result != b'V' {
            parameters.push(String::from("result"));
        }
        text.line("");
        text.line(&format!("/* {}.{} */", known.class.java_name(), known.name));
        text.open(&format!("inline {}({}) {{ {{", cx.method_name(method), parameters.join(", ")));
        if written.text.is_empty() {
            text.line("skip;");
        }
        text.append_inside(std::mem::take(&mut written.text));
        text.close("} }");
        write_initialised(cx, method, text, asked);
        let class = known.class;
        if known.is_initializer() && asked.initialised.contains_key(&class.id.0) {
            let name = cx.class_name(class);
            text.open(&format!("inline need_{name}() {{"));
            text.line("if");
            text.line(&format!(":: {name}_initialised == all_threads || {name}_initialised == me"));
            text.line(&format!(":: atomic {{ {name}_initialised == null -> {name}_initialised = me }};"));
            text.line(&format!("    {}();", cx.method_name(method)));
            text.line(&format!("    {}", crate::initialisation::outcome(cx, method, &name)));
            let options = [crate::initialisation::failed, crate::initialisation::contended];
            let options = options.iter().filter_map(|option| option(cx, method, &name));
            options.for_each(|option| text.line(&option));
            text.line("fi");
            text.close("}");
        }
    }
}

/// Who has initialised a class, if the method does that.
fn write_initialised(cx: &Context<'_>, method: MethodNumber, text: &mut Writer, asked: &Asked) {
    let known = cx.world().method(method).method;
    if known.is_initializer() && asked.initialised.contains_key(&known.class.id.0) {
        text.line("");
        text.line(&format!("/* Initialises {} once (JLS 12.4.2). */", known.class.java_name()));
        text.line(&format!("ref {}_initialised;", cx.class_name(known.class)));
    }
}

/// Whether a deed is one of the program's own code: those lead the search for the run on the virtual machine.
fn is_told(cx: &Context<'_>, deed: &Deed) -> bool {
    let (Deed::Visible { site, .. } | Deed::Start(site) | Deed::Choice { site, .. }) = deed else { return true };
    let class = cx.program().load(&site.class.replace('.', "/"));
    !class.is_ok_and(|class| cx.world().adoption().is_adopted(class))
}

fn with_variables(movers: &Movers, written: &Written) -> Movers {
    let mut movers = movers.clone();
    movers.local.extend(written.variables.keys().chain(&written.parameters).cloned());
    movers
}

/// What ends a run of the model because a model does not have it.
fn write_unmodelled(cx: &Context<'_>, text: &mut Writer) {
    if cx.unmodelled.borrow().is_empty() {
        return;
    }
    text.line("");
    text.line("/* A run ends where the class library does what a model does not have. */");
    text.line("#define unmodelled(number) assert(number < 0)");
    for (number, words) in cx.unmodelled.borrow().iter().enumerate() {
        text.line(&format!("/* {number}: {} */", words.replace("*/", "")));
    }
}

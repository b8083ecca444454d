//! Objects that nobody can reach any more are used again, so that a program that makes objects for ever has a finite
//! model where it has finitely many states.
//!
//! Written only where a program needs it. Promela cannot see the variables of another process, so this part is C: what
//! static fields, processes, monitors and waiting threads refer to is marked, then what marked objects refer to (mark
//! and sweep, McCarthy 1960), and the lowest number of the row that is not marked is free. A variable that is not read
//! any more may keep its object: errs towards keeping, which costs numbers only. Which number an object gets nobody
//! can tell, so the request for one moves freely in time (`movers`).

use crate::context::{Asked, Context, promela_type};
use crate::objects::{Row, Source};
use program::FieldRef;
use std::collections::BTreeMap;

/// A process type: its name, and the types of its variables.
pub(crate) struct Process {
    pub(crate) name: String,
    pub(crate) variables: BTreeMap<String, &'static str>,
}

/// Whether everything that refers to objects is followed here.
pub(crate) fn is_followed(asked: &Asked) -> bool {
    !asked.handlers
        && !asked.hand_offs
        && !asked.read_write
        && !asked.barriers
        && !asked.parks
        && asked.slots.iter().all(|slot| !slot.many)
}

/// Whether objects of a row are used again.
pub(crate) fn is_reused(cx: &Context<'_>, row: &Row) -> bool {
    let has_stack = cx.world().methods().any(|method| cx.plan.is_section(method));
    let is_wanted = cx.reuses && !has_stack && cx.objects.conditions().is_none();
    is_wanted && row.count > 1 && matches!(row.source, Source::Site(_))
}

/// The statement that takes a free object of a row.
pub(crate) fn take(row: &Row, to: &str) -> String {
    let Row { name, count, .. } = row;
    format!(
        "atomic {{ c_code {{ find_{name}(); }}; assert({name}_made < {count}); {to} = {name} + {name}_made; {name}_made = 0 }};"
    )
}

/// The collector, for process types in the order of their declaration, and how many were declared before.
pub(crate) fn collector(cx: &Context<'_>, asked: &Asked, (before, processes): (usize, &[Process])) -> Vec<String> {
    let reused: Vec<&Row> = cx.objects.rows.iter().filter(|row| is_reused(cx, row)).collect();
    if reused.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![
        String::from(
            "/* Objects that nobody can reach are used again: mark and sweep, in C, when one is to be made. */",
        ),
        String::from("c_code {"),
        String::from("extern short *proc_offset;"),
        String::from("static unsigned char heap_marked[OBJECTS];"),
        String::from("static int heap_reached[OBJECTS], heap_reached_count;"),
        String::from(
            "static void heap_mark(int o) { if (o > 0 && o < OBJECTS && !heap_marked[o]) { heap_marked[o] = 1; heap_reached[heap_reached_count++] = o; } }",
        ),
    ];
    lines.extend(follow(cx, asked));
    if cx.idles() {
        // Another process is declared before all others then (`claims::write_idle`).
        lines.push(String::from("#ifdef FAIR"));
        lines.extend(roots(cx, asked, before + 1, processes));
        lines.push(String::from("#else"));
    }
    lines.extend(roots(cx, asked, before, processes));
    lines.extend(cx.idles().then(|| String::from("#endif")));
    lines.extend(clean(cx, asked));
    for row in reused {
        let Row { name, count, .. } = row;
        lines.push(format!("static void find_{name}(void) {{"));
        lines.push(String::from("    int n = 0; heap_mark_all();"));
        lines.push(format!("    while (n < {count} && heap_marked[{name} + n]) n++;"));
        lines.push(format!("    if (n < {count}) heap_clean({name} + n);"));
        lines.push(format!("    now.{name}_made = n;"));
        lines.push(String::from("}"));
    }
    lines.push(String::from("}"));
    lines
}

/// Arrays with an element for each of some objects: name, first and last object, whether references.
fn memory(cx: &Context<'_>, asked: &Asked) -> Vec<(String, u32, u32, bool)> {
    let mut found = Vec::new();
    for field in asked.fields.values().copied().filter(|field| !field.is_static()) {
        if let Some((first, last)) = cx.objects.of_class(field.class) {
            found.push((format!("{}_of", cx.field_name(field)), first, last, is_reference(field)));
        }
    }
    for (place, captured) in &asked.captures {
        if let Some(row) = cx.objects.at(*place) {
            found.extend(
                captured.iter().map(|(field, kind)| (format!("{field}_of"), row.first, row.last(), *kind == "ref")),
            );
        }
    }
    for slot in asked.slots.iter().filter(|slot| !slot.many) {
        if let Some((first, last)) = cx.objects.of_tool(slot.class) {
            found.push((format!("{}_{}_of", slot.class, slot.name), first, last, slot.kind == "ref"));
        }
    }
    if let Some((first, last)) = cx.objects.conditions() {
        found.push((String::from("Condition_lock_of"), first, last, true));
    }
    found
}

fn is_reference(field: FieldRef) -> bool {
    promela_type(field.descriptor) == Some("ref")
}

/// What an object refers to.
fn follow(cx: &Context<'_>, asked: &Asked) -> Vec<String> {
    let mut lines = vec![String::from("static void heap_follow(int o) {"), String::from("    int i;")];
    for (name, first, last, _) in memory(cx, asked).into_iter().filter(|(.., is_reference)| *is_reference) {
        lines.push(format!("    if (o >= {first} && o <= {last}) heap_mark(now.{name}[o - {first}]);"));
    }
    if let Some((first, last, cells)) = cx.objects.arrays("object").filter(|_| asked.elements.contains("object")) {
        lines.push(format!("    if (o >= {first} && o <= {last})"));
        lines.push(format!("        for (i = 0; i < {cells}; i++) heap_mark(now.object_arrays[o - {first}].at[i]);"));
    }
    if asked.target_of_threads {
        lines.push(String::from("    if (o < THREADS) heap_mark(now.Thread_target_of[o]);"));
    }
    lines.push(String::from("}"));
    lines
}

/// Marks what can be reached.
fn roots(cx: &Context<'_>, asked: &Asked, before: usize, processes: &[Process]) -> Vec<String> {
    let mut lines = vec![
        String::from("static void heap_mark_all(void) {"),
        String::from("    int i; memset(heap_marked, 0, sizeof heap_marked); heap_reached_count = 0;"),
    ];
    for field in asked.fields.values().copied().filter(|field| field.is_static() && is_reference(field)) {
        lines.push(format!("    heap_mark(now.{});", cx.field_name(field)));
    }
    lines.push(String::from("    for (i = 0; i < OBJECTS; i++) if (now.owner[i]) heap_mark(i);"));
    lines.push(String::from("    for (i = 0; i < THREADS; i++) heap_mark(now.waiting[i]);"));
    if cx.circles {
        lines.push(String::from("    for (i = 0; i < THREADS; i++) heap_mark(now.wanted[i]);"));
    }
    lines.push(String::from("    for (i = 0; i < now._nr_pr; i++)"));
    lines.push(String::from("        switch (((P0 *)pptr(i))->_t) {"));
    for (number, process) in (before..).zip(processes) {
        let references = process.variables.iter().filter(|(_, kind)| **kind == "ref");
        let marks: Vec<String> =
            references.map(|(name, _)| format!("heap_mark(((P{number} *)pptr(i))->{name});")).collect();
        lines.push(format!("        case {number}: {} break;    /* {} */", marks.join(" "), process.name));
    }
    lines.push(String::from("        }"));
    lines.push(String::from("    for (i = 0; i < heap_reached_count; i++) heap_follow(heap_reached[i]);"));
    lines.push(String::from("}"));
    lines
}

/// A new object has no past.
fn clean(cx: &Context<'_>, asked: &Asked) -> Vec<String> {
    let mut lines = vec![String::from("static void heap_clean(int o) {")];
    for (name, first, last, _) in memory(cx, asked) {
        let cell = format!("now.{name}[o - {first}]");
        lines.push(format!("    if (o >= {first} && o <= {last}) memset(&{cell}, 0, sizeof {cell});"));
    }
    for element in &asked.elements {
        if let Some((first, last, _)) = cx.objects.arrays(element) {
            let array = format!("now.{element}_arrays[o - {first}]");
            lines.push(format!("    if (o >= {first} && o <= {last}) memset(&{array}, 0, sizeof {array});"));
        }
    }
    lines.push(String::from("    now.owner[o] = 0; now.entered[o] = 0;"));
    let mut of_thread = vec!["now.status[o] = 0;", "now.waiting[o] = 0;"];
    if cx.exceptions.interrupts {
        of_thread.extend(["now.interrupted[o] = 0;", "now.woken[o] = 0;"]);
    }
    if cx.circles {
        of_thread.push("now.wanted[o] = 0;");
    }
    if asked.target_of_threads {
        of_thread.push("now.Thread_target_of[o] = 0;");
    }
    lines.push(format!("    if (o < THREADS) {{ {} }}", of_thread.join(" ")));
    lines.push(String::from("}"));
    lines
}

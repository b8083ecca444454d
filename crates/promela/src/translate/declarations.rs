//! The beginning of a model: how to verify it, the numbers of objects, and the memory of fields and arrays.

use crate::claims::{self};
use crate::concurrent::Slot;
use crate::context::{Asked, Context, promela_type};
use crate::objects::{Row, Source, length};
use crate::writer::Writer;

pub(super) fn header(text: &mut Writer, title: &[String], cx: &Context<'_>) {
    text.line("/*");
    for line in title {
        text.line(&format!(" * {line}"));
    }
    text.line(" * Each object is a number. Numbers at the right are lines of the Java source.");
    bounds(cx).iter().for_each(|line| text.line(&format!(" * {line}")));
    text.line(" * Verify it with");
    let verifying = claims::how_to_verify(cx);
    let alone = if verifying.is_empty() { "" } else { " -DNOCLAIM" };
    // Spin's reduction does not know of provided clauses.
    let all_orders = if cx.endings.proviso().is_empty() { "" } else { " -DNOREDUCE" };
    text.line(&format!(" *     spin -a MODEL && cc -O2 -w -fwrapv -DSAFETY{alone}{all_orders} -o pan pan.c && ./pan"));
    verifying.iter().for_each(|line| text.line(&format!(" * {line}")));
    text.line(" * -fwrapv makes numbers wrap around as in Java.");
    text.line(" */");
}

/// What there is only so much of.
fn bounds(cx: &Context<'_>) -> Vec<String> {
    let is_open = |row: &&Row| match row.source {
        Source::Site(place) => row.cells > 0 && length(cx.world(), place, 0).is_none(),
        Source::Level(place, level) => length(cx.world(), place, usize::from(level)).is_none(),
        _ => false,
    };
    let rows = || cx.objects.rows.iter();
    let objects = rows().filter(|row| is_table(row)).map(|row| format!("{} of {}", row.count, row.name));
    let cells = rows().filter(is_open).map(|row| format!("{} cells of {}", row.cells, row.name));
    let all: Vec<String> = objects.chain(cells).collect();
    let mut lines: Vec<String> = all.chunks(4).map(|some| format!("    {}", some.join(", "))).collect();
    if !lines.is_empty() {
        lines.insert(0, String::from("There are so many objects and cells; a run that needs more fails an assertion:"));
    }
    if cx.reuses {
        lines.push(String::from("Objects that nobody can reach are used again."));
    }
    lines
}

pub(super) fn constants(text: &mut Writer, cx: &Context<'_>, asked: &Asked) {
    let total = cx.objects.total();
    let (kind, all_threads) = match total {
        0..254 => ("byte", 255),
        254..32_766 => ("short", 32_767),
        _ => ("int", i32::MAX),
    };
    text.line(&format!("#define ref {kind}"));
    text.line("#define null 0");
    text.line(&format!("#define all_threads {all_threads}"));
    text.line(&format!("#define failed_for_all {}", all_threads - 1));
    text.line(&format!("#define OBJECTS {}", cx.objects.monitors()));
    text.line(&format!("#define THREADS {}", cx.objects.threads(cx.thread)));
    for row in &cx.objects.rows {
        let comment = match &row.source {
            Source::Site(place)
            | Source::Constructed(place)
            | Source::Level(place, _)
            | Source::Condition(place)
            | Source::Part(place, _) => format!("    /* {} */", cx.setting.words(*place)),
            Source::Text(words) => {
                let words: String =
                    words.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == ' ').take(40).collect();
                format!("    /* \"{words}\" */")
            }
            _ => String::new(),
        };
        text.line(&format!("#define {} {}{comment}", row.name, row.first));
        if is_table(row) {
            let kind = if row.count < 255 { "byte" } else { "short" };
            text.line(&format!("local {kind} {}_made;    /* of {} */", row.name, row.count));
        }
    }
    for class in asked.tests.values() {
        text.line(&format!("#define is_{}(o) ({})", cx.class_name(class), cx.objects.test("o", class)));
    }
}

/// What objects of a class of `java.util.concurrent` hold.
fn declare_slot(text: &mut Writer, cx: &Context<'_>, slot: Slot) {
    let is_wanted = |row: &Row| {
        let known = row.class.filter(|_| matches!(row.source, Source::Site(_)));
        known.and_then(|class| crate::concurrent::class_of(class.name)).is_some_and(|(word, _)| word == slot.class)
    };
    let Some((first, last)) = cx.objects.span(is_wanted) else { return };
    let (name, kind, count) = (slot.macro_name(), slot.kind, last - first + 1);
    if !slot.many {
        text.line(&format!("{}{kind} {name}_of[{count}];", local(slot.never_changes())));
        text.line(&format!("#define {name}(o) {name}_of[(o) - {first}]"));
        return;
    }
    let cells = cx.objects.rows.iter().filter(|row| is_wanted(row)).map(|row| row.cells).max().unwrap_or(1).max(1);
    text.line(&format!("typedef {name}s {{ {kind} at[{cells}] }};"));
    text.line(&format!("{name}s {name}s_of[{count}];"));
    text.line(&format!("#define {name}(o, i) {name}s_of[(o) - {first}].at[i]"));
}

/// Whether objects are taken from a row one after the other.
pub(super) fn is_table(row: &Row) -> bool {
    matches!(row.source, Source::LargeBox(_)) || row.count > 1 && !matches!(row.source, Source::Box(_))
}

/// What no two threads contend for may be treated like variables of a process.
fn local(is_local: bool) -> &'static str {
    if is_local { "local " } else { "" }
}

pub(super) fn memory(text: &mut Writer, cx: &Context<'_>, asked: &Asked) {
    text.line("");
    if asked.longs {
        text.line(crate::long::TYPE);
    }
    text.line("/* Fields, for each object of the class that has them; for what is local no two threads contend. */");
    for field in asked.fields.values() {
        let name = cx.field_name(field);
        let kind = promela_type(field.descriptor).unwrap_or("int");
        let local = local(!cx.contention.is_about(field));
        if field.is_static() {
            text.line(&format!("{local}{kind} {name};"));
            continue;
        }
        let (first, last) = cx.objects.of_class(field.class).unwrap_or((1, 1));
        text.line(&format!("{local}{kind} {name}_of[{}];", last - first + 1));
        text.line(&format!("#define {name}(o) {name}_of[(o) - {first}]"));
    }
    for element in &asked.elements {
        let Some((first, last, cells)) = cx.objects.arrays(element) else { continue };
        let kind = match *element {
            "boolean" => "bool",
            "object" => "ref",
            "byte" | "short" => "short",
            "long" => crate::long::INT64,
            _ => "int",
        };
        text.line(&format!("typedef {element}_cells {{ {kind} at[{cells}] }};"));
        let local = local(!cx.contention.is_about_cells(element));
        text.line(&format!("{local}{element}_cells {element}_arrays[{}];", last - first + 1));
        text.line(&format!("local int {element}_lengths[{}];", last - first + 1));
        text.line(&format!("#define {element}_cell(o, i) {element}_arrays[(o) - {first}].at[i]"));
        text.line(&format!("#define {element}_length(o) {element}_lengths[(o) - {first}]"));
    }
    for (place, captured) in &asked.captures {
        let Some(row) = cx.objects.at(*place) else { continue };
        for (field, kind) in captured {
            text.line(&format!("local {kind} {field}_of[{}];", row.count));
            text.line(&format!("#define {field}(o) {field}_of[(o) - {}]", row.first));
        }
    }
    asked.slots.iter().for_each(|slot| declare_slot(text, cx, *slot));
    if let Some((first, last)) = cx.objects.conditions() {
        text.line(&format!("local ref Condition_lock_of[{}];", last - first + 1));
        text.line(&format!("#define Condition_lock(o) Condition_lock_of[(o) - {first}]"));
    }
    if let Some((first, last)) = cx.program().load("java/lang/Enum").ok().and_then(|class| cx.objects.of_class(class))
        && asked.enums
    {
        crate::enums::lines(first, last).iter().for_each(|line| text.line(line));
    }
    if cx.names_threads {
        text.line("ref Thread_name_of[THREADS];");
        text.line("#define Thread_name(o) Thread_name_of[o]");
    }
    if asked.handlers {
        crate::handlers::MEMORY.iter().for_each(|line| text.line(line));
    }
    crate::stated::write_variables(cx, text);
    if cx.counts_from_main() {
        text.line("bool begun;");
    }
    if cx.claims.asks_for_progress() {
        text.line("bool progressed;");
    }
    if asked.target_of_threads {
        text.line("local ref Thread_target_of[THREADS];");
        text.line("#define Thread_target(o) Thread_target_of[o]");
    }
}

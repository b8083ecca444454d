//! The part of a model about letters of texts: those of constants, the table of made ones, and what puts texts together
//! (`made_texts`).

use crate::boxing::Boxed;
use crate::objects::{Objects, Source};

/// Letters of constants, the table of made texts, and what puts them together.
pub(crate) fn lines(objects: &Objects, letters: u32) -> Vec<String> {
    let texts: Vec<(u32, &str)> = objects
        .rows
        .iter()
        .filter_map(|row| match &row.source {
            Source::Text(text) => Some((row.first, text.as_str())),
            _ => None,
        })
        .collect();
    let Some(table) = objects.rows.iter().find(|row| row.source == Source::MadeText) else { return Vec::new() };
    let first = texts.first().map_or(table.first, |(number, _)| *number);
    let mut lines = constants(&texts);
    let (made, count) = (&table.name, table.count);
    lines.extend([
        format!("typedef letters {{ int at[{letters}] }};"),
        format!("letters {made}_letters[{count}];"),
        format!("short {made}_length[{count}];"),
        format!("int {made}_hash[{count}];"),
        format!("hidden int text_buffer[{letters}];"),
        String::from("hidden short text_end;"),
        String::from("hidden short text_n;"),
        String::from("hidden int text_o;"),
        String::from("hidden int text_p;"),
        String::from("hidden int text_v;"),
        format!("#define text_length(o) ((o) >= {made} -> {made}_length[(o) - {made}] : text_lengths[(o) - {first}])"),
        format!(
            "#define text_letter(o, i) ((o) >= {made} -> {made}_letters[(o) - {made}].at[i] : \
             text_letters[text_starts[(o) - {first}] + (i)])"
        ),
        format!("#define text_hash(o) ((o) >= {made} -> {made}_hash[(o) - {made}] : text_hashes[(o) - {first}])"),
    ]);
    lines.extend(additions(objects, letters));
    lines.push(search(made, (first, count)));
    lines
}

/// The letters of constants, one after the other.
fn constants(texts: &[(u32, &str)]) -> Vec<String> {
    let units: Vec<Vec<u16>> = texts.iter().map(|(_, text)| text.encode_utf16().collect()).collect();
    let mut starts = Vec::new();
    let mut next = 0;
    for text in &units {
        starts.push(next.to_string());
        next += text.len();
    }
    let lengths = units.iter().map(|text| text.len().to_string()).collect::<Vec<_>>();
    // Spin takes no negative numbers there.
    let hashes = texts.iter().map(|(_, text)| (crate::texts::hash(text) as u32).to_string()).collect::<Vec<_>>();
    let all: Vec<String> = units.iter().flatten().map(|unit| unit.to_string()).collect();
    vec![
        String::from(
            "/* Texts: letters of constants, a table of those that are made, and how one is found or made. */",
        ),
        array("text_lengths", &lengths),
        array("text_starts", &starts),
        array("text_hashes", &hashes),
        array("text_letters", &all),
    ]
}

/// An array that never changes.
fn array(name: &str, values: &[String]) -> String {
    match values.is_empty() {
        true => format!("hidden int {name}[1];"),
        false => format!("hidden int {name}[{}] = {{ {} }};", values.len(), values.join(", ")),
    }
}

/// What adds to the text under way.
fn additions(objects: &Objects, letters: u32) -> Vec<String> {
    let is_text = objects.condition("(o)", |row| matches!(row.source, Source::Text(_) | Source::MadeText));
    let null = objects.rows.iter().find(|row| row.source == Source::Text(String::from("null")));
    let null = null.map_or("null", |row| row.name.as_str());
    let mut any = format!("if :: (o) == null -> text_add({null}) :: (o) != null && ({is_text}) -> text_add(o)");
    let mut known = format!("(o) == null || ({is_text})");
    for (boxed, first, large) in objects.boxes() {
        let last = large.map_or(first + boxed.cached() - 1, |row| row.last());
        let is_box = format!("((o) >= {first} && (o) <= {last})");
        let add = match boxed {
            Boxed::Boolean => continue,
            Boxed::Character => String::from("text_add_letter(Character_value(o))"),
            Boxed::Long => String::from("text_add_long(Long_high(o), Long_low(o))"),
            _ => format!("text_add_int({}_value(o))", boxed.name()),
        };
        any.push_str(&format!(" :: {is_box} -> {add}"));
        known.push_str(&format!(" || {is_box}"));
    }
    vec![
        format!("#define text_add_letter(c) assert(text_end + 1 <= {letters}); text_buffer[text_end] = c; text_end++"),
        String::from(
            "#define text_add(o) text_o = o; text_n = 0; do :: text_n < text_length(text_o) -> \
             text_add_letter(text_letter(text_o, text_n)); text_n++ :: else -> break od",
        ),
        String::from(
            "#define text_add_part(o, from, to) text_o = o; text_n = from; do :: text_n < to -> \
             text_add_letter(text_letter(text_o, text_n)); text_n++ :: else -> break od",
        ),
        String::from(
            "#define text_add_int(v) text_v = v; if :: text_v < 0 -> text_add_letter(45) :: else -> text_v = 0 - text_v fi; \
             text_p = 1000000000; do :: text_p > 1 && text_v / text_p == 0 -> text_p = text_p / 10 :: else -> break od; \
             do :: text_p > 0 -> text_add_letter(48 - (text_v / text_p) % 10); text_p = text_p / 10 :: else -> break od",
        ),
        String::from("#define text_add_long(h, l) assert(untold || (h) == ((l) >> 31)); text_add_int(l)"),
        format!("#define text_add_any(o) assert(untold || {known}); {any} :: else fi"),
    ]
}

/// Finds the text under way among those that there are, or makes it.
fn search(made: &str, (first, count): (u32, u32)) -> String {
    format!(
        "#define text_find(to) text_o = {first}; text_p = 0; do :: text_p == 0 && text_o < {made} + {made}_made -> \
         if :: text_length(text_o) == text_end -> text_n = 0; do :: text_n < text_end && \
         text_letter(text_o, text_n) == text_buffer[text_n] -> text_n++ :: else -> break od; text_p = (text_n == text_end) \
         :: else fi; if :: text_p == 0 -> text_o++ :: else fi :: else -> break od; \
         if :: text_p == 0 -> assert({made}_made < {count}); text_n = 0; text_v = 0; do :: text_n < text_end -> \
         {made}_letters[{made}_made].at[text_n] = text_buffer[text_n]; text_v = text_v * 31 + text_buffer[text_n]; text_n++ \
         :: else -> break od; {made}_length[{made}_made] = text_end; {made}_hash[{made}_made] = text_v; {made}_made++ \
         :: else fi; to = text_o"
    )
}

//! What a check by way of a slice says of the slice: in a paragraph, and as a JSON value.

use super::extent;
use crate::formats::document::{text, texts};
use crate::formats::text::cells::clean;
use crate::formats::text::quantities::{counted, enumeration};
use crate::json::Json;
use crate::slice::{Decided, SliceReport, SlicedCheck};

/// So many methods that were left out are named.
const MOST_NAMED: usize = 8;

/// The slice in a paragraph.
pub(crate) fn words_of_check(check: &SlicedCheck) -> String {
    let SlicedCheck { slice, decided } = check;
    let criteria: Vec<&str> = slice.criteria.iter().map(String::as_str).collect();
    let made = || format!("a slice for {} ({})", clean(&enumeration(&criteria)), extent(slice));
    match decided {
        Decided::Slice => format!("Explored was {}.{}", made(), left_out(slice)),
        Decided::Retraced => format!("Found in {}, and executed on the whole program.{}", made(), left_out(slice)),
        Decided::Whole { why } => format!("The whole program was explored: {}.", clean(why)),
    }
}

/// The methods of which nothing is kept.
fn left_out(slice: &SliceReport) -> String {
    let names = methods_left_out(slice);
    let shown: Vec<&str> = names.iter().take(MOST_NAMED).map(String::as_str).collect();
    match names.len().saturating_sub(MOST_NAMED) {
        _ if names.is_empty() => String::new(),
        0 => format!(" Left out as a whole: {}.", clean(&enumeration(&shown))),
        others => {
            format!(
                " Left out as a whole: {} and {}.",
                clean(&shown.join(", ")),
                counted(others as u64, "other method")
            )
        }
    }
}

fn methods_left_out(slice: &SliceReport) -> Vec<String> {
    let classes = slice.classes.iter();
    let methods = classes.flat_map(|class| class.methods.iter().map(move |method| (class, method)));
    let gone = methods.filter(|(_, method)| method.kept == 0 && method.statements > 0);
    gone.map(|(class, method)| format!("{}.{}", class.name, method.name)).collect()
}

/// The slice for scripts.
pub(crate) fn sliced_check(check: &SlicedCheck) -> Json {
    let SlicedCheck { slice, decided } = check;
    let (statements, kept) = slice.statements();
    let (word, why) = match decided {
        Decided::Slice => ("slice", None),
        Decided::Retraced => ("slice, executed on the program", None),
        Decided::Whole { why } => ("program", Some(why)),
    };
    Json::Object(vec![
        ("decided_on", text(word)),
        ("why", Json::text(why)),
        ("criteria", texts(&slice.criteria)),
        ("statements", Json::Number(statements as u64)),
        ("kept", Json::Number(kept as u64)),
        ("starts", Json::Number(slice.starts.len() as u64)),
        ("starts_kept", Json::Number(slice.starts.iter().filter(|start| start.kept).count() as u64)),
        ("left_out", texts(&methods_left_out(slice))),
    ])
}

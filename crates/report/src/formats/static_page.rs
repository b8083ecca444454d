//! Pages that need no script: their frame, and what several of them show. Nothing is loaded, executed or sent; what
//! comes from the program is escaped.

use super::html::escaped;
use crate::sources::Sources;
use evidence::{CodeLocation, Site};

const STYLE: &str = include_str!("static_page/page.css");
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
/// Lines before and after the one that is meant.
const AROUND: u32 = 2;

/// A whole page; `body` is markup, the rest is text.
pub(super) fn page(title: &str, body: &str, maker: (&str, &str)) -> String {
    styled_page(title, body, "", maker)
}

/// The same with a style of its own beside the usual one.
pub(super) fn styled_page(title: &str, body: &str, style: &str, (version, jdk): (&str, &str)) -> String {
    let (title, version, jdk) = (escaped(title), escaped(version), escaped(jdk));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n<style>\n{STYLE}{style}</style>\n\
         </head>\n<body>\n<main>\n<h1>{title}</h1>\n{body}</main>\n<footer>sojourner {version}, JDK {jdk}</footer>\n\
         </body>\n</html>\n"
    )
}

/// Texts as a list under a heading; nothing where there are none.
pub(super) fn listed(title: &str, items: &[String]) -> String {
    let items: String = items.iter().map(|item| format!("<li>{}</li>\n", escaped(item))).collect();
    if items.is_empty() { items } else { format!("<h2>{}</h2>\n<ul>\n{items}</ul>\n", escaped(title)) }
}

/// Who did what where, with the lines around it.
pub(super) fn site(site: &Site, locks: &[String], sources: &dyn Sources) -> String {
    let Site { thread, place, what, .. } = site;
    let held = if locks.is_empty() { String::new() } else { format!(", holds {}", escaped(&locks.join(", "))) };
    let inside = place.inside.as_ref().map_or(String::new(), |inside| format!(", in a call of {}", escaped(inside)));
    format!(
        "<p><b>{}</b> {}{held}, in <code>{}</code>{inside}</p>\n{}",
        escaped(thread),
        escaped(what),
        escaped(&words(place)),
        excerpt(&place.class, (place.file.as_deref(), place.line), sources)
    )
}

/// `shop.Cart.add (Cart.java:12)`
fn words(place: &CodeLocation) -> String {
    let name = format!("{}.{}", place.class, place.method);
    match (&place.file, place.line) {
        (Some(file), Some(line)) => format!("{name} ({file}:{line})"),
        (Some(file), None) => format!("{name} ({file})"),
        _ => name,
    }
}

/// The lines around one line of a class.
pub(super) fn excerpt(class: &str, place: (Option<&str>, Option<u32>), sources: &dyn Sources) -> String {
    let (Some(file), Some(meant)) = place else { return String::new() };
    let row = |number: u32| {
        let text = sources.line(class, file, number)?;
        let class = if number == meant { " class=\"meant\"" } else { "" };
        Some(format!("<tr{class}><td>{number}</td><td>{}</td></tr>\n", escaped(text)))
    };
    let rows: String = (meant.saturating_sub(AROUND).max(1)..=meant + AROUND).filter_map(row).collect();
    if rows.is_empty() {
        return rows;
    }
    format!("<div class=\"wide\" tabindex=\"0\"><table class=\"excerpt\">\n{rows}</table></div>\n")
}

//! The report as one HTML page that needs no other file and no network: the verdict, each counterexample as a message
//! sequence chart with its source, step by step, with threads, variables and objects.
//!
//! Everything that comes from the program or its sources is data: a JSON text in a `script` element that is not
//! executed, in which no `<` is left, and which the page's own script shows as text and never as markup. What is
//! written into the markup itself is escaped. A policy in the page forbids it to load or send anything.

pub(super) mod data;
mod timeline;

use crate::formats::text::{verdict, verdict_line};
use crate::report::Report;
use crate::sources::Sources;

pub(super) const STYLE: &str = include_str!("html/page.css");
pub(super) const SCRIPT: &[&str] = &[
    include_str!("html/elements.js"),
    include_str!("html/film.js"),
    include_str!("html/chart.js"),
    include_str!("html/source.js"),
    include_str!("html/threads.js"),
    include_str!("html/objects.js"),
    include_str!("html/run.js"),
    include_str!("html/page.js"),
];
/// Shows what the report has found.
const BEGIN: &str = include_str!("html/begin.js");
/// Nothing is loaded and nothing sent.
pub(super) const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; \
    form-action 'none'";

/// The whole page.
pub fn html(report: &Report, sources: &dyn Sources) -> String {
    let meaning: String =
        verdict::meaning(report).iter().map(|paragraph| format!("<p>{}</p>\n", escaped(paragraph))).collect();
    let data = data::data(report, sources).to_string();
    let text = Text { title: &verdict_line(report), introduction: &meaning, rest: "", data: &data };
    page(&text, (&report.version, &report.jdk))
}

/// What is in a page: `introduction` and `rest` are markup, the others are not.
pub(super) struct Text<'a> {
    pub(super) title: &'a str,
    pub(super) introduction: &'a str,
    pub(super) rest: &'a str,
    /// JSON, for the script.
    pub(super) data: &'a str,
}

/// A page whose script shows runs.
pub(super) fn page(text: &Text<'_>, (version, jdk): (&str, &str)) -> String {
    let Text { introduction, rest, .. } = text;
    let (title, data) = (escaped(text.title), in_script(text.data));
    let script = format!("{}\n{BEGIN}", SCRIPT.join("\n"));
    let (version, jdk) = (escaped(version), escaped(jdk));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n<header>\n<h1>{title}</h1>\n{introduction}</header>\n<main id=\"main\">\n\
         <noscript><p>The run is shown by the script of this page, which your browser does not execute.</p></noscript>\n\
         </main>\n{rest}<footer>sojourner {version}, JDK {jdk}</footer>\n\
         <script type=\"application/json\" id=\"data\">{data}</script>\n<script>\n\"use strict\";\n(() => {{\n{script}\n}})();\n\
         </script>\n</body>\n</html>\n"
    )
}

/// JSON in which nothing can end the element that it is in (HTML, 4.12.1.3).
pub(super) fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

/// Text as HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::{escaped, in_script};

    #[test]
    fn nothing_becomes_markup() {
        let evil = "</script><img src=x onerror='alert(\"1\")'>&amp;<!--";
        assert!(!escaped(evil).contains(['<', '>', '"', '\'']));
        let json = serde_json::json!({ "text": evil }).to_string();
        let written = in_script(&json);
        assert!(!written.contains(['<', '>', '&']), "{written}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&written).unwrap()["text"], evil);
    }
}

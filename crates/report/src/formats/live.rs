//! The page of `sojourner explore`: the page of a report, live. Every change of the run comes from the server as data
//! of the same kind as in a report, and is shown by the same script; `live/live.js` asks for it.

use super::html::{POLICY, SCRIPT, STYLE, data, escaped, in_script};
use crate::sources::Sources;
use evidence::{Fault, Film, Inside, Offer};
use model::Choice;
use serde_json::{Value, json};

const LIVE_SCRIPT: &[&str] = &[
    include_str!("live/compare.js"),
    include_str!("live/folding.js"),
    include_str!("live/graph.js"),
    include_str!("live/live.js"),
];
const LIVE_STYLE: &str = include_str!("live/live.css");

/// A run that somebody puts together.
#[derive(Clone, Copy, Debug)]
pub struct LiveView<'a> {
    /// The class that was started.
    pub main: &'a str,
    pub film: &'a Film,
    pub fault: Option<&'a Fault>,
    /// The ways to go on from each state.
    pub offers: &'a [Vec<Offer>],
    /// The one that was taken in each state but the last.
    pub choices: &'a [Choice],
    pub can_undo: bool,
}

/// The run as data for the page.
pub fn live_data(view: LiveView<'_>, sources: &dyn Sources) -> String {
    let (run, sources) = data::run(view.fault, view.film, sources);
    let words = view.fault.map(|fault| format!("{}: {}", fault.property.name(), fault.message));
    let taken: Vec<(u32, u32)> = view.choices.iter().map(|choice| (choice.agent, choice.alternative)).collect();
    let live: Value = json!({
        "main": view.main, "run": run, "sources": sources, "offers": view.offers, "taken": taken, "canUndo": view.can_undo, "fault": words,
    });
    live.to_string()
}

/// What is inside of the step that leads to a state, as data for the page; none where no step does.
pub fn inside_data(film: &Film, state: usize, inside: &Inside, sources: &dyn Sources) -> Option<String> {
    let (mut found, sources) = data::inside(film, state, inside, sources)?;
    found["sources"] = json!(sources);
    Some(found.to_string())
}

/// The page at its beginning. It may ask its own server, and nobody else.
pub fn live_page(view: LiveView<'_>, sources: &dyn Sources) -> String {
    let title = format!("{}, live", escaped(view.main));
    let data = in_script(&live_data(view, sources));
    // The last module of the page of a report begins it.
    let script = SCRIPT.iter().chain(LIVE_SCRIPT).copied().collect::<Vec<&str>>().join("\n");
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}; connect-src 'self'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <style>\n{STYLE}{LIVE_STYLE}</style>\n</head>\n<body data-live=\"\">\n<header>\n<h1>{title}</h1>\n\
         </header>\n<main id=\"main\">\n\
         <noscript><p>The run is shown by the script of this page, which your browser does not execute.</p></noscript>\n\
         </main>\n<footer>sojourner explore</footer>\n\
         <script type=\"application/json\" id=\"data\">{data}</script>\n<script>\n\"use strict\";\n(() => {{\n{script}\n}})();\n\
         </script>\n</body>\n</html>\n"
    )
}

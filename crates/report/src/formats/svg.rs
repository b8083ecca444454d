//! The chart of a run as a picture (SVG 1.1): columns, lock bars, arrows, the words of each step; light or dark as the
//! reader has it. Of an analysis, which has no run to draw, its text.

use super::Renderer;
use super::chart_text::chart_of;
use super::text::cells::clean;
use super::text::{Layout, verdict_line};
use crate::analysis::Analysis;
use crate::chart::{Arrow, ArrowKind, Bar, Chart, Pause, Row};
use crate::report::{Counterexample, Report};
use crate::sources::Sources;
use std::fmt::Write;

/// The chart alone, as a picture.
pub(crate) const RENDERER: Renderer = Renderer {
    name: "svg",
    help: "The run as a chart, a picture in SVG",
    is_for_people: false,
    shows_states: true,
    report: picture,
    analysis: picture_of_text,
};

const STYLE: &str = include_str!("svg/chart.css");
/// Pixels: of a row, of a column, before the first column, above the chart.
const ROW: usize = 24;
const COLUMN: usize = 200;
const LEFT: usize = 60;
const ABOVE: usize = 40;

fn picture(report: &Report, _: &dyn Sources, _: Layout) -> String {
    let mut body = String::new();
    let mut below = text_at(&mut body, (10, 24), "title", &verdict_line(report));
    let mut width = 640;
    for violation in &report.violations {
        below = sites(&mut body, below, violation);
        let chart = chart_of(violation);
        width = width.max(width_of(&chart));
        draw(&mut body, &chart, below);
        below += ABOVE + chart.rows.len() * ROW + 30;
    }
    whole(&body, (width, below), &verdict_line(report))
}

fn picture_of_text(analysis: &Analysis, sources: &dyn Sources, layout: Layout) -> String {
    let text = (super::text::RENDERER.analysis)(analysis, sources, layout);
    let mut body = String::new();
    let mut below = 20;
    for line in text.lines() {
        below = text_at(&mut body, (10, below), "words", line) - 6;
    }
    whole(&body, (layout.width * 8 + 20, below), text.lines().next().unwrap_or_default())
}

fn whole(body: &str, (width, height): (usize, usize), title: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n\
         <rect width=\"100%\" height=\"100%\" class=\"back\"/>\n{body}</svg>\n",
        escaped(title)
    )
}

/// Writes a line of text; answers where the next one would be.
fn text_at(body: &mut String, (x, y): (usize, usize), kind: &str, text: &str) -> usize {
    // Writing to a string cannot fail.
    let _ =
        writeln!(body, "<text x=\"{x}\" y=\"{y}\" class=\"{kind}\" xml:space=\"preserve\">{}</text>", escaped(text));
    y + 22
}

fn sites(body: &mut String, below: usize, violation: &Counterexample) -> usize {
    let mut below = below;
    for site in &violation.fault.sites {
        let line = site.place.line.map_or(String::new(), |line| format!(":{line}"));
        let place = site.place.file.as_ref().map_or(String::new(), |file| format!(" ({file}{line})"));
        below = text_at(body, (10, below), "words", &format!("{}: {}{place}", site.thread, site.what));
    }
    below
}

/// Draws a chart below a line.
fn draw(body: &mut String, chart: &Chart, below: usize) {
    let y = |row: usize| below + ABOVE + row * ROW;
    let end = y(chart.rows.len());
    for (thread, name) in chart.threads.iter().enumerate() {
        text_at(body, (x(thread) - 6, below + 14), &format!("head t{}", thread % 6), name);
    }
    for (thread, life) in chart.lives.iter().enumerate() {
        let (top, bottom) = (life.from.map_or(below + 22, |row| y(row) + ROW / 2 - 2), life.to.map_or(end, y));
        line(body, (x(thread), top), (x(thread), bottom), "life");
    }
    for Pause { thread, from, to, .. } in &chart.pauses {
        line(body, (x(*thread), y(*from)), (x(*thread), to.map_or(end, y)), "pause");
    }
    for Bar { thread, from, to, lock } in &chart.bars {
        let (top, bottom) = (y(*from), to.map_or(end, y));
        let height = (bottom - top).max(4);
        let left = x(*thread) - 9;
        let _ = writeln!(
            body,
            "<rect x=\"{left}\" y=\"{top}\" width=\"4\" height=\"{height}\" class=\"bar\"><title>{}</title></rect>",
            escaped(lock)
        );
    }
    for Arrow { kind, from, to, .. } in &chart.arrows {
        // Within a row, below its words.
        let below = if from.1 == to.1 { ROW / 2 - 2 } else { 0 };
        arrow(body, *kind, (x(from.0), y(from.1) + below), (x(to.0), y(to.1) + below));
    }
    steps(body, chart, y);
    if let Some(from) = chart.repeats_from {
        let (top, bottom) = (y(from) - ROW / 2, end - ROW / 2);
        let _ = writeln!(body, "<path d=\"M44 {top}H34V{bottom}H44\" class=\"loop\"/>");
        text_at(body, (38, bottom + 14), "loop-words", "repeated for ever");
    }
}

fn x(thread: usize) -> usize {
    LEFT + 12 + thread * COLUMN
}

/// Pixels of a letter, on the average, and the widest picture.
const LETTER: usize = 7;
const WIDEST: usize = 4_000;

/// Room for the words of every step.
fn width_of(chart: &Chart) -> usize {
    let ends = chart.rows.iter().map(|row| x(row.thread) + 20 + LETTER * words(row).chars().count());
    ends.max().unwrap_or(0).max(LEFT + chart.threads.len() * COLUMN).min(WIDEST)
}

/// What a step does, what was printed in it, and where.
fn words(row: &Row) -> String {
    let event = if row.event.is_empty() { "goes on" } else { &row.event };
    let printed: String = row.printed.iter().map(|line| format!("  “{line}”")).collect();
    let place = row.place.as_ref().map_or(String::new(), |place| format!("  {place}"));
    format!("{event}{printed}{place}")
}

fn steps(body: &mut String, chart: &Chart, y: impl Fn(usize) -> usize) {
    for (number, row) in chart.rows.iter().enumerate() {
        let (left, top) = (x(row.thread), y(number));
        let _ = writeln!(body, "<circle cx=\"{left}\" cy=\"{top}\" r=\"4\" class=\"t{}\"/>", row.thread % 6);
        text_at(body, (6, top + 4), "number", &row.step.to_string());
        text_at(body, (left + 9, top + 4), "words", &words(row));
    }
}

fn line(body: &mut String, from: (usize, usize), to: (usize, usize), kind: &str) {
    let _ = writeln!(body, "<path d=\"M{} {}L{} {}\" class=\"{kind}\"/>", from.0, from.1, to.0, to.1);
}

fn arrow(body: &mut String, kind: ArrowKind, from: (usize, usize), to: (usize, usize)) {
    let kind = match kind {
        ArrowKind::Starts => "starts",
        ArrowKind::Wakes => "wakes",
        ArrowKind::HandsOver => "hands-over",
    };
    line(body, from, to, &format!("arrow {kind}"));
    let (dx, dy) = (to.0 as f64 - from.0 as f64, to.1 as f64 - from.1 as f64);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let (tx, ty) = (to.0 as f64 - 4.0 * ux, to.1 as f64 - 4.0 * uy);
    let wing = |sign: f64| (tx - 8.0 * ux + sign * 4.0 * uy, ty - 8.0 * uy - sign * 4.0 * ux);
    let ((ax, ay), (bx, by)) = (wing(1.0), wing(-1.0));
    let _ = writeln!(body, "<path d=\"M{tx:.1} {ty:.1}L{ax:.1} {ay:.1}L{bx:.1} {by:.1}Z\" class=\"tip {kind}\"/>");
}

/// Text as XML, without what XML has no word for.
fn escaped(text: &str) -> String {
    let text = clean(text);
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

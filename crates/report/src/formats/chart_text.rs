//! The chart of a run in box-drawing characters: a lane for each thread, a line for each step.
//!
//! | sign | in the lane of a thread |
//! | --- | --- |
//! | `●` | it makes this step |
//! | `│` `┃` | it lives; it holds a lock |
//! | `┊` | it cannot move |
//! | `─▶` `┄▷` | it is started; it is woken |

use super::Renderer;
use super::text::cells::{clean, wrapped};
use super::text::{Layout, verdict_line};
use crate::chart::{Arrow, ArrowKind, Chart, Life, Row};
use crate::report::{Counterexample, Report};
use unicode_width::UnicodeWidthChar;

/// The chart alone, for a terminal.
pub(crate) const RENDERER: Renderer = Renderer {
    name: "text",
    help: "The run as a chart in box-drawing characters",
    is_for_people: false,
    shows_states: true,
    report: text,
    analysis: super::text::RENDERER.analysis,
};

/// Columns of a lane.
const LANE: usize = 3;
/// Escape sequences that begin the colours of threads, one after the other (ECMA-48, 8.3.117).
const COLOURS: [&str; 6] = ["\u{1b}[36m", "\u{1b}[35m", "\u{1b}[32m", "\u{1b}[33m", "\u{1b}[34m", "\u{1b}[31m"];
const PLAIN: &str = "\u{1b}[0m";

/// The chart of a counterexample, with what is known of its states.
pub fn chart_of(violation: &Counterexample) -> Chart {
    violation.film.as_ref().map_or_else(|| Chart::of_trace(&violation.trace), Chart::of)
}

fn text(report: &Report, _: &dyn crate::sources::Sources, layout: Layout) -> String {
    let mut text = verdict_line(report) + "\n";
    for violation in &report.violations {
        text += &sites(violation, layout.width);
        text.push('\n');
        text += &chart_text(&chart_of(violation), layout.width, false);
    }
    text
}

fn sites(violation: &Counterexample, width: usize) -> String {
    let site = |site: &evidence::Site| {
        let place = site.place.file.as_ref().map_or(String::new(), |file| match site.place.line {
            Some(line) => format!(" ({file}:{line})"),
            None => format!(" ({file})"),
        });
        wrapped(&clean(&format!("  {}: {}{place}", site.thread, site.what)), width, 4).join("\n") + "\n"
    };
    violation.fault.sites.iter().map(site).collect()
}

/// The whole chart, with its legend.
pub fn chart_text(chart: &Chart, width: usize, colours: bool) -> String {
    let drawing = Drawing { chart, colours, words: width.saturating_sub(chart.threads.len() * LANE + 11).max(20) };
    let names = chart.threads.iter().enumerate();
    let mut lines: Vec<String> = names
        .map(|(thread, name)| format!("{}{}", drawing.lanes_above(thread), drawing.paint(thread, &clean(name))))
        .collect();
    for number in 0..chart.rows.len() {
        lines.extend(drawing.row(number));
    }
    if chart.repeats_from == Some(chart.rows.len()) {
        lines.push(String::from("  … and stays there for ever"));
    }
    lines.push(String::from("● a step  ┃ holds a lock  ┊ cannot move  ─▶ starts  ┄▷ wakes"));
    lines.join("\n") + "\n"
}

struct Drawing<'a> {
    chart: &'a Chart,
    colours: bool,
    /// Columns for words.
    words: usize,
}

impl Drawing<'_> {
    fn paint(&self, thread: usize, text: &str) -> String {
        if !self.colours || text.trim().is_empty() {
            return text.to_owned();
        }
        format!("{}{text}{PLAIN}", COLOURS[thread % COLOURS.len()])
    }

    /// The lines from the names of the threads before to their lanes.
    fn lanes_above(&self, thread: usize) -> String {
        let before: String = (0..thread).map(|before| self.paint(before, "│  ")).collect();
        format!("  {before}")
    }

    /// The line of a step, and one for each line that was printed.
    fn row(&self, number: usize) -> Vec<String> {
        let row = &self.chart.rows[number];
        let event = if row.event.is_empty() { "goes on" } else { &row.event };
        let handed = self.handed_over(number).map_or(String::new(), |from| format!(" (handed over by {from})"));
        let place = row.place.as_ref().map_or(String::new(), |place| format!("  {place}"));
        let words = cut(&clean(&format!("{event}{handed}{place}")), self.words);
        let lanes = self.lanes(number, row);
        let mut lines = vec![format!("{}{lanes}{:>5}  {words}", self.bracket(number), row.step)];
        let between = |thread| self.paint(thread, &self.life(thread, number).to_string()) + "  ";
        let between: String = (0..self.chart.threads.len()).map(between).collect();
        for line in &row.printed {
            let words = cut(&clean(&format!("» {line}")), self.words);
            lines.push(format!("{}{between}{:>5}  {words}", self.bracket_between(number), ""));
        }
        lines
    }

    fn lanes(&self, number: usize, row: &Row) -> String {
        let arrows = || self.chart.arrows.iter().filter(|arrow| arrow.from.1 == number && arrow.to.1 == number);
        let mut lanes = String::new();
        for thread in 0..self.chart.threads.len() {
            let target = arrows().find(|arrow| arrow.to.0 == thread && arrow.from.0 != thread);
            let beyond = |arrow: &&Arrow| (low(arrow)..high(arrow)).contains(&thread);
            let through = arrows().find(|arrow| beyond(arrow) && thread > low(arrow));
            let sign = match (target, self.life(thread, number)) {
                _ if row.thread == thread => '●',
                (Some(arrow), _) => tip(arrow),
                (None, ' ') => through.map_or(' ', dash),
                (None, life) => life,
            };
            let gap = arrows().find(beyond).map_or(' ', dash);
            lanes += &self.paint(thread, &sign.to_string());
            lanes.extend([gap, gap]);
        }
        lanes
    }

    /// What a thread does while another one moves.
    fn life(&self, thread: usize, number: usize) -> char {
        let within = |from: usize, to: Option<usize>| from < number && to.is_none_or(|to| number <= to);
        let lives = |life: &Life| life.from.is_none_or(|from| from < number) && life.to.is_none_or(|to| number < to);
        let pauses = self.chart.pauses.iter().any(|pause| pause.thread == thread && within(pause.from, pause.to));
        let holds = self.chart.bars.iter().any(|bar| bar.thread == thread && within(bar.from, bar.to));
        match self.chart.lives.get(thread) {
            Some(life) if !lives(life) => ' ',
            _ if pauses => '┊',
            _ if holds => '┃',
            _ => '│',
        }
    }

    fn handed_over(&self, number: usize) -> Option<String> {
        let is_here = |arrow: &&Arrow| arrow.kind == ArrowKind::HandsOver && arrow.to.1 == number;
        let arrow = self.chart.arrows.iter().find(is_here)?;
        self.chart.threads.get(arrow.from.0).map(|name| clean(name))
    }

    /// The bracket around the steps that are repeated for ever.
    fn bracket(&self, number: usize) -> &'static str {
        let last = self.chart.rows.len() - 1;
        match self.chart.repeats_from {
            Some(from) if from == number && number == last => "⟲ ",
            Some(from) if from == number => "╭▶",
            Some(from) if from < number && number == last => "╰─",
            Some(from) if from < number => "│ ",
            _ => "  ",
        }
    }

    fn bracket_between(&self, number: usize) -> &'static str {
        let last = self.chart.rows.len() - 1;
        if self.chart.repeats_from.is_some_and(|from| from <= number && number < last) { "│ " } else { "  " }
    }
}

fn low(arrow: &Arrow) -> usize {
    arrow.from.0.min(arrow.to.0)
}

fn high(arrow: &Arrow) -> usize {
    arrow.from.0.max(arrow.to.0)
}

fn dash(arrow: &Arrow) -> char {
    if arrow.kind == ArrowKind::Starts { '─' } else { '┄' }
}

fn tip(arrow: &Arrow) -> char {
    match (arrow.kind, arrow.from.0 < arrow.to.0) {
        (ArrowKind::Starts, true) => '▶',
        (ArrowKind::Starts, false) => '◀',
        (_, true) => '▷',
        (_, false) => '◁',
    }
}

/// As much of a text as fits into so many columns.
fn cut(text: &str, columns: usize) -> String {
    let mut used = 0;
    let mut kept = String::new();
    for character in text.chars() {
        used += character.width().unwrap_or(0);
        if used > columns {
            kept.pop();
            return kept + "…";
        }
        kept.push(character);
    }
    kept
}

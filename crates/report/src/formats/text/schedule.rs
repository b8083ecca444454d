//! A run as a table with a column for each thread, or as a list where the columns would be too narrow.

use super::cells::{clean, columns, padded, right_aligned, shortened, shortened_in_front, wrapped};
use super::cycles::folds;
use super::notes::WITHIN;
use super::rows::{Content, Row, rows};
use super::widths::divided;
use crate::sources::Sources;
use evidence::{CodeLocation, Trace};

/// Columns of a thread below which a list is easier to read.
const NARROWEST: usize = 20;
/// Columns between two threads.
const SEPARATOR: usize = 3;
/// Columns of a thread that are enough.
const WIDEST: usize = 60;
/// Columns of a place.
const PLACE_WIDTH: usize = 24;
/// Columns of a thread's name in a list.
const NAME_WIDTH: usize = 24;
/// Rows that are shown of a very long run; the rest is left out in the middle.
const MOST_ROWS: usize = 400;
/// Lines that a source line may take.
const QUOTE_LINES: usize = 2;
/// Spaces before every line.
const MARGIN: usize = 2;

/// The run in lines of at most `width` columns; of an endless one, what is repeated for ever comes apart.
pub(crate) fn schedule(trace: &Trace, sources: &dyn Sources, width: usize) -> Vec<String> {
    let (stem, cycle) = rows(trace);
    let all: Vec<Row> = stem.iter().chain(&cycle).cloned().collect();
    let grid = Grid::new(trace, &all, sources, width);
    let mut lines = grid.head();
    lines.extend(grid.rows(&stem));
    if let Some(from) = trace.repeats_from {
        lines.push(repetition(trace.moments.len().saturating_sub(from)));
        lines.extend(grid.rows(&cycle));
    }
    lines
}

/// What stands between a run and its loop.
fn repetition(steps: usize) -> String {
    match steps {
        0 => format!("{:MARGIN$}The run has come to its end: nothing changes any more.", ""),
        1 => format!("{:MARGIN$}Then for ever, this step:", ""),
        _ => format!("{:MARGIN$}Then for ever, these {steps} steps:", ""),
    }
}

/// A row, or the remark that the rows before it are repeated.
enum Part<'a> {
    Row(&'a Row),
    Repeated { rows: usize, times: usize, until: usize },
}

fn parts(rows: &[Row], once: std::ops::Range<usize>, times: usize) -> Vec<Part<'_>> {
    let length = once.len();
    let last = once.start + length * times - 1;
    let repeated = Part::Repeated { rows: length, times, until: rows[last].steps.1 };
    rows[once].iter().map(Part::Row).chain((times > 1).then_some(repeated)).collect()
}

/// How the columns are laid out.
struct Grid<'a> {
    sources: &'a dyn Sources,
    /// The names of all threads.
    names: Vec<String>,
    /// The threads that have a column with their widths, in the order of their start; none in a list.
    columns: Vec<(usize, usize)>,
    /// Whether all places are in one file, so that the number of the line says it all.
    one_file: bool,
    step_width: usize,
    place_width: usize,
    name_width: usize,
    /// Columns of the text in a list.
    text_width: usize,
}

impl<'a> Grid<'a> {
    fn new(trace: &Trace, rows: &[Row], sources: &'a dyn Sources, width: usize) -> Grid<'a> {
        let names: Vec<String> = trace.threads.iter().map(|name| clean(name)).collect();
        let mut grid = Grid {
            sources,
            one_file: in_one_file(rows),
            step_width: widest(rows.iter().map(step_text), "step"),
            place_width: 0,
            name_width: widest(names.iter().cloned(), "thread").min(NAME_WIDTH),
            names,
            columns: Vec::new(),
            text_width: 0,
        };
        let places = rows.iter().map(|row| grid.place_text(row.content.place.as_ref()));
        grid.place_width = widest(places, grid.place_head()).min(PLACE_WIDTH);
        let rest = width.saturating_sub(MARGIN + grid.step_width + 2 + grid.place_width);
        grid.text_width = rest.saturating_sub(grid.name_width + 4).max(NARROWEST);
        grid.columns = grid.divide(rest, rows);
        grid
    }

    /// Divides what is left of the width among the threads; no columns where that would be too narrow, or where the
    /// long names inside the class library are told.
    fn divide(&self, rest: usize, rows: &[Row]) -> Vec<(usize, usize)> {
        if rows.iter().any(|row| row.content.notes.iter().any(|note| note.starts_with(WITHIN))) {
            return Vec::new();
        }
        let mut wanted = vec![0; self.names.len()];
        for row in rows {
            let cell = self.cell(&row.content, WIDEST);
            let name = self.names.get(row.content.thread).map_or(0, |name| columns(name).min(NARROWEST));
            let width = cell.iter().map(|line| columns(line)).max().unwrap_or(0).max(name);
            if let Some(widest) = wanted.get_mut(row.content.thread) {
                *widest = width.max(*widest);
            }
        }
        let threads: Vec<usize> = (0..wanted.len()).filter(|&thread| wanted[thread] > 0).collect();
        let wanted: Vec<usize> = threads.iter().map(|&thread| wanted[thread]).collect();
        let widths = divided(&wanted, rest.saturating_sub(SEPARATOR * wanted.len()));
        let too_narrow = widths.iter().zip(&wanted).any(|(width, wanted)| width < wanted && *width < NARROWEST);
        if too_narrow { Vec::new() } else { threads.into_iter().zip(widths).collect() }
    }

    fn is_list(&self) -> bool {
        self.columns.is_empty()
    }

    fn place_head(&self) -> &'static str {
        if self.one_file { "line" } else { "place" }
    }

    /// The names of the columns and a line below them.
    fn head(&self) -> Vec<String> {
        let start = self.start("step", self.place_head());
        if self.is_list() {
            return vec![format!("{start}  thread")];
        }
        let name =
            |&(thread, width): &(usize, usize)| format!(" | {}", padded(&shortened(&self.names[thread], width), width));
        let head = start.clone() + &self.columns.iter().map(name).collect::<String>();
        let rule = "-".repeat(columns(&start) - MARGIN);
        let rules = self.columns.iter().map(|(_, width)| format!("-+-{}", "-".repeat(*width))).collect::<String>();
        vec![head.trim_end().to_string(), format!("{:MARGIN$}{rule}{rules}", "")]
    }

    /// Rows, with what is repeated told once, and the middle left out where there are very many.
    fn rows(&self, rows: &[Row]) -> Vec<String> {
        let contents: Vec<&Content> = rows.iter().map(|row| &row.content).collect();
        let parts: Vec<Part> =
            folds(&contents).into_iter().flat_map(|fold| parts(rows, fold.once, fold.times)).collect();
        let (first, left_out) = (MOST_ROWS / 2, parts.len().saturating_sub(MOST_ROWS));
        let mut lines = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            match index.checked_sub(first) {
                Some(0) if left_out > 0 => lines.push(format!("{:MARGIN$}… {left_out} rows are left out here", "")),
                Some(beyond) if beyond < left_out => {}
                _ => lines.extend(self.part(part)),
            }
        }
        lines
    }

    fn part(&self, part: &Part<'_>) -> Vec<String> {
        match part {
            Part::Row(row) => self.row(row),
            Part::Repeated { rows: 1, times, until } => {
                vec![format!("{:MARGIN$}^ this row repeated {times} times, up to step {until}", "")]
            }
            Part::Repeated { rows, times, until } => {
                vec![format!("{:MARGIN$}^ these {rows} rows repeated {times} times, up to step {until}", "")]
            }
        }
    }

    fn row(&self, row: &Row) -> Vec<String> {
        let thread = row.content.thread;
        let column = self.columns.iter().find(|(shown, _)| *shown == thread);
        let cell = self.cell(&row.content, column.map_or(self.text_width, |(_, width)| *width));
        let place = self.place_text(row.content.place.as_ref());
        let starts = std::iter::once(self.start(&step_text(row), &place)).chain(std::iter::repeat(self.start("", "")));
        let lines = starts.zip(cell).enumerate().map(|(index, (start, text))| match self.is_list() {
            true => format!("{start}  {}  {text}", self.name(thread, index == 0)),
            false => start + &self.columns_with(thread, &text),
        });
        lines.map(|line| line.trim_end().to_string()).collect()
    }

    fn start(&self, step: &str, place: &str) -> String {
        let place = shortened_in_front(place, self.place_width);
        format!("{:MARGIN$}{}  {}", "", right_aligned(step, self.step_width), padded(&place, self.place_width))
    }

    fn name(&self, thread: usize, is_first: bool) -> String {
        let name = self.names.get(thread).filter(|_| is_first).map_or("", String::as_str);
        padded(&shortened(name, self.name_width), self.name_width)
    }

    /// One line of the table, with a text in the column of one thread.
    fn columns_with(&self, thread: usize, text: &str) -> String {
        let cell =
            |&(shown, width): &(usize, usize)| format!(" | {}", padded(if shown == thread { text } else { "" }, width));
        self.columns.iter().map(cell).collect()
    }

    /// The source line, or where there is none the method; below it what happens.
    fn cell(&self, content: &Content, width: usize) -> Vec<String> {
        let mut lines = content.place.as_ref().map_or_else(Vec::new, |place| self.quote(place, width));
        for note in &content.notes {
            lines.extend(match note.strip_prefix(WITHIN) {
                Some(within) => wrapped(&format!("  - {within}"), width, 4),
                None => wrapped(&format!("· {note}"), width, 2),
            });
        }
        lines
    }

    fn quote(&self, place: &CodeLocation, width: usize) -> Vec<String> {
        let quoted = quoted(self.sources, place);
        let mut lines = wrapped(&quoted.unwrap_or_else(|| method(place)), width, 2);
        if lines.len() > QUOTE_LINES {
            lines.truncate(QUOTE_LINES);
            let last = lines.pop().unwrap_or_default();
            lines.push(format!("{}…", shortened(&last, width - 1).trim_end_matches('…')));
        }
        lines
    }

    fn place_text(&self, place: Option<&CodeLocation>) -> String {
        let Some(place) = place else { return String::new() };
        match (place.line, self.one_file) {
            (Some(line), true) => line.to_string(),
            _ => place_name(place),
        }
    }
}

/// The source line without its indentation, where it is known.
pub(crate) fn quoted(sources: &dyn Sources, place: &CodeLocation) -> Option<String> {
    let line = sources.line(&place.class, place.file.as_deref()?, place.line?)?;
    Some(clean(line.trim())).filter(|line| !line.is_empty())
}

/// `Buffer.java:12`, or what is known of it.
pub(crate) fn place_name(place: &CodeLocation) -> String {
    match (&place.file, place.line) {
        (Some(file), Some(line)) => clean(&format!("{file}:{line}")),
        (Some(file), None) => clean(file),
        (None, _) => method(place),
    }
}

/// `shop.Buffer.put`
pub(crate) fn method(place: &CodeLocation) -> String {
    clean(&format!("{}.{}", place.class, place.method))
}

fn step_text(row: &Row) -> String {
    match row.steps {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}-{last}"),
    }
}

fn widest(texts: impl Iterator<Item = String>, head: &str) -> usize {
    texts.map(|text| columns(&text)).max().unwrap_or(0).max(columns(head))
}

/// Whether every place has a line and all are in the same file.
fn in_one_file(rows: &[Row]) -> bool {
    let mut files =
        rows.iter().filter_map(|row| row.content.place.as_ref()).map(|place| (&place.file, place.line.is_some()));
    let Some(first) = files.next() else { return false };
    first.0.is_some() && first.1 && files.all(|file| file == first)
}

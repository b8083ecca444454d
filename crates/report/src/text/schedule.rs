//! A run as a table with a column for each thread, or as a list where the columns would be too narrow.

use super::cells::{clean, columns, padded, right_aligned, shortened, shortened_in_front, wrapped};
use super::cycles::folds;
use super::rows::{Content, Row, rows};
use crate::sources::Sources;
use evidence::{Place, Trace};

/// Columns of a thread below which a list is easier to read.
const NARROWEST: usize = 18;
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

/// The run in lines of at most `width` columns.
pub(crate) fn schedule(trace: &Trace, sources: &dyn Sources, width: usize) -> Vec<String> {
    let rows = rows(trace);
    let grid = Grid::new(trace, &rows, sources, width);
    let mut lines = grid.head();
    let contents: Vec<&Content> = rows.iter().map(|row| &row.content).collect();
    let parts: Vec<Part> = folds(&contents).into_iter().flat_map(|fold| parts(&rows, fold.once, fold.times)).collect();
    let (first, left_out) = (MOST_ROWS / 2, parts.len().saturating_sub(MOST_ROWS));
    for (index, part) in parts.iter().enumerate() {
        match index.checked_sub(first) {
            Some(0) if left_out > 0 => lines.push(format!("{:MARGIN$}… {left_out} rows are left out here", "")),
            Some(beyond) if beyond < left_out => {}
            _ => lines.extend(grid.part(part)),
        }
    }
    lines
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
    /// The threads that have a column, in the order of their start; none in a list.
    shown: Vec<usize>,
    /// Whether all places are in one file, so that the number of the line says it all.
    one_file: bool,
    step_width: usize,
    place_width: usize,
    name_width: usize,
    /// Columns of a thread, or of the text in a list.
    cell_width: usize,
}

impl<'a> Grid<'a> {
    fn new(trace: &Trace, rows: &[Row], sources: &'a dyn Sources, width: usize) -> Grid<'a> {
        let names: Vec<String> = trace.threads.iter().map(|name| clean(name)).collect();
        let shown: Vec<usize> =
            (0..names.len()).filter(|&thread| rows.iter().any(|row| row.content.thread == thread)).collect();
        let mut grid = Grid {
            sources,
            one_file: in_one_file(rows),
            step_width: widest(rows.iter().map(|row| step_text(row)), "step"),
            place_width: 0,
            name_width: names.iter().map(|name| columns(name)).max().unwrap_or(0).min(NAME_WIDTH),
            names,
            shown,
            cell_width: 0,
        };
        let places = rows.iter().map(|row| grid.place_text(row.content.place.as_ref()));
        grid.place_width = widest(places, grid.place_head()).min(PLACE_WIDTH);
        grid.divide(width, rows);
        grid
    }

    /// Gives the threads what is left of the width, or decides for a list.
    fn divide(&mut self, width: usize, rows: &[Row]) {
        let rest = width.saturating_sub(MARGIN + self.step_width + 2 + self.place_width);
        let column = (rest / self.shown.len().max(1)).saturating_sub(3);
        self.cell_width = column.min(WIDEST);
        if column < NARROWEST || rows.is_empty() {
            self.shown.clear();
            self.cell_width = rest.saturating_sub(self.name_width + 4).max(NARROWEST);
        }
    }

    fn is_list(&self) -> bool {
        self.shown.is_empty()
    }

    fn place_head(&self) -> &'static str {
        if self.one_file { "line" } else { "place" }
    }

    /// The names of the columns and a line below them.
    fn head(&self) -> Vec<String> {
        let start = self.start("step", self.place_head());
        if self.is_list() {
            return vec![format!("{start}  {}", padded("thread", self.name_width)).trim_end().to_string()];
        }
        let name = |&thread: &usize| {
            format!(" | {}", padded(&shortened(&self.names[thread], self.cell_width), self.cell_width))
        };
        let head: String = start.clone() + &self.shown.iter().map(name).collect::<String>();
        let rule = "-".repeat(columns(&start) - MARGIN);
        let rules = self.shown.iter().map(|_| format!("-+-{}", "-".repeat(self.cell_width))).collect::<String>();
        vec![head.trim_end().to_string(), format!("{:MARGIN$}{rule}{rules}", "")]
    }

    fn part(&self, part: &Part<'_>) -> Vec<String> {
        match part {
            Part::Row(row) => self.row(row),
            Part::Repeated { rows: 1, times, until } => {
                vec![format!("{:MARGIN$}^ this row {times} times, up to step {until}", "")]
            }
            Part::Repeated { rows, times, until } => {
                vec![format!("{:MARGIN$}^ these {rows} rows {times} times, up to step {until}", "")]
            }
        }
    }

    fn row(&self, row: &Row) -> Vec<String> {
        let place = self.place_text(row.content.place.as_ref());
        let cell = self.cell(&row.content);
        let starts = std::iter::once(self.start(&step_text(row), &place)).chain(std::iter::repeat(self.start("", "")));
        let lines = starts.zip(cell).enumerate().map(|(index, (start, text))| match self.is_list() {
            true => format!("{start}  {}  {text}", self.name(row.content.thread, index == 0)),
            false => start + &self.columns_with(row.content.thread, &text),
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
        let cell = |&shown: &usize| format!(" | {}", padded(if shown == thread { text } else { "" }, self.cell_width));
        self.shown.iter().map(cell).collect()
    }

    /// The source line, or where there is none the method; below it what happens.
    fn cell(&self, content: &Content) -> Vec<String> {
        let mut lines = content.place.as_ref().map_or_else(Vec::new, |place| self.quote(place));
        for note in &content.notes {
            lines.extend(wrapped(&format!("· {note}"), self.cell_width, 2));
        }
        if lines.is_empty() {
            lines.push(String::from("·"));
        }
        lines
    }

    fn quote(&self, place: &Place) -> Vec<String> {
        let quoted = quoted(self.sources, place);
        let mut lines = wrapped(&quoted.unwrap_or_else(|| method(place)), self.cell_width, 2);
        if lines.len() > QUOTE_LINES {
            lines.truncate(QUOTE_LINES);
            let last = lines.pop().unwrap_or_default();
            lines.push(shortened(&format!("{}…", padded(&last, self.cell_width - 1)), self.cell_width));
        }
        lines
    }

    fn place_text(&self, place: Option<&Place>) -> String {
        let Some(place) = place else { return String::new() };
        match (place.line, self.one_file) {
            (Some(line), true) => line.to_string(),
            _ => place_name(place),
        }
    }
}

/// The source line without its indentation, where it is known.
pub(crate) fn quoted(sources: &dyn Sources, place: &Place) -> Option<String> {
    let line = sources.line(&place.class, place.file.as_deref()?, place.line?)?;
    Some(clean(line.trim())).filter(|line| !line.is_empty())
}

/// `Buffer.java:12`, or what is known of it.
pub(crate) fn place_name(place: &Place) -> String {
    match (&place.file, place.line) {
        (Some(file), Some(line)) => clean(&format!("{file}:{line}")),
        (Some(file), None) => clean(file),
        (None, _) => method(place),
    }
}

/// `shop.Buffer.put`
pub(crate) fn method(place: &Place) -> String {
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

//! Numbers that pages quote from the benchmarks are those of the files in `bench/results`.
//!
//! A whole table stands below the line `<!-- bench: FILE -->`: all rows of `bench/results/FILE.tsv`, as a table of
//! Markdown. A single number is followed by `<!-- bench: FILE | ROW | COLUMN -->`, where ROW is the first cells of a
//! row, joined by a comma and a space, as many as it takes. `cargo run -p tidy -- bless numbers` writes both.

use crate::problem::Problem;
use crate::tree::Tree;

const OPENING: &str = "<!-- bench: ";
const CLOSING: &str = " -->";

/// Tables and numbers that are not those of the results.
pub fn problems(tree: &Tree) -> Vec<Problem> {
    tree.pages().flat_map(|(page, text)| examine(tree, page, text).1).collect()
}

/// The pages with the numbers of the results.
pub fn blessed(tree: &Tree) -> Vec<(String, String)> {
    let pages = tree.pages().map(|(page, text)| (page.to_owned(), examine(tree, page, text).0));
    pages.filter(|(page, now)| tree.text(page) != Some(now)).collect()
}

/// The page as it should be, and what is wrong with it.
fn examine(tree: &Tree, page: &str, text: &str) -> (String, Vec<Problem>) {
    let lines: Vec<&str> = text.lines().collect();
    let mut examination = Examination { tree, page, now: Vec::new(), problems: Vec::new() };
    let (mut number, mut fenced) = (0, false);
    while number < lines.len() {
        let line = lines[number];
        number += 1;
        fenced ^= line.starts_with("```");
        match table_name(line).filter(|_| !fenced) {
            Some(name) => {
                let length = lines[number..].iter().take_while(|line| line.starts_with('|')).count();
                examination.now.push(line.to_owned());
                examination.table(number, name, &lines[number..number + length]);
                number += length;
            }
            None if fenced => examination.now.push(line.to_owned()),
            None => examination.line(number, line),
        }
    }
    (examination.now.join("\n") + "\n", examination.problems)
}

/// The file whose table stands below this line.
fn table_name(line: &str) -> Option<&str> {
    line.strip_prefix(OPENING)?.strip_suffix(CLOSING).filter(|name| !name.contains('|'))
}

/// A page as it should be, line by line, and what is wrong with it.
struct Examination<'t> {
    tree: &'t Tree,
    page: &'t str,
    now: Vec<String>,
    problems: Vec<Problem>,
}

impl Examination<'_> {
    /// The table below the line of that number.
    fn table(&mut self, number: usize, name: &str, found: &[&str]) {
        let right = Results::read(self.tree, name).map(|results| results.table());
        let problem = match &right {
            Err(words) => Some((number, words.clone())),
            Ok(table) => {
                difference(table, found).map(|row| (number + 1 + row, format!("not the table of {}", path(name))))
            }
        };
        match (&problem, right) {
            (Some(_), Ok(table)) => self.now.extend(table),
            _ => self.now.extend(found.iter().map(|row| (*row).to_owned())),
        }
        self.problems.extend(problem.map(|(line, words)| Problem::new(self.page, line, words)));
    }

    /// A line with the numbers of the results.
    fn line(&mut self, number: usize, line: &str) {
        let (mut now, mut rest) = (String::new(), line);
        while let Some((before, after)) = rest.split_once(OPENING) {
            let (quotation, after) = after.split_once(CLOSING).unwrap_or((after, ""));
            let start = before.rfind(|c: char| c.is_whitespace() || "(|*".contains(c)).map_or(0, |place| place + 1);
            let (before, quoted) = before.split_at(start);
            let value = self.value(number, quoted, quotation);
            now.push_str(&format!("{before}{value}{OPENING}{quotation}{CLOSING}"));
            rest = after;
        }
        self.now.push(now + rest);
    }

    /// What should be quoted instead of this. In backticks it is no quotation, but how to write one.
    fn value(&mut self, number: usize, quoted: &str, quotation: &str) -> String {
        if quoted.ends_with('`') {
            return quoted.to_owned();
        }
        let value = quoted_value(self.tree, quotation);
        let problem = match &value {
            Ok(value) if value == quoted => None,
            Ok(value) => Some(format!("the results say {value}, not {quoted}")),
            Err(words) => Some(words.clone()),
        };
        self.problems.extend(problem.map(|words| Problem::new(self.page, number, words)));
        value.unwrap_or_else(|_| quoted.to_owned())
    }
}

fn quoted_value(tree: &Tree, quotation: &str) -> Result<String, String> {
    let parts: Vec<&str> = quotation.split('|').map(str::trim).collect();
    let [name, row, column] = parts[..] else { return Err(format!("not a quotation: {quotation}")) };
    Results::read(tree, name)?.cell(row, column)
}

/// The table of one file.
struct Results<'t> {
    name: String,
    head: Vec<&'t str>,
    rows: Vec<Vec<&'t str>>,
}

impl<'t> Results<'t> {
    fn read(tree: &'t Tree, name: &str) -> Result<Self, String> {
        let name = path(name);
        let text = tree.text(&name).ok_or_else(|| format!("no file {name}"))?;
        let mut lines = text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect());
        let head = lines.next().ok_or_else(|| format!("{name} is empty"))?;
        Ok(Self { name, head, rows: lines.collect() })
    }

    fn cell(&self, row: &str, column: &str) -> Result<String, String> {
        let is_row = |cells: &&Vec<&str>| (1..=cells.len()).any(|count| cells[..count].join(", ") == row);
        let rows: Vec<&Vec<&str>> = self.rows.iter().filter(is_row).collect();
        let [cells] = rows[..] else { return Err(format!("{} rows of {} are called {row}", rows.len(), self.name)) };
        let place = self.head.iter().position(|name| *name == column);
        let cell = place.and_then(|place| cells.get(place));
        cell.map(|cell| (*cell).to_owned()).ok_or_else(|| format!("{} has no column {column}", self.name))
    }

    /// In Markdown: text at the left, figures at the right.
    fn table(&self) -> Vec<String> {
        let mut rows: Vec<Vec<&str>> = vec![self.head.clone()];
        rows.extend(self.rows.iter().cloned());
        let width = |column: usize| rows.iter().map(|row| row.get(column).map_or(0, |cell| cell.chars().count())).max();
        let widths: Vec<usize> = (0..self.head.len()).map(|column| width(column).unwrap_or_default().max(3)).collect();
        let line = |row: &Vec<&str>| {
            let cell = |(column, width): (usize, &usize)| {
                let text = row.get(column).copied().unwrap_or_default();
                if column == 0 { format!(" {text:<width$} ") } else { format!(" {text:>width$} ") }
            };
            format!("|{}|", widths.iter().enumerate().map(cell).collect::<Vec<_>>().join("|"))
        };
        let mut lines: Vec<String> = rows.iter().map(line).collect();
        let rule = widths.iter().enumerate().map(|(column, width)| match column {
            0 => format!(" {} ", "-".repeat(*width)),
            _ => format!(" {}: ", "-".repeat(*width - 1)),
        });
        lines.insert(1, format!("|{}|", rule.collect::<Vec<_>>().join("|")));
        lines
    }
}

fn path(name: &str) -> String {
    format!("bench/results/{name}.tsv")
}

fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}

/// The first row that differs, cell by cell: how a table is set does not matter, nor the line below its head.
fn difference(table: &[String], found: &[&str]) -> Option<usize> {
    let differs = |row: &usize| *row != 1 && cells(&table[*row]) != cells(found[*row]);
    let shorter = table.len().min(found.len());
    (0..shorter).find(differs).or((table.len() != found.len()).then_some(shorter))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RESULTS: &str = "# today\nprogram\tn\tstates\nbuffer\t1\t1,383\nbuffer\t2\t42,944\n";

    fn complaints(page: &str) -> (Vec<String>, String) {
        let tree = Tree::of(&[("README.md", page), ("bench/results/check.tsv", RESULTS)]);
        let blessed = blessed(&tree).pop().map_or(page.to_owned(), |(_, text)| text);
        (problems(&tree).iter().map(ToString::to_string).collect(), blessed)
    }

    #[test]
    fn a_number_is_that_of_its_cell() {
        let page = "It has 42,944<!-- bench: check | buffer, 2 | states --> states.\n";
        assert_eq!(complaints(page).0, [""; 0]);
        let (wrong, blessed) = complaints(&page.replace("42,944", "42,000"));
        assert_eq!(wrong, ["README.md:1: the results say 42,944, not 42,000"]);
        assert_eq!(blessed, page);
        assert_eq!(
            complaints(&page.replace("buffer, 2", "buffer")).0,
            ["README.md:1: 2 rows of bench/results/check.tsv are called buffer"]
        );
        assert_eq!(complaints(&page.replace("states -->", "steps -->")).0.len(), 1);
        assert_eq!(complaints(&page.replace("check", "run")).0, ["README.md:1: no file bench/results/run.tsv"]);
        assert_eq!(complaints(&page.replace(" | states", "")).0.len(), 1);
    }

    #[test]
    fn a_table_is_that_of_its_file() {
        let page = "<!-- bench: check -->\n| program |   n | states |\n| ------- | --: | -----: |\n| buffer  |   1 |  1,383 |\n| buffer  |   2 | 42,944 |\n\nEnd\n";
        assert_eq!(complaints(page).0, [""; 0]);
        let (wrong, blessed) = complaints(&page.replace("1,383", "1,384"));
        assert_eq!(wrong, ["README.md:4: not the table of bench/results/check.tsv"]);
        assert_eq!(blessed, page);
        let short = page.replace("| buffer  |   2 | 42,944 |\n", "");
        assert_eq!(
            complaints(&short),
            (vec!["README.md:5: not the table of bench/results/check.tsv".to_owned()], page.to_owned())
        );
        assert_eq!(complaints("<!-- bench: run -->\n").0.len(), 1);
    }

    #[test]
    fn what_is_fenced_is_not_a_quotation() {
        assert_eq!(complaints("```\n1<!-- bench: run | a | b -->\n```\nor `<!-- bench: run | a | b -->`\n").0, [""; 0]);
    }
}

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
    let (mut now, mut problems) = (Vec::new(), Vec::new());
    let (mut number, mut fenced) = (0, false);
    while number < lines.len() {
        let line = lines[number];
        number += 1;
        fenced ^= line.starts_with("```");
        let name =
            line.strip_prefix(OPENING).and_then(|rest| rest.strip_suffix(CLOSING)).filter(|name| !name.contains('|'));
        let Some(name) = name.filter(|_| !fenced) else {
            let (right, wrong) = if fenced { (line.to_owned(), Vec::new()) } else { examine_line(tree, line) };
            problems.extend(wrong.into_iter().map(|words| Problem::new(page, number, words)));
            now.push(right);
            continue;
        };
        now.push(line.to_owned());
        let length = lines[number..].iter().take_while(|line| line.starts_with('|')).count();
        let table = Results::read(tree, name).map(|results| results.table());
        let found = &lines[number..number + length];
        match table {
            Err(words) => problems.push(Problem::new(page, number, words)),
            Ok(table) if !is_same(&table, found) => {
                let place = table.iter().zip(found).position(|(one, other)| cells(one) != cells(other));
                let place = place.unwrap_or(table.len().min(length));
                problems.push(Problem::new(page, number + 1 + place, format!("not the table of {}", path(name))));
                now.extend(table);
                number += length;
            }
            Ok(_) => (),
        }
    }
    (now.join("\n") + "\n", problems)
}

/// A line with the numbers of the results, and what is wrong with those it has.
fn examine_line(tree: &Tree, line: &str) -> (String, Vec<String>) {
    let (mut now, mut problems) = (String::new(), Vec::new());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once(OPENING) {
        let (quotation, after) = after.split_once(CLOSING).unwrap_or((after, ""));
        let start = before.rfind(|c: char| c.is_whitespace() || "(|*".contains(c)).map_or(0, |place| place + 1);
        let quoted = &before[start..];
        if quoted.ends_with('`') {
            now.push_str(&format!("{before}{OPENING}{quotation}{CLOSING}"));
            rest = after;
            continue;
        }
        now.push_str(&before[..start]);
        match quoted_value(tree, quotation) {
            Ok(value) => {
                now.push_str(&value);
                if value != quoted {
                    problems.push(format!("the results say {value}, not {quoted}"));
                }
            }
            Err(words) => {
                now.push_str(quoted);
                problems.push(words);
            }
        }
        now.push_str(&format!("{OPENING}{quotation}{CLOSING}"));
        rest = after;
    }
    (now + rest, problems)
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

/// Cell by cell: how a table is set does not matter, nor the line below its head.
fn is_same(table: &[String], found: &[&str]) -> bool {
    let is_row = |number: &usize| *number != 1;
    table.len() == found.len() && (0..table.len()).filter(is_row).all(|row| cells(&table[row]) == cells(found[row]))
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

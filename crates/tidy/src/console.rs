//! Console blocks of README.md and `docs` run, and print what they say.
//!
//! A block marked `console` has commands, each after `$ ` and followed by what it prints; a status other than 0 is the
//! line `[exit status N]`. A line `…` stands for any lines. Commands run in a shell, in the root of the repository,
//! with the oldest JDK found; `sojourner` and `cargo run --release --` are the binary under test, and the folder after
//! `--jdk` is the JDK of that version, wherever it is. Times, sizes and the folders of absolute paths may differ.
//!
//! `cargo run --release -p tidy -- bless console` writes what the commands print today, where it differs in more than
//! that.

use crate::page::blocks;
use crate::problem::Problem;
use crate::tree::Tree;
use corpus::jdk::Jdk;
use corpus::parallel::{for_each, workers};
use corpus::selection::target_folder;
use corpus::subject::Subject;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

const KIND: &str = "console";
const PROMPT: &str = "$ ";
const ANYTHING: &str = "…";

/// Commands that are not run here, each with the reason.
const LEFT_OUT: [(&str, &str); 1] = [("./run-tests", "it runs this test")];

/// What commands are run with.
#[derive(Debug)]
pub struct Shell {
    binary: PathBuf,
    jdks: Vec<Jdk>,
}

/// A command of a page and what it prints there.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Example<'p> {
    page: &'p str,
    line: usize,
    command: &'p str,
    expected: Vec<&'p str>,
}

/// What came of a command.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Printed {
    Lines(Vec<String>),
    /// For want of a JDK.
    NotRun(String),
}

impl Shell {
    /// The binary that `SOJOURNER` names, or one that is built now, and the JDKs of this machine.
    pub fn find() -> Result<Self, String> {
        let target = target_folder().map_err(|error| error.to_string())?;
        let subject = Subject::find(&target).map_err(|error| error.to_string())?;
        let jdks = Jdk::find_all().map_err(|error| error.to_string())?;
        Ok(Self { binary: subject.binary().to_owned(), jdks })
    }

    /// What the binary prints when it is asked this.
    pub fn ask(&self, arguments: &[&str]) -> Result<String, String> {
        let output = Command::new(&self.binary).args(arguments).output().map_err(|error| error.to_string())?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn print(&self, tree: &Tree, command: &str) -> Printed {
        let command = command.replace("cargo run --release -- ", "sojourner ");
        let command = match self.with_jdk(&command) {
            Ok(command) => command,
            Err(missing) => return Printed::NotRun(missing),
        };
        let home = &self.jdks[0].home;
        let path = std::env::var("PATH").unwrap_or_default();
        let script = format!("sojourner() {{ {:?} \"$@\"; }}\n{command}", self.binary.display().to_string());
        let mut bash = Command::new("bash");
        bash.args(["-c", &format!("exec 2>&1\n{script}")]).current_dir(tree.root()).env("JAVA_HOME", home);
        bash.env("PATH", format!("{}:{path}", home.join("bin").display()));
        match bash.output() {
            Err(error) => Printed::Lines(vec![error.to_string()]),
            Ok(output) => {
                let mut lines: Vec<String> =
                    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect();
                let status = output.status.code().unwrap_or(-1);
                lines.extend((status != 0).then(|| format!("[exit status {status}]")));
                Printed::Lines(lines)
            }
        }
    }

    /// The command with the JDK of this machine instead of the page's, by the version in its name.
    fn with_jdk(&self, command: &str) -> Result<String, String> {
        let Some((before, after)) = command.split_once("--jdk ") else { return Ok(command.to_owned()) };
        let (folder, after) = after.split_once(' ').map_or((after, String::new()), |(a, b)| (a, format!(" {b}")));
        let name = folder.rsplit('/').next().unwrap_or_default();
        let version: Option<u32> =
            name.split(|c: char| !c.is_ascii_digit()).find(|part| !part.is_empty()).and_then(|part| part.parse().ok());
        match self.jdks.iter().find(|jdk| Some(jdk.feature) == version) {
            Some(jdk) => Ok(format!("{before}--jdk {}{after}", jdk.home.display())),
            None => Err(format!("no JDK like {folder} is here")),
        }
    }
}

/// Commands that do not print what the page says; `leave_out` hears of those that cannot be run here.
pub fn problems(tree: &Tree, shell: &Shell, leave_out: impl FnMut(&str)) -> Vec<Problem> {
    let mut problems = unmarked(tree);
    let compare = |example: &Example<'_>, printed: &[String]| difference(example, printed);
    problems.extend(compared(tree, shell, leave_out, compare));
    problems
}

/// The pages with what the commands print today, and what must be mended by hand.
pub fn blessed(tree: &Tree, shell: &Shell) -> (Vec<(String, String)>, Vec<Problem>) {
    let change = |example: &Example<'_>, printed: &[String]| Change::of(example, printed);
    let mut changes = compared(tree, shell, |_| (), change);
    // From the end of each page, so that the numbers of the lines before stay right.
    changes.sort_by_key(|change| std::cmp::Reverse(change.line));
    let (by_hand, changes): (Vec<Change>, Vec<Change>) = changes.into_iter().partition(|change| change.is_by_hand);
    let mut pages: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for change in changes {
        let text = tree.text(&change.page).unwrap_or_default();
        let lines = pages.entry(change.page).or_insert_with(|| text.lines().map(str::to_owned).collect());
        lines.splice(change.line..change.line + change.length, change.printed);
    }
    let pages = pages.into_iter().map(|(page, lines)| (page, lines.join("\n") + "\n")).collect();
    (pages, by_hand.into_iter().map(|change| change.problem).collect())
}

/// What should stand below a command.
struct Change {
    page: String,
    /// After so many lines of the page.
    line: usize,
    /// Instead of so many.
    length: usize,
    printed: Vec<String>,
    /// The page leaves something out: only a person knows what.
    is_by_hand: bool,
    problem: Problem,
}

impl Change {
    fn of(example: &Example<'_>, printed: &[String]) -> Option<Self> {
        Some(Self {
            page: example.page.to_owned(),
            line: example.line,
            length: example.expected.len(),
            printed: printed.to_vec(),
            is_by_hand: example.expected.contains(&ANYTHING),
            problem: difference(example, printed)?,
        })
    }
}

/// Runs the commands and hands what they print to `compare`.
fn compared<R: Send>(
    tree: &Tree,
    shell: &Shell,
    mut leave_out: impl FnMut(&str),
    compare: impl Fn(&Example<'_>, &[String]) -> Option<R> + Sync,
) -> Vec<R> {
    let groups: Vec<Vec<Example<'_>>> = pages(tree).flat_map(|(page, text)| examples(page, text)).collect();
    let (mut results, mut left_out) = (Vec::new(), Vec::new());
    let work = |group: &Vec<Example<'_>>| {
        let mut found = Vec::new();
        for example in group {
            found.push(match shell.print(tree, example.command) {
                Printed::Lines(lines) => Ok(compare(example, &lines)),
                Printed::NotRun(reason) => Err(format!("{}:{}: {reason}", example.page, example.line)),
            });
        }
        found
    };
    for_each(&groups, workers(), work, |found| {
        for result in found {
            match result {
                Ok(result) => results.extend(result),
                Err(reason) => left_out.push(reason),
            }
        }
    });
    left_out.iter().for_each(|reason| leave_out(reason));
    results
}

/// The pages whose commands are run.
fn pages(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.pages().filter(|(path, _)| *path == "README.md" || path.starts_with("docs/"))
}

/// The commands of a page, those of one block together and in order: one may use what another has written.
fn examples<'p>(page: &'p str, text: &'p str) -> Vec<Vec<Example<'p>>> {
    let mut groups = Vec::new();
    for block in blocks(text).into_iter().filter(|block| block.kind == KIND) {
        let mut group: Vec<Example<'p>> = Vec::new();
        for (number, line) in block.lines.into_iter().enumerate() {
            match (line.strip_prefix(PROMPT), group.last_mut()) {
                (Some(command), _) => {
                    group.push(Example { page, line: block.line + number + 1, command, expected: Vec::new() });
                }
                (None, Some(example)) => example.expected.push(line),
                (None, None) => (),
            }
        }
        let is_run = |example: &Example<'_>| !LEFT_OUT.iter().any(|(start, _)| example.command.starts_with(start));
        group.retain(is_run);
        groups.push(group);
    }
    groups
}

/// A block with commands that nobody would run.
fn unmarked(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (page, text) in pages(tree) {
        for block in blocks(text) {
            let has_prompt = block.lines.iter().any(|line| line.starts_with(PROMPT));
            let begins = block.lines.first().is_some_and(|line| line.starts_with(PROMPT));
            if has_prompt && block.kind != KIND {
                problems.push(Problem::new(page, block.line, "a block with commands is marked `console`"));
            } else if block.kind == KIND && !begins {
                problems.push(Problem::new(page, block.line, "a console block begins with a command"));
            }
        }
    }
    problems
}

fn difference(example: &Example<'_>, printed: &[String]) -> Option<Problem> {
    let expected: Vec<String> = trimmed(example.expected.iter().map(|line| comparable(line)).collect());
    let printed: Vec<String> = trimmed(printed.iter().map(|line| comparable(line)).collect());
    if matches(&expected, &printed) {
        return None;
    }
    let place = expected.iter().zip(&printed).position(|(one, other)| one != other);
    let place = place.unwrap_or(expected.len().min(printed.len()));
    let line = |lines: &[String]| lines.get(place).map_or("nothing".to_owned(), |line| format!("`{line}`"));
    let words = format!("`{}` prints {} here", example.command, line(&printed));
    Some(Problem::new(example.page, example.line + 1 + place, format!("{words}, not {}", line(&expected))))
}

/// Empty lines at the end do not count.
fn trimmed(mut lines: Vec<String>) -> Vec<String> {
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// Whether the lines are the expected ones, where `…` stands for any.
fn matches(expected: &[String], printed: &[String]) -> bool {
    match expected.iter().position(|line| line == ANYTHING) {
        None => expected == printed,
        Some(place) => {
            let rest = &expected[place + 1..];
            printed.len() >= place
                && printed[..place] == expected[..place]
                && (place..=printed.len()).any(|start| matches(rest, &printed[start..]))
        }
    }
}

/// A line without what differs between two runs on two machines.
fn comparable(line: &str) -> String {
    let words: Vec<&str> = line.trim_end().split(' ').collect();
    let mut kept: Vec<String> = Vec::new();
    for (number, word) in words.iter().enumerate() {
        let is_figure = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_digit() || ".,".contains(c));
        let before = number.checked_sub(1).map(|before| words[before]).filter(|before| is_figure(before));
        let unit = word.trim_end_matches([',', '.', ':', ')']);
        let measured = match unit {
            "ms" | "s" | "min" => Some("<time>"),
            "B" | "kB" | "MB" | "GB" | "bytes" => Some("<size>"),
            _ => None,
        };
        match (before, measured) {
            (Some(_), Some(what)) => {
                kept.pop();
                kept.push(word.replace(unit, what));
            }
            _ => kept.push(without_folder(word)),
        }
    }
    kept.join(" ")
}

/// An absolute path without its folder.
fn without_folder(word: &str) -> String {
    match word.rsplit_once('/') {
        Some((_, name)) if word.starts_with('/') => format!("/{name}"),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell() -> Shell {
        let jdk = Jdk { home: PathBuf::from("/opt/jdk-17"), feature: 17, release: String::new() };
        Shell { binary: PathBuf::from("/bin/echo"), jdks: vec![jdk] }
    }

    fn complaints(page: &str) -> Vec<String> {
        let tree = Tree::of(&[("README.md", page)]);
        problems(&tree, &shell(), |_| ()).iter().map(ToString::to_string).collect()
    }

    fn block(lines: &str) -> String {
        format!("```console\n{lines}\n```\n")
    }

    #[test]
    fn commands_print_what_the_page_says() {
        assert_eq!(complaints(&block("$ sojourner a\na\n$ echo b; exit 3\nb\n[exit status 3]")), [""; 0]);
        assert_eq!(complaints(&block("$ cargo run --release -- a\na")), [""; 0]);
        assert_eq!(complaints(&block("$ echo b\nc")), ["README.md:3: `echo b` prints `b` here, not `c`"]);
        assert_eq!(complaints(&block("$ echo b; exit 3\nb")).len(), 1);
        assert_eq!(complaints(&block("$ true\nb")), ["README.md:3: `true` prints nothing here, not `b`"]);
        assert_eq!(complaints(&block("$ ./run-tests\nanything")), [""; 0]);
    }

    #[test]
    fn what_is_left_out_in_a_page_is_a_line_of_its_own() {
        assert_eq!(complaints(&block("$ printf 'a\\nb\\nc\\nd\\n'\na\n…\nd")), [""; 0]);
        assert_eq!(complaints(&block("$ printf 'a\\nb\\nc\\nd\\n'\na\n…")), [""; 0]);
        assert_eq!(complaints(&block("$ printf 'a\\nb\\nc\\nd\\n'\na\n…\ne")).len(), 1);
        assert_eq!(complaints(&block("$ printf 'a\\nb\\nc\\nd\\n'\nb\n…\nd")).len(), 1);
    }

    #[test]
    fn blocks_are_marked() {
        assert_eq!(complaints("```\n$ echo b\nb\n```\n"), ["README.md:1: a block with commands is marked `console`"]);
        assert_eq!(complaints(&block("b")), ["README.md:1: a console block begins with a command"]);
    }

    #[test]
    fn times_sizes_and_folders_may_differ() {
        let (one, other) =
            ("in 12 ms, 3.7 MB of memory, 49 bytes per state", "in 1.2 s, 570 kB of memory, 7 bytes per state");
        assert_eq!(comparable(one), comparable(other));
        assert_eq!(comparable("see /tmp/a/b.txt"), comparable("see /home/b.txt"));
        assert_ne!(comparable("12 states"), comparable("13 states"));
        assert_ne!(comparable("see /tmp/a/b.txt"), comparable("see /tmp/a/c.txt"));
    }

    #[test]
    fn a_jdk_is_found_by_its_version_or_left_out() {
        assert_eq!(shell().with_jdk("x --jdk /usr/java-17-amd64 | y"), Ok("x --jdk /opt/jdk-17 | y".to_owned()));
        let mut left_out = Vec::new();
        let page = block("$ sojourner --jdk /usr/java-99\nanything");
        assert_eq!(
            problems(&Tree::of(&[("README.md", &page)]), &shell(), |reason| left_out.push(reason.to_owned())),
            []
        );
        assert_eq!(left_out, ["README.md:2: no JDK like /usr/java-99 is here"]);
    }

    #[test]
    fn pages_get_the_output_of_today() {
        let tree = Tree::of(&[("README.md", &(block("$ echo b\nc\nd") + &block("$ echo e\n…\nf")))]);
        let (pages, by_hand) = blessed(&tree, &shell());
        assert_eq!(pages, [("README.md".to_owned(), block("$ echo b\nb") + &block("$ echo e\n…\nf"))]);
        assert_eq!(by_hand.len(), 1);
    }
}

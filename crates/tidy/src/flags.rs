//! Options of the command line that pages name exist.
//!
//! An option is what begins with two dashes, in backticks that begin with it or with `sojourner` or one of its
//! commands, and in the lines of blocks that begin with `sojourner`. It exists if the help text of some command names
//! it.

use crate::page::{blocks, spans};
use crate::problem::Problem;
use crate::tree::Tree;
use std::collections::BTreeSet;

/// Options of other programs that stand alone in backticks, each with the program.
const OTHERS: [(&str, &str); 2] = [("--release", "cargo and javac"), ("--features", "cargo")];

/// The commands of a help text.
pub fn commands(help: &str) -> Vec<&str> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    lines.map_while(|line| line.split_whitespace().next()).filter(|name| *name != "help").collect()
}

/// Options that no help text names.
pub fn problems(tree: &Tree, commands: &[&str], help: &str) -> Vec<Problem> {
    let known: BTreeSet<&str> = help.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
    let is_known = |option: &str| known.contains(option) || OTHERS.iter().any(|(other, _)| *other == option);
    let mut problems = Vec::new();
    for (page, text) in tree.pages() {
        let commanded = |text: &str| {
            let first = text.split(' ').next().unwrap_or_default();
            first.starts_with("--") || first == "sojourner" || commands.contains(&first)
        };
        let mut places: Vec<(usize, String)> = spans(text).into_iter().map(|span| (span.line, span.text)).collect();
        places.retain(|(_, text)| commanded(text));
        for block in blocks(text) {
            let lines = block
                .lines
                .iter()
                .enumerate()
                .map(|(number, line)| (block.line + number + 1, line.trim_start_matches("$ ")));
            places.extend(
                lines
                    .filter(|(_, line)| line.starts_with("sojourner "))
                    .map(|(number, line)| (number, line.to_owned())),
            );
        }
        for (line, text) in places {
            let missing = options(&text).filter(|option| !is_known(option));
            problems
                .extend(missing.map(|option| Problem::new(page, line, format!("no command has the option {option}"))));
        }
    }
    problems
}

/// What begins with two dashes, up to a lone pair of them: what follows that belongs to the program.
fn options(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split_whitespace().take_while(|word| *word != "--" && *word != "|");
    let ends = |c: char| !c.is_alphanumeric() && c != '-';
    words.filter(|word| word.starts_with("--")).map(move |word| word.split(ends).next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(page: &str) -> Vec<String> {
        let tree = Tree::of(&[("README.md", page)]);
        problems(&tree, &["check"], "  --find <EXPR>\n  see --prefer").iter().map(ToString::to_string).collect()
    }

    #[test]
    fn options_of_pages_exist() {
        assert_eq!(
            complaints("`--find x` `check A.java --prefer y` `cargo --locked`\n```\nsojourner run -- --x\n```\n"),
            [""; 0]
        );
        assert_eq!(complaints("`--finds`"), ["README.md:1: no command has the option --finds"]);
        assert_eq!(complaints("`check A.java --prefers y`").len(), 1);
        assert_eq!(
            complaints("```console\n$ sojourner check --prefers\n```\n"),
            ["README.md:2: no command has the option --prefers"]
        );
    }

    #[test]
    fn commands_are_read_from_the_help_text() {
        assert_eq!(commands("A\n\nCommands:\n  check  Checks\n  help   Helps\n\nOptions:\n  -h"), ["check"]);
    }
}

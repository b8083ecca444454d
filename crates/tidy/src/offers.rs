//! What the command line offers to choose from is a way of the corpus.
//!
//! The values of an option are read from `sojourner check --help`; a value that is the default belongs to the way
//! without options. What no way uses is listed here with the reason.

use crate::problem::Problem;

/// Options whose values change how a program is checked or what is written about it.
const OPTIONS: [&str; 6] = ["--search", "--store", "--format", "--library", "--por", "--symmetry"];

/// Values that no way of the corpus uses, with the reason.
const ELSEWHERE: [(&str, &str, &str); 4] = [
    ("--format", "json", "the corpus reads every answer in this format"),
    ("--format", "sarif", "the tests of `report` compare whole files, and those of `cli` write one"),
    ("--format", "svg", "the tests of `report` look at pictures, and those of `cli` write one"),
    ("--format", "text", "the tests of `report` compare whole charts, and a page shows one"),
];

const PLACE: &str = "crates/corpus/src/way.rs";

/// Values of the help text that none of the ways (lists of options) uses.
pub fn problems(help: &str, ways: &[&[&str]]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for option in OPTIONS {
        let offered = Offer::read(help, option);
        if offered.values.is_empty() {
            problems.push(Problem::new(PLACE, 0, format!("`check --help` shows no values of {option}")));
        }
        for value in &offered.values {
            let is_default = offered.default.as_ref() == Some(value);
            let is_used = ways.iter().any(|way| way.windows(2).any(|words| words == [option, value]));
            let is_listed = ELSEWHERE.iter().any(|(listed, name, _)| *listed == option && name == value);
            if !is_default && !is_used && !is_listed {
                problems.push(Problem::new(PLACE, 0, format!("no way of the corpus uses {option} {value}")));
            }
        }
    }
    problems
}

/// What an option may be.
#[derive(Debug, PartialEq, Eq)]
struct Offer {
    values: Vec<String>,
    default: Option<String>,
}

impl Offer {
    /// The part of a help text from an option to the next one.
    fn read(help: &str, option: &str) -> Self {
        let is_option = |line: &str| {
            line.trim_start().starts_with('-') && line.contains("--") && !line.trim_start().starts_with("- ")
        };
        let names = |line: &str| line.split([' ', ',']).any(|word| word == option);
        let part = help.lines().skip_while(|line| !(is_option(line) && names(line)));
        let part: Vec<&str> =
            part.enumerate().take_while(|(n, line)| *n == 0 || !is_option(line)).map(|(_, line)| line.trim()).collect();
        let listed = part.iter().filter_map(|line| Some(line.strip_prefix("- ")?.split(':').next()?.to_owned()));
        let within = |start: &str| part.iter().find_map(|line| line.strip_prefix(start)?.strip_suffix(']'));
        let inline = within("[possible values: ").into_iter().flat_map(|list| list.split(", ").map(str::to_owned));
        Self { values: listed.chain(inline).collect(), default: within("[default: ").map(str::to_owned) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HELP: &str = "Options:
      --search <ORDER>
          In which order

          Possible values:
          - dfs: Deep: first
          - bfs: Broad

          [default: dfs]

      --store <S>
          [default: exact]
          [possible values: exact, hash]

      --format <F>
          [possible values: human]
          [default: human]
      --library <L>
          [possible values: real]
      --por <P>
          [possible values: off]
      --symmetry <S>
          [possible values: off]
";
    const WAYS: [&[&str]; 4] =
        [&[], &["--search", "bfs", "--store", "hash"], &["--library", "real"], &["--por", "off", "--symmetry", "off"]];

    fn complaints(help: &str) -> Vec<String> {
        problems(help, &WAYS).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn values_are_read_from_the_help_text() {
        let offer = Offer::read(HELP, "--search");
        assert_eq!(offer.values, ["dfs", "bfs"]);
        assert_eq!(offer.default.as_deref(), Some("dfs"));
        assert_eq!(Offer::read(HELP, "--store").values, ["exact", "hash"]);
    }

    #[test]
    fn a_value_without_a_way_is_found() {
        assert_eq!(complaints(HELP), [""; 0]);
        let more = HELP.replace("          - bfs: Broad\n", "          - bfs: Broad\n          - star: Best\n");
        assert_eq!(complaints(&more), ["crates/corpus/src/way.rs: no way of the corpus uses --search star"]);
        assert_eq!(complaints(&HELP.replace("exact, hash", "exact, hash, disk")).len(), 1);
        assert_eq!(complaints(&HELP.replace("--store", "--stores")).len(), 1);
    }
}

//! The page on temporal properties: its commands still answer as it says.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A command of the page with the first line that it prints there, and its exit status.
struct Example {
    words: Vec<String>,
    first_line: String,
    status: i32,
}

/// Commands begin with `$ sojourner`, in blocks for a console; what they print follows.
fn examples(page: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for block in page.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap_or_default();
        for part in block.split("$ sojourner ").skip(1) {
            let (command, output) = part.split_once('\n').unwrap();
            let status = output.lines().last().and_then(|line| line.strip_prefix("[exit status ")?.strip_suffix(']'));
            examples.push(Example {
                words: words(command),
                first_line: output.lines().next().unwrap_or_default().to_owned(),
                status: status.map_or(0, |status| status.parse().unwrap()),
            });
        }
    }
    examples
}

/// Words of a shell, of which some are in single quotes.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in command.split('\'').enumerate() {
        match number % 2 {
            1 => words.push(part.to_owned()),
            _ => words.extend(part.split_whitespace().map(str::to_owned)),
        }
    }
    words
}

#[test]
fn the_page_on_temporal_properties_tells_the_truth() {
    let page = std::fs::read_to_string(root().join("docs/temporal.md")).unwrap();
    let examples = examples(&page);
    assert!(examples.len() >= 8, "{} examples", examples.len());
    for Example { words, first_line, status } in examples {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
        let ended = command.args(&words).current_dir(root()).output().unwrap();
        let printed = [ended.stdout, ended.stderr].concat();
        let printed = String::from_utf8(printed).unwrap();
        assert_eq!(printed.lines().next(), Some(first_line.as_str()), "{words:?}");
        assert_eq!(ended.status.code(), Some(status), "{words:?}");
    }
}

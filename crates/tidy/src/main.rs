//! Says what is wrong in the tree, or mends it.
//!
//! ```text
//! tidy                     what is wrong, but for what needs a built binary
//! tidy bless [WHAT...]     mends it: graph, numbers, comments; console runs every command of the pages
//! ```
//! Without WHAT, `bless` mends everything.

use std::io::{self, Write};
use std::process::ExitCode;
use tidy::console::{self, Shell};
use tidy::manifests::Manifests;
use tidy::problem::Problem;
use tidy::tree::Tree;
use tidy::{comments, dependencies, files, names, numbers, public, rooms};

const RULES: [&str; 4] = ["graph", "numbers", "comments", "console"];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        [] => look(),
        ["bless"] => bless(&RULES),
        ["bless", rules @ ..] if rules.iter().all(|rule| RULES.contains(rule)) => bless(rules),
        _ => Err(format!("usage: tidy [bless [{}]...]", RULES.join("|"))),
    };
    match done {
        Ok(problems) if problems.is_empty() => ExitCode::SUCCESS,
        Ok(problems) => {
            problems.iter().for_each(|problem| say(&problem.to_string()));
            ExitCode::FAILURE
        }
        Err(words) => {
            say(&words);
            ExitCode::from(2)
        }
    }
}

fn look() -> Result<Vec<Problem>, String> {
    let tree = Tree::here().map_err(|error| error.to_string())?;
    let manifests = Manifests::of(tree.root())?;
    let problems = [
        names::problems(&tree),
        rooms::problems(&tree, &manifests),
        dependencies::problems(&tree, &manifests),
        files::problems(&tree),
        public::problems(&tree),
        comments::problems(&tree),
        numbers::problems(&tree),
    ];
    Ok(problems.concat())
}

/// What remains to be mended by hand.
fn bless(rules: &[&str]) -> Result<Vec<Problem>, String> {
    let mut by_hand = Vec::new();
    for rule in rules {
        let tree = Tree::here().map_err(|error| error.to_string())?;
        let (blessed, left) = match *rule {
            "graph" => {
                let blessed = rooms::blessed(&tree, &Manifests::of(tree.root())?);
                (blessed.map(|(path, text)| (path.to_owned(), text)).into_iter().collect(), Vec::new())
            }
            "numbers" => (numbers::blessed(&tree), Vec::new()),
            "comments" => (comments::blessed(&tree), Vec::new()),
            _ => console::blessed(&tree, &Shell::find()?),
        };
        for (path, text) in blessed {
            std::fs::write(tree.root().join(&path), text).map_err(|error| format!("{path}: {error}"))?;
            say(&format!("{rule}: {path}"));
        }
        by_hand.extend(left);
    }
    Ok(by_hand)
}

/// A closed standard output is no reason to stop.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

//! What is public is named outside of its crate: by another crate, or by a test or example of its own.
//!
//! By words, not by meaning: an item that shares its name with something elsewhere counts as used. A type counts, too,
//! if something public mentions it. Inline tests do not count: they see what is private.

use crate::problem::Problem;
use crate::source::{bare, without_tests, words};
use crate::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// What declares an item.
const DECLARATIONS: [&str; 9] = ["fn", "struct", "enum", "trait", "const", "static", "type", "mod", "macro_rules!"];

/// A public item.
#[derive(Debug, PartialEq, Eq)]
struct Item<'c> {
    line: usize,
    name: &'c str,
    is_type: bool,
}

/// Public items that are not named outside of their crate.
pub fn problems(tree: &Tree) -> Vec<Problem> {
    let code: BTreeMap<&str, String> = tree.rust_files().map(|(path, text)| (path, bare(text))).collect();
    let named = named_by_crate(&code);
    let mut problems = Vec::new();
    for name in tree.crates() {
        let is_named = |word: &str| named.iter().any(|(other, words)| *other != name && words.contains(word));
        problems.extend(unnamed(name, &code, is_named));
    }
    problems
}

/// The words of each crate that count for others; of a crate itself, under the name `name/`, those of its tests and
/// examples.
fn named_by_crate<'c>(code: &'c BTreeMap<&str, String>) -> BTreeMap<String, BTreeSet<&'c str>> {
    let mut named: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in code {
        let Some((name, rest)) = path.strip_prefix("crates/").and_then(|path| path.split_once('/')) else { continue };
        let inside = rest.starts_with("src/") && rest != "src/main.rs";
        let key = if inside { name.to_owned() } else { format!("{name}/") };
        named.entry(key).or_default().extend(words(text));
    }
    named
}

fn unnamed(name: &str, code: &BTreeMap<&str, String>, is_named: impl Fn(&str) -> bool) -> Vec<Problem> {
    let folder = format!("crates/{name}/src/");
    let files: Vec<(&str, &str)> = code
        .iter()
        .filter(|(path, _)| path.starts_with(&folder))
        .map(|(path, text)| (*path, without_tests(text)))
        .collect();
    let mentioned: Vec<&str> = files.iter().flat_map(|(_, text)| public_lines(text)).collect();
    let is_mentioned = |item: &Item<'_>| {
        let times = mentioned.iter().flat_map(|line| words(line)).filter(|word| *word == item.name).count();
        item.is_type && times > 0
    };
    let mut problems = Vec::new();
    for (path, text) in &files {
        let found = items(text).into_iter().filter(|item| !is_named(item.name) && !is_mentioned(item));
        problems.extend(
            found.map(|item| {
                Problem::new(path, item.line, format!("`{}` is not named outside of its crate", item.name))
            }),
        );
    }
    problems
}

/// The public items of a file.
fn items(code: &str) -> Vec<Item<'_>> {
    code.lines().enumerate().filter_map(|(number, line)| item(number + 1, line)).collect()
}

fn item(line: usize, text: &str) -> Option<Item<'_>> {
    let mut rest = text.trim_start().strip_prefix("pub ")?.split([' ', '(', '<', ':', ';', '=']);
    let declaration = rest.by_ref().find(|word| !["async", "unsafe", "extern"].contains(word))?;
    let first = rest.find(|word| !word.is_empty())?;
    // `pub const fn name`
    let name = if declaration == "const" && first == "fn" { rest.find(|word| !word.is_empty())? } else { first };
    let is_type = ["struct", "enum", "trait", "type"].contains(&declaration);
    let is_name = name != "_" && !name.starts_with('$');
    (DECLARATIONS.contains(&declaration) && is_name).then_some(Item { line, name, is_type })
}

/// The lines in which something public may mention a type, its own declaration not counted: signatures, fields,
/// variants, what traits are implemented with.
fn public_lines(code: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    // How far the open block is indented, if what it holds is public as a whole.
    let mut open: Option<usize> = None;
    let mut signature = false;
    for line in code.lines() {
        let text = line.trim_start();
        let indentation = line.len() - text.len();
        if open.is_some_and(|open| indentation <= open && text.starts_with('}')) {
            open = None;
        }
        let declares =
            ["pub struct ", "pub enum ", "pub trait ", "pub type "].iter().find_map(|start| text.strip_prefix(start));
        let begins =
            text.starts_with("pub ") || open.is_some() || text.starts_with("impl") || text.starts_with("type ");
        if let Some(rest) = declares {
            lines.push(rest.split_once(['<', '(', '{', ':', ' ', ';']).map_or("", |(_, rest)| rest));
        } else if begins || signature {
            lines.push(text);
        }
        let opens = text.starts_with("pub enum ")
            || text.starts_with("pub trait ")
            || text.starts_with("impl") && text.contains(" for ");
        if opens && text.ends_with('{') {
            open = open.or(Some(indentation));
        }
        signature = (text.starts_with("pub fn ") || text.starts_with("pub const fn ") || signature)
            && !text.ends_with(['{', ';', '}']);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(library: &str, user: &str) -> Vec<String> {
        let tree = Tree::of(&[("crates/a/src/lib.rs", library), ("crates/b/src/lib.rs", user)]);
        problems(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn an_item_that_nobody_names_is_found() {
        let library = "pub fn useful() {}\npub const fn fixed() {}\n// useless\npub(crate) fn own() {}\n";
        assert_eq!(complaints(library, "use a::{useful, fixed};"), [""; 0]);
        assert_eq!(
            complaints(library, "// fixed\nuse a::useful;"),
            ["crates/a/src/lib.rs:2: `fixed` is not named outside of its crate"]
        );
    }

    #[test]
    fn the_own_tests_count_if_they_stand_apart() {
        let library = "pub fn useful() {}\n\n#[cfg(test)]\nmod tests {\n    fn a() { useful() }\n}\n";
        assert_eq!(complaints(library, "").len(), 1);
        let tree = Tree::of(&[("crates/a/src/lib.rs", library), ("crates/a/tests/b.rs", "a::useful();")]);
        assert_eq!(problems(&tree), []);
    }

    #[test]
    fn a_type_may_be_mentioned_by_what_is_public() {
        for mention in
            ["pub fn make(\n    x: u32,\n) -> Kind {", "pub enum Choice {\n    One(Kind),\n}", "pub kind: Kind,"]
        {
            let library = format!("pub struct Kind;\n{mention}\n");
            assert_eq!(complaints(&library, "make Choice"), [""; 0], "{mention}");
        }
        assert_eq!(complaints("pub struct Kind;\nfn make() -> Kind {\n", "").len(), 1);
        assert_eq!(complaints("pub fn kind() {}\npub fn other(kind: u32) {}\n", "other").len(), 1);
    }
}

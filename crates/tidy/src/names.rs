//! Names in backticks exist: files, folders, modules, items of Rust, classes of Java, variables of the environment.
//!
//! How names are written in the pages:
//! - a file or folder from the root of the repository (`crates/model/src/lib.rs`, `tests/corpus`), or from its crate
//!   with `crates/` and `src/` left out (`model/lib.rs`, `explore/tests/generated`);
//! - a program of the corpus by topic and name (`temporal/StillHeld`);
//! - a module or item by its crate or its module (`vm::canonical`, `fast::execute`), a member by its type
//!   (`Machine::boot`);
//! - a single word that stands somewhere in the code: of Rust, Java, scripts or manifests, comments not counted.
//!
//! In a module header (`//!`) a file may also be named from the folder of the module or from that of its submodules.
//! Errs towards silence: a word of the code that means something else now is not noticed. Words that are not of this
//! tree are in `foreign.tsv`, each with the reason.

use crate::page::{Span, spans};
use crate::problem::Problem;
use crate::source::{bare, without_comments, words};
use crate::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// What ends the name of a file that must be in the tree.
const EXTENSIONS: [&str; 7] = [".rs", ".md", ".toml", ".tsv", ".pml", ".hoa", ".py"];

/// What stands for something in a path.
const PLACEHOLDERS: [char; 5] = ['<', '*', '…', '{', '$'];

/// Names of the pages and of the module headers that are not in the tree.
pub fn problems(tree: &Tree) -> Vec<Problem> {
    let known = Known::of(tree);
    let mut problems = Vec::new();
    for (path, text) in tree.pages() {
        problems.extend(spans(text).iter().filter_map(|span| known.complaint(path, span)));
    }
    for (path, text) in tree.rust_files() {
        problems.extend(header_spans(text).iter().filter_map(|span| known.header_complaint(path, span)));
    }
    problems.extend(known.needless(tree));
    problems
}

/// What is in backticks in the module header.
fn header_spans(text: &str) -> Vec<Span> {
    let header: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
    spans(&header.join("\n"))
}

/// What there is.
struct Known<'t> {
    tree: &'t Tree,
    crates: Vec<&'t str>,
    /// All words of the code.
    words: BTreeSet<String>,
    /// Words that are not of this tree.
    foreign: BTreeSet<&'static str>,
    /// The words of the files in which a type is defined or implemented, comments and literals left out.
    members: BTreeMap<String, BTreeSet<String>>,
}

impl<'t> Known<'t> {
    fn of(tree: &'t Tree) -> Self {
        let mut known = Self {
            tree,
            crates: tree.crates(),
            words: BTreeSet::new(),
            foreign: foreign().map(|(word, _)| word).collect(),
            members: BTreeMap::new(),
        };
        for (path, text) in tree.files().filter(|(path, _)| is_code(path)) {
            known.words.extend(words(&without_comments(text)).map(str::to_owned));
            if path.ends_with(".rs") {
                known.note_members(&bare(text));
            }
        }
        known
    }

    /// Types are named after these words; `impl A for B` names both.
    fn note_members(&mut self, code: &str) {
        let all: BTreeSet<String> = words(code).map(str::to_owned).collect();
        for line in code.lines().map(str::trim_start) {
            let line = line.strip_prefix("pub").map_or(line, |rest| rest.trim_start_matches("(crate)").trim_start());
            let first = line.split([' ', '<']).next().unwrap_or_default();
            if ["struct", "enum", "trait", "type", "impl", "mod"].contains(&first) {
                for name in words(line).filter(|word| word.starts_with(char::is_uppercase)) {
                    self.members.entry(name.to_owned()).or_default().extend(all.iter().cloned());
                }
            }
        }
    }

    fn complaint(&self, path: &str, span: &Span) -> Option<Problem> {
        let text = span.text.as_str();
        let complaint = match () {
            () if text.contains(' ') => text.split(' ').find_map(|word| self.path_complaint(word, &[])),
            () if is_item(text) => self.item_complaint(text),
            () if text.contains('/') || is_file(text) => self.path_complaint(text, &[]),
            () => self.word_complaint(text),
        };
        complaint.map(|words| Problem::new(path, span.line, words))
    }

    fn header_complaint(&self, path: &str, span: &Span) -> Option<Problem> {
        let text = span.text.as_str();
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let stem = path.trim_end_matches(".rs");
        let source = path.split_inclusive('/').take(3).collect::<String>();
        let complaint = match () {
            () if text.contains(' ') || !is_item(text) && !is_file(text) => None,
            () if is_item(text) => self.item_complaint(text),
            () => self.path_complaint(text, &[folder, stem, source.trim_end_matches('/')]),
        };
        complaint.map(|words| Problem::new(path, span.line, words))
    }

    /// A path is complained of if it ends like a file, or begins like one of this tree.
    fn path_complaint(&self, text: &str, folders: &[&str]) -> Option<String> {
        let text = text.trim_start_matches("./").trim_end_matches([',', ';', '.', ')']);
        let first = text.split('/').next().unwrap_or_default();
        let begins_here = text.contains('/') && (self.crates.contains(&first) || self.tree.contains(first));
        let concrete = match text.find(PLACEHOLDERS) {
            Some(end) => text[..end].rfind('/').map_or("", |end| &text[..end]),
            None => text,
        };
        let is_path = begins_here || is_file(text) && concrete == text;
        (is_path && !self.has_path(concrete, folders) && !self.foreign.contains(text))
            .then(|| format!("no file or folder `{text}`"))
    }

    fn has_path(&self, path: &str, folders: &[&str]) -> bool {
        let (first, rest) = path.split_once('/').unwrap_or((path, ""));
        let below_source = format!("crates/{first}/src/{rest}");
        let is_program = || {
            ["run", "check", "analyze", "jars"]
                .iter()
                .any(|kind| self.tree.contains(&format!("tests/corpus/{kind}/{path}.java")))
        };
        [path, &format!("crates/{path}"), below_source.trim_end_matches('/')]
            .iter()
            .any(|path| self.tree.contains(path))
            || is_program()
            || folders.iter().any(|folder| self.tree.contains(&format!("{folder}/{path}")))
    }

    /// `krate::module::Item`, `Type::member`; what follows a placeholder or a bracket is not looked at.
    fn item_complaint(&self, text: &str) -> Option<String> {
        let end = text.find(|c: char| !c.is_alphanumeric() && !"_:".contains(c)).unwrap_or(text.len());
        let parts: Vec<&str> = text[..end].split("::").filter(|part| !part.is_empty()).collect();
        let (first, rest) = parts.split_first()?;
        if ["std", "core", "crate", "super", "self", "clippy"].contains(first) {
            return None;
        }
        let missing = if first.starts_with(char::is_uppercase) {
            let members = self.members.get(*first);
            members.is_none_or(|members| !rest.iter().all(|part| members.contains(*part)))
        } else {
            !self.has_item(first, rest)
        };
        (missing && !self.foreign.contains(text)).then(|| format!("no item `{text}`"))
    }

    /// Whether the files of a crate or of a module have all parts, as modules or as words of their code.
    fn has_item(&self, name: &str, parts: &[&str]) -> bool {
        let source = format!("crates/{name}/src/");
        let (file, folder) = (format!("/{name}.rs"), format!("/{name}/"));
        let is_inside = |path: &str| match self.crates.contains(&name) {
            true => path.starts_with(&source) || path.ends_with(&file) || path.contains(&folder),
            false => path.ends_with(&file) || path.contains(&folder),
        };
        let sources: Vec<(&str, &str)> = self.tree.rust_files().filter(|(path, _)| is_inside(path)).collect();
        let is_module = |part: &str| sources.iter().any(|(path, _)| path.ends_with(&format!("/{part}.rs")));
        let is_word = |part: &str| {
            let mut found = sources.iter().filter(|(_, text)| text.contains(part));
            found.any(|(_, text)| words(&bare(text)).any(|word| word == part))
        };
        !sources.is_empty() && parts.iter().all(|part| is_module(part) || is_word(part))
    }

    /// A single word, possibly with the brackets of a call or the mark of a macro.
    fn word_complaint(&self, text: &str) -> Option<String> {
        let word = text.trim_end_matches("()").trim_end_matches('!');
        let is_word = word.starts_with(|c: char| c.is_alphabetic() || c == '_')
            && word.chars().all(|c| c.is_alphanumeric() || c == '_');
        let is_known = self.words.contains(word) || self.foreign.contains(word) || self.crates.contains(&word);
        (is_word && !is_known).then(|| format!("nothing in the code is called `{word}`"))
    }

    /// A foreign word that no page uses any more, or that is not foreign.
    fn needless(&self, tree: &Tree) -> Vec<Problem> {
        let headers = tree.rust_files().flat_map(|(_, text)| header_spans(text));
        let used: BTreeSet<String> =
            tree.pages().flat_map(|(_, text)| spans(text)).chain(headers).map(|span| span.text).collect();
        let is_used =
            |word: &str| used.iter().any(|text| text == word || text.split([' ', '(', '!']).any(|w| w == word));
        let needless =
            self.foreign.iter().filter(|word| tree.contains(LIST) && (!is_used(word) || self.words.contains(**word)));
        needless.map(|word| Problem::new(LIST, 0, format!("`{word}` need not be listed"))).collect()
    }
}

/// The list of words that are not of this tree, with the reason for each.
const LIST: &str = "crates/tidy/src/foreign.tsv";

fn foreign() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("foreign.tsv").lines().filter_map(|line| line.split_once('\t'))
}

fn is_file(text: &str) -> bool {
    EXTENSIONS.iter().any(|extension| text.ends_with(extension)) && !text.contains(['(', '"'])
}

/// Whether it begins with a word and two colons.
fn is_item(text: &str) -> bool {
    let first = text.split_once("::").map(|(first, _)| first);
    first.is_some_and(|first| !first.is_empty() && first.chars().all(|c| c.is_alphanumeric() || c == '_'))
}

/// Whatever is executed or configures it; not this crate, whose lists and tests name what does not exist.
fn is_code(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    ["rs", "java", "toml", "py", "pml", ""].contains(&extension) && !path.starts_with("crates/tidy/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(page: &str) -> Vec<String> {
        let tree = Tree::of(&[
            (
                "crates/vm/src/heap.rs",
                "// gone\npub struct Heap;\nimpl Heap { fn take(&self) {} }\nconst MOST: u32 = 1;",
            ),
            ("crates/vm/src/heap/arena.rs", ""),
            ("crates/vm/tests/state.rs", ""),
            ("README.md", page),
        ]);
        problems(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_exists_is_not_complained_of() {
        let page = "`crates/vm/src/heap.rs` `vm/heap/arena.rs` `vm/tests/state.rs` `vm::heap` `vm::Heap` `Heap::take`
            `MOST` `Heap` `crates/<name>/src` `cargo test -p vm` `a/b/C.m()V` `…` `vm` `crates/vm/src/*.rs`";
        assert_eq!(complaints(page), [""; 0]);
    }

    #[test]
    fn what_does_not_exist_is() {
        assert_eq!(complaints("a\n`vm/pile.rs`"), ["README.md:2: no file or folder `vm/pile.rs`"]);
        assert_eq!(complaints("`heap.rs`"), ["README.md:1: no file or folder `heap.rs`"]);
        assert_eq!(complaints("`crates/vn`"), ["README.md:1: no file or folder `crates/vn`"]);
        assert_eq!(complaints("`cat crates/vm/src/pile.rs`").len(), 1);
        assert_eq!(complaints("`vm::pile`"), ["README.md:1: no item `vm::pile`"]);
        assert_eq!(complaints("`Heap::give`"), ["README.md:1: no item `Heap::give`"]);
        assert_eq!(complaints("`Pile::take`"), ["README.md:1: no item `Pile::take`"]);
        assert_eq!(complaints("`Pile`"), ["README.md:1: nothing in the code is called `Pile`"]);
        assert_eq!(complaints("`gone`"), ["README.md:1: nothing in the code is called `gone`"]);
    }

    #[test]
    fn headers_name_files_from_where_they_stand() {
        let header = |text: &str| {
            let tree = Tree::of(&[("crates/vm/src/heap.rs", text), ("crates/vm/src/heap/arena.rs", "")]);
            problems(&tree).len()
        };
        assert_eq!(header("//! See `arena.rs`, `heap/arena.rs`, `heap.rs` and `vm::heap`.\n"), 0);
        assert_eq!(header("//! See `pile.rs`.\n"), 1);
        assert_eq!(header("//! See `vm::pile`.\n"), 1);
    }

    #[test]
    fn every_foreign_word_has_a_reason() {
        assert!(
            include_str!("foreign.tsv")
                .lines()
                .all(|line| line.split('\t').filter(|cell| !cell.is_empty()).count() == 2)
        );
    }
}

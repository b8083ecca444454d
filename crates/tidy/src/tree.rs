//! The files of the repository, read once; what `.gitignore` names and what begins with a point is left out.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The tree of the repository. Paths are relative to its root, with `/`.
#[derive(Debug, Default)]
pub struct Tree {
    root: PathBuf,
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads the repository that this crate is part of.
    pub fn here() -> io::Result<Self> {
        Self::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
    }

    fn read(root: &Path) -> io::Result<Self> {
        let root = root.canonicalize()?;
        let ignored = fs::read_to_string(root.join(".gitignore")).unwrap_or_default();
        let ignored: Vec<&str> = ignored.lines().filter_map(|line| line.strip_prefix('/')).collect();
        let mut tree = Self { root: root.clone(), files: BTreeMap::new() };
        tree.walk(&root, "", &ignored)?;
        Ok(tree)
    }

    fn walk(&mut self, folder: &Path, prefix: &str, ignored: &[&str]) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{prefix}{name}");
            if name.starts_with('.') && name != ".ci" || ignored.contains(&path.as_str()) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                self.walk(&entry.path(), &format!("{path}/"), ignored)?;
            } else {
                let bytes = fs::read(entry.path())?;
                self.files.insert(path, String::from_utf8_lossy(&bytes).into_owned());
            }
        }
        Ok(())
    }

    /// Where it lies.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The text of a file.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// All files with their texts, in order of their paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The Rust files of all crates.
    pub(crate) fn rust_files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(|(path, _)| path.starts_with("crates/") && path.ends_with(".rs"))
    }

    /// Whether there is a file or a folder of that path.
    pub(crate) fn contains(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        let folder = format!("{path}/");
        let next = self.files.range(folder.clone()..).next();
        self.files.contains_key(path) || next.is_some_and(|(file, _)| file.starts_with(&folder))
    }

    /// The names of the folders below `crates`.
    pub(crate) fn crates(&self) -> Vec<&str> {
        let folders = self.files.keys().filter_map(|path| path.strip_prefix("crates/")?.split_once('/'));
        let mut names: Vec<&str> = folders.map(|(name, _)| name).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// The pages that are read by people: those at the root but for the history, and those of `docs`, the benchmarks
    /// and the corpus.
    pub(crate) fn pages(&self) -> impl Iterator<Item = (&str, &str)> {
        const PAGES: [&str; 5] =
            ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "bench/README.md", "tests/corpus/README.md"];
        let is_page = |path: &str| PAGES.contains(&path) || path.starts_with("docs/") && path.ends_with(".md");
        self.files().filter(move |(path, _)| is_page(path))
    }
}

#[cfg(test)]
impl Tree {
    /// A small tree for a test.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        Self { root: PathBuf::from("/"), files }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_contained_and_prefixes_are_not() {
        let tree = Tree::of(&[("crates/vm/src/heap.rs", ""), ("crates/vm-x/a", "")]);
        assert!(
            tree.contains("crates/vm/src") && tree.contains("crates/vm/src/heap.rs") && tree.contains("crates/vm/")
        );
        assert!(!tree.contains("crates/v") && !tree.contains("crates/vm/src/heap"));
        assert_eq!(tree.crates(), ["vm", "vm-x"]);
    }

    #[test]
    fn this_tree_is_read_without_what_is_made() {
        let tree = Tree::here().unwrap();
        assert!(tree.text("crates/tidy/src/tree.rs").is_some() && tree.contains("README.md"));
        assert!(!tree.contains("target") && !tree.contains(".git"));
    }
}

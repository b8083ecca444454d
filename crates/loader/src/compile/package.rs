//! The package of a source file, and the directory in which its packages begin.
//!
//! Follows: JLS 7.4.1 (package declarations) as far as the loader needs it. Reads over comments; a declaration behind
//! annotations (`package-info.java`) or written with Unicode escapes is not seen, and then the file adds no source
//! root.

use crate::error::cannot_read;
use program::source::SourceError;
use std::fs;
use std::path::{Path, PathBuf};

/// The directories in which `javac` may look for further sources: for each file, the one its package is relative to.
pub(crate) fn source_roots(sources: &[PathBuf]) -> Result<Vec<PathBuf>, SourceError> {
    let mut roots = Vec::new();
    for source in sources {
        let text = fs::read(source).map_err(|error| cannot_read(source, error))?;
        let package = declared_package(&String::from_utf8_lossy(&text)).unwrap_or_default();
        if let Some(root) = root_of(source, &package)
            && !roots.contains(&root)
        {
            roots.push(root);
        }
    }
    Ok(roots)
}

/// The directory above the package's directories, or `None` where the file does not lie where its package says.
fn root_of(source: &Path, package: &str) -> Option<PathBuf> {
    let absolute = std::path::absolute(source).ok()?;
    let mut directory = absolute.parent()?;
    for part in package.rsplit('.').filter(|part| !part.is_empty()) {
        directory = directory.parent().filter(|_| directory.ends_with(part))?;
    }
    Some(directory.to_path_buf())
}

/// The name after the keyword `package`, where that is the first word of the file.
fn declared_package(text: &str) -> Option<String> {
    let rest = skip_blanks(text).strip_prefix("package")?;
    let (name, _) = rest.strip_prefix(|c: char| c.is_whitespace() || c == '/').and(rest.split_once(';'))?;
    let parts = name.split('.').map(|part| word(part).to_string());
    Some(parts.collect::<Vec<_>>().join("."))
}

/// `part` without the blanks and comments around its one word.
fn word(part: &str) -> &str {
    let start = skip_blanks(part);
    let end = start.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(start.len());
    &start[..end]
}

/// Skips white space and both kinds of comments; a comment without end skips everything.
fn skip_blanks(text: &str) -> &str {
    let mut rest = text.trim_start_matches('\u{feff}');
    loop {
        rest = rest.trim_start();
        if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.split_once('\n').map_or("", |(_, behind)| behind);
        } else if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, behind)| behind);
        } else {
            return rest;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{declared_package, root_of};
    use std::path::{Path, PathBuf};

    #[test]
    fn a_package_declaration_is_the_first_word_behind_comments() {
        let package = |text| declared_package(text);
        assert_eq!(package("package a.b.c;\nclass X {}"), Some("a.b.c".to_string()));
        assert_eq!(package("/* package x; */ // package y;\n package\n a . /* c */ b ;"), Some("a.b".to_string()));
        assert_eq!(package("/*/ not the end */package p;"), Some("p".to_string()));
        assert_eq!(package("package/**/p;"), Some("p".to_string()));
        assert_eq!(package("import a.b; class packager {}"), None);
        assert_eq!(package("packages x;"), None);
        assert_eq!(package("/* never closed package p;"), None);
        assert_eq!(package(""), None);
    }

    #[test]
    fn the_root_lies_above_the_package() {
        let root = |source: &str, package| root_of(Path::new(source), package);
        assert_eq!(root("/src/a/b/X.java", "a.b"), Some(PathBuf::from("/src")));
        assert_eq!(root("/src/X.java", ""), Some(PathBuf::from("/src")));
        assert_eq!(root("/src/a/X.java", "a.b"), None);
        assert_eq!(root("/X.java", "a"), None);
    }
}

//! The lines that reports quote: from the sources among the TARGETs and in the directories among them.
//!
//! A class file names its source file without a directory. Of several files with that name the one that declares the
//! package of the class is meant; where none does, nothing is quoted.

use loader::tree::files_below;
use report::Sources;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Source files that can be quoted, each of them read when it is first needed.
pub struct SourceFiles {
    by_name: BTreeMap<String, Vec<SourceFile>>,
}

struct SourceFile {
    path: PathBuf,
    text: OnceCell<Option<SourceText>>,
}

struct SourceText {
    package: String,
    lines: Vec<String>,
}

impl SourceFiles {
    /// The sources among the TARGETs, and those in directories among them. What cannot be read is not quoted.
    pub fn below(targets: &[PathBuf]) -> SourceFiles {
        let mut by_name: BTreeMap<String, Vec<SourceFile>> = BTreeMap::new();
        for path in targets.iter().flat_map(|target| sources_of(target)) {
            if let Some(name) = path.file_name() {
                let files = by_name.entry(name.to_string_lossy().into_owned()).or_default();
                files.push(SourceFile { path, text: OnceCell::new() });
            }
        }
        SourceFiles { by_name }
    }
}

impl Sources for SourceFiles {
    fn line(&self, class: &str, file: &str, line: u32) -> Option<&str> {
        let package = class.rsplit_once('.').map_or("", |(package, _)| package);
        let mut texts = self.by_name.get(file)?.iter().filter_map(SourceFile::text);
        let text = texts.find(|text| text.package == package)?;
        text.lines.get(line.checked_sub(1)? as usize).map(String::as_str)
    }
}

impl SourceFile {
    fn text(&self) -> Option<&SourceText> {
        self.text.get_or_init(|| std::fs::read(&self.path).ok().map(|bytes| SourceText::new(&bytes))).as_ref()
    }
}

impl SourceText {
    fn new(bytes: &[u8]) -> SourceText {
        let lines: Vec<String> = String::from_utf8_lossy(bytes).lines().map(str::to_string).collect();
        SourceText { package: package(&lines), lines }
    }
}

/// The package that a source file declares, on a line of its own as everybody writes it.
fn package(lines: &[String]) -> String {
    let declarations = lines.iter().filter_map(|line| line.trim().strip_prefix("package "));
    let name = declarations.filter_map(|rest| rest.split_once(';')).map(|(name, _)| name).next();
    name.map_or(String::new(), |name| name.split_whitespace().collect())
}

/// The sources that a TARGET is, or has in it.
pub(crate) fn sources_of(target: &Path) -> Vec<PathBuf> {
    if target.is_dir() {
        let places = [target.to_path_buf()].into_iter().chain(conventional(target));
        let files = |place: PathBuf| {
            let files = files_below(&place, &["java"]).unwrap_or_default();
            files.into_iter().map(move |file| place.join(file))
        };
        return places.flat_map(files).collect();
    }
    if target.extension().is_some_and(|extension| extension == "class") {
        let places = target.ancestors().skip(1).map(conventional).find(|places| !places.is_empty());
        return places.into_iter().flatten().flat_map(|place| sources_of(&place)).collect();
    }
    let is_source = target.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("java"));
    is_source.then(|| target.to_path_buf()).into_iter().collect()
}

/// Where Maven and Gradle have the sources of classes in their output directories: `target/test-classes`,
/// `build/classes/java/test`.
fn conventional(classes: &Path) -> Vec<PathBuf> {
    let classes = classes.canonicalize().unwrap_or_else(|_| classes.to_path_buf());
    let named = |place: Option<&Path>, name: &str| place.is_some_and(|place| place.ends_with(name));
    let project = match classes.parent() {
        Some(target) if target.ends_with("target") => target.parent(),
        language if named(language, "build/classes/java") => classes.ancestors().nth(4),
        _ => None,
    };
    let sources = |project: &Path| ["src/test/java", "src/main/java"].map(|sources| project.join(sources));
    project.map(sources).into_iter().flatten().filter(|sources| sources.is_dir()).collect()
}

#[cfg(test)]
mod tests {
    use super::SourceFiles;
    use loader::temporary::TemporaryDirectory;
    use report::Sources;
    use std::fs;

    #[test]
    fn a_line_comes_from_the_file_that_declares_the_package() {
        let directory = TemporaryDirectory::new().unwrap();
        let root = directory.path();
        fs::create_dir_all(root.join("shop/old")).unwrap();
        fs::write(root.join("Main.java"), "class Main {\r\n\tint x;\r\n}").unwrap();
        fs::write(root.join("shop/Main.java"), "// shop\npackage shop ;\nclass Main { }").unwrap();
        fs::write(root.join("shop/old/Main.java"), b"package shop.old;\nclass Main { /* \xff */ }").unwrap();
        let sources = SourceFiles::below(&[root.to_path_buf(), root.join("Gone.java"), root.join("app.jar")]);
        assert_eq!(sources.line("Main$1", "Main.java", 2), Some("\tint x;"));
        assert_eq!(sources.line("shop.Main", "Main.java", 3), Some("class Main { }"));
        assert_eq!(sources.line("shop.old.Main", "Main.java", 2), Some("class Main { /* \u{fffd} */ }"));
        assert_eq!(sources.line("other.Main", "Main.java", 1), None);
        assert_eq!(sources.line("Main", "Main.java", 0), None);
        assert_eq!(sources.line("Main", "Main.java", 4), None);
        assert_eq!(sources.line("Gone", "Gone.java", 1), None);
    }
}

//! The lines that reports quote: from the sources among the TARGETs and in the directories among them.
//!
//! A class file names its source file without a directory. Of several files with that name the one that declares the
//! package of the class is meant; where none does, nothing is quoted.

use crate::target::Target;
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
        let named = targets.iter().flat_map(|target| sources_of(target));
        // After those that were named: of two files of one name and package the first is meant.
        let is_source = |target: &&PathBuf| target.extension().is_some_and(|kind| kind == "java");
        let others = targets.iter().filter(is_source).flat_map(|target| beside(target));
        for path in named.chain(others) {
            if let Some(name) = path.file_name() {
                let files = by_name.entry(name.to_string_lossy().into_owned()).or_default();
                files.push(SourceFile { path, text: OnceCell::new() });
            }
        }
        SourceFiles { by_name }
    }
}

impl SourceFiles {
    /// Those of a program: what somebody names comes first.
    pub fn of(target: &Target) -> SourceFiles {
        let named = target.sources.iter().chain(&target.files).cloned();
        SourceFiles::below(&named.collect::<Vec<PathBuf>>())
    }

    /// The path of the source file from which a class was compiled.
    pub fn path(&self, class: &str, file: &str) -> Option<&Path> {
        self.find(class, file).map(|(found, _)| found.path.as_path())
    }

    fn find(&self, class: &str, file: &str) -> Option<(&SourceFile, &SourceText)> {
        let package = class.rsplit_once('.').map_or("", |(package, _)| package);
        let mut files = self.by_name.get(file)?.iter().filter_map(|file| Some((file, file.text()?)));
        files.find(|(_, text)| text.package == package)
    }
}

impl Sources for SourceFiles {
    fn line(&self, class: &str, file: &str, line: u32) -> Option<&str> {
        let (_, text) = self.find(class, file)?;
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
    let is = |kind: &str| target.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(kind));
    if is("jar") {
        return of_jar(target).iter().flat_map(|place| sources_of(place)).collect();
    }
    if is("java") { vec![target.to_path_buf()] } else { Vec::new() }
}

/// The sources in the same folder as a source that was named: `javac` compiles those that it needs.
fn beside(source: &Path) -> Vec<PathBuf> {
    let folder = source.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let is_other = |path: &PathBuf| path.extension().is_some_and(|kind| kind == "java") && path != source;
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = files.filter(is_other).collect();
    files.sort();
    files
}

/// Where Maven and Gradle have the sources of a jar: `target/app.jar`, `build/libs/app.jar`.
fn of_jar(jar: &Path) -> Vec<PathBuf> {
    let jar = jar.canonicalize().unwrap_or_else(|_| jar.to_path_buf());
    let project = match jar.parent() {
        Some(target) if target.ends_with("target") => target.parent(),
        Some(libraries) if libraries.ends_with("build/libs") => libraries.ancestors().nth(2),
        _ => None,
    };
    let sources = project.map(|project| project.join("src/main/java"));
    sources.into_iter().filter(|sources| sources.is_dir()).collect()
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
        let beside = SourceFiles::below(&[root.join("shop/Other.java")]);
        assert_eq!(beside.line("shop.Main", "Main.java", 3), Some("class Main { }"), "compiled along with it");
    }

    #[test]
    fn the_sources_of_a_jar_lie_where_maven_and_gradle_have_them() {
        let directory = TemporaryDirectory::new().unwrap();
        let root = directory.path();
        for folder in ["one/src/main/java/shop", "one/target", "two/src/main/java", "two/build/libs"] {
            fs::create_dir_all(root.join(folder)).unwrap();
        }
        fs::write(root.join("one/src/main/java/shop/Main.java"), "package shop;\nclass Main { }").unwrap();
        fs::write(root.join("two/src/main/java/Main.java"), "class Main { }").unwrap();
        for jar in ["one/target/app.jar", "two/build/libs/app.jar"] {
            fs::write(root.join(jar), "").unwrap();
        }
        let one = SourceFiles::below(&[root.join("one/target/app.jar")]);
        assert_eq!(one.line("shop.Main", "Main.java", 2), Some("class Main { }"));
        let two = SourceFiles::below(&[root.join("two/build/libs/app.jar")]);
        assert_eq!(two.line("Main", "Main.java", 1), Some("class Main { }"));
    }
}

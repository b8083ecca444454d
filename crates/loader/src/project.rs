//! The modules of a Maven or Gradle project: where its compiled tests are, and their class path.
//!
//! Nothing is read out of `pom.xml` or `build.gradle`: the tool is asked, which compiles the tests on the way. That
//! runs the user's own build on the host, with its plug-ins; nothing of the tests themselves runs there.

use crate::error::{InputError, LoadError, cannot_read};
use crate::process;
use crate::temporary::TemporaryDirectory;
use crate::tree::files_below;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;

/// One module of a project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    /// The directories of its classes: those of the tests first.
    pub classes: Vec<PathBuf>,
    /// The libraries of its tests.
    pub classpath: OsString,
}

/// A tool that builds projects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildTool {
    Maven,
    Gradle,
}

/// The tool that builds what is in a directory, if it is the directory of a project.
pub fn build_tool(directory: &Path) -> Option<BuildTool> {
    let has = |file: &str| directory.join(file).is_file();
    if has("pom.xml") {
        return Some(BuildTool::Maven);
    }
    let gradle = ["build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"];
    gradle.into_iter().any(has).then_some(BuildTool::Gradle)
}

/// Compiles the tests of a project and asks for their class paths. `offline` keeps the tool from the network.
pub fn modules(directory: &Path, tool: BuildTool, offline: bool, halt: &AtomicBool) -> Result<Vec<Module>, LoadError> {
    let modules = match tool {
        BuildTool::Maven => maven(directory, offline, halt)?,
        BuildTool::Gradle => gradle(directory, offline, halt)?,
    };
    if modules.is_empty() {
        return Err(InputError::NoTestClasses { path: directory.to_path_buf() }.into());
    }
    Ok(modules)
}

/// Each module writes its answer into its own build directory; the number keeps old answers apart.
fn maven(directory: &Path, offline: bool, halt: &AtomicBool) -> Result<Vec<Module>, LoadError> {
    let mark = format!("sojourner-{}", std::process::id());
    let file = |kind: &str| format!("${{project.build.directory}}/{mark}.{kind}");
    let mut command = command(directory, "mvn", "mvnw");
    command.args(["-q", "-B"]).args(offline.then_some("-o"));
    command.args(["test-compile", "dependency:build-classpath", "help:evaluate", "-Dmdep.includeScope=test"]);
    command.arg(format!("-Dmdep.outputFile={}", file("classpath")));
    command.arg("-Dexpression=sojourner.directories");
    command.arg("-Dsojourner.directories=${project.build.testOutputDirectory}|${project.build.outputDirectory}");
    command.arg(format!("-Doutput={}", file("directories")));
    run(command, "mvn", halt)?;
    let mut modules = Vec::new();
    for answer in files_below(directory, &["directories"])? {
        let answer = directory.join(answer);
        if answer.file_stem().is_none_or(|stem| stem != mark.as_str()) {
            continue;
        }
        let directories = taken(&answer)?;
        let classpath = taken(&answer.with_extension("classpath"))?;
        modules.extend(module(directories.trim().split('|').map(PathBuf::from), classpath.trim()));
    }
    Ok(modules)
}

/// What is asked of every Gradle project that has tests.
const GRADLE_SCRIPT: &str = "\
allprojects {
  afterEvaluate { project ->
    if (project.plugins.hasPlugin('java')) {
      project.task('sojournerModules') {
        dependsOn project.tasks.testClasses
        doLast {
          def tests = project.sourceSets.test
          println 'sojourner-module ' + tests.output.classesDirs.asPath + '|' + tests.runtimeClasspath.asPath
        }
      }
    }
  }
}
";

fn gradle(directory: &Path, offline: bool, halt: &AtomicBool) -> Result<Vec<Module>, LoadError> {
    let temporary = TemporaryDirectory::new().map_err(|error| cannot_read(&std::env::temp_dir(), error))?;
    let script = temporary.path().join("sojourner.gradle");
    fs::write(&script, GRADLE_SCRIPT).map_err(|error| cannot_read(&script, error))?;
    let mut command = command(directory, "gradle", "gradlew");
    command.arg("-q").args(offline.then_some("--offline")).arg("-I").arg(&script).arg("sojournerModules");
    let printed = run(command, "gradle", halt)?;
    let answers = printed.lines().filter_map(|line| line.strip_prefix("sojourner-module ")?.split_once('|'));
    let module = |(classes, path): (&str, &str)| module(std::env::split_paths(classes), path);
    Ok(answers.filter_map(module).collect())
}

/// A module that has compiled tests.
fn module(classes: impl Iterator<Item = PathBuf>, classpath: &str) -> Option<Module> {
    let classes: Vec<PathBuf> = classes.collect();
    let tests = classes.first()?;
    let has_tests = files_below(tests, &["class"]).is_ok_and(|files| !files.is_empty());
    let existing = std::env::split_paths(classpath).filter(|entry| entry.exists());
    let classpath = std::env::join_paths(existing).ok()?;
    let classes = classes.into_iter().filter(|directory| directory.is_dir()).collect();
    has_tests.then_some(Module { classes, classpath })
}

/// The tool of the project, where it brings one along, or else the one of the machine.
fn command(directory: &Path, tool: &str, own: &str) -> Command {
    let own = directory.join(own);
    let program = own.canonicalize().ok().filter(|own| own.is_file());
    let mut command = program.map_or_else(|| Command::new(tool), Command::new);
    command.current_dir(directory);
    command
}

fn run(command: Command, tool: &'static str, halt: &AtomicBool) -> Result<String, LoadError> {
    let failed = |messages: String| LoadError::from(InputError::Build { tool, messages });
    let ended = process::output(command, halt).map_err(|error| failed(format!("cannot be started: {error}")))?;
    let output = ended.ok_or(LoadError::Halted)?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    match output.status.success() {
        true => Ok(printed),
        false => Err(failed(printed + &String::from_utf8_lossy(&output.stderr))),
    }
}

/// Reads an answer and removes it.
fn taken(file: &Path) -> Result<String, LoadError> {
    let text = fs::read_to_string(file).map_err(|error| cannot_read(file, error))?;
    // Whoever reads it next time looks for another one.
    let _ = fs::remove_file(file);
    Ok(text)
}

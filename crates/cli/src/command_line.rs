//! A command line that the user can paste into a shell.

use crate::arguments::said::Said;
use std::ffi::OsStr;
use std::path::Path;

/// The command that executes a saved schedule again.
pub(crate) fn replay(said: &Said, schedule: &Path) -> String {
    let command = ["sojourner", "replay"].map(OsStr::new);
    let targets = said.targets.iter().map(AsRef::as_ref);
    let schedule = [OsStr::new("--schedule"), schedule.as_os_str()];
    let options = said.options.iter().map(AsRef::as_ref);
    let dashes = (!said.arguments.is_empty()).then_some(OsStr::new("--"));
    let arguments = said.arguments.iter().map(AsRef::as_ref);
    let words = command.into_iter().chain(targets).chain(schedule).chain(options).chain(dashes).chain(arguments);
    words.map(quoted).collect::<Vec<_>>().join(" ")
}

/// A word as a POSIX shell reads it.
fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    let is_plain = |character: char| character.is_alphanumeric() || "._-/:,+=@%".contains(character);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.into_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::replay;
    use crate::arguments::report::{PageOptions, ReportOptions, TraceOptions};
    use crate::commands::check::CheckOptions;
    use crate::commands::replay::ReplayOptions;
    use crate::commands::{Arguments, Command};
    use clap::{Arg, Args, CommandFactory, Parser};
    use std::path::Path;

    fn check(arguments: &[String]) -> CheckOptions {
        let words = ["sojourner", "check"].map(String::from).into_iter().chain(arguments.iter().cloned());
        match Arguments::try_parse_from(words).unwrap_or_else(|error| panic!("{error}")).command {
            Command::Check(options) => *options,
            other => panic!("{other:?}"),
        }
    }

    /// The command that replays what this check finds.
    fn replayed(arguments: &[&str]) -> String {
        let arguments: Vec<String> = arguments.iter().map(|argument| (*argument).to_owned()).collect();
        replay(&check(&arguments).said, Path::new("s"))
    }

    #[test]
    fn what_decides_the_runs_is_passed_on_and_nothing_else() {
        assert_eq!(replayed(&["A.java", "--search", "bfs", "--all"]), "sojourner replay A.java --schedule s");
        let written = ["a b.jar", "--cp", "lib/*", "--main", "M$N", "--max-heap", "1m", "--property", "race"];
        assert_eq!(
            replayed(&[&written[..], &["--", "x", "it's", ""]].concat()),
            r"sojourner replay 'a b.jar' --schedule s --main 'M$N' --classpath 'lib/*' --max-heap 1m --property race -- x 'it'\''s' ''",
        );
        assert_eq!(
            replayed(&[
                "A.java",
                "--processors",
                "4",
                "--spurious-wakeups",
                "--respect-priorities",
                "--find",
                "A.x == 1"
            ]),
            "sojourner replay A.java --schedule s --processors 4 --find 'A.x == 1' --spurious-wakeups --respect-priorities",
        );
        let usual = ["A.java", "--library", "modelled", "--property", "deadlock,assertion,exception,race"];
        assert_eq!(replayed(&usual), "sojourner replay A.java --schedule s");
    }

    /// A value that is not the usual one.
    fn sample(option: &Arg) -> Option<String> {
        let usual = option.get_default_values();
        let mut named = option.get_possible_values().into_iter().map(|value| value.get_name().to_owned());
        if !option.get_action().takes_values() {
            return None;
        }
        Some(named.find(|name| !usual.iter().any(|usual| *usual == **name)).unwrap_or_else(|| {
            let name = option.get_value_names().and_then(|names| names.first()).map_or("", |name| name.as_str());
            let text = match name {
                "CLASS" => "shop.Main$Nested",
                "PATHS" => "lib/*:it's here",
                "DIR" => "/opt/a jdk",
                "DIRS" => "src/main/java",
                "SIZE" => "64m",
                "N" => "5",
                "EXPR" => "A.x == 1",
                "FORMULA" => "[] (A.x -> <> A.y)",
                "FILE" => "!never.hoa",
                "CLASS.FIELD=VALUE" => "A.N=3",
                other => panic!("a sample of {other} is missing here"),
            };
            text.to_owned()
        }))
    }

    /// The options of `check` that also `replay` has, apart from those about the report.
    fn options_that_decide_the_runs() -> Vec<Arg> {
        let command = Arguments::command();
        let of = |name: &str| command.find_subcommand(name).unwrap().get_arguments().cloned().collect::<Vec<Arg>>();
        let report = PageOptions::augment_args(ReportOptions::augment_args(clap::Command::new("report")));
        let report = TraceOptions::augment_args(report);
        let is_of_report = |option: &Arg| report.get_arguments().any(|other| other.get_id() == option.get_id());
        let replay = of("replay");
        let is_shared = |option: &Arg| replay.iter().any(|other| other.get_id() == option.get_id());
        let options = of("check").into_iter().filter(|option| option.get_long().is_some_and(|name| name != "help"));
        options.filter(|option| is_shared(option) && !is_of_report(option)).collect()
    }

    /// The words of a command line that has only plain words and quoted ones.
    fn shell_words(line: &str) -> Vec<String> {
        let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
        let mut characters = line.chars();
        while let Some(character) = characters.next() {
            match character {
                '\'' => quoted = !quoted,
                '\\' if !quoted => word.extend(characters.next()),
                ' ' if !quoted => words.push(std::mem::take(&mut word)),
                other => word.push(other),
            }
        }
        words.push(word);
        words
    }

    /// Checks that the command which replays a counterexample means the same program and the same question.
    fn assert_repeated(options: &[String]) -> String {
        let checked = check(&[&[String::from("A.java")], options, &["--", "x"].map(String::from)[..]].concat());
        let line = replay(&checked.said, Path::new("it's saved"));
        let parsed = Arguments::try_parse_from(shell_words(&line)).unwrap_or_else(|error| panic!("{line}: {error}"));
        let Command::Replay(options) = parsed.command else { panic!("{line}") };
        let ReplayOptions { program, properties, schedule, said, .. } = *options;
        let meaning = |target, question| format!("{target:?} {question:?}");
        let asked = meaning(checked.program.target(), checked.properties.question());
        assert_eq!(meaning(program.target(), properties.question()), asked, "{line}");
        assert_eq!((schedule.as_path(), said), (Path::new("it's saved"), checked.said), "{line}");
        asked
    }

    #[test]
    fn every_option_that_decides_the_runs_is_repeated_by_the_replay_command() {
        let usual = assert_repeated(&[]);
        let options = options_that_decide_the_runs();
        assert!(options.len() > 15, "{options:?}");
        let mut all = Vec::new();
        for option in &options {
            let name = option.get_long().map(|name| format!("--{name}"));
            let words: Vec<String> = name.into_iter().chain(sample(option)).collect();
            assert_ne!(assert_repeated(&words), usual, "{words:?} has no effect");
            all.extend(words);
        }
        assert_repeated(&all);
    }
}

//! A command line that the user can paste into a shell.

use crate::arguments::program::ProgramOptions;
use crate::arguments::properties::{FairnessName, Library, PropertyOptions};
use clap::ValueEnum;
use std::ffi::OsStr;
use std::path::Path;

/// The command that executes a saved schedule again.
pub(crate) fn replay(program: &ProgramOptions, properties: &PropertyOptions, schedule: &Path) -> String {
    let mut words = vec![String::from("sojourner"), String::from("replay")];
    words.extend(program.targets.iter().map(quoted));
    words.extend([String::from("--schedule"), quoted(schedule)]);
    words.extend(program_words(program));
    words.extend(property_words(properties));
    if !program.arguments.is_empty() {
        words.push(String::from("--"));
        words.extend(program.arguments.iter().map(quoted));
    }
    words.join(" ")
}

fn program_words(program: &ProgramOptions) -> Vec<String> {
    let mut words = Vec::new();
    words.extend(program.main.as_ref().map(|main| format!("--main {}", quoted(main))));
    words.extend(program.classpath.as_ref().map(|paths| format!("--classpath {}", quoted(paths))));
    words.extend(program.jdk.as_ref().map(|jdk| format!("--jdk {}", quoted(jdk))));
    words.extend(program.enable_preview.then(|| String::from("--enable-preview")));
    words.extend((program.max_heap.0 != 1 << 30).then(|| format!("--max-heap {}", program.max_heap.0)));
    words.extend(program.processors.map(|processors| format!("--processors {processors}")));
    words
}

fn property_words(properties: &PropertyOptions) -> Vec<String> {
    let mut words = Vec::new();
    if properties.property != PropertyOptions::USUAL {
        let names = properties.property.iter().filter_map(ValueEnum::to_possible_value);
        let names: Vec<String> = names.map(|name| name.get_name().to_string()).collect();
        words.push(format!("--property {}", names.join(",")));
    }
    words.extend(properties.find.as_ref().map(|find| format!("--find {}", quoted(find))));
    words.extend(properties.ltl.iter().map(|formula| format!("--ltl {}", quoted(formula))));
    words.extend(properties.automaton.iter().map(|file| format!("--automaton {}", quoted(file))));
    if properties.fairness != FairnessName::Weak {
        let name = properties.fairness.to_possible_value();
        words.extend(name.map(|name| format!("--fairness {}", name.get_name())));
    }
    let switches = [
        (properties.library == Library::Real, "--library real"),
        (properties.class_properties, "--class-properties"),
        (properties.spurious_wakeups, "--spurious-wakeups"),
        (properties.weak_cas, "--weak-cas"),
        (properties.enumerate_random, "--enumerate-random"),
        (properties.respect_priorities, "--respect-priorities"),
    ];
    words.extend(switches.iter().filter(|(is_on, _)| *is_on).map(|(_, name)| (*name).to_string()));
    words
}

/// A word as a POSIX shell reads it.
fn quoted(word: impl AsRef<OsStr>) -> String {
    let word = word.as_ref().to_string_lossy();
    let is_plain = |character: char| character.is_alphanumeric() || "._-/:,+=@%".contains(character);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.into_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::replay;
    use crate::arguments::{Arguments, Command};
    use clap::Parser;
    use std::path::Path;

    /// The command line that replays what this check finds.
    fn check(arguments: &[&str], expected: &str) {
        let words = [&["sojourner", "check"], arguments].concat();
        let Command::Check(options) = Arguments::try_parse_from(words).unwrap().command else { unreachable!() };
        assert_eq!(replay(&options.program, &options.properties, Path::new("s")), expected);
    }

    #[test]
    fn what_decides_the_runs_is_passed_on_and_nothing_else() {
        check(&["A.java", "--search", "bfs", "--all"], "sojourner replay A.java --schedule s");
        check(
            &[
                "a b.jar",
                "--cp",
                "lib/*",
                "--main",
                "M$N",
                "--max-heap",
                "1m",
                "--property",
                "race",
                "--",
                "x",
                "it's",
                "",
            ],
            r"sojourner replay 'a b.jar' --schedule s --main 'M$N' --classpath 'lib/*' --max-heap 1048576 --property race -- x 'it'\''s' ''",
        );
        check(
            &["A.java", "--processors", "4", "--spurious-wakeups", "--respect-priorities", "--find", "A.x == 1"],
            "sojourner replay A.java --schedule s --processors 4 --find 'A.x == 1' --spurious-wakeups --respect-priorities",
        );
    }
}

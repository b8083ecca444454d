//! Questions that the headers of corpus programs ask by options, most of them about endless runs, as far as a model may
//! answer them.

use checker::{Fairness, Property, Question};
use std::path::Path;

/// The questions of a program; races are left out of them. A program that asks in a way that models do not have at all
/// has none.
pub(crate) fn questions(file: &Path) -> Vec<Question> {
    let text = std::fs::read_to_string(file).unwrap();
    let directives: Vec<(&str, &str)> =
        text.lines().filter_map(|line| line.strip_prefix("//@ ")?.split_once(':')).collect();
    let is_known = |word: &str| super::PLAIN.contains(&word) || matches!(word, "options" | "claim");
    if !directives.iter().all(|(word, _)| is_known(word)) {
        return Vec::new();
    }
    let mut asked: Vec<Question> = Vec::new();
    let states = text.contains("sojourner.Verify");
    if states && !directives.iter().any(|(word, _)| *word == "options") {
        asked.extend(question(&[]));
    }
    for (word, value) in directives {
        let words = words(value);
        match word {
            "options" => asked.extend(question(&words)),
            "claim" => asked.extend(question(&words[1..])),
            _ => {}
        }
    }
    asked
}

/// The question that options ask; nothing where there are others.
fn question(options: &[String]) -> Option<Question> {
    let properties = vec![Property::Deadlock, Property::Assertion, Property::Exception];
    let mut question = Question { properties, ..Question::default() };
    let mut options = options.iter();
    while let Some(option) = options.next() {
        if option == "--class-properties" {
            question.class_properties = true;
            continue;
        }
        let value = options.next()?;
        match option.as_str() {
            "--ltl" => question.ltl.push(value.clone()),
            "--find" => question.find = Some(value.clone()),
            "--fairness" => {
                question.fairness = match value.as_str() {
                    "none" => Fairness::None,
                    "weak" => Fairness::Weak,
                    _ => Fairness::Strong,
                };
            }
            "--property" => {
                let named = |name: &str| Property::ALL.iter().copied().find(|property| property.name() == name);
                question.properties = value.split(',').filter_map(named).collect();
                if question.properties.contains(&Property::Stuck) {
                    return None;
                }
                question.properties.retain(|property| *property != Property::Race);
            }
            _ => return None,
        }
    }
    Some(question)
}

/// The words of a line, as a shell reads them.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for letter in line.trim().chars() {
        match letter {
            '\'' => quoted = !quoted,
            ' ' if !quoted => words.extend(Some(std::mem::take(&mut word)).filter(|word| !word.is_empty())),
            _ => word.push(letter),
        }
    }
    words.extend(Some(word).filter(|word| !word.is_empty()));
    words
}

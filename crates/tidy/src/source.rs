//! Rust and Java sources as far as the checks need them: what is code, what is a comment, what is quoted.
//!
//! A lexer, not a parser. Text blocks of Java are taken for several strings, which serves as well here.

use std::iter;

/// What a character belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Code,
    Comment,
    /// A literal of characters, with its quotes.
    Text,
}

/// The kind of each character.
pub(crate) fn kinds(text: &str) -> Vec<Kind> {
    let characters: Vec<char> = text.chars().collect();
    let mut kinds = Vec::with_capacity(characters.len());
    while kinds.len() < characters.len() {
        let (before, rest) = characters.split_at(kinds.len());
        let (kind, length) = token(rest, before.last().copied());
        kinds.extend(iter::repeat_n(kind, length.clamp(1, rest.len())));
    }
    kinds
}

/// The text with spaces instead of comments.
pub(crate) fn without_comments(text: &str) -> String {
    keep(text, |kind| kind != Kind::Comment)
}

/// The text with spaces instead of comments and literals.
pub(crate) fn bare(text: &str) -> String {
    keep(text, |kind| kind == Kind::Code)
}

/// The source without its inline tests, which stand at its end.
pub(crate) fn without_tests(text: &str) -> &str {
    text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default()
}

/// The identifiers of a text.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

fn keep(text: &str, is_kept: impl Fn(Kind) -> bool) -> String {
    let blank = |(character, kind)| if character == '\n' || is_kept(kind) { character } else { ' ' };
    text.chars().zip(kinds(text)).map(blank).collect()
}

/// What stands first, and how long it is.
fn token(rest: &[char], before: Option<char>) -> (Kind, usize) {
    let begins = before.is_none_or(|c| !c.is_alphanumeric() && c != '_');
    match rest {
        ['/', '/', ..] => (Kind::Comment, rest.iter().take_while(|c| **c != '\n').count()),
        ['/', '*', ..] => (Kind::Comment, block(rest)),
        ['"', ..] => (Kind::Text, quoted(rest, '"')),
        ['\'', '\\', ..] => (Kind::Text, quoted(rest, '\'')),
        ['\'', _, '\'', ..] => (Kind::Text, 3),
        ['r', ..] | ['b', 'r', ..] if begins => raw(rest).map_or((Kind::Code, 1), |length| (Kind::Text, length)),
        _ => (Kind::Code, 1),
    }
}

/// The length of a comment between marks; they nest in Rust, and do no harm in Java.
fn block(rest: &[char]) -> usize {
    let (mut depth, mut place) = (0, 0);
    while place < rest.len() {
        match &rest[place..] {
            ['/', '*', ..] => depth += 1,
            ['*', '/', ..] => depth -= 1,
            _ => {
                place += 1;
                continue;
            }
        }
        place += 2;
        if depth == 0 {
            break;
        }
    }
    place
}

fn quoted(rest: &[char], quote: char) -> usize {
    let mut place = 1;
    while place < rest.len() && rest[place] != quote {
        place += if rest[place] == '\\' { 2 } else { 1 };
    }
    place + 1
}

/// The length of a raw string, if one begins here.
fn raw(rest: &[char]) -> Option<usize> {
    let start = rest.iter().take_while(|c| matches!(c, 'b' | 'r')).count();
    let hashes = rest[start..].iter().take_while(|c| **c == '#').count();
    (rest.get(start + hashes) == Some(&'"')).then_some(())?;
    let end: Vec<char> = iter::once('"').chain(iter::repeat_n('#', hashes)).collect();
    let body = &rest[start + hashes + 1..];
    let length = body.windows(end.len()).position(|window| window == end)?;
    Some(start + hashes + 1 + length + end.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_told_from_code() {
        let text = "let a = \"// no\"; // yes \"\n/* b /* c */ d */ let e = '\"'; 'f: loop {}";
        assert_eq!(
            without_comments(text).trim_end(),
            "let a = \"// no\";         \n                  let e = '\"'; 'f: loop {}"
        );
        assert!(!bare(text).contains("no") && bare(text).contains("'f: loop"));
    }

    #[test]
    fn raw_strings_end_with_their_own_mark() {
        assert_eq!(bare("r#\"a \" // b\"# c r#fn br\"x\" \\\\"), "              c r#fn       \\\\");
    }

    #[test]
    fn inline_tests_are_cut_off() {
        assert_eq!(without_tests("fn a() {}\n\n#[cfg(test)]\nmod tests {\n}\n"), "fn a() {}\n");
    }

    #[test]
    fn words_are_identifiers() {
        assert_eq!(words("a_b::C(d-1)").collect::<Vec<_>>(), ["a_b", "C", "d", "1"]);
    }
}

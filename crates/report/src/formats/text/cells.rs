//! Pieces of text that fit into a given number of columns, as a terminal counts them (Unicode Standard Annex 11).
//!
//! What a program or its sources contain must not move the cursor: control characters and marks that change the
//! direction of writing are shown by their number, as Java would write them.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Columns from one tab stop to the next.
const TAB: usize = 4;

/// One line without anything that moves the cursor.
pub(crate) fn clean(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\t' => clean.extend(std::iter::repeat_n(' ', TAB - clean.width() % TAB)),
            '\n' => clean.push_str("\\n"),
            '\r' => clean.push_str("\\r"),
            hidden if is_hidden(hidden) => clean.push_str(&format!("\\u{:04x}", u32::from(hidden))),
            visible => clean.push(visible),
        }
    }
    clean
}

/// Control characters, separators of lines, and marks for the direction of writing.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// How many columns a clean text takes.
pub(crate) fn columns(text: &str) -> usize {
    text.width()
}

/// The text with spaces up to a width.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{:fill$}", "", fill = width.saturating_sub(columns(text)))
}

/// The text with spaces before it up to a width.
pub(crate) fn right_aligned(text: &str, width: usize) -> String {
    format!("{:fill$}{text}", "", fill = width.saturating_sub(columns(text)))
}

/// The beginning of a text where it is too long.
pub(crate) fn shortened(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_string();
    }
    format!("{}…", &text[..fitting(text, width.saturating_sub(1))])
}

/// The end of a text where it is too long.
pub(crate) fn shortened_in_front(text: &str, width: usize) -> String {
    let mut rest = text;
    while columns(rest) + usize::from(rest.len() < text.len()) > width {
        let Some(first) = rest.chars().next() else { break };
        rest = &rest[first.len_utf8()..];
    }
    if rest.len() < text.len() { format!("…{rest}") } else { text.to_string() }
}

/// The text in lines of at most `width` columns, broken at spaces where there are any. Lines after the first begin with
/// `indent` spaces.
pub(crate) fn wrapped(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut rest = text.trim_end();
    loop {
        let margin = if lines.is_empty() { 0 } else { indent.min(width / 2) };
        let end = line_end(rest, width - margin);
        lines.push(format!("{:margin$}{}", "", rest[..end].trim_end()));
        rest = rest[end..].trim_start();
        if rest.is_empty() {
            return lines;
        }
    }
}

/// Where a line that begins like `text` ends: never at its very beginning.
fn line_end(text: &str, width: usize) -> usize {
    let most = fitting(text, width);
    if most == text.len() {
        return most;
    }
    let space = text[..most].trim_end().rfind(' ').filter(|&space| !text[..space].trim().is_empty());
    let at_space = if text[most..].starts_with(' ') { Some(most) } else { space };
    at_space.unwrap_or(most).max(text.chars().next().map_or(0, char::len_utf8))
}

/// How many bytes of a text fit into a width.
fn fitting(text: &str, width: usize) -> usize {
    let mut used = 0;
    let too_long = text.char_indices().find(|(_, character)| {
        used += character.width().unwrap_or(0);
        used > width
    });
    too_long.map_or(text.len(), |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::{clean, columns, padded, shortened, shortened_in_front, wrapped};

    #[test]
    fn nothing_in_a_clean_text_moves_the_cursor() {
        assert_eq!(clean("a\tb\u{1b}[2J\nc\r\u{202e}d"), "a   b\\u001b[2J\\nc\\r\\u202ed");
        assert_eq!(clean("漢\tx"), "漢  x");
        assert_eq!(clean("ö 😀 \u{fffd}"), "ö 😀 \u{fffd}");
    }

    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(columns("漢字ö"), 5);
        assert_eq!(padded("漢", 4), "漢  ");
        assert_eq!(shortened("漢字漢字", 5), "漢字…");
        assert_eq!(shortened("漢字漢字", 4), "漢…");
        assert_eq!(shortened("漢字", 4), "漢字");
        assert_eq!(shortened_in_front("VeryLongName.java:12", 9), "….java:12");
        assert_eq!(shortened_in_front("A.java:1", 9), "A.java:1");
    }

    #[test]
    fn lines_break_at_spaces_and_else_anywhere() {
        assert_eq!(wrapped("one two three", 7, 0), ["one two", "three"]);
        assert_eq!(wrapped("one two three", 9, 2), ["one two", "  three"]);
        assert_eq!(wrapped("abcdefgh", 3, 0), ["abc", "def", "gh"]);
        assert_eq!(wrapped("漢字漢字", 5, 0), ["漢字", "漢字"]);
        assert_eq!(wrapped("漢字", 1, 0), ["漢", "字"]);
        assert_eq!(wrapped("", 5, 0), [""]);
        assert_eq!(wrapped("· waits for Fork@1", 10, 2), ["· waits", "  for", "  Fork@1"]);
    }

    #[test]
    fn no_line_is_wider_than_asked_for() {
        let text = "a bc 漢字 def  ghij klmnopq 漢 r s tuv";
        for width in 4..30 {
            for line in wrapped(text, width, 2) {
                assert!(columns(&line) <= width, "{width}: {line:?}");
            }
            assert_eq!(wrapped(text, width, 2).concat().replace(' ', ""), text.replace(' ', ""));
        }
    }
}

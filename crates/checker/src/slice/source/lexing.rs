//! Which characters of a source file are code, and which are blanks and comments (JLS 3.6 and 3.7).
//!
//! Unicode escapes are taken for what they look like. An escape that stands for a character of ASCII could begin or end
//! a comment or a text: a file that has one is not understood.

/// For each byte whether it belongs to code; nothing where the file is not understood.
pub(super) fn code(text: &str) -> Option<Vec<bool>> {
    if hides_delimiters(text) {
        return None;
    }
    let mut code = vec![false; text.len()];
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let (length, is_code) = piece(rest);
        code[at..at + length].fill(is_code);
        at += length;
    }
    Some(code)
}

/// How long the next piece is, and whether it is code.
pub(super) fn piece(rest: &str) -> (usize, bool) {
    if rest.starts_with("//") {
        return (rest.find(['\n', '\r']).unwrap_or(rest.len()), false);
    }
    if let Some(comment) = rest.strip_prefix("/*") {
        return (comment.find("*/").map_or(rest.len(), |end| end + 4), false);
    }
    if rest.starts_with("\"\"\"") {
        return (quoted(rest, "\"\"\""), true);
    }
    match rest.chars().next() {
        Some('"') => (quoted(rest, "\""), true),
        Some('\'') => (quoted(rest, "'"), true),
        Some(letter) => (letter.len_utf8(), !letter.is_whitespace()),
        None => (0, false),
    }
}

/// How long a text in quotation marks is, with them.
fn quoted(rest: &str, mark: &str) -> usize {
    let mut at = mark.len();
    while at < rest.len() {
        if rest[at..].starts_with(mark) {
            return at + mark.len();
        }
        let mut letters = rest[at..].chars();
        let is_escape = letters.next() == Some('\\');
        let hidden = letters.next().filter(|_| is_escape).map_or(0, char::len_utf8);
        at += rest[at..].chars().next().map_or(1, char::len_utf8) + hidden;
    }
    rest.len()
}

fn hides_delimiters(text: &str) -> bool {
    text.match_indices("\\u").any(|(at, _)| {
        let digits = text[at + 1..].trim_start_matches('u');
        digits.get(..4).and_then(|digits| u32::from_str_radix(digits, 16).ok()).is_some_and(|unit| unit < 0x80)
    })
}

#[cfg(test)]
mod tests {
    use super::code;

    fn visible(text: &str) -> String {
        let code = code(text).unwrap();
        text.char_indices().map(|(at, letter)| if code[at] { letter } else { ' ' }).collect()
    }

    #[test]
    fn comments_and_blanks_are_no_code() {
        assert_eq!(visible("a(); // b\r\nc"), "a();       c");
        assert_eq!(visible("a/*/ b\n*/c"), "a        c");
        assert_eq!(visible("/** never closed"), "                ");
    }

    #[test]
    fn texts_are_code_whatever_they_hold() {
        assert_eq!(visible("f(\"/* é \\\" //\"); // x"), "f(\"/* é \\\" //\");     ");
        assert_eq!(visible("c='\"';d='\\'';e"), "c='\"';d='\\'';e");
        assert_eq!(visible("\"\"\"\n \"/*\\\"\"\" \"\"\"+1 /**/"), "\"\"\"\n \"/*\\\"\"\" \"\"\"+1     ");
    }

    #[test]
    fn a_file_with_hidden_characters_is_not_understood() {
        assert!(code("int a; \\u002f* comment */").is_none() && code("\\uuu0022").is_none());
        assert!(code("\"\\u00e9\"").is_some() && code("\"\\\\u\"").is_some());
    }
}

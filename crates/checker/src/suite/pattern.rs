//! Which tests are meant: `CounterTest`, `shop.*Test`, `CounterTest#lost*`, `*.lost*`.

use super::TestCase;

/// Patterns with `*` for any letters: the class before `#`, the method behind it. A class may be written without its
/// packages, and one without `#` means all of its tests. What begins with a bracket is the unique id of JUnit 5.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TestPattern {
    patterns: Vec<String>,
}

impl TestPattern {
    /// Tests that any of these mean; without any, all.
    pub fn any_of(patterns: impl IntoIterator<Item = String>) -> TestPattern {
        TestPattern { patterns: patterns.into_iter().collect() }
    }

    /// Whether a test is meant.
    pub fn means(&self, test: &TestCase) -> bool {
        self.patterns.is_empty() || self.patterns.iter().any(|pattern| means(pattern, test))
    }
}

fn means(pattern: &str, test: &TestCase) -> bool {
    if pattern.starts_with('[') {
        return test.target.arguments.last().is_some_and(|id| id == pattern);
    }
    let (class, method) = pattern.split_once('#').unwrap_or((pattern, "*"));
    let simple = test.class.rsplit('.').next().unwrap_or(&test.class);
    let fits = matches(class, &test.class) || matches(class, simple);
    fits && (matches(method, &test.method) || matches(method, &test.name))
}

/// Whether a text is what a pattern with `*` describes.
fn matches(pattern: &str, text: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(text) = text.strip_prefix(first) else { return false };
    if rest.is_empty() {
        return true;
    }
    let places = text.char_indices().map(|(place, _)| place).chain([text.len()]);
    places.into_iter().any(|place| matches(rest, &text[place..]))
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn a_star_stands_for_any_letters() {
        for (pattern, text) in [("a*c", "abc"), ("*", ""), ("*.Lost*", "x.LostUpdate"), ("a**b", "ab"), ("ö*", "öl")]
        {
            assert!(matches(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in [("a*c", "abd"), ("", "a"), ("*b", "bc"), ("ab", "abc")] {
            assert!(!matches(pattern, text), "{pattern} {text}");
        }
    }
}

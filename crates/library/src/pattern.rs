//! Names with a `*` at one end.

/// Whether a name is what a pattern says.
pub(crate) fn fits(pattern: &str, name: &str) -> bool {
    match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
        (Some(end), _) => name.ends_with(end),
        (None, Some(start)) => name.starts_with(start),
        (None, None) => pattern == name,
    }
}

/// The same for a method, whose pattern may have the beginning of a descriptor.
pub(crate) fn fits_method(pattern: &str, name: &str, descriptor: &str) -> bool {
    match pattern.find('(') {
        Some(at) => fits(&pattern[..at], name) && descriptor.starts_with(&pattern[at..]),
        None => fits(pattern, name),
    }
}

#[cfg(test)]
mod tests {
    use super::{fits, fits_method};

    #[test]
    fn a_star_stands_for_whatever_is_there() {
        assert!(fits("*", "get") && fits("get*", "getPlain") && fits("*Plain", "getPlain") && fits("get", "get"));
        assert!(!fits("get", "getPlain") && !fits("get*", "set") && !fits("*Plain", "getPlainly"));
        assert!(fits_method("acquire(I)", "acquire", "(I)V") && fits_method("acquire", "acquire", "()V"));
        assert!(!fits_method("acquire(I)", "acquire", "()V"));
    }
}

//! The version in a JDK's `release` file: lines `KEY="value"`, of which only `JAVA_VERSION` is read.

use std::fs;
use std::path::Path;

/// The version string and its feature number, or `None` where the file is missing or tells neither.
pub(super) fn version(file: &Path) -> Option<(String, u32)> {
    parse(&fs::read_to_string(file).ok()?)
}

fn parse(text: &str) -> Option<(String, u32)> {
    let value = text.lines().find_map(|line| line.trim().strip_prefix("JAVA_VERSION="))?;
    let version = value.trim_matches('"').to_string();
    let feature = feature(&version)?;
    Some((version, feature))
}

/// `17.0.15` is 17, `26-ea` is 26, and `1.8.0_402` is 8 (the scheme before Java 9).
fn feature(version: &str) -> Option<u32> {
    let mut numbers = version.split(|c: char| !c.is_ascii_digit()).map(str::parse::<u32>);
    match numbers.next()?.ok()? {
        1 => numbers.next()?.ok(),
        feature => Some(feature),
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn the_feature_is_the_first_number_except_before_java_nine() {
        let feature = |version: &str| parse(&format!("JAVA_VERSION=\"{version}\"\n")).map(|(_, feature)| feature);
        assert_eq!(feature("17.0.15"), Some(17));
        assert_eq!(feature("25"), Some(25));
        assert_eq!(feature("26-ea"), Some(26));
        assert_eq!(feature("1.8.0_402"), Some(8));
        assert_eq!(feature("unknown"), None);
        assert_eq!(feature(""), None);
    }

    #[test]
    fn other_lines_do_not_count() {
        let text = "IMPLEMENTOR=\"x\"\nJAVA_VERSION_DATE=\"2026-01-01\"\nJAVA_VERSION=\"21.0.2\"\r\n";
        assert_eq!(parse(text), Some(("21.0.2".to_string(), 21)));
        assert_eq!(parse("JAVA_RUNTIME_VERSION=\"21\"\n"), None);
    }
}

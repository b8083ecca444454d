//! Test frameworks: classes on the class path of a program that are no part of it.
//!
//! Reports show the line of the test that called an assertion, not the inside of the assertion; and what a framework
//! reads from its surroundings (identity hashes for its tables, the clock for durations) is its own business. Errs
//! towards the program: a framework that is not listed counts as the program's own code.

/// Packages by the beginning of their names, with the framework.
const PACKAGES: &[(&str, &str)] = &[
    ("org/junit/", "JUnit"),
    ("junit/framework/", "JUnit 3"),
    ("junit/runner/", "JUnit 3"),
    ("org/opentest4j/", "the exceptions of JUnit 5"),
    ("org/hamcrest/", "the matchers of JUnit 4"),
    ("org/assertj/", "AssertJ"),
    ("com/google/common/truth/", "Truth"),
    ("sojourner/junit/", "the program that starts a test"),
];

/// The class in which the main thread of a test rests once the test is over, and the method.
pub const REST: (&str, &str) = ("sojourner/junit/Outcome", "rest");

/// Whether a class, by its internal name, belongs to a test framework.
pub fn is_framework(class: &str) -> bool {
    PACKAGES.iter().any(|(start, _)| class.starts_with(start))
}

/// Whether a class, by its internal name, was made by `java.lang.reflect.Proxy`, as those of annotations are.
pub fn is_proxy(class: &str) -> bool {
    ["jdk/proxy", "com/sun/proxy/"].iter().any(|start| class.starts_with(start)) && class.contains("$Proxy")
}

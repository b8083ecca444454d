//! Who reads the clock for its own waits only.
//!
//! Locks, queues and futures compare the clock with the end of a timed wait. Where such a call counts as a whole it has
//! a time of its own, which no sleep of another thread moves, so that sleeping is nobody's business. Reads outside of
//! such calls are heard (`Question::Clock`), so an entry too many costs a second exploration and nothing else.

/// Where the classes are that do so; packages below them are among them.
const PACKAGES: &[&str] = &["java/util/concurrent/"];

/// Whether a class, by its internal name, reads the clock for its own waits.
pub fn keeps_to_calls(class: &str) -> bool {
    PACKAGES.iter().any(|package| class.starts_with(package))
}

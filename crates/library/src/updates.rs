//! Calls that add something to a field as a whole: two of them commute where nobody looks at what they answer.

use crate::row::{Claim, Row};

const SUM: &str = "one atomic addition to its value; who drops the answer cannot tell in which order two were made";
const METHODS: &[&str] =
    &["addAndGet", "decrementAndGet", "getAndAdd", "getAndDecrement", "getAndIncrement", "incrementAndGet"];

const fn adds(class: &'static str) -> Row {
    Row::new(class, METHODS, Claim::AddsTo("value"), SUM)
}

/// The rows.
pub(crate) const ROWS: &[Row] =
    &[adds("java/util/concurrent/atomic/AtomicInteger"), adds("java/util/concurrent/atomic/AtomicLong")];

/// The field to which a method adds.
pub fn field_added_to(class: &str, method: &str) -> Option<&'static str> {
    let row = ROWS.iter().find(|row| row.class == class && row.methods.contains(&method))?;
    match row.claim {
        Claim::AddsTo(field) => Some(field),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::field_added_to;

    #[test]
    fn only_additions_are_listed() {
        assert_eq!(field_added_to("java/util/concurrent/atomic/AtomicInteger", "incrementAndGet"), Some("value"));
        assert_eq!(field_added_to("java/util/concurrent/atomic/AtomicInteger", "getAndSet"), None);
        assert_eq!(field_added_to("java/util/concurrent/atomic/AtomicBoolean", "incrementAndGet"), None);
    }
}

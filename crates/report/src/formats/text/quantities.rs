//! Numbers as people read them.

use std::time::Duration;

/// `1,234,567`
pub(crate) fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `1 state`, `2 states`
pub(crate) fn counted(number: u64, one: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {one}{plural}", count(number))
}

/// `12 ms`, `3.4 s`, `5 min 6 s`
pub(crate) fn time(time: Duration) -> String {
    match time.as_millis() {
        short @ 0..1_000 => format!("{short} ms"),
        1_000..100_000 => format!("{:.1} s", time.as_secs_f64()),
        _ => format!("{} min {} s", time.as_secs() / 60, time.as_secs() % 60),
    }
}

/// `800 B`, `12 kB`, `3.4 MB`
pub(crate) fn bytes(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{} kB", bytes / 1_000),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

/// `a`, `a and b`, `a, b and c`
pub(crate) fn enumeration(items: &[&str]) -> String {
    match items {
        [] => String::new(),
        [only] => (*only).to_string(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{bytes, count, counted, enumeration, time};
    use std::time::Duration;

    #[test]
    fn numbers_read_well() {
        assert_eq!([0, 12, 999, 1_000, 1_234_567].map(count), ["0", "12", "999", "1,000", "1,234,567"]);
        assert_eq!([counted(1, "state"), counted(2_000, "step")], ["1 state", "2,000 steps"]);
        assert_eq!(
            [0, 12, 3_400, 306_000].map(|ms| time(Duration::from_millis(ms))),
            ["0 ms", "12 ms", "3.4 s", "5 min 6 s"]
        );
        assert_eq!([800, 12_345, 3_400_000].map(bytes), ["800 B", "12 kB", "3.4 MB"]);
        assert_eq!(enumeration(&["a", "b", "c"]), "a, b and c");
    }
}

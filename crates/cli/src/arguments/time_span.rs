//! A length of time as users write it: `500ms`, `10s`, `5m`, `1h`.

use super::malformed::Malformed;
use std::str::FromStr;
use std::time::Duration;

/// A length of time that is not zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeSpan(pub(crate) Duration);

/// Units and their milliseconds; `ms` comes before the units it ends with.
const UNITS: [(&str, u64); 4] = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)];

impl FromStr for TimeSpan {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<TimeSpan, Malformed> {
        let split = UNITS.iter().find_map(|&(name, unit)| Some((text.strip_suffix(name)?, unit)));
        let (digits, unit) = split.ok_or(Malformed::TimeSpan)?;
        // Rust's own parser would take a sign.
        let number = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse::<u64>().ok()).flatten();
        let milliseconds = number.and_then(|number| number.checked_mul(unit)).filter(|&length| length > 0);
        milliseconds.map(|length| TimeSpan(Duration::from_millis(length))).ok_or(Malformed::TimeSpan)
    }
}

#[cfg(test)]
mod tests {
    use super::TimeSpan;

    #[test]
    fn time_spans_are_numbers_with_a_unit() {
        let milliseconds = |text: &str| text.parse::<TimeSpan>().ok().map(|span| span.0.as_millis());
        assert_eq!(milliseconds("500ms"), Some(500));
        assert_eq!(milliseconds("10s"), Some(10_000));
        assert_eq!(milliseconds("5m"), Some(300_000));
        assert_eq!(milliseconds("1h"), Some(3_600_000));
        for wrong in ["", "s", "10", "-1s", "+1s", "1.5s", "0s", "1d", "1 s", "99999999999999999h", "ös"] {
            assert_eq!(milliseconds(wrong), None, "{wrong}");
        }
    }
}

//! Whether this machine's processor has the approximate reciprocal that the library assumes: Intel's.

use std::fs;

/// Whether the operating system names Intel as the vendor; no where it does not say.
pub(crate) fn is_intels() -> bool {
    fs::read_to_string("/proc/cpuinfo").is_ok_and(|text| text.contains("GenuineIntel"))
}

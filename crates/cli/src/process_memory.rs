//! How much memory this process has, and has had.

/// The most memory at any time, in KiB, where the system tells.
pub(crate) fn peak_memory() -> Option<u64> {
    kibibytes("VmHWM:")
}

/// The memory that the process has taken for itself, in bytes: without the files that it maps, which the system can
/// take away.
pub(crate) fn resident_memory() -> Option<u64> {
    kibibytes("RssAnon:").map(|kibibytes| 1024 * kibibytes)
}

fn kibibytes(name: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}

//! The values of the options about the search that no other room lists, by their names.

use clap::ValueEnum;

/// What makes a state promising.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PreferName {
    /// Many threads cannot move
    Blocked,
    /// Threads stand at places that a simulated run made suspicious
    Accesses,
}

/// Something that can be switched off for comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}

//! The kinds of stores: how each is asked for, and how it is made.
//!
//! To add one is to write its file in this folder, and here a variant, a row of `OFFERS` and an arm of `build`; the
//! command line offers what is listed.

use super::{Bitstate, Exact, Fingerprints, Store};
use std::fmt;

/// How visited states are remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreKind {
    /// Every state, compressed.
    Exact,
    /// A fingerprint of every state. Never a proof.
    Hash,
    /// A few bits for every state, in a table of this many bytes. Never a proof.
    Bitstate {
        /// The size of the table.
        bytes: usize,
    },
}

/// A kind of store as users choose it.
#[derive(Clone, Copy, Debug)]
pub struct StoreOffer {
    /// The name of the kind.
    pub name: &'static str,
    /// What it is, for whoever has to choose.
    pub help: &'static str,
    /// The kind, with a table of this many bytes where it has one of fixed size.
    pub with: fn(Option<u64>) -> Result<StoreKind, TableTooLarge>,
}

/// A table for which this machine has no memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableTooLarge {
    /// The size that was asked for.
    pub bytes: u64,
}

impl fmt::Display for TableTooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this machine has no memory for a table of {} bytes", self.bytes)
    }
}

impl std::error::Error for TableTooLarge {}

impl StoreKind {
    /// Every kind; the first one is usual.
    pub const OFFERS: &[StoreOffer] = &[
        StoreOffer { name: "exact", help: "Every state, compressed", with: |_| Ok(StoreKind::Exact) },
        StoreOffer {
            name: "hash",
            help: "A fingerprint of every state: less memory, never a proof",
            with: |_| Ok(StoreKind::Hash),
        },
        StoreOffer {
            name: "bitstate",
            help: "A few bits for every state in a table of fixed size: least memory, never a proof",
            with: |bytes| StoreKind::bitstate(bytes.unwrap_or(StoreKind::USUAL_TABLE)),
        },
    ];

    /// The bytes of a bit-state table where nobody says how large.
    pub(crate) const USUAL_TABLE: u64 = 128 << 20;

    /// A bit-state store of so many bytes, if the system would give them. They are touched only as far as they are
    /// used.
    pub(crate) fn bitstate(bytes: u64) -> Result<StoreKind, TableTooLarge> {
        let size = usize::try_from(bytes).ok().filter(|size| Vec::<u8>::new().try_reserve_exact(*size).is_ok());
        size.map(|bytes| StoreKind::Bitstate { bytes }).ok_or(TableTooLarge { bytes })
    }

    /// An empty store of this kind.
    pub fn build(self) -> Box<dyn Store> {
        match self {
            StoreKind::Exact => Box::new(Exact::new()),
            StoreKind::Hash => Box::new(Fingerprints::new()),
            StoreKind::Bitstate { bytes } => Box::new(Bitstate::with_bytes(bytes)),
        }
    }
}

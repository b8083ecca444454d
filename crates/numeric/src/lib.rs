//! Numeric functions whose every result bit is observable, so that they are pinned to one algorithm.
//!
//! `fdlibm` is the freely distributable library version 5.3, `intrinsics` the Intel library inside HotSpot for x86_64,
//! `checksum` the three checksums with the state passed in and out. Nothing here knows about a virtual machine.
//! The functions are pure; none of them panics.

pub mod checksum;
pub mod fdlibm;
pub mod intrinsics;

//! `java.io.Console`: there is no terminal, so `System.console` has none to offer.

use crate::arguments::zero;
use vm::{NativeEntry, natives};

pub const NATIVES: &[NativeEntry] = natives![
    // Updates of one release have either: 17.0.21 and 25.0.3 `ttyStatus`, those before them `istty`.
    implements "java/io/Console.istty()Z" seen "17.0.9" => zero,
    implements "java/io/Console.ttyStatus()I" seen "25.0.3" => zero,
    implements "java/io/Console.encoding()Ljava/lang/String;" until 21 => zero,
];

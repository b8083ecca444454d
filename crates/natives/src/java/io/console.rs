//! `java.io.Console`: there is no terminal, so `System.console` has none to offer.

use crate::arguments::zero;
use vm::{NativeEntry, natives};

pub const NATIVES: &[NativeEntry] = natives![
    // Later updates of 17 have `ttyStatus`, as 25 has; those before them `istty`, as 21 has.
    implements "java/io/Console.istty()Z" until 21 => zero,
    implements "java/io/Console.ttyStatus()I" => zero,
    implements "java/io/Console.encoding()Ljava/lang/String;" until 21 => zero,
];

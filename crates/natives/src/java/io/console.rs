//! `java.io.Console`: there is no terminal, so `System.console` has none to offer.

use crate::arguments::zero;
use vm::{NativeEntry, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "java/io/Console.ttyStatus()I" until 20 => zero,
    implements "java/io/Console.istty()Z" only 21 => zero,
    implements "java/io/Console.ttyStatus()I" since 22 => zero,
    implements "java/io/Console.encoding()Ljava/lang/String;" until 21 => zero,
];

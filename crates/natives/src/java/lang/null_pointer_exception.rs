//! `java.lang.NullPointerException`: the helpful message (JEP 358), computed when somebody asks for it.

use crate::arguments::reference;
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/NullPointerException.getExtendedNPEMessage()Ljava/lang/String;" => extended_message,
];

fn extended_message(machine: &mut Machine, arguments: &[u64]) -> Native {
    match machine.null_message_of(reference(arguments, 0)) {
        Some(message) => machine.new_string(&message).into(),
        None => Native::Return(0),
    }
}

//! Steps that are progress, for claims about livelocks: they print, end a thread, or say so (`Verify.progress`).

use crate::context::Context;
use analysis::whole::Place;

/// Whether a call that a model leaves out otherwise is progress that is asked for. One that may print nothing is
/// refused.
pub(crate) fn is_progress(cx: &Context<'_>, place: Place) -> bool {
    let Some(method) = cx.world().resolved(place).filter(|_| cx.claims.asks_for_progress()) else { return false };
    match (method.class.name, method.name, method.descriptor) {
        ("java/io/PrintStream", "println", _) | ("sojourner/Verify", "progress", _) => true,
        ("java/io/PrintStream", "print", "(I)V" | "(Z)V" | "(C)V" | "(J)V") => true,
        ("java/io/PrintStream", "print", _) | ("java/lang/Throwable", "printStackTrace", _) => {
            cx.refuse("a call that prints something or nothing", Some(place));
            true
        }
        _ => false,
    }
}

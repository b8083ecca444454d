//! The interpreter: one instruction after the other, as the JVM specification (JVMS 6.5) has them.
//!
//! Read in this order: `fast` (whatever needs only the running thread and the heap, in one loop), `slow` (everything
//! else, one function for an instruction), `calls` (frames, natives, synchronized methods), `exceptions` (throwing and
//! unwinding). What an operation answers when it cannot simply finish is a `detour`. Nothing of an instruction has
//! happened when it is handed from `fast` to `slow`.
//!
//! Not here: resolution and initialisation (`linkage`), and which thread executes (`threads::schedule`, `exploring`).

pub(crate) mod calls;
pub(crate) mod detour;
pub mod exceptions;
pub(crate) mod fast;
pub(crate) mod slow;

//! What is known of the class library beyond its code, and what soundness rests on: one table of rows.
//!
//! A row names a class, some of its methods, the releases it is about, what is claimed of them, and why that is true.
//! Nobody else may decide anything by the name of a class of the JDK that changes which runs are explored. A claim that
//! is missing costs states, never behaviour, except for questions (`questions`): there a row that is missing hides one,
//! so they are listed generously. Every row is compared with the class libraries at hand ([`stale`]): by a test, and by
//! `sojourner doctor`.
//!
//! Nothing here executes anything; who runs code asks the [`Table`] for a method and keeps the answer.

mod atomic_calls;
mod check;
pub mod classes;
pub mod clock;
mod comparisons;
mod effect;
mod effect_free;
pub mod frameworks;
mod nondeterminism;
pub mod objects;
mod pattern;
pub mod questions;
mod removable;
pub mod responsibility;
mod row;
mod table;
pub mod texts;
pub mod threads;
pub mod updates;
mod waits;

pub use check::{Member, Named, Stale, stale};
pub use effect::Effect;
pub use nondeterminism::{Flag, Form, Nondeterminism, TimeOuts, Value};
pub use questions::{Question, Questions};
pub use row::{Asking, Claim, Releases, Row};
pub use table::{Claims, Table};

/// Every row.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    [
        questions::rows::ROWS,
        atomic_calls::ROWS,
        comparisons::ROWS,
        waits::ROWS,
        effect_free::ROWS,
        removable::ROWS,
        updates::ROWS,
    ]
    .into_iter()
    .flatten()
}

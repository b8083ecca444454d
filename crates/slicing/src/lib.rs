//! Program slicing: what of a program can influence a question, and the program that is left without the rest.
//!
//! Follows Weiser (1984) for the idea and Hatcliff, Corbett, Dwyer, Sokolowski and Zheng (SAS 1999) for programs with
//! threads: from a criterion, everything is kept on which something kept depends, by data, control, divergence,
//! interference, synchronisation or ready dependence (`dependences`, one module each). Exceptions are control flow.
//! Works on the three-address forms of the program's own code (`analysis::whole`); the class library is never cut, and
//! its calls stay unless `library` has a row that says what they do. Errs towards keeping.
//!
//! A slice is only made of a closed world: where own code uses reflection, handles or natives, there is none.

mod actions;
mod assertions;
mod called_back;
mod criterion;
mod dependences;
mod evaluation;
mod non_null;
mod printing;
mod referenced;
mod remainder;
mod rewriting;
mod roots;
mod setting;
mod settled;
mod shared_objects;
mod slice;
mod termination;
mod throwing;
mod values;

pub use criterion::{Criterion, CriterionError};
pub use dependences::Dependence;
pub use evaluation::{Evaluation, without_copy};
pub use non_null::{NonNull, dereferenced};
pub use referenced::with_referenced;
pub use rewriting::{Classes, class_file, methods_by_class, sliced_classes};
pub use setting::{Refusal, Setting};
pub use slice::{Reason, Slice};
pub use values::Values;

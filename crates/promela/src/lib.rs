//! From Java to Promela, the language of Spin: a model of a program that people can read and edit.
//!
//! Follows Havelund and Pressburger, "Model checking Java programs using Java PathFinder" (seed 000), and Havelund,
//! "Java PathFinder: a translator from Java to Promela" (seed 001), for what classes, objects, monitors and threads
//! become, and goes on where they stopped. Made from the three-address form of the program's own code
//! (`analysis::whole`), so that constructs of the language need no cases of their own. A statement of a model does at
//! most one thing that other threads can see. What a model does not have is refused by name: there is no model that
//! leaves something out.

mod adopted;
mod arrays;
mod atoms;
mod body;
mod boxing;
mod call_graph;
mod calls;
mod checks;
mod claims;
mod class_properties;
mod concurrent;
mod conditions;
mod contention;
mod context;
mod control;
mod copies;
mod dynamic;
mod edges;
mod endings;
mod enums;
mod expression;
mod folding;
mod gluing;
mod handlers;
mod held_up;
mod helpers;
mod identity;
mod initialisation;
mod lambdas;
mod landing;
mod library_calls;
mod library_use;
mod liveness;
mod long;
mod made_arrays;
mod made_texts;
mod model;
mod movers;
mod names;
mod never;
mod objects;
mod operations;
mod prelude;
mod progress;
mod raised;
mod reuse;
mod sections;
mod shape;
mod stated;
mod stores;
mod structure;
mod text_letters;
mod texts;
mod thread_monitors;
mod thread_names;
mod threads;
mod translate;
mod verify_calls;
mod writer;

pub use adopted::ADOPTION;
pub use claims::{Claim, Claimed, Claims, ModelClaim, counters};
pub use class_properties::{About, ClassProperty};
/// Bounds of texts that a program puts together, by name.
pub const TEXT_BOUNDS: [&str; 2] = [made_texts::TABLE, made_texts::LETTERS];

pub use model::{Bounds, Deed, Failure, Model, Refusal, Request, Site};
pub use translate::translate;

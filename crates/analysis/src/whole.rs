//! The program's own code as a whole, from `main` on: call graph, points-to, threads, locks.
//!
//! Own code is that of classes for which `Class::is_application` holds, and of classes of the library that were adopted
//! (`adoption`). The rest of the class library is never followed: it is one
//! object, [`ObjectNumber::LIBRARY`], that holds whatever is handed to it, may give any of it back, and may call every
//! method of an object that it holds as far as it can know the method. What would open this closed world (reflection,
//! handles, natives) is not guessed at: [`World::unfollowed`] names it, and all answers are right only if that is
//! empty.
//!
//! Points-to is inclusion based (Andersen 1994), by allocation site, field-sensitive, without contexts, with the call
//! graph found on the way (Lhoták and Hendren, CC 2003). Everything errs towards more: more methods, more objects, more
//! threads in parallel; but towards fewer locks held.

mod adoption;
mod builders;
mod callbacks;
mod calls;
mod certain_calls;
mod constraints;
mod dynamic_sites;
mod escape;
mod inert_calls;
mod initialization;
mod known_calls;
mod lambdas;
mod library_calls;
mod locks;
mod objects;
mod parallel;
mod place;
mod points_to;
mod repetition;
mod set;
mod solver;
mod statements;
mod thread_calls;
mod threads;
mod unfollowed;
mod world;

pub use adoption::Adoption;
pub use dynamic_sites::DynamicSite;
pub use escape::Escape;
pub use lambdas::HandleKind;
pub use locks::{Lock, Locks};
pub use objects::{Object, ObjectKind, ObjectNumber};
pub use parallel::Parallel;
pub use place::{MethodNumber, Place};
pub use points_to::PointsTo;
pub use set::ObjectSet;
pub use threads::{Root, RootKind, RootNumber, Threads};
pub use unfollowed::Unfollowed;
pub use world::{Entry, World, WorldMethod};

//! Tries to contradict a proof: simulated runs of the program, by other code than the search.
//!
//! A search that says `holds` has trusted its reduction, its prefix and anchor, its sharing analysis, calls that count
//! as a whole and calls that were not begun. A simulated run uses none of them: threads change between any two
//! instructions, inside the class library too, and a timed wait may end at any moment. Whatever goes wrong in such a
//! run goes wrong in the program, so it contradicts the proof, and then no verdict is given.
//!
//! Read in this order: `contest` (the door: how many runs, of which kind), `run` (one run), `order` (who moves next),
//! `turns` (the run as a text). Errs in one direction: what it finds has happened, what it does not find says little.
//! Not here: races, which `watch` finds in runs of its own, and what becomes of the verdict.

mod contest;
mod order;
mod run;
mod turns;

pub use contest::{Contest, Contradiction, Rules, contest};
pub use turns::{Turn, Turns};

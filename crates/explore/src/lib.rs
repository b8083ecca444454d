//! A Java program as a transition system: which threads can move, what a step is, what can go wrong.
//!
//! Read in this order: `options` (what can be asked for), `explorer` (the implementation of `model::TransitionSystem`),
//! `thread_survey` (what each thread does next), `reduction` (persistent sets), `foresight` (what it rests on),
//! `condition`, `history` and `kripke` (what can be seen of states and steps), `matching` (which states count as
//! visited), `embedded_formulas` (formulas in the program), `contracts` (class properties), `threads` (who is who),
//! `faults`, `races` and `waits_for` (what can go wrong), `narration` (a run for people), `state_view` (its states),
//! `steering` (a run that somebody puts together), `naming` (places and names). Not here: in which order states are
//! explored (`search`), how instructions work (`vm`), what is printed (`report`).

mod assumptions;
mod condition;
mod contracts;
mod coverage;
mod early_initialization;
mod embedded_formulas;
mod enduring;
mod expensive;
mod explorer;
mod faults;
mod foresight;
mod guide;
mod history;
mod interference;
mod kripke;
mod landmark;
mod library_narration;
mod library_words;
mod lock_words;
mod matching;
mod naming;
mod narration;
mod options;
mod prefix;
mod races;
mod reduction;
mod start_error;
mod state_view;
mod steering;
mod surroundings;
mod test_end;
mod thread_survey;
mod threads;
mod time_outs;
mod waits_for;

pub use condition::Condition;
pub use contracts::{AboutClass, ClassProperty, class_properties, has_class_properties};
pub use explorer::{Explorer, Mark};
pub use faults::{deadlock, uncaught, unfit_input};
pub use foresight::Foresight;
pub use guide::{Guide, Preferences};
pub use interference::load_reached;
pub use landmark::{Landmark, first_start};
pub use matching::Matching;
pub use naming::{Names, place, place_of, type_name};
pub use options::{Manner, Options};
pub use races::{is_internal, is_kept_inside, leaves_synchronisation_to_users};
pub use start_error::StartError;
pub use state_view::{Detail, Steered};
pub use threads::Numbering;

//! A check from end to end: from a question about a program to a report, with nothing printed on the way.
//!
//! A [`Target`] is a program, a [`Question`] what is asked of it, a [`Search`] how the answer is looked for; a
//! [`Check`] puts them together and comes to a [`Conclusion`]. What it finds can be executed again by a [`Replay`].
//!
//! ```
//! use checker::{Check, Manner, Property, Question, Replay, Search, Silent, Target, Unhurried, Verdict};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let directory = loader::temporary::TemporaryDirectory::new()?;
//! let file = directory.path().join("Transfer.java");
//! std::fs::write(&file, "
//!     class Transfer {
//!         static final Object from = new Object(), to = new Object();
//!
//!         public static void main(String[] arguments) {
//!             new Thread(() -> { synchronized (from) { synchronized (to) { } } }).start();
//!             synchronized (to) { synchronized (from) { } }
//!         }
//!     }")?;
//!
//! // Every schedule is explored; one of them leads to a deadlock.
//! let question = Question::default();
//! let check = Check::prepare(Target::new([&file]), question.clone(), Search::default())?;
//! let conclusion = check.run(&Unhurried::default(), &mut Silent)?;
//! assert_eq!(conclusion.report.verdict, Verdict::Violated);
//! assert_eq!(conclusion.report.violations[0].fault.property, Property::Deadlock);
//!
//! // The schedule that leads there, executed again, shows the same.
//! let recorded = conclusion.recorded().ok_or("no violation")?;
//! let replay = Replay::prepare(Target::new([&file]), &question, recorded, Manner::default())?;
//! let report = replay.run(&Unhurried::default(), &mut Silent)?;
//! assert_eq!(report.violations[0].fault, conclusion.report.violations[0].fault);
//!
//! // A property that the program keeps is proved: here that nobody fails an assertion.
//! let question = Question { properties: vec![Property::Assertion], ..Question::default() };
//! let check = Check::prepare(Target::new([&file]), question, Search::default())?;
//! let conclusion = check.run(&Unhurried::default(), &mut Silent)?;
//! assert_eq!(conclusion.report.verdict, Verdict::Holds);
//! # Ok(())
//! # }
//! ```
//!
//! Read in this order: `target` (which program), `question` (what is asked of it), `claims` (what is asked of endless
//! runs, and when choices may be left out for it), `search_request` (how the answer is looked for), `matching`
//! (which states count as visited), `machine` (a
//! machine that stands at the beginning of `main`), `exploration` (the program as a transition system), `check` (the
//! search and what is concluded from it), `replay` and `schedule_file` (a run again), `suppressions` (which warnings
//! are wanted), `film` (its states), `live` (a run that somebody puts together), `analyze` (simulated runs), `control`
//! and `observer` (who may end it, and who is told), `broken_off` (what is left then), `source_files` (the lines that
//! reports quote), `misfits` (whether a JDK is known). Not here: options, words of the terminal, exit statuses; where a
//! sentence names an option, it is because the user knows the thing by that name.
//!
//! Classes are loaded after their superclasses by functions that call themselves: a program with deep hierarchies needs
//! a thread with a large stack.

mod abstracting;
mod analyze;
mod broken_off;
mod check;
mod claims;
mod control;
mod draft;
mod endless;
mod error;
mod exploration;
mod film;
mod formula_aim;
mod live;
mod machine;
mod matching;
mod misfits;
mod observer;
mod promela_model;
mod question;
mod replay;
mod run_trace;
pub mod schedule_file;
mod search_request;
mod second_opinion;
mod slice;
mod source_files;
mod spin;
mod stuck;
mod subject;
mod suite;
mod suppressions;
mod target;

pub use abstracting::{Abstracted, abstract_program};
pub use analyze::{USUAL_ANALYSIS, analyze, select_warnings};
pub use broken_off::break_off;
pub use check::{Check, Conclusion, check_abstraction, check_matched, check_replaced, check_slice};
pub use control::{Control, Unhurried};
pub use error::{Error, QuestionError, Unsupported};
pub use film::{add_films, add_films_compared};
pub use formula_aim::FormulaAim;
pub use live::{Arc, Kind, LiveRun, Node, Reached, StateGraph};
pub use machine::{Launch, launch};
pub use matching::MatchRequest;
pub use misfits::misfits;
pub use observer::{Draft, Observer, Stage};
pub use promela_model::{Modelled, Translation, model};
pub use question::Question;
pub use replay::Replay;
pub use schedule_file::Recorded;
pub use search_request::{ChallengeRuns, Search};
pub use second_opinion::second_opinion;
pub use slice::{SliceRequest, Sliced, SlicedSource, evaluated, slice};
pub use source_files::SourceFiles;
pub use spin::{Spin, fitted_model, verify};
pub use suite::{Suite, TestCase, TestKind, TestPattern, find_tests};
pub use suppressions::{LeftOut, Selection, Suppression, SuppressionError, read_suppressions};
pub use target::Target;

// What the interface is made of.
pub use abstraction::{
    Change, Effort, Failure as NoAbstraction, Follower, Request as AbstractionRequest, Solver, StandIn,
};
pub use evidence::Property;
pub use explore::{Manner, Preferences};
pub use library::Nondeterminism;
pub use model::{Silent, Verdict};
pub use promela::{Bounds, Model};
pub use report::Report;
pub use search::{Fairness, Plan, StoreKind, Strategy};
pub use slicing::{Criterion, CriterionError};

//! Why a question gets no answer, not even `unknown`.

use explore::StartError;
use loader::error::LoadError;
use natives::NoMachine;
use program::LinkError;
use search::Mismatch;
use std::fmt;
use temporal::TooLarge;
use vm::launch::LaunchError;

/// What is wrong with what was asked.
#[derive(Clone, Debug)]
pub enum Error {
    /// The question cannot be understood, or not be asked of this program or in this way.
    Question(QuestionError),
    /// There is no such program, or it cannot be read; or somebody wanted to stop before it was.
    Program(LoadError),
    /// The recorded schedule is none of this program.
    Schedule(Mismatch),
}

/// Why a question cannot be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionError {
    /// The text of an option is wrong at a column, counted from 1.
    Text { option: String, text: String, column: usize, message: String },
    /// The state to be found is named by something that the program does not have.
    UnknownName { option: String, complaint: String },
    /// What an option hands on to another program is not taken by it.
    HandedOn { option: String, complaint: String },
    /// A file with an automaton cannot be read, or not be used.
    Automaton { option: String, complaint: String },
    /// The automaton of a property is too large.
    TooLarge(TooLarge),
    /// Endless runs are looked for depth first.
    EndlessNeedsDepthFirst,
    /// Who is stuck is asked of all states at once.
    StuckNeedsAllStates,
    /// Who is stuck is asked alone.
    StuckIsAskedAlone,
    /// A search that matches states answers nothing about endless runs, and remembers states.
    MatchingFindsErrors,
    /// When time passes is restricted, and the question is about endless runs or waits that end for no reason.
    TimePasses,
    /// A slice is to be written as source, and that of the main class is not known.
    NoSource { class: String },
}

/// Something that a program needs and that is not modelled, or not in the way it was asked about: the answer is
/// `unknown`.
#[derive(Clone, Debug)]
pub enum Unsupported {
    /// The machine does not boot.
    Machine(NoMachine),
    /// The main method cannot be called.
    Launch(LaunchError),
    /// There is no first state to explore.
    Start(StartError),
    /// A class that a state needs cannot be loaded or linked.
    Linkage(LinkError),
    /// A step of a recorded run; in words.
    Step(String),
    /// The program states formulas, and the search was not the one that decides them.
    FormulasNeedDepthFirst,
    /// The program states formulas, and who is stuck was asked.
    FormulasBesideStuck,
    /// The program states formulas about endless runs, and when time passes is restricted.
    FormulasBesideTimeOuts,
    /// The program states formulas, and visited states are matched.
    FormulasBesideMatching,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Question(error) => error.fmt(f),
            Error::Program(error) => error.fmt(f),
            Error::Schedule(mismatch) => write!(f, "the schedule does not fit the program: {mismatch}"),
        }
    }
}

impl fmt::Display for QuestionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionError::Text { option, text, column, message } => {
                let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                let mark = " ".repeat(column.saturating_sub(1));
                write!(f, "{option}: column {column}: {message}\n{line}\n{mark}^")
            }
            QuestionError::UnknownName { option, complaint }
            | QuestionError::HandedOn { option, complaint }
            | QuestionError::Automaton { option, complaint } => {
                write!(f, "{option}: {complaint}")
            }
            QuestionError::TooLarge(error) => error.fmt(f),
            QuestionError::EndlessNeedsDepthFirst => f.write_str(
                "--ltl, --automaton and --property termination and livelock need --search dfs, without --guided",
            ),
            QuestionError::StuckNeedsAllStates => f.write_str(
                "--property stuck needs a search of all states: not random, pct or --guided, and --store exact",
            ),
            QuestionError::MatchingFindsErrors => f.write_str(
                "--match finds violations of single states and steps: not --ltl, --automaton, --property termination, livelock and \
                 stuck, --guided, --search random and pct",
            ),
            QuestionError::TimePasses => f.write_str(
                "--timeouts late and never are for runs that end: not with --ltl, --automaton, --property termination, livelock and \
                 stuck, nor with --spurious-wakeups",
            ),
            QuestionError::NoSource { class } => write!(
                f,
                "--source: the source of {class} is not known; name .java files, or a directory that has them beside the classes"
            ),
            QuestionError::StuckIsAskedAlone => f.write_str(
                "--property stuck is asked without --find, --ltl, --automaton and --property termination and livelock",
            ),
        }
    }
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsupported::Machine(error) => error.fmt(f),
            Unsupported::Launch(error) => error.fmt(f),
            Unsupported::Start(error) => error.fmt(f),
            Unsupported::Linkage(error) => error.fmt(f),
            Unsupported::Step(what) => f.write_str(what),
            Unsupported::FormulasNeedDepthFirst => {
                f.write_str("the formulas that it states, which only --search dfs checks")
            }
            Unsupported::FormulasBesideTimeOuts => {
                f.write_str("--timeouts late or never for a program that states formulas")
            }
            Unsupported::FormulasBesideMatching => f.write_str("--match for a program that states formulas"),
            Unsupported::FormulasBesideStuck => f.write_str("--property stuck of a program that states formulas"),
        }
    }
}

impl std::error::Error for Error {}
impl std::error::Error for QuestionError {}
impl std::error::Error for Unsupported {}

impl From<QuestionError> for Error {
    fn from(error: QuestionError) -> Error {
        Error::Question(error)
    }
}

impl From<TooLarge> for QuestionError {
    fn from(error: TooLarge) -> QuestionError {
        QuestionError::TooLarge(error)
    }
}

impl From<LoadError> for Error {
    fn from(error: LoadError) -> Error {
        Error::Program(error)
    }
}

impl From<Mismatch> for Error {
    fn from(mismatch: Mismatch) -> Error {
        Error::Schedule(mismatch)
    }
}

impl From<NoMachine> for Unsupported {
    fn from(error: NoMachine) -> Unsupported {
        Unsupported::Machine(error)
    }
}

impl From<LaunchError> for Unsupported {
    fn from(error: LaunchError) -> Unsupported {
        Unsupported::Launch(error)
    }
}

impl From<StartError> for Unsupported {
    fn from(error: StartError) -> Unsupported {
        Unsupported::Start(error)
    }
}

impl From<LinkError> for Unsupported {
    fn from(error: LinkError) -> Unsupported {
        Unsupported::Linkage(error)
    }
}

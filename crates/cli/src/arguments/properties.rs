//! What is looked for, and what the world of the program may do: shared by `check` and `replay`, because a schedule only fits
//! the exploration it was found in.

use checker::Question;
use clap::{Args, ValueEnum};
use evidence::Property;
use explore::Nondeterminism;
use search::Fairness;

/// The properties and the nondeterminism.
#[derive(Args, Clone, Debug)]
pub(crate) struct PropertyOptions {
    /// What to look for, separated by commas [default: deadlock,assertion,exception,race]
    #[arg(
        long,
        value_enum,
        value_name = "LIST",
        value_delimiter = ',',
        default_values_t = PropertyOptions::USUAL,
        hide_default_value = true
    )]
    pub(crate) property: Vec<PropertyName>,

    /// Report a reachable state in which this holds, for example 'Main.c == 50'
    #[arg(long, value_name = "EXPR")]
    pub(crate) find: Option<String>,

    /// Report a run for which this formula of temporal logic does not hold, for example
    /// '[] (Main.asked -> <> Main.answered)'; may be given several times
    #[arg(long, value_name = "FORMULA", verbatim_doc_comment)]
    pub(crate) ltl: Vec<String>,

    /// Report a run that this automaton (a file in HOA format) does not accept; with '!' before
    /// the name, one that it accepts; may be given several times
    #[arg(long, value_name = "FILE", verbatim_doc_comment)]
    pub(crate) automaton: Vec<String>,

    /// Which endless runs count for --ltl, --automaton, termination and livelock
    #[arg(long, value_enum, default_value_t = FairnessName::Weak, value_name = "FAIRNESS")]
    pub(crate) fairness: FairnessName,

    /// Check methods named invariant, pre_m and post_m as class properties, as if they were annotated
    #[arg(long)]
    pub(crate) class_properties: bool,

    /// Let Object.wait return without a notify, and LockSupport.park of the program without an unpark
    #[arg(long)]
    pub(crate) spurious_wakeups: bool,

    /// Let a weak compare-and-set fail for no reason, as it may on some processors
    #[arg(long)]
    pub(crate) weak_cas: bool,

    /// How the calls of java.util.concurrent are taken
    #[arg(long, value_enum, value_name = "HOW", default_value_t = Library::Modelled)]
    pub(crate) library: Library,

    /// Let java.util.Random answer with every value, one after the other
    #[arg(long)]
    pub(crate) enumerate_random: bool,

    /// Run only the runnable threads with the highest priority
    ///
    /// Java promises nothing of the kind: what holds then need not hold on a real machine.
    #[arg(long)]
    pub(crate) respect_priorities: bool,
}

impl PropertyOptions {
    /// What is looked for where the user does not say.
    pub(crate) const USUAL: [PropertyName; 4] =
        [PropertyName::Deadlock, PropertyName::Assertion, PropertyName::Exception, PropertyName::Race];
}

impl PropertyOptions {
    /// What is asked.
    pub(crate) fn question(&self) -> Question {
        let PropertyOptions {
            property,
            find,
            ltl,
            automaton,
            fairness,
            class_properties,
            spurious_wakeups,
            weak_cas,
            library,
            enumerate_random,
            respect_priorities,
        } = self.clone();
        Question {
            properties: property.into_iter().map(PropertyName::property).collect(),
            find,
            ltl,
            automata: automaton,
            fairness: fairness.fairness(),
            class_properties,
            nondeterminism: Nondeterminism {
                spurious_wakeups,
                weak_cas,
                whole_calls: library == Library::Modelled,
                enumerate_random,
                respect_priorities,
            },
        }
    }
}

/// How calls of the class library are explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Library {
    /// Step by step, as the JDK's code goes
    Real,
    /// A call of a lock, queue, map or future is one step from one wait to the next: the same outcomes in far fewer states
    Modelled,
}

/// A property by its name in options and reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PropertyName {
    /// No thread can move, and one that is no daemon has not ended; or some wait for each other for ever
    Deadlock,
    /// An assert statement fails
    Assertion,
    /// An exception leaves a thread uncaught
    Exception,
    /// Two threads access a field at once without synchronisation, and one of them writes it
    Race,
    /// A run never ends, or ends in a deadlock
    Termination,
    /// Threads go on for ever without a step that prints, ends a thread or calls Verify.progress()
    Livelock,
    /// A thread that is no daemon can never move again, whatever the others do, and they go on
    Stuck,
}

impl PropertyName {
    fn property(self) -> Property {
        match self {
            PropertyName::Deadlock => Property::Deadlock,
            PropertyName::Assertion => Property::Assertion,
            PropertyName::Exception => Property::Exception,
            PropertyName::Race => Property::Race,
            PropertyName::Termination => Property::Termination,
            PropertyName::Livelock => Property::Livelock,
            PropertyName::Stuck => Property::Stuck,
        }
    }
}

/// A notion of fairness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FairnessName {
    /// All runs count, also those in which a thread that could move never does
    None,
    /// Whoever can move from some point on does so again and again
    Weak,
    /// Whoever can move again and again does so again and again
    Strong,
}

impl FairnessName {
    fn fairness(self) -> Fairness {
        match self {
            FairnessName::None => Fairness::None,
            FairnessName::Weak => Fairness::Weak,
            FairnessName::Strong => Fairness::Strong,
        }
    }
}

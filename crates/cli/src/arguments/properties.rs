//! What is looked for, and what the world of the program may do: shared by `check` and `replay`, because a schedule
//! only fits the exploration it was found in. Every option here is repeated in the command that replays a
//! counterexample (`said`).

use super::choices::{Choice, one_of};
use super::nondeterminism::NondeterminismOptions;
use checker::{Fairness, Property, Question};
use clap::{Args, ValueEnum};
use evidence::Asked;

/// The properties and the nondeterminism.
#[derive(Args, Clone, Debug)]
pub(crate) struct PropertyOptions {
    #[arg(
        long,
        help = property_help(),
        value_parser = one_of(properties()),
        value_name = "LIST",
        value_delimiter = ',',
        default_values = usual_properties(),
        hide_default_value = true
    )]
    pub(crate) property: Vec<Property>,

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

    #[command(flatten)]
    pub(crate) nondeterminism: NondeterminismOptions,
}

impl PropertyOptions {
    /// What is asked.
    pub(crate) fn question(&self) -> Question {
        let PropertyOptions { property, find, ltl, automaton, fairness, class_properties, nondeterminism } =
            self.clone();
        Question {
            properties: property,
            find,
            ltl,
            automata: automaton,
            fairness: fairness.fairness(),
            class_properties,
            nondeterminism: nondeterminism.0,
        }
    }
}

/// The properties that have no option of their own.
fn properties() -> impl Iterator<Item = Choice<Property>> {
    let named = Property::ALL.iter().filter(|property| property.asked() != Asked::Otherwise);
    named.map(|property| (*property, property.name(), property.help()))
}

fn usual_properties() -> Vec<&'static str> {
    Property::usual().into_iter().map(Property::name).collect()
}

fn property_help() -> String {
    format!("What to look for, separated by commas [default: {}]", usual_properties().join(","))
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
    pub(crate) fn fairness(self) -> Fairness {
        match self {
            FairnessName::None => Fairness::None,
            FairnessName::Weak => Fairness::Weak,
            FairnessName::Strong => Fairness::Strong,
        }
    }
}

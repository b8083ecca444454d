//! A model in Promela, with what its lines do in Java.

use crate::claims::ModelClaim;
use crate::made_texts::LETTERS;
use std::collections::BTreeMap;

/// A model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The text, as Spin reads it.
    pub text: String,
    /// What lines do, by their number.
    pub deeds: BTreeMap<u32, Deed>,
    /// What was bounded, with the bound.
    pub bounds: Vec<(String, u32)>,
    /// What a run of the program may need that the model does not have; an assertion fails there.
    pub unmodelled: Vec<String>,
    /// What is claimed of endless runs.
    pub claims: Vec<ModelClaim>,
    /// How many processes there may be at once.
    pub processes: u32,
    /// Whether there is a process that changes nothing before all others, if `FAIR` is defined.
    pub idles: bool,
    /// Whether the program puts texts together.
    pub makes_texts: bool,
    /// Whether there are sections in which one thread alone moves (`Verify.beginAtomic`).
    pub has_sections_of_one: bool,
    /// Whether there are invariants of objects at rest.
    pub has_invariants: bool,
    /// Methods that are sections of processes, because they call themselves or are long.
    pub sections: usize,
}

impl Model {
    /// The Java line from which a line of the model comes: that at its right, or at the right of the nearest one above
    /// it in the same method.
    pub fn java_line(&self, line: u32) -> Option<u32> {
        let above: Vec<&str> = self.text.lines().take(line as usize).collect();
        let of_method = above.iter().rev().take_while(|text| !text.is_empty());
        of_method.into_iter().find_map(|text| text.rsplit_once("/* ")?.1.trim_end_matches(" */").parse().ok())
    }
}

/// Where something happens in Java.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// As Java writes it (`shop.Buffer$Slot`).
    pub class: String,
    pub method: String,
    pub line: Option<u32>,
}

/// What a line of a model does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Something that other threads can see, in the words of `explore::Landmark`, as far as they are known.
    Visible { site: Site, words: String },
    /// Starts a thread.
    Start(Site),
    /// Ends its thread.
    End,
    /// Chooses one of several alternatives: this one.
    Choice { site: Site, alternative: u32 },
}

/// The bound of stacks, in `Bounds::by_name` and `Model::bounds`.
pub(crate) const STACK: &str = "stack";

/// What an assertion of a model means that fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// An assertion of the program that nobody has caught, or a class property.
    Assertion,
    /// Another exception that nobody has caught.
    Exception,
    /// Threads that wait for each other.
    Circle,
    /// Something that a model does not have, by its number among [`Model::unmodelled`].
    Unmodelled(usize),
    /// Something that the model does not know.
    Untold,
    /// A bound is too small: that of these objects, or of some array.
    Bound(Option<String>),
}

impl Failure {
    /// By the text of the assertion, as the verifier of Spin tells it.
    pub fn of(assertion: &str) -> Failure {
        let bare: String = assertion.chars().filter(|one| !one.is_whitespace() && !matches!(one, '(' | ')')).collect();
        if let Some(number) = bare.strip_suffix("<0").and_then(|number| number.parse().ok()) {
            return Failure::Unmodelled(number);
        }
        if bare.strip_suffix("==0").is_some_and(|number| number.parse::<u32>().is_ok()) {
            return Failure::Assertion;
        }
        match bare.split_once("_made<") {
            _ if bare.contains("text_end") => Failure::Bound(Some(String::from(LETTERS))),
            _ if bare.contains("stack_top") => Failure::Bound(Some(String::from(STACK))),
            _ if bare.contains("untold") => Failure::Untold,
            Some((name, _)) => Failure::Bound(Some(name.to_owned())),
            None if bare.contains("<=") => Failure::Bound(None),
            None if bare.contains("thrown") && bare.contains('!') => Failure::Assertion,
            None if bare.contains("thrown") => Failure::Exception,
            None => Failure::Circle,
        }
    }
}

/// How much there may be of what Promela has only so much of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Objects that one statement makes, where it may be executed more than once.
    pub objects: u32,
    /// Other numbers for some statements, by the name of what they make.
    pub by_name: BTreeMap<String, u32>,
    /// Cells of an array.
    pub cells: u32,
    /// Calls in each other of methods that call themselves.
    pub depth: u32,
    /// Whether objects that nobody can reach any more are used again.
    pub reuse: bool,
    /// Texts that the program puts together; where there are none, nobody may look into such a text.
    pub texts: u32,
    /// Letters of such a text.
    pub letters: u32,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { objects: 4, by_name: BTreeMap::new(), cells: 8, depth: 8, reuse: false, texts: 0, letters: 32 }
    }
}

impl Bounds {
    /// Letters of a text that the program puts together.
    pub(crate) fn most_letters(&self) -> u32 {
        self.by_name.get(LETTERS).copied().unwrap_or(self.letters)
    }

    /// Calls in each other of methods that call themselves.
    pub(crate) fn stack(&self) -> u32 {
        self.by_name.get(STACK).copied().unwrap_or(self.depth)
    }
}

/// What a model is to be like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Sentences for its beginning.
    pub title: Vec<String>,
    pub bounds: Bounds,
    /// Whether an assertion that fails and is not caught is an error.
    pub assertions: bool,
    /// Whether another exception that is not caught is an error.
    pub exceptions: bool,
    /// Whether threads that wait for each other for ever are an error.
    pub deadlocks: bool,
}

/// Why there is no model of a program: constructs with their places, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub reasons: Vec<String>,
}

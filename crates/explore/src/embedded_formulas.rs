//! Formulas that the program states (`sojourner.Verify.always` and its like), and what is claimed by them.
//!
//! A run follows at most one of the formulas that are stated in it, which one is a choice
//! (`natives::sojourner::verify`); its object is in a static field, so that its conditions are evaluated by the
//! program's own code, in the state, and are part of it. Formulas of one shape that are stated at one place are one
//! *kind*, which is a claim of the system itself (`model::EmbeddedFormula`): its valuations have a bit for each
//! condition, and it counts from the first state in which it is followed.
//!
//! A condition that throws, waits, chooses or does not end breaks the claim there and then.

use crate::explorer::Explorer;
use crate::naming::{place_of, simple};
use evidence::{CodeLocation, Fault, Property, Site};
use model::EmbeddedFormula;
use program::MethodId;
use temporal::Formula;
use vm::{Machine, Reference, Unanswered};

/// The bits of a valuation.
const MOST_CONDITIONS: u32 = 60;
/// Operators in one another.
const MOST_LEVELS: u32 = 60;

/// The operands of an operator, one after the other.
type Operands<'a> = dyn Iterator<Item = Box<Formula>> + 'a;

/// An operator of the API.
struct Operator {
    name: &'static str,
    operands: usize,
    /// Its meaning (Havelund, 1999, figure 38).
    meaning: fn(&mut Operands<'_>) -> Option<Formula>,
}

/// The operators, as the API numbers them.
const OPERATORS: &[Operator] = &[
    Operator { name: "always", operands: 1, meaning: |of| Some(Formula::Always(of.next()?)) },
    Operator { name: "eventually", operands: 1, meaning: |of| Some(Formula::Eventually(of.next()?)) },
    Operator { name: "until", operands: 2, meaning: |of| Some(Formula::Until(of.next()?, of.next()?)) },
    Operator { name: "response", operands: 2, meaning: response },
    Operator { name: "precedence", operands: 3, meaning: precedence },
    Operator { name: "implies", operands: 2, meaning: |of| Some(Formula::Implies(of.next()?, of.next()?)) },
    Operator { name: "and", operands: 2, meaning: |of| Some(Formula::And(of.next()?, of.next()?)) },
    Operator { name: "or", operands: 2, meaning: |of| Some(Formula::Or(of.next()?, of.next()?)) },
    Operator { name: "not", operands: 1, meaning: |of| Some(Formula::Not(of.next()?)) },
];

/// Whenever the first holds, the second holds then or later.
fn response(of: &mut Operands<'_>) -> Option<Formula> {
    let answered = Formula::Implies(of.next()?, Box::new(Formula::Eventually(of.next()?)));
    Some(Formula::Always(Box::new(answered)))
}

/// Whenever the first holds, the second holds until the third does.
fn precedence(of: &mut Operands<'_>) -> Option<Formula> {
    let kept = Formula::Implies(of.next()?, Box::new(Formula::Until(of.next()?, of.next()?)));
    Some(Formula::Always(Box::new(kept)))
}

/// What was stated so far.
#[derive(Default)]
pub(crate) struct EmbeddedFormulas {
    kinds: Vec<Kind>,
    /// What was found of the present state, for whoever asks next.
    pub(crate) known: Option<Option<EmbeddedFormula>>,
    /// Why a formula could not be followed.
    pub(crate) unsupported: Option<String>,
}

/// Formulas of one shape, stated at one place.
struct Kind {
    key: String,
    formula: Formula,
}

/// The formula that is followed, taken apart.
struct Followed {
    formula: Formula,
    text: String,
    conditions: Vec<Reference>,
}

impl Explorer {
    /// The formulas that the program has stated so far, over the valuations of its own claims, by number.
    pub fn stated_formulas(&self) -> impl Iterator<Item = &Formula> {
        self.stated.kinds.iter().map(|kind| &kind.formula)
    }

    /// The formula that is followed in the present state, and its valuation. Adds what is wrong with it.
    pub(crate) fn followed(&mut self, found: &mut Vec<Fault>) -> Option<EmbeddedFormula> {
        let object = followed(&self.machine)?;
        let mut reading = Reading { machine: &self.machine, conditions: Vec::new() };
        let Some((formula, text)) = reading.read(object, MOST_LEVELS) else {
            let most = format!("{MOST_CONDITIONS} conditions or {MOST_LEVELS} levels");
            self.stated.unsupported = Some(format!("a stated formula with more than {most}"));
            return None;
        };
        let followed = Followed { formula, text, conditions: reading.conditions };
        let place = stated_at(&self.machine, object);
        let claim = self.kind_of(&followed, &place)?;
        let mut valuation = 0;
        for (condition, bit) in followed.conditions.iter().zip(0..) {
            match self.machine.ask(*condition) {
                Ok(truth) => valuation |= u64::from(truth) << bit,
                Err(unanswered) => found.push(unanswerable(&self.machine, &followed.text, &place, unanswered)),
            }
        }
        Some(EmbeddedFormula { claim, valuation })
    }

    /// The kind that a formula belongs to.
    fn kind_of(&mut self, followed: &Followed, place: &CodeLocation) -> Option<u32> {
        let key = format!("{} {place:?}", followed.text);
        let known = self.stated.kinds.iter().position(|kind| kind.key == key);
        let number = known.unwrap_or(self.stated.kinds.len());
        if known.is_none() && temporal::translate(&followed.formula.negated()).is_err() {
            self.stated.unsupported = Some(format!("{}, which is too large", followed.text));
            return None;
        }
        if known.is_none() {
            let words = format!("{}, stated {}, does not hold", followed.text, whereabouts(place));
            self.stated.kinds.push(Kind { key, formula: followed.formula.clone() });
            self.options.claims.push((Property::Ltl, words));
        }
        Some(number as u32)
    }
}

/// The formula that is followed, if there is one.
fn followed(machine: &Machine) -> Option<Reference> {
    let class = machine.program.loaded("sojourner/Verify")?;
    let field = class.fields().iter().find(|field| field.is_static() && field.name == "followed")?;
    let word = machine.heap.word(class.mirror()? + field.offset(machine.known.class));
    Some(Reference::from_slot(word)).filter(|object| !object.is_null())
}

fn stated_at(machine: &Machine, formula: Reference) -> CodeLocation {
    let place = machine.named_field(formula, "place");
    let method = machine.program.method(MethodId((place >> 32) as u32));
    place_of(machine, method, place as u32)
}

fn whereabouts(place: &CodeLocation) -> String {
    match (&place.file, place.line) {
        (Some(file), Some(line)) => format!("at {file}:{line}"),
        _ => format!("in {}.{}", place.class, place.method),
    }
}

/// Reading a formula from the heap.
struct Reading<'a> {
    machine: &'a Machine,
    /// The conditions found so far; equal ones are one.
    conditions: Vec<Reference>,
}

impl Reading<'_> {
    /// A formula and its text; nothing where it is too large.
    fn read(&mut self, object: Reference, levels: u32) -> Option<(Formula, String)> {
        let levels = levels.checked_sub(1)?;
        if object.is_null() {
            return None;
        }
        if self.machine.peek_class(object).name != "sojourner/Verify$Formula" {
            return self.condition(object);
        }
        let Operator { name, operands: count, meaning } =
            OPERATORS.get(self.machine.named_field(object, "operator") as usize)?;
        let mut operands = Vec::new();
        let mut texts = Vec::new();
        for field in ["first", "second", "third"].iter().take(*count) {
            let operand = Reference::from_slot(self.machine.named_field(object, field));
            let (formula, text) = self.read(operand, levels)?;
            operands.push(formula);
            texts.push(text);
        }
        let mut operands = operands.into_iter().map(Box::new);
        Some((meaning(&mut operands)?, format!("{name}({})", texts.join(", "))))
    }

    fn condition(&mut self, object: Reference) -> Option<(Formula, String)> {
        let known = self.conditions.iter().position(|condition| *condition == object);
        let number = known.unwrap_or(self.conditions.len()) as u32;
        if number == MOST_CONDITIONS {
            return None;
        }
        if known.is_none() {
            self.conditions.push(object);
        }
        let letter = char::from_u32('p' as u32 + number).filter(char::is_ascii_lowercase);
        let text = letter.map_or_else(|| format!("p{number}"), String::from);
        Some((Formula::Atom(number), text))
    }
}

/// A condition has no answer.
fn unanswerable(machine: &Machine, text: &str, stated: &CodeLocation, unanswered: Unanswered) -> Fault {
    let (what, exception, place) = match unanswered {
        Unanswered::Thrown { class, message, place } => {
            let message = message.map_or_else(String::new, |message| format!(": {message}"));
            let place = place.map(|(method, pc)| place_of(machine, method, pc));
            (format!("throws {}{message}", simple(&class)), Some(class), place)
        }
        Unanswered::Refused(what) => (what, None, None),
    };
    let message = format!("a condition of {text}, stated {}, {what}", whereabouts(stated));
    let site = Site {
        thread: String::from("the condition"),
        place: place.unwrap_or_else(|| stated.clone()),
        what: what.clone(),
        within: Vec::new(),
        callers: Vec::new(),
    };
    Fault { property: Property::Ltl, exception, message, sites: vec![site] }
}

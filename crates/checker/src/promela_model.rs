//! A program as a model in Promela, with what is claimed of it. What is known before the program runs is put in first,
//! and what cannot influence the question is left out where that is asked for.
//!
//! Where the evaluated program has no model, that of the program as it is written is tried: evaluation must not take a
//! model away. Where something is claimed of endless runs or of classes, the program is translated as it is written, or
//! evaluated if there is no such model and the program states nothing of that itself.

use crate::check::slice_request;
use crate::claims;
use crate::control::Control;
use crate::error::{Error, QuestionError};
use crate::observer::{Observer, Stage};
use crate::question::{Question, Specification};
use crate::slice;
use crate::subject::Subject;
use crate::target::Target;
use evidence::Property;
use expression::Expression;
use loader::prepare::Prepared;
use program::Program;
use promela::{Bounds, Claim, Claimed, Claims, Model, Request};
use search::Fairness;
use temporal::Formula;

/// How a program is to be translated.
#[derive(Clone, Debug, Default)]
pub struct Translation {
    pub bounds: Bounds,
    /// Whether a slice of the program is translated.
    pub slice: bool,
}

/// A model of a program, or why there is none.
#[derive(Clone, Debug)]
pub struct Modelled {
    /// The class that is started.
    pub main: String,
    /// The version of the JDK.
    pub jdk: String,
    /// Sentences about what may not be as intended.
    pub warnings: Vec<String>,
    /// The model, or what it would have to have and does not.
    pub model: Result<Model, Vec<String>>,
}

/// Translates a program into a model that fails where what is asked about goes wrong.
pub fn model(
    target: &Target,
    question: &Question,
    translation: &Translation,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Modelled, Error> {
    let specification = Specification::of(question)?;
    observer.stage(Stage::Reading);
    let program = target.prepare(control)?;
    let (main, jdk) = (program.entry.class.replace('/', "."), program.jdk.version.clone());
    let mut warnings = program.warnings.clone();
    observer.stage(Stage::Starting);
    let request = request(target, question, &translation.bounds);
    let whole = Subject::open(target, program, control);
    let properties = match &whole {
        Ok(whole) if request.assertions => whole.class_properties(question.class_properties),
        _ => Ok(Vec::new()),
    };
    let properties = match properties {
        Ok(properties) => properties,
        Err(mistake) => return Ok(Modelled { main, jdk, warnings, model: Err(vec![mistake]) }),
    };
    let is_claimed = !specification.claims.claims.is_empty() || specification.find.is_some() || !properties.is_empty();
    let smaller = match translation.slice {
        _ if is_claimed => Ok(Err(String::from("claims are about all of the program"))),
        true => sliced(target, question, control, observer),
        false => evaluated(target, control, observer),
    }?;
    observer.stage(Stage::Translating);
    let model = smaller.and_then(|smaller| {
        let mut request = request.clone();
        request.title.extend(translation.slice.then(|| format!("It is one of a slice for {}.", names(question))));
        let subject = Subject::open(target, smaller, control).map_err(|reasons| reasons.join("; "))?;
        let model = translated(&subject, &request, &Claims::default());
        let model = model.map_err(|reasons| reasons.join("; "))?;
        // Formulas that the program states.
        if model.claims.is_empty() { Ok(model) } else { Err(String::from("claims are about all of the program")) }
    });
    let model = match model {
        Ok(model) if translation.slice || model.sections == 0 => Ok(model),
        // Copies of a method that calls itself are hard to read.
        Ok(model) => {
            let plain = whole.and_then(|whole| translated(&whole, &request, &Claims::default()));
            Ok(plain.ok().filter(|plain| plain.sections < model.sections).unwrap_or(model))
        }
        Err(why) => {
            warnings.extend(translation.slice.then(|| format!("the whole program is translated: {why}")));
            if let Ok(whole) = &whole {
                check_names(&specification, whole.program())?;
            }
            let is_about_runs = is_claimed && properties.is_empty() && !translation.slice;
            let model = whole.and_then(|whole| {
                let claims = Claims { properties, ..claims(&specification, whole.program())? };
                translated(&whole, &request, &claims)
            });
            match model {
                Err(reasons) if is_about_runs => {
                    claimed_of_evaluated(target, &specification, &request, control, observer)?.ok_or(reasons)
                }
                model => model,
            }
        }
    };
    Ok(Modelled { main, jdk, warnings, model })
}

/// A model of the evaluated program with what the question claims. What a claim looks at is in the memory of the model,
/// where values are written as before. Formulas that the program states have code of their own, which is evaluated,
/// too, though it may look earlier than the program does: then there is no such model.
fn claimed_of_evaluated(
    target: &Target,
    specification: &Specification,
    request: &Request,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Option<Model>, Error> {
    let Ok(smaller) = evaluated(target, control, observer)? else { return Ok(None) };
    let model = Subject::open(target, smaller, control).and_then(|subject| {
        let claims = claims(specification, subject.program())?;
        translated(&subject, request, &claims).map(|model| (claims.claims.len(), model))
    });
    Ok(model.ok().filter(|(asked, model)| model.claims.len() == *asked).map(|(_, model)| model))
}

fn translated(subject: &Subject, request: &Request, claims: &Claims) -> Result<Model, Vec<String>> {
    promela::translate(&subject.modelled_setting()?, request, claims).map_err(|refusal| refusal.reasons)
}

/// The program with what is known of it put in, or why there is none.
fn evaluated(
    target: &Target,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Result<Prepared, String>, Error> {
    let evaluated = slice::evaluated(target, control, observer)?;
    prepared(target, evaluated, control)
}

/// A slice of the program for a question, or why there is none.
fn sliced(
    target: &Target,
    question: &Question,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Result<Prepared, String>, Error> {
    match slice_request(question) {
        Ok(request) => prepared(target, slice(target, &request, control, observer)?, control),
        Err(why) => Ok(Err(why.to_owned())),
    }
}

fn prepared(target: &Target, smaller: slice::Sliced, control: &dyn Control) -> Result<Result<Prepared, String>, Error> {
    match smaller.report.is_sliced() {
        true => Ok(Ok(slice::prepare(target, control, smaller.classes)?)),
        false => Ok(Err(smaller.report.refusals.join("; "))),
    }
}

fn names(question: &Question) -> String {
    question.properties.iter().map(|property| property.name()).collect::<Vec<_>>().join(", ")
}

/// Whether what is asked means something in the program.
fn check_names(specification: &Specification, program: &Program) -> Result<(), QuestionError> {
    specification.claims.check(program)?;
    let unknown = |error: expression::ParseError| QuestionError::UnknownName {
        option: String::from("--find"),
        complaint: error.to_string(),
    };
    specification.find.as_ref().map_or(Ok(()), |find| find.check(program).map_err(unknown))
}

/// What is claimed of endless runs, in the order of the question, and then that the state that is looked for is never
/// reached.
fn claims(specification: &Specification, program: &Program) -> Result<Claims, Vec<String>> {
    let claims::Claims { claims: asked, words, formulas, atoms, .. } = &specification.claims;
    let meaning = |atom: &Expression| atom.condition(program).map(|condition| (atom.text().to_owned(), condition));
    let known = atoms.iter().filter_map(|atom| meaning(&atom.expression)).collect();
    let states_fairly = specification.claims.fairness != Fairness::None;
    let mut claims = Claims { atoms: known, claims: Vec::new(), states_fairly, properties: Vec::new() };
    for ((claim, (property, words)), formula) in asked.iter().zip(words).zip(formulas) {
        let what = match (property, formula) {
            (Property::Termination, _) => Claimed::Termination,
            (Property::Livelock, _) => Claimed::Livelock,
            (_, Some(formula)) => Claimed::Formula(formula.clone()),
            (_, None) => return Err(vec![String::from("an automaton, which may count steps")]),
        };
        // Spin has no strong fairness. Whatever holds of weakly fair runs holds of strongly fair ones; a run that is
        // found is judged when it was executed.
        let is_fair = claim.fairness != Fairness::None;
        claims.claims.push(Claim { words: words.clone(), what, is_fair });
    }
    if let Some(find) = specification.find.as_ref().and_then(meaning) {
        let words = format!("a state is looked for: {}", find.0);
        let never = Formula::Always(Box::new(Formula::Atom(claims.atoms.len() as u32).negated()));
        claims.atoms.push(find);
        claims.claims.push(Claim { words, what: Claimed::Formula(never), is_fair: false });
    }
    Ok(claims)
}

fn request(target: &Target, question: &Question, bounds: &Bounds) -> Request {
    let asks = |property| question.properties.contains(&property);
    Request {
        title: vec![format!(
            "A model of {}, made by sojourner {}.",
            target.names().join(" "),
            env!("CARGO_PKG_VERSION")
        )],
        bounds: bounds.clone(),
        assertions: asks(Property::Assertion),
        exceptions: asks(Property::Exception),
        deadlocks: asks(Property::Deadlock),
    }
}

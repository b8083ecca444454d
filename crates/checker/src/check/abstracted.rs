//! A check of an abstraction instead of the program: what holds there holds here, what goes wrong there may not.
//!
//! First runs without any choice of the abstraction are searched, since what goes wrong in one is real (Pasareanu,
//! Dwyer and Visser, TACAS 2001); then all. Either way a violation is followed on the program (`retrace`), and reported
//! only as a run that was executed there. One that cannot be followed decides nothing: others are looked for in other
//! orders of the search, and where none can be followed the verdict is unknown and says how far the last one went. Data
//! races are not looked for, because removed fields have none any more.

use super::retrace::{self, Expected, Lost};
use super::sliced::{asked_in_vain, is_limit, write};
use super::{Check, Conclusion, check_replaced, contest};
use crate::abstracting::{Abstracted, abstract_program, is_support};
use crate::control::Control;
use crate::draft;
use crate::error::{Error, QuestionError};
use crate::exploration;
use crate::observer::{Draft, Observer, Stage, Withholding};
use crate::question::{Question, Specification};
use crate::search_request::{ChallengeRuns, Search};
use crate::target::Target;
use abstraction::{MOST_PREDICATES, Missing, Request};
use evidence::Property;
use explore::Landmark;
use library::Questions;
use loader::temporary::TemporaryDirectory;
use model::{Reason, Verdict};
use report::Assurance;
use search::{Plan, Strategy};

/// What an abstraction can decide.
const DECIDED: [Property; 3] = [Property::Deadlock, Property::Assertion, Property::Exception];

/// Orders of the search, after the usual one.
const OTHER_ORDERS: [Strategy; 3] = [Strategy::DepthFirst, Strategy::BreadthFirst, Strategy::Heuristic];

/// Checks a program by an abstraction of it. Where a run of the abstraction is none of the program, a predicate that
/// decides what was chosen is added, at most so many times.
pub fn check_abstraction(
    target: &Target,
    question: &Question,
    search: &Search,
    (request, refinements): (&Request, usize),
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Conclusion, Error> {
    let question = &decidable(question)?;
    Check::prepare(target.clone(), question.clone(), search.clone())?;
    let (mut request, mut added) = (request.clone(), Vec::new());
    loop {
        let may_go_on = added.len() < refinements;
        let (mut conclusion, missing) =
            check_once((target, question, search), (&request, may_go_on), control, observer)?;
        match missing.filter(|_| may_go_on && control.reason().is_none()) {
            Some(missing) => {
                request.predicates.push(missing.predicate.clone());
                added.push(missing);
                control.let_search();
            }
            None => {
                let told = |one: &Missing| {
                    format!(
                        "refined by --predicate '{}', which decides {} at {}",
                        one.predicate, one.statement, one.place
                    )
                };
                conclusion.report.warnings.extend(added.iter().map(told));
                return Ok(conclusion);
            }
        }
    }
}

/// Checks by one abstraction; where a run was lost, also the predicate that would decide it.
fn check_once(
    (target, question, search): (&Target, &Question, &Search),
    (request, may_refine): (&Request, bool),
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<(Conclusion, Option<Missing>), Error> {
    let decided = |conclusion: Conclusion| Ok((conclusion, None));
    let abstracted = abstract_program(target, request, question.class_properties, control, observer)?;
    let whole = Whole { target, question, search, abstracted: &abstracted };
    if !abstracted.stand_ins.is_empty() && request.is_empty() {
        return decided(check_replaced(target, question, search, &abstracted.stand_ins, control, observer)?);
    }
    if !abstracted.is_abstracted() {
        let why = format!("there is no abstraction: {}", abstracted.refusals.join("; "));
        let mut conclusion = whole.undecided(None, why)?;
        if abstracted.is_unavailable {
            conclusion.report.unsupported.clear();
            draft::stop(&mut conclusion.report, Reason::Unavailable(abstracted.refusals.join("; ")));
        }
        observer.begun(Draft::Report(&conclusion.report));
        observer.prepared(Draft::Report(&conclusion.report));
        return decided(conclusion);
    }
    let mut lost = None;
    if !abstracted.choose_free.is_empty() {
        match whole.search(&abstracted.choose_free, search.plan.strategy, control, observer)? {
            Searched::Real(conclusion) => return decided(*conclusion),
            Searched::Lost(found, at) => lost = Some((found, at)),
            Searched::Nothing(conclusion) if is_over(&conclusion, control) => return decided(*conclusion),
            Searched::Nothing(_) => {}
        }
        control.let_search();
    }
    match whole.search_in_every_order(may_refine, control, observer)? {
        Searched::Real(conclusion) => decided(*conclusion),
        Searched::Lost(found, at) => whole.lost(*found, at, control),
        Searched::Nothing(conclusion) if conclusion.report.verdict == Verdict::Holds => match lost {
            // A run without choices went wrong, and now none does: the abstraction is not to be trusted.
            Some((found, at)) => whole.lost(*found, at, control),
            None => decided(whole.prove(*conclusion, control, observer)?),
        },
        Searched::Nothing(conclusion) => decided(*conclusion),
    }
}

fn is_over(conclusion: &Conclusion, control: &dyn Control) -> bool {
    let is_limit = matches!(&conclusion.report.verdict, Verdict::Unknown(reason) if is_limit(reason));
    is_limit && control.reason().is_some()
}

fn spurious(lost: &Lost, missing: Option<&Missing>) -> String {
    let at = |at: &String| format!("; the program does not come to {at} as the abstraction does");
    let at = lost.at.as_ref().map_or_else(String::new, at);
    let advice = match missing {
        Some(one) => format!(
            "{} at {} is left to a choice, which --predicate '{}' would decide (--refine N adds such predicates)",
            one.statement, one.place, one.predicate
        ),
        None => String::from("add a predicate"),
    };
    format!("a run of the abstraction goes wrong that could not be followed on the program{at}; {advice}")
}

/// The question without what an abstraction does not decide; an error where that was asked for by name.
pub(super) fn decidable(question: &Question) -> Result<Question, QuestionError> {
    let refuse = |option: &str, what: &str| {
        let complaint = format!("{what} is not decided by an abstraction (docs/abstraction.md)");
        Err(QuestionError::UnknownName { option: option.to_owned(), complaint })
    };
    if question.find.is_some() {
        return refuse("--find", "a condition over states");
    }
    if !question.ltl.is_empty() || !question.automata.is_empty() {
        return refuse("--ltl", "a formula over runs");
    }
    if question.nondeterminism.respect_priorities {
        return refuse("--respect-priorities", "what depends on priorities");
    }
    if question.nondeterminism.time_outs != library::TimeOuts::Any {
        return refuse("--timeouts", "what depends on when time-outs come");
    }
    let others = question.properties.iter().find(|one| !DECIDED.contains(one) && **one != Property::Race);
    if let Some(other) = others.filter(|one| one.asked() != evidence::Asked::Otherwise) {
        return refuse("--property", other.name());
    }
    let properties: Vec<Property> = question.properties.iter().copied().filter(|one| DECIDED.contains(one)).collect();
    if properties.is_empty() {
        return refuse("--property", "race");
    }
    Ok(Question { properties, ..question.clone() })
}

/// What a search of an abstraction has come to.
enum Searched {
    /// A violation, executed on the program.
    Real(Box<Conclusion>),
    /// A violation that could not be executed there, and what was not reached.
    Lost(Box<Conclusion>, Lost),
    /// No violation.
    Nothing(Box<Conclusion>),
}

/// The program, and what is asked of it.
struct Whole<'a> {
    target: &'a Target,
    question: &'a Question,
    search: &'a Search,
    abstracted: &'a Abstracted,
}

impl Whole<'_> {
    /// One violation that cannot be followed says nothing about the others: where nobody has asked for an order of the
    /// search, other orders come to others.
    ///
    /// Where a better abstraction can be made, that comes first.
    fn search_in_every_order(
        &self,
        may_refine: bool,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<Searched, Error> {
        let asked = self.search.plan.strategy;
        let may_refine = may_refine && !self.abstracted.missing.is_empty();
        let is_open = matches!(asked, Strategy::Portfolio { .. }) && !may_refine;
        let others: &[Strategy] = if is_open { &OTHER_ORDERS } else { &[] };
        let mut found = self.search(&self.abstracted.classes, asked, control, observer)?;
        for strategy in others {
            if !matches!(found, Searched::Lost(..)) || control.reason().is_some() {
                break;
            }
            control.let_search();
            let next = self.search(&self.abstracted.classes, *strategy, control, observer)?;
            if !matches!(next, Searched::Nothing(_)) {
                found = next;
            }
        }
        Ok(found)
    }

    fn search(
        &self,
        classes: &[(String, Vec<u8>)],
        strategy: Strategy,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<Searched, Error> {
        let directory = match TemporaryDirectory::new().and_then(|directory| write(classes, directory)) {
            Ok(directory) => directory,
            Err(error) => {
                let why = format!("the abstraction cannot be written: {error}");
                return Ok(Searched::Nothing(Box::new(self.undecided(None, why)?)));
            }
        };
        let main = Some(self.abstracted.main.clone());
        let files = vec![directory.path().to_path_buf()];
        let target = Target { files, main, constants: Vec::new(), ..self.target.clone() };
        // Runs of the program challenge a proof, not of the abstraction.
        let plan = Plan { strategy, ..self.search.plan };
        let search = Search { plan, challenge: ChallengeRuns::Off, ..self.search.clone() };
        let mut check = Check::prepare(target.clone(), self.question.clone(), search)?;
        check.told_as = Some(self.target.clone());
        let mut conclusion = check.run(control, &mut Withholding(observer))?;
        let asked = asked_in_vain(conclusion.questions);
        if !asked.is_empty() {
            let why = format!("the program asks about itself ({})", asked.names());
            return Ok(Searched::Nothing(Box::new(self.undecided(Some(conclusion), why)?)));
        }
        if conclusion.report.verdict != Verdict::Violated {
            return Ok(Searched::Nothing(Box::new(conclusion)));
        }
        let known = retrace::Known {
            slice: &target,
            question: self.question,
            conclusion: &conclusion,
            in_program: &in_program,
        };
        match retrace::retrace(self.target, self.question, &known, control, observer)? {
            Ok(real) => Ok(Searched::Real(Box::new(real))),
            Err(lost) => {
                conclusion.report.violations.clear();
                Ok(Searched::Lost(Box::new(conclusion), lost))
            }
        }
    }

    /// Challenges what was proved of the abstraction by runs of the program.
    fn prove(
        &self,
        mut conclusion: Conclusion,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<Conclusion, Error> {
        let report = &mut conclusion.report;
        report.assurance = Assurance::Sc;
        report.assumptions.insert(0, self.ground());
        report.assumptions.insert(1, String::from("Data races are not looked for in an abstraction."));
        if self.search.challenge != ChallengeRuns::Off {
            observer.stage(Stage::Reading);
            let program = self.target.prepare(control)?;
            match exploration::boot(program, self.target, control.halt()) {
                Ok(machine) => contest::challenge_machine(
                    machine,
                    (self.search, library::TimeOuts::Any),
                    report,
                    control,
                    observer,
                ),
                Err(error) => report.warnings.push(format!("the proof could not be challenged: {error}")),
            }
        }
        Ok(conclusion)
    }

    /// What a proof rests on.
    fn ground(&self) -> String {
        let Abstracted { predicates, removed, data, followers, solver, .. } = self.abstracted;
        let mut words = format!("What holds of the abstraction holds of the program, as {solver} has answered");
        if !removed.is_empty() {
            words.push_str(&format!("; without {}", removed.join(", ")));
        }
        if !predicates.is_empty() {
            words.push_str(&format!("; with {}", predicates.join(", ")));
        }
        if !data.is_empty() {
            words.push_str(&format!("; with {}", data.join(", ")));
        }
        let fields = followers.iter().filter_map(|follower| Some(follower.what.strip_prefix("field ")?.to_owned()));
        let fields: Vec<String> = fields.collect();
        if !fields.is_empty() {
            words.push_str(&format!(", which {} must follow", fields.join(", ")));
        }
        words + " (docs/abstraction.md)."
    }

    /// A run went wrong and was not followed: for want of time, or because the program cannot do that.
    fn lost(
        &self,
        found: Conclusion,
        lost: Lost,
        control: &dyn Control,
    ) -> Result<(Conclusion, Option<Missing>), Error> {
        let missing = self.missing(&lost);
        let mut conclusion = self.undecided(Some(found), spurious(&lost, missing.as_ref()))?;
        if let Some(reason) = control.reason() {
            conclusion.report.unsupported.clear();
            draft::stop(&mut conclusion.report, reason);
        }
        Ok((conclusion, missing))
    }

    /// The predicate that decides what was chosen last before the run was lost; if there is none, one of those before.
    fn missing(&self, lost: &Lost) -> Option<Missing> {
        let of = |helper: &String| self.abstracted.missing.iter().find(|one| one.helper == *helper);
        let missing = lost.decisions.iter().find_map(of).or(self.abstracted.missing.first());
        missing.filter(|_| self.abstracted.predicates.len() < MOST_PREDICATES).cloned()
    }

    /// Nothing was decided, for this reason.
    fn undecided(&self, known: Option<Conclusion>, why: String) -> Result<Conclusion, Error> {
        let mut conclusion = match known {
            Some(conclusion) => conclusion,
            None => {
                let mut report = draft::draft("check", self.target, &Specification::of(self.question)?);
                report.main.clone_from(&self.abstracted.main);
                report.jdk.clone_from(&self.abstracted.jdk);
                Conclusion { report, questions: Questions::default() }
            }
        };
        let report = &mut conclusion.report;
        report.violations.clear();
        report.unsupported = vec![why.clone()];
        draft::stop(report, Reason::Unsupported(why));
        Ok(conclusion)
    }
}

/// What the program does where the abstraction does this. A section that changes bits, or looks at them, begins with a
/// call that says so: there the program accesses a field. What helpers do inside has no place in the program.
fn in_program(landmark: Landmark) -> Option<Expected> {
    let place = retrace::place(&landmark);
    let is_inside = landmark.place.as_ref().is_some_and(|place| is_support(&place.class));
    match landmark.deed.as_str() {
        _ if is_inside => None,
        "opaque" => Some(Expected::Access(place)),
        _ => Some(Expected::Exactly(landmark)),
    }
}

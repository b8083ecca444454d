//! Executes a run of a model on the program: what its threads do happens in the same order, as far as the virtual
//! machine has steps for it.
//!
//! Threads are known by where and by whom they were started (`origins`), their deeds by the line and by what is done
//! there. The search (`search::pursue`) is led by that and only looks so far; what it finds was executed on the
//! program, so it errs by missing alone.

use super::trail::{Step, Trail};
use crate::check::conclusion::{MOST_STEPS_OF_ONE, simplest};
use crate::check::retrace::{MOST_STEPS, Origins, place, start};
use crate::control::Control;
use crate::error::Error;
use crate::question::Question;
use crate::target::Target;
use evidence::{Fault, Property};
use explore::{Explorer, Landmark};
use library::Questions;
use model::{Choice, FoundViolation};
use promela::{Deed, Model, Site};
use report::Counterexample;
use search::{Lead, pursue};
use vm::ThreadId;

/// A run of the program that shows what the run of the model shows; nothing if none was found.
pub(super) fn follow(
    target: &Target,
    question: &Question,
    (model, trail): (&Model, &Trail),
    property: Property,
    control: &dyn Control,
) -> Result<Option<(Counterexample, Questions)>, Error> {
    let Expectation { run, .. } = expected(model, trail);
    let mut asked = Questions::default();
    loop {
        let Some(mut started) = start(target, question, asked, control)? else { return Ok(None) };
        let explorer = &mut started.explorer;
        let origins = Origins::at_start(explorer.machine());
        let mut lead = TrailAsLead { run: &run, origins, place: String::new(), before: Vec::new() };
        let is_wanted = |fault: &Fault| fault.property == property;
        let found = pursue(explorer, &mut lead, &is_wanted, MOST_STEPS, control);
        let unforeseen = explorer.unforeseen();
        if unforeseen.is_empty() {
            let Some((schedule, violation)) = found else { return Ok(None) };
            let found = FoundViolation { violation, schedule };
            let told = simplest(explorer, &found, (MOST_STEPS_OF_ONE, control), &mut Vec::new());
            return Ok(Some((told, explorer.questions())));
        }
        asked = asked.and(unforeseen);
    }
}

/// Something that a thread is to do.
pub(super) struct Expected {
    pub(super) origin: String,
    /// Where; nowhere in particular for the end of a thread.
    site: Option<Site>,
    /// What it does: the first words of a landmark.
    pub(super) words: String,
    pub(super) alternative: Option<u32>,
}

impl Expected {
    /// Where it is to happen, as origins of threads name it.
    pub(super) fn place(&self) -> Option<String> {
        self.site.as_ref().map(place_of_site)
    }

    pub(super) fn is(&self, landmark: &Landmark) -> bool {
        let is_at = |site: &Site| {
            landmark.place.as_ref().is_some_and(|place| {
                (&place.class, &place.method, place.line) == (&site.class, &site.method, site.line)
            })
        };
        let is_here = self.site.as_ref().is_none_or(is_at);
        let is_done = |rest: &str| self.words.is_empty() || rest.is_empty() || rest.starts_with(' ');
        is_here && landmark.deed.strip_prefix(&self.words).is_some_and(is_done)
    }
}

/// A run of the model, as it is to be found on the program.
pub(super) struct Expectation {
    pub(super) run: Vec<Expected>,
    /// Where what is done for ever begins, if something is.
    pub(super) repeats_from: Option<usize>,
    /// Where main has started the first other thread.
    pub(super) first_start: String,
}

/// What threads are to do, and where what they do for ever begins. Before the first of them was started nobody else is
/// there: what is done then counts only from the first choice on.
pub(super) fn expected(model: &Model, trail: &Trail) -> Expectation {
    let mut reading =
        Reading { model, origins: vec![String::from("main")], run: Vec::new(), is_chosen: false, threads: 1 };
    let (mut line_before, mut repeats_from) = (None, None);
    for (number, step) in trail.steps.iter().enumerate() {
        if trail.repeats_from == Some(number) {
            repeats_from = Some(reading.run.len());
            line_before = None;
        }
        // Several steps of one line are one deed.
        let is_same = line_before.replace((step.process, step.line)) == Some((step.process, step.line));
        if step.starts || !is_same {
            reading.step(step);
        }
    }
    if trail.repeats_from == Some(trail.steps.len()) {
        repeats_from = Some(reading.run.len());
    }
    let first = reading
        .origins
        .iter()
        .find(|origin| origin.starts_with("main > "))
        .and_then(|origin| origin.strip_prefix("main > ")?.rsplit_once(" #"));
    let first_start = first.map_or_else(String::new, |(place, _)| place.to_owned());
    Expectation { run: reading.run, repeats_from, first_start }
}

fn place_of_site(site: &Site) -> String {
    format!("{}.{}:{}", site.class, site.method, site.line.unwrap_or(0))
}

/// A run of the model that is being read.
struct Reading<'a> {
    model: &'a Model,
    /// By whom and where the processes were started.
    origins: Vec<String>,
    run: Vec<Expected>,
    is_chosen: bool,
    /// How many threads there are.
    threads: u32,
}

impl Reading<'_> {
    fn step(&mut self, step: &Step) {
        let origin = self.origins.get(step.process).cloned().unwrap_or_default();
        let deed = self.deed(step).cloned().map(original);
        if let (Some(Deed::Start(site)), true) = (&deed, step.starts) {
            self.start(origin, &site.clone());
            return;
        }
        if step.starts {
            // A process of the model that is no thread.
            self.origins.push(String::new());
        }
        self.is_chosen |= matches!(deed, Some(Deed::Choice { .. }));
        if self.threads < 2 && !self.is_chosen {
            return;
        }
        let (site, words, alternative) = match deed {
            Some(Deed::Visible { site, words }) => (Some(site), words, None),
            Some(Deed::Choice { site, alternative }) => (Some(site), String::from("choose"), Some(alternative)),
            Some(Deed::End) => (None, String::from("end"), None),
            Some(Deed::Start(_)) | None => return,
        };
        self.run.push(Expected { origin, site, words, alternative });
    }

    /// What a step does. The verifier says of all alternatives that they are on the line of the first one.
    fn deed(&self, step: &Step) -> Option<&Deed> {
        let first = self.model.deeds.get(&step.line)?;
        let Deed::Choice { site, .. } = first else { return Some(first) };
        let bare = |text: &str| text.replace([' ', '(', ')'], "");
        let done = match bare(&step.statement).as_str() {
            "1" => String::from("true->"),
            done => format!("{done};"),
        };
        let lines = self.model.text.lines().zip(1..).skip(step.line as usize - 1);
        let mut alternatives = lines.map_while(|(text, line)| match self.model.deeds.get(&line)? {
            deed @ Deed::Choice { site: other, .. } if other == site => Some((bare(text), deed)),
            _ => None,
        });
        alternatives.find(|(text, _)| text.contains(&done)).map_or(Some(first), |(_, deed)| Some(deed))
    }

    fn start(&mut self, origin: String, site: &Site) {
        let start = format!("{origin} > {}", place_of_site(site));
        let same = |known: &&String| known.rsplit_once(" #").is_some_and(|(known, _)| known == start);
        let number = self.origins.iter().filter(same).count();
        self.origins.push(format!("{start} #{number}"));
        self.threads += 1;
        if self.threads > 2 || self.is_chosen {
            let (site, words) = (Some(site.clone()), String::from("start"));
            self.run.push(Expected { origin, site, words, alternative: None });
        }
    }
}

/// What is done by the copy of a method that evaluation has made is done by the method.
fn original(deed: Deed) -> Deed {
    let of = |site: Site| Site { method: slicing::without_copy(&site.method), ..site };
    match deed {
        Deed::Visible { site, words } => Deed::Visible { site: of(site), words },
        Deed::Start(site) => Deed::Start(of(site)),
        Deed::Choice { site, alternative } => Deed::Choice { site: of(site), alternative },
        Deed::End => Deed::End,
    }
}

/// A run of the model that leads a search on the program.
struct TrailAsLead<'a> {
    run: &'a [Expected],
    origins: Origins,
    /// Where the thread stands that makes the next step.
    place: String,
    /// For each choice that was made, how many threads there were before.
    before: Vec<usize>,
}

/// Worse than anything that is expected.
const UNEXPECTED: u32 = 1_000_000;

impl TrailAsLead<'_> {
    /// The next deed of a thread in the run that is what it is about to do.
    fn next(&self, followed: usize, origin: &str, landmark: &Landmark) -> Option<usize> {
        let later = self.run.iter().enumerate().skip(followed).filter(|(_, expected)| expected.origin == origin);
        later.into_iter().find(|(_, expected)| expected.is(landmark)).map(|(number, _)| number)
    }
}

impl Lead<Explorer> for TrailAsLead<'_> {
    fn fits(&mut self, explorer: &mut Explorer, followed: usize, choice: Choice) -> (u32, usize) {
        let landmark = Landmark::of(explorer.machine(), ThreadId(choice.agent));
        let origin = self.origins.of(choice.agent);
        match self.next(followed, origin, &landmark) {
            Some(number) => {
                let is_other = self.run[number].alternative.is_some_and(|wanted| wanted != choice.alternative);
                let skipped = (number - followed) as u32;
                (2 * skipped + u32::from(is_other), number + 1)
            }
            None => {
                // What the model does not show is done by whoever is next.
                let is_next = self.run.get(followed).is_some_and(|expected| expected.origin == origin);
                (if is_next { 1 } else { UNEXPECTED }, followed)
            }
        }
    }

    fn chosen(&mut self, explorer: &mut Explorer, choice: Choice) {
        self.place = place(&Landmark::of(explorer.machine(), ThreadId(choice.agent)));
    }

    fn moved(&mut self, explorer: &mut Explorer, choice: Choice) {
        self.before.push(self.origins.len());
        self.origins.add(explorer.machine(), choice.agent, &self.place);
    }

    fn taken_back(&mut self) {
        if let Some(count) = self.before.pop() {
            self.origins.truncate(count);
        }
    }
}

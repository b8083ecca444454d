//! What the header of a program says `sojourner check` must answer.
//!
//! The header names the verdict and the property; comments `//~` mark the lines that must be among the sites of the
//! violation. `tests/corpus/README.md` has the grammar. A program without its reason (`// why:`) is refused: a verdict
//! that nobody has thought through is no expectation.

use crate::error::HarnessError;
use crate::program::{Heading, Span, header_lines, unknown_key};
use evidence::Property;
use std::collections::BTreeSet;

/// The end of a line that must be among the sites.
const SITE_MARK: &str = "//~";

/// The operators of the API that state a formula.
const FORMULAS: [&str; 9] = ["always", "eventually", "until", "response", "precedence", "implies", "and", "or", "not"];

/// What a check must answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// No violation, and everything was explored.
    Holds,
    /// A violation.
    Violated,
    /// Something that the program needs is not modelled.
    Unknown,
}

/// The expectation of one program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expectation {
    /// The verdict.
    pub verdict: Verdict,
    /// The properties of which one is reported first.
    pub properties: Vec<String>,
    /// The properties that `--all` must find, no more and no less.
    pub all: Option<BTreeSet<String>>,
    /// For which memory model a proof must be: `jmm` or `sc`.
    pub assurance: Option<String>,
    /// What a proof takes as given of the surroundings.
    pub assumes: BTreeSet<String>,
    /// How the reason of an unknown verdict begins.
    pub reason: Option<String>,
    /// Further options, of the check and of the replay of what it finds.
    pub options: Vec<String>,
    /// Further options of the check alone: how to search.
    pub search: Vec<String>,
    /// The JDKs that can run it.
    pub jdk: Span,
    /// Why the program is checked with the default settings only.
    pub deep: Option<String>,
    /// Why the program has no end of states without symmetry.
    pub symmetry_needed: Option<String>,
    /// Whether it is checked in one way beside the default, in turn with others: there are many of its kind.
    pub in_turn: bool,
    /// Why the program is not checked step by step through the class library.
    pub modelled_only: Option<String>,
    /// The marked lines.
    pub sites: Vec<u32>,
    /// Whether the program states formulas itself.
    pub states_formulas: bool,
    /// Further questions about the same program.
    pub claims: Vec<Claim>,
    /// Which of them this is: 0 for the question that all keys are about.
    pub number: usize,
}

/// A further question about a program, and its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    verdict: Verdict,
    options: Vec<String>,
}

impl Heading for Expectation {
    fn parse(source: &str) -> Result<Self, HarnessError> {
        let lines = header_lines(source)?;
        let verdict = lines.iter().find(|(key, _)| *key == "verdict").map(|(_, value)| *value);
        let mut expectation = Self::new(Verdict::parse(verdict.unwrap_or_default())?, marked_lines(source));
        for (key, value) in lines {
            expectation.set(key, value)?;
        }
        expectation.states_formulas = FORMULAS.iter().any(|operator| source.contains(&format!("Verify.{operator}(")));
        expectation.refuse_contradictions()?;
        if !source.lines().any(|line| line.starts_with("// why: ")) {
            return Err(HarnessError::new("the program has no `// why:` line"));
        }
        Ok(expectation)
    }

    fn span(&self) -> Span {
        self.jdk
    }

    fn preview(&self) -> bool {
        self.options.iter().any(|option| option == "--enable-preview")
    }
}

impl Verdict {
    /// The name in headers and reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Violated => "violated",
            Self::Unknown => "unknown",
        }
    }

    /// The exit status that goes with it.
    pub fn status(self) -> i32 {
        match self {
            Self::Holds => 0,
            Self::Violated => 1,
            Self::Unknown => 3,
        }
    }

    fn parse(name: &str) -> Result<Self, HarnessError> {
        [Self::Holds, Self::Violated, Self::Unknown]
            .into_iter()
            .find(|verdict| verdict.name() == name)
            .ok_or_else(|| HarnessError::new(format!("`//@ verdict:` is holds, violated or unknown, not `{name}`")))
    }
}

impl Expectation {
    fn new(verdict: Verdict, sites: Vec<u32>) -> Self {
        Self {
            verdict,
            properties: Vec::new(),
            all: None,
            assurance: None,
            assumes: BTreeSet::new(),
            reason: None,
            options: Vec::new(),
            search: Vec::new(),
            jdk: Span::default(),
            deep: None,
            symmetry_needed: None,
            in_turn: false,
            modelled_only: None,
            sites,
            states_formulas: false,
            claims: Vec::new(),
            number: 0,
        }
    }

    /// Whether endless runs are asked about, for which there is only one order of the search.
    pub fn is_temporal(&self) -> bool {
        self.temporal_property().is_some() || self.states_formulas
    }

    /// Whether a proof is for one clock only: a simulation has another.
    pub fn assumes_time(&self) -> bool {
        ["clock", "date"].iter().any(|time| self.assumes.contains(*time))
    }

    /// The property of endless runs that the options ask about.
    fn temporal_property(&self) -> Option<&'static str> {
        let asks = |word: &str| self.options.iter().any(|option| option == word);
        let named = |name: &&str| self.options.iter().any(|option| option.split(',').any(|part| part == *name));
        let of_runs = Property::ALL.iter().filter(|property| property.claim() == evidence::Claim::Runs);
        match asks("--ltl") || asks("--automaton") {
            true => Some(Property::Ltl.name()),
            false => of_runs.map(|property| property.name()).find(named),
        }
    }

    /// The one property that the options ask about.
    fn named_property(&self) -> Option<&'static str> {
        let after = self.options.iter().skip_while(|option| *option != "--property").nth(1);
        Property::ALL.iter().map(|property| property.name()).find(|name| after.is_some_and(|named| named == name))
    }

    /// This question, and one expectation for each further one.
    pub fn questions(&self) -> Vec<Expectation> {
        let further = self.claims.iter().enumerate().map(|(index, claim)| {
            let mut question = Self::new(claim.verdict, Vec::new());
            question.options = claim.options.clone();
            (question.jdk, question.number) = (self.jdk, index + 1);
            question.states_formulas = self.states_formulas;
            (question.deep, question.symmetry_needed) = (self.deep.clone(), self.symmetry_needed.clone());
            let property = question.temporal_property().or(question.named_property());
            let property = property.filter(|_| claim.verdict == Verdict::Violated);
            question.assumes = self.assumes.iter().filter(|_| claim.verdict == Verdict::Holds).cloned().collect();
            question.properties = property.into_iter().map(str::to_owned).collect();
            question
        });
        std::iter::once(self.clone()).chain(further).collect()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), HarnessError> {
        match key {
            "verdict" => {}
            "property" => self.properties = properties(value, '|')?,
            "all" => self.all = Some(properties(value, ',')?.into_iter().collect()),
            "assumes" if value == "nothing" => {}
            "assumes" => self.assumes = names(value, ',').into_iter().collect(),
            "assurance" => self.assurance = Some(value.to_owned()),
            "reason" => self.reason = Some(value.to_owned()),
            "options" => self.options = words(value)?,
            "search" => self.search = words(value)?,
            "claim" => self.claims.push(Claim::parse(value)?),
            "jdk" => self.jdk = Span::parse(value)?,
            "depth" => self.deep = Some(reason_after(key, "deep", value)?),
            "symmetry" => self.symmetry_needed = Some(reason_after(key, "needed", value)?),
            "ways" if value == "in turn" => self.in_turn = true,
            "library" => self.modelled_only = Some(reason_after(key, "modelled", value)?),
            _ => return Err(unknown_key(key)),
        }
        Ok(())
    }

    fn refuse_contradictions(&self) -> Result<(), HarnessError> {
        let violated = self.verdict == Verdict::Violated;
        let complaint = match () {
            () if violated == self.properties.is_empty() => "`property` belongs to `violated`, and only to it",
            () if !violated && (self.all.is_some() || !self.sites.is_empty()) => "only violations have `all` and sites",
            () if self.verdict != Verdict::Holds && self.assurance.is_some() => "only proofs have an `assurance`",
            () if self.verdict != Verdict::Holds && !self.assumes.is_empty() => "only proofs assume something",
            () if (self.verdict == Verdict::Unknown) != self.reason.is_some() => {
                "`reason` belongs to `unknown`, and only to it"
            }
            () if !self.search.is_empty() && self.deep.is_none() => {
                "with a search of its own the program must be `deep`"
            }
            () => return Ok(()),
        };
        Err(HarnessError::new(complaint))
    }
}

impl Claim {
    /// `violated --ltl '<> A.done' --fairness none`
    fn parse(value: &str) -> Result<Self, HarnessError> {
        let (verdict, options) = value.split_once(' ').unwrap_or((value, ""));
        let claim = Self { verdict: Verdict::parse(verdict)?, options: words(options)? };
        match claim.options.is_empty() {
            true => Err(HarnessError::new("`//@ claim:` is a verdict and options")),
            false => Ok(claim),
        }
    }
}

fn marked_lines(source: &str) -> Vec<u32> {
    (1..).zip(source.lines()).filter(|(_, line)| line.ends_with(SITE_MARK)).map(|(number, _)| number).collect()
}

fn names(value: &str, separator: char) -> Vec<String> {
    value.split(separator).map(|name| name.trim().to_owned()).collect()
}

/// Names of properties, which the tool must know.
fn properties(value: &str, separator: char) -> Result<Vec<String>, HarnessError> {
    let names = names(value, separator);
    match names.iter().find(|name| Property::ALL.iter().all(|property| property.name() != **name)) {
        Some(unknown) => Err(HarnessError::new(format!("there is no property `{unknown}`"))),
        None => Ok(names),
    }
}

fn reason_after(key: &str, word: &str, value: &str) -> Result<String, HarnessError> {
    match value.strip_prefix(word).map(str::trim_start) {
        Some(reason) if !reason.is_empty() => Ok(reason.to_owned()),
        _ => Err(HarnessError::new(format!("`//@ {key}:` is `{word}` and the reason for it"))),
    }
}

/// Splits at white space, but not between single quotes, which are removed.
fn words(value: &str) -> Result<Vec<String>, HarnessError> {
    let mut words = Vec::new();
    for (number, part) in value.split('\'').enumerate() {
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    match value.matches('\'').count() % 2 {
        0 => Ok(words),
        _ => Err(HarnessError::new(format!("a quote is not closed: {value}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIOLATED: &str = "//@ verdict: violated\n//@ property: deadlock|assertion\n";
    const WHY: &str = "// why: so it is.\n";

    #[test]
    fn a_violation_has_properties_and_sites() {
        let source = format!("{VIOLATED}//@ all: race, deadlock\n{WHY}class A {{\n  lock(); //~\n}}\n");
        let expectation = Expectation::parse(&source).unwrap();
        assert_eq!((expectation.verdict, expectation.sites.as_slice()), (Verdict::Violated, &[6][..]));
        assert_eq!(expectation.properties, ["deadlock", "assertion"]);
        assert_eq!(expectation.all.unwrap().into_iter().collect::<Vec<_>>(), ["deadlock", "race"]);
    }

    #[test]
    fn options_may_be_quoted() {
        assert_eq!(words("--find 'A.c == 8'  --all").unwrap(), ["--find", "A.c == 8", "--all"]);
        assert!(words("--find 'A.c").is_err());
    }

    #[test]
    fn further_questions_have_answers_of_their_own() {
        let header = "//@ verdict: holds\n//@ claim: violated --ltl '<> A.b' --fairness none\n//@ claim: holds --property livelock\n";
        let expectation = Expectation::parse(&format!("{header}{WHY}")).unwrap();
        let questions = expectation.questions();
        assert_eq!(questions.len(), 3);
        assert_eq!((questions[1].properties[0].as_str(), questions[1].number), ("ltl", 1));
        assert!(questions[2].is_temporal() && !questions[0].is_temporal());
        assert!(Expectation::parse(&format!("//@ verdict: holds\n//@ claim: holds\n{WHY}")).is_err());
    }

    #[test]
    fn contradictions_and_gaps_are_refused() {
        let headers = [
            "",
            "//@ verdict: perhaps\n",
            "//@ verdict: violated\n",
            "//@ verdict: violated\n//@ property: beauty\n",
            "//@ verdict: holds\n//@ property: race\n",
            "//@ verdict: holds\n//@ all: race\n",
            "//@ verdict: holds\n//@ depth: deep\n",
            "//@ verdict: holds\n//@ symmetry: useful it is\n",
            "//@ verdict: unknown\n",
            "//@ verdict: holds\n//@ propertie: race\n",
            "//@ verdict: holds\n//@ search: --search bfs\n",
        ];
        for header in headers {
            assert!(Expectation::parse(&format!("{header}{WHY}")).is_err(), "{header}");
        }
        assert!(Expectation::parse(VIOLATED).is_err(), "no reason is given");
        assert!(Expectation::parse(&format!("//@ verdict: holds\n{WHY}")).is_ok());
    }
}

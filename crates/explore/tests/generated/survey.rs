//! A look at many programs on one JDK.

use crate::agreement::{Disagreement, Examined, examine};
use crate::generator;
use crate::laboratory::Laboratory;
use crate::program::Program;
use crate::reality;
use crate::shrinking::shrink;
use crate::ways::Answer;
use crate::workshop::{Classes, class_name};
use std::path::PathBuf;

/// Programs that are compiled together.
const BATCH: usize = 500;

/// Disagreements that are made small; more would not tell more.
const MOST_DISAGREEMENTS: usize = 3;

/// Runs of a real JVM for each candidate for a smaller program.
const RUNS_TO_SHRINK: usize = 200;

/// How programs are looked at.
#[derive(Clone, Debug)]
pub(crate) struct Survey {
    pub(crate) home: PathBuf,
    /// Programs with more states are left out.
    pub(crate) most_states: u64,
    /// How often a real JVM runs each program that it can be compared on.
    pub(crate) runs: usize,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub(crate) struct Findings {
    /// Programs on which all ways of exploring agree.
    pub(crate) agreed: usize,
    /// Those among them that were compared with a real JVM.
    pub(crate) compared: usize,
    /// Outcomes that the real JVM has shown.
    pub(crate) seen: usize,
    /// All outcomes of these programs.
    pub(crate) explored: usize,
    pub(crate) too_large: usize,
    /// Without reduction, and with.
    pub(crate) states: u64,
    pub(crate) least_states: u64,
    pub(crate) disagreements: Vec<String>,
}

impl Findings {
    /// One line.
    pub(crate) fn summary(&self) -> String {
        let Findings { agreed, states, least_states, too_large, compared, seen, explored, .. } = self;
        let agreement = format!("{agreed} agree ({states} states, reduced {least_states}), {too_large} too large");
        format!("{agreement}; of {compared}, {seen} outcomes seen, {explored} explored")
    }
}

impl Survey {
    /// Looks at the programs of these seeds.
    pub(crate) fn look(&self, seeds: &[u64]) -> Findings {
        let mut findings = Findings::default();
        for batch in seeds.chunks(BATCH) {
            self.look_at_batch(batch, &mut findings);
            if findings.disagreements.len() >= MOST_DISAGREEMENTS {
                break;
            }
        }
        findings
    }

    fn look_at_batch(&self, seeds: &[u64], findings: &mut Findings) {
        let programs: Vec<Program> = seeds.iter().map(|seed| generator::program(*seed)).collect();
        let classes = Classes::of_programs(&programs);
        let mut laboratory = Laboratory::new(&classes, self.home.clone());
        let mut comparable = Vec::new();
        for (number, program) in programs.iter().enumerate() {
            match examine(&mut laboratory, &class_name(number), seeds[number], self.most_states) {
                Examined::Agreed(answer, least) => {
                    findings.agreed += 1;
                    findings.states += answer.states;
                    findings.least_states += least;
                    comparable.extend(is_comparable(program, &answer).then_some((number, answer)));
                }
                Examined::TooLarge => findings.too_large += 1,
                Examined::Disagreed(found) => findings.disagreements.push(self.describe(seeds[number], program, found)),
            }
            if findings.disagreements.len() >= MOST_DISAGREEMENTS {
                return;
            }
        }
        for (number, unexplored) in self.compare(&classes, &comparable, self.runs, findings) {
            let found = self.describe_unexplored(seeds[number], &programs[number], unexplored);
            findings.disagreements.push(found);
        }
    }

    /// Runs programs on a real JVM. Answers those that show what was not explored.
    fn compare(
        &self,
        classes: &Classes,
        answers: &[(usize, Answer)],
        runs: usize,
        findings: &mut Findings,
    ) -> Vec<(usize, String)> {
        let names: Vec<String> = answers.iter().map(|(number, _)| class_name(*number)).collect();
        let seen = reality::run(classes, &names, &self.home, runs);
        let mut unexplored = Vec::new();
        for (number, answer) in answers {
            let outcomes = &seen[&class_name(*number)];
            findings.compared += 1;
            findings.seen += outcomes.len();
            findings.explored += answer.outcomes.len();
            unexplored.extend(outcomes.difference(&answer.outcomes).next().map(|outcome| (*number, outcome.clone())));
        }
        unexplored
    }

    fn describe(&self, seed: u64, program: &Program, found: Disagreement) -> String {
        let (small, found) = shrink(program.clone(), found, |candidates, found| self.first(candidates, found));
        let Disagreement { kind, way, words } = found;
        format!("{}: seed {seed}: {kind:?}, {way:?}\n{words}\n{}", self.home.display(), small.java("Small"))
    }

    /// The first program that shows a disagreement of the same kind.
    fn first(&self, candidates: &[Program], found: &Disagreement) -> Option<(usize, Disagreement)> {
        let classes = Classes::of_programs(candidates);
        let mut laboratory = Laboratory::new(&classes, self.home.clone());
        (0..candidates.len()).find_map(|number| {
            match examine(&mut laboratory, &class_name(number), number as u64, self.most_states) {
                Examined::Disagreed(other) if other.kind == found.kind => Some((number, other)),
                _ => None,
            }
        })
    }

    fn describe_unexplored(&self, seed: u64, program: &Program, unexplored: String) -> String {
        let first = |candidates: &[Program], _: &String| self.first_unexplored(candidates);
        let (small, outcome) = shrink(program.clone(), unexplored, first);
        let home = self.home.display();
        format!("{home}: seed {seed}: a real JVM shows {outcome:?}, which was not explored\n{}", small.java("Small"))
    }

    /// The first program of which a real JVM shows an outcome that is not explored.
    fn first_unexplored(&self, candidates: &[Program]) -> Option<(usize, String)> {
        let classes = Classes::of_programs(candidates);
        let mut laboratory = Laboratory::new(&classes, self.home.clone());
        let mut answers = Vec::new();
        for (number, program) in candidates.iter().enumerate() {
            if let Examined::Agreed(answer, _) =
                examine(&mut laboratory, &class_name(number), number as u64, self.most_states)
                && is_comparable(program, &answer)
            {
                answers.push((number, answer));
            }
        }
        self.compare(&classes, &answers, RUNS_TO_SHRINK, &mut Findings::default()).into_iter().next()
    }
}

/// Whether a real JVM shows only what sequential consistency allows, and ends.
fn is_comparable(program: &Program, answer: &Answer) -> bool {
    !answer.racy && program.is_comparable()
}

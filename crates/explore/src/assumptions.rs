//! What a proof rests on beside the search: what was left out, or done early, because of what is known of the class
//! library.
//!
//! A sentence each, and only of what this exploration has really made use of.

use crate::explorer::Explorer;

/// So many names are told in a sentence; the others are counted.
const MOST_NAMES: usize = 3;

impl Explorer {
    /// What a proof rests on beside the search, a sentence each.
    pub fn assumptions(&self) -> Vec<String> {
        let facts = &self.machine.exploring.facts;
        let made = [
            (facts.took_atomic_call, ATOMIC),
            (self.survey.blocked_call, BLOCKING),
            (self.survey.kept_idle_waiting, IDLE),
            (facts.moved_clock, CLOCK),
        ];
        let made = made.into_iter().filter(|(is_made, _)| *is_made).map(|(_, words)| String::from(words));
        let fixed = self.fixed_answers().into_iter().map(|answer| answer.sentence);
        fixed.chain(made).chain(self.early_classes()).chain(self.quiet_methods()).collect()
    }

    /// What runs were left out because somebody wanted that.
    pub fn restrictions(&self) -> Vec<evidence::Restriction> {
        let nondeterminism = self.options.nondeterminism;
        let time = self.survey.time.restriction(nondeterminism.time_outs);
        let priorities = nondeterminism.respect_priorities.then_some(PRIORITIES);
        let named = time.into_iter().chain(priorities);
        named
            .map(|(words, sentence)| evidence::Restriction { words: words.into(), sentence: sentence.into() })
            .collect()
    }

    /// What explored runs have read from their surroundings, where one answer stood for all.
    pub fn fixed_answers(&self) -> Vec<evidence::FixedAnswer> {
        crate::surroundings::fixed_answers(&self.machine)
    }

    fn early_classes(&self) -> Option<String> {
        let used = self.early.iter().filter_map(crate::early_initialization::Early::used);
        let names: Vec<String> = used.map(|class| class.java_name().to_string()).collect();
        (!names.is_empty()).then(|| {
            format!(
                "Initialised before the first choice, because it reads only constants and properties: {}.",
                listed(&names)
            )
        })
    }

    fn quiet_methods(&self) -> Option<String> {
        let mut methods = self.reduction.as_ref().map(|reduction| reduction.passed_over()).unwrap_or_default();
        // Comparisons and descriptions of values are many, and say the least.
        methods.sort_by_key(|(_, method)| ["compareTo", "equals", "hashCode", "toString"].contains(method));
        let name = |class: &str, method: &str| format!("{}.{method}", class.rsplit('/').next().unwrap_or(class));
        let names: Vec<String> = methods.iter().map(|(class, method)| name(class, method)).collect();
        (!names.is_empty()).then(|| {
            format!("Passed over by the reduction, because nothing but caches shows that it ran: {}.", listed(&names))
        })
    }
}

const PRIORITIES: (&str, &str) = (
    "where only the threads with the highest priority run",
    "Of the threads that could move only those with the highest priority did (--respect-priorities); Java promises \
     nothing of the kind.",
);
const ATOMIC: &str =
    "Calls of java.util.concurrent counted as a whole, from one wait to the next; --library real explores inside them.";
const BLOCKING: &str =
    "Calls of java.util.concurrent that would only have waited were not begun; the program does not ask who waits.";
const IDLE: &str =
    "Workers of pools that have nothing to do gave up waiting for work only when no other thread could move.";
const CLOCK: &str = "Time is virtual: by the clock, no wait took longer than it was meant to.";

/// The first names, and how many more there are.
fn listed(names: &[String]) -> String {
    let more = names.len().saturating_sub(MOST_NAMES);
    let shown = names[..names.len() - more].join(", ");
    if more > 0 { format!("{shown} and {more} more") } else { shown }
}

#[cfg(test)]
mod tests {
    use super::listed;

    #[test]
    fn few_names_are_told_and_the_others_counted() {
        let names = ["a", "b", "c", "d", "e"].map(String::from);
        assert_eq!(listed(&names[..2]), "a, b");
        assert_eq!(listed(&names), "a, b, c and 2 more");
    }
}

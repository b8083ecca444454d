//! Which warnings somebody wants to see: those of some packages, and not those that a file explains away.
//!
//! A warning is left out only where *every* place that takes part in it is: one foreign place is enough to keep it. So
//! this errs towards showing. What is left out is counted in the report, and an entry that fits nothing is named,
//! because the code that it was written for has changed. A violation that a search has shown is never left out.

use evidence::{CodeLocation, Ending, Suspicion, Warning};
use std::collections::BTreeSet;
use std::fmt;

/// The warnings that are wanted.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// Packages and classes, by the beginning of their names; where there are none, all.
    pub include: Vec<String>,
    /// The same, without these.
    pub exclude: Vec<String>,
    /// What was explained away.
    pub suppressions: Vec<Suppression>,
}

/// A line of a file of suppressions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suppression {
    /// Where it stands: `accepted.txt:3`.
    pub place: String,
    /// The kind of warning; nothing for every kind.
    pub kind: Option<Suspicion>,
    /// A class, or a class and a method, with `*` for anything: `shop.Cart.*`.
    pub pattern: String,
    pub reason: String,
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuppressionError {
    pub place: String,
    pub complaint: String,
}

impl fmt::Display for SuppressionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.complaint)
    }
}

/// What was left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LeftOut {
    /// By `--include` and `--exclude`.
    pub by_package: u64,
    /// By entries of a file.
    pub suppressed: u64,
    /// Entries that fit no warning.
    pub unused: Vec<String>,
    /// Which ones of the list, counted from 1.
    pub numbers: BTreeSet<usize>,
}

impl LeftOut {
    /// In sentences; none where nothing was left out.
    pub fn sentences(&self) -> Vec<String> {
        let counted = |count: u64, by: &str| {
            let warnings = if count == 1 { "warning was" } else { "warnings were" };
            (count > 0).then(|| format!("{count} {warnings} left out {by}"))
        };
        let packages = counted(self.by_package, "because of --include or --exclude");
        let suppressed = counted(self.suppressed, "because the suppressions explain them");
        let unused = self.unused.iter().map(|place| format!("{place}: this suppression fits no warning"));
        packages.into_iter().chain(suppressed).chain(unused).collect()
    }
}

/// Reads a file of suppressions: in each line a kind of warning or `*`, a pattern, and the reason. Empty lines and
/// those that begin with `#` say nothing.
pub fn read_suppressions(name: &str, text: &str) -> Result<Vec<Suppression>, SuppressionError> {
    let lines = text.lines().map(str::trim).zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    lines.map(|(line, number)| suppression(format!("{name}:{number}"), line)).collect()
}

fn suppression(place: String, line: &str) -> Result<Suppression, SuppressionError> {
    let mut words = line.split_whitespace();
    let (kind, pattern) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let reason = words.collect::<Vec<_>>().join(" ");
    let refuse = |complaint: String| Err(SuppressionError { place: place.clone(), complaint });
    let known = Suspicion::ALL.into_iter().find(|suspicion| suspicion.name() == kind);
    if known.is_none() && kind != "*" {
        let names: Vec<&str> = Suspicion::ALL.iter().map(|suspicion| suspicion.name()).collect();
        return refuse(format!("'{kind}' is no kind of warning: {} or *", names.join(", ")));
    }
    if pattern.is_empty() {
        return refuse(String::from("which class? as in: race shop.Cart.add the counter is only logged"));
    }
    if reason.is_empty() {
        return refuse(String::from("a reason is missing behind the pattern"));
    }
    Ok(Suppression { place, kind: known, pattern: pattern.to_owned(), reason })
}

impl Selection {
    /// Whether everything is wanted.
    pub fn is_everything(&self) -> bool {
        self.include.is_empty() && self.exclude.is_empty() && self.suppressions.is_empty()
    }

    /// Leaves out the warnings that are not wanted, and says what that was.
    pub fn apply(&self, warnings: &mut Vec<Warning>) -> LeftOut {
        let mut left_out = LeftOut::default();
        let mut used = vec![false; self.suppressions.len()];
        let mut number = 0;
        warnings.retain(|warning| {
            number += 1;
            let is_shown = matches!(warning.ending, Some(Ending::Confirmed { .. }));
            let places = || warning.participants.iter().map(|part| &part.site.place);
            if !is_shown && places().all(|place| !self.is_of_interest(place)) {
                left_out.by_package += 1;
                left_out.numbers.insert(number);
                return false;
            }
            let fitting = |place: &CodeLocation| {
                self.suppressions.iter().position(|suppression| suppression.fits(warning.suspicion, place))
            };
            let all: Option<Vec<usize>> = places().map(fitting).collect();
            let is_suppressed = !is_shown && all.as_ref().is_some_and(|all| !all.is_empty());
            all.filter(|_| is_suppressed).into_iter().flatten().for_each(|number| used[number] = true);
            if is_suppressed {
                left_out.suppressed += 1;
                left_out.numbers.insert(number);
            }
            !is_suppressed
        });
        let unused = self.suppressions.iter().zip(used).filter(|(_, used)| !used);
        left_out.unused = unused.map(|(suppression, _)| suppression.place.clone()).collect();
        left_out
    }

    fn is_of_interest(&self, place: &CodeLocation) -> bool {
        let is_in = |names: &Vec<String>| names.iter().any(|name| begins(&place.class, name));
        (self.include.is_empty() || is_in(&self.include)) && !is_in(&self.exclude)
    }
}

/// Whether a class has this name, is nested in it, or lies in a package of this name or below it.
fn begins(class: &str, name: &str) -> bool {
    let name = name.trim_end_matches('*').trim_end_matches('.');
    let rest = class.strip_prefix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '$']))
}

impl Suppression {
    fn fits(&self, suspicion: Suspicion, place: &CodeLocation) -> bool {
        let is_kind = self.kind.is_none_or(|kind| kind == suspicion);
        let method = format!("{}.{}", place.class, place.method);
        is_kind && (matches(&self.pattern, &place.class) || matches(&self.pattern, &method))
    }
}

/// Whether a text is as a pattern says, in which `*` stands for anything.
fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|behind| {
            let ends = (0..=behind.len()).filter(|end| behind.is_char_boundary(*end));
            ends.into_iter().any(|end| matches(rest, &behind[end..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::{Selection, begins, matches, read_suppressions};
    use evidence::{CodeLocation, Ending, Participant, Site, Suspicion, Warning};

    fn warning(suspicion: Suspicion, places: &[(&str, &str)]) -> Warning {
        let part = |(class, method): &(&str, &str)| {
            let (class, method) = ((*class).to_owned(), (*method).to_owned());
            let place = CodeLocation { class, method, file: None, line: None, inside: None };
            let site =
                Site { thread: String::from("t"), place, what: String::new(), within: Vec::new(), callers: Vec::new() };
            Participant { site, locks: Vec::new() }
        };
        let participants = places.iter().map(part).collect();
        Warning { suspicion, message: String::new(), participants, others: 0, window: Vec::new(), ending: None }
    }

    #[test]
    fn a_line_has_a_kind_a_pattern_and_a_reason() {
        let read = read_suppressions("a.txt", "# all\n\nrace shop.Cart.add only logged\n* lib.* not ours\n").unwrap();
        assert_eq!(read.len(), 2);
        assert_eq!((read[0].kind, read[0].reason.as_str()), (Some(Suspicion::Race), "only logged"));
        assert_eq!((read[1].kind, read[1].place.as_str()), (None, "a.txt:4"));
        for (wrong, place) in [("race shop.Cart", "b:1"), ("\nfoo x y", "b:2"), ("race", "b:1")] {
            assert_eq!(read_suppressions("b", wrong).unwrap_err().place, place, "{wrong}");
        }
    }

    #[test]
    fn one_place_that_is_not_explained_keeps_a_warning() {
        let suppressions = read_suppressions("a", "race shop.Cart.add logged\nlock-order gone.* old").unwrap();
        let selection = Selection { suppressions, ..Selection::default() };
        let both = [("shop.Cart", "add"), ("shop.Cart", "add")];
        let one = [("shop.Cart", "add"), ("shop.Cart", "sum")];
        let mut warnings = vec![
            warning(Suspicion::Race, &both),
            warning(Suspicion::Race, &one),
            warning(Suspicion::PotentialRace, &both),
        ];
        let left_out = selection.apply(&mut warnings);
        assert_eq!((warnings.len(), left_out.suppressed), (2, 1));
        assert_eq!(left_out.unused, ["a:2"]);
        assert_eq!(left_out.numbers.into_iter().collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn packages_are_chosen_by_every_place_and_what_was_shown_stays() {
        let exclude = vec![String::from("lib")];
        let selection = Selection { exclude, ..Selection::default() };
        let inside = [("lib.Pool", "take"), ("lib.Pool$Worker", "run")];
        let mut shown = warning(Suspicion::PotentialRace, &inside);
        shown.ending = Some(Ending::Confirmed { violation: 1, leads_to: None });
        let mut warnings = vec![
            warning(Suspicion::PotentialRace, &inside),
            warning(Suspicion::PotentialRace, &[("lib.Pool", "take"), ("shop.Main", "main")]),
            shown,
        ];
        assert_eq!(selection.apply(&mut warnings).by_package, 1);
        assert_eq!(warnings.len(), 2);
    }

    #[test]
    fn names_begin_at_dots_and_patterns_have_stars() {
        assert!(begins("shop.cart.Cart", "shop") && begins("shop.Cart$1", "shop.Cart") && begins("a.B", "a.*"));
        assert!(!begins("shopping.Cart", "shop"));
        assert!(matches("shop.*", "shop.Cart.add") && matches("*.add", "shop.Cart.add") && matches("a*b*c", "axxbyc"));
        assert!(!matches("shop.Cart", "shop.Cart.add") && !matches("*.sum", "shop.Cart.add"));
    }
}

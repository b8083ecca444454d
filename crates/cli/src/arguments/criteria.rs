//! What `slice --for` takes: properties, lines, fields, formulas and warnings of `analyze`.

use checker::{Criterion, FormulaAim};

/// What was written after one `--for`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Criteria {
    pub(crate) criteria: Vec<Criterion>,
    pub(crate) formulas: Vec<FormulaAim>,
    /// Numbers of warnings, counted from 1.
    pub(crate) warnings: Vec<usize>,
}

impl Criteria {
    /// Reads a list with commas, or one formula.
    pub(crate) fn parse(text: &str) -> Result<Criteria, String> {
        let mut found = Criteria::default();
        if is_formula(text) {
            let formula = FormulaAim::new("--for", text);
            formula.check().map_err(|error| error.to_string())?;
            found.formulas.push(formula);
            return Ok(found);
        }
        for part in text.split(',') {
            match part.strip_prefix("warning:") {
                Some(number) => found.warnings.push(warning(part, number)?),
                None => found.criteria.push(Criterion::parse(part).map_err(|error| error.to_string())?),
            }
        }
        Ok(found)
    }

    /// What several of them ask for together.
    pub(crate) fn together(all: &[Criteria]) -> Criteria {
        Criteria {
            criteria: all.iter().flat_map(|one| one.criteria.clone()).collect(),
            formulas: all.iter().flat_map(|one| one.formulas.clone()).collect(),
            warnings: all.iter().flat_map(|one| one.warnings.clone()).collect(),
        }
    }
}

/// Whether a text has something that no name of a property, line or field has.
fn is_formula(text: &str) -> bool {
    text.chars().any(|character| " \t()[]<>=!&|\"'".contains(character))
}

fn warning(text: &str, number: &str) -> Result<usize, String> {
    let number = number.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("'{text}': 'sojourner analyze' counts its warnings from 1, as in warning:2"))
}

#[cfg(test)]
mod tests {
    use super::Criteria;
    use checker::Criterion;

    #[test]
    fn lists_and_formulas_are_told_apart() {
        let list = Criteria::parse("deadlock,shop/Buffer.java:42,Event.count,warning:2").unwrap();
        assert_eq!(list.criteria.len(), 3);
        assert_eq!(list.criteria[0], Criterion::Deadlock);
        assert_eq!(list.warnings, [2]);
        let formula = Criteria::parse("[] (Main.a == 1 -> <> Main.name == \"a,b\")").unwrap();
        assert_eq!((formula.formulas.len(), formula.criteria.len()), (1, 0));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, words) in [
            ("warning:0", "counts its warnings from 1"),
            ("warning:x", "counts its warnings from 1"),
            ("deadlocks", "is no criterion"),
            ("[] (Main.a ==", "column"),
            ("deadlock,,race", "is no criterion"),
        ] {
            let error = Criteria::parse(text).unwrap_err();
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}

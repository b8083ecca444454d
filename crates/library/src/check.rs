//! The rows against a class library: a row about what is not there would never be missed.

use crate::pattern::fits_method;
use crate::row::Row;

/// The name and the descriptor of a method.
pub type Member = (String, String);

/// A name of a row that the class library does not have.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stale {
    pub class: &'static str,
    /// The method, or nothing where the class itself is missing.
    pub method: Option<&'static str>,
    pub releases: (u32, u32),
}

impl std::fmt::Display for Stale {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.method {
            Some(method) => write!(formatter, "{}.{method}: no such method", self.class),
            None => write!(formatter, "{}: no such class", self.class),
        }
    }
}

/// The names of the rows for a feature release that its class library lacks. `methods` knows the methods of a class, inherited ones
/// not among them; nothing where there is no such class. Classes that a `*` stands for, and those that the tool brings along, are not looked for.
pub fn stale(feature: u32, methods: &mut dyn FnMut(&str) -> Option<Vec<Member>>) -> Vec<Stale> {
    let is_asked = |row: &&Row| row.releases.contain(feature) && !row.class.contains('*') && !is_own(row.class);
    let mut stale: Vec<Stale> =
        crate::rows().filter(is_asked).flat_map(|row| stale_names(row, methods(row.class))).collect();
    let classes = crate::classes::ALL.iter().flat_map(|list| list.iter()).filter(|row| row.releases.contain(feature));
    stale.extend(classes.filter(|row| methods(row.class).is_none()).map(|row| Stale {
        class: row.class,
        method: None,
        releases: (row.releases.0, row.releases.1),
    }));
    stale
}

fn is_own(class: &str) -> bool {
    class.starts_with("sojourner/") || class.starts_with("gov/nasa/")
}

fn stale_names(row: &'static Row, members: Option<Vec<Member>>) -> Vec<Stale> {
    let releases = (row.releases.0, row.releases.1);
    let Some(members) = members else { return vec![Stale { class: row.class, method: None, releases }] };
    let is_there = |method: &&&str| members.iter().any(|(name, descriptor)| fits_method(method, name, descriptor));
    let missing = row.methods.iter().filter(|method| !is_there(method));
    missing.map(|method| Stale { class: row.class, method: Some(method), releases }).collect()
}

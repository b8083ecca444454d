//! The rows against a class library: a row about what is not there would never be missed.

use crate::objects::{FIELDS, FieldRow};
use crate::pattern::fits_method;
use crate::row::{Releases, Row};

/// The name and the descriptor of a method or a field.
pub type Member = (String, String);

/// A name of a row that the class library does not have.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stale {
    pub class: &'static str,
    /// What of the class is missing, or nothing where the class itself is.
    pub member: Option<Named>,
    pub releases: (u32, u32),
}

/// A member that a row names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    Method(&'static str),
    Field(&'static str),
}

impl std::fmt::Display for Stale {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.member {
            Some(Named::Method(method)) => write!(formatter, "{}.{method}: no such method", self.class),
            Some(Named::Field(field)) => write!(formatter, "{}.{field}: no such field", self.class),
            None => write!(formatter, "{}: no such class", self.class),
        }
    }
}

/// The names of the rows for a feature release that its class library lacks. `members` knows the methods and the fields
/// of a class, inherited ones not among them; nothing where there is no such class. Classes that a `*` stands for, and
/// those that the tool brings along, are not looked for.
pub fn stale(feature: u32, members: &mut dyn FnMut(&str) -> Option<Vec<Member>>) -> Vec<Stale> {
    let is_asked = |row: &&Row| row.releases.contain(feature) && !row.class.contains('*') && !is_own(row.class);
    let mut stale: Vec<Stale> =
        crate::rows().filter(is_asked).flat_map(|row| stale_methods(row, members(row.class))).collect();
    let classes = crate::classes::ALL.iter().flat_map(|list| list.iter()).filter(|row| row.releases.contain(feature));
    stale.extend(classes.filter(|row| members(row.class).is_none()).map(|row| missing(row.class, None, row.releases)));
    let looked_into = FIELDS.iter().filter(|row| row.releases.contain(feature));
    stale.extend(looked_into.flat_map(|row| stale_fields(row, members(row.class))));
    stale.extend(stale_witnesses(feature, members));
    stale.extend(stale_texts(feature, members));
    stale
}

/// Lists of beginnings of names of which the witness is gone.
fn stale_witnesses(feature: u32, members: &mut dyn FnMut(&str) -> Option<Vec<Member>>) -> Vec<Stale> {
    let rows = crate::responsibility::ALL.iter().flat_map(|list| list.iter());
    let witnesses =
        rows.filter(|row| row.releases.contain(feature)).filter_map(|row| Some((row.witness?, row.releases)));
    let gone = witnesses.filter(|(class, _)| members(class).is_none());
    gone.map(|(class, releases)| missing(class, None, releases)).collect()
}

/// Methods that make texts and are gone.
fn stale_texts(feature: u32, members: &mut dyn FnMut(&str) -> Option<Vec<Member>>) -> Vec<Stale> {
    let rows = crate::texts::ALL.iter().flat_map(|list| list.iter());
    let asked = rows.filter(|row| row.releases.contain(feature) && !is_own(row.class));
    let gone = asked.filter(|row| {
        let known = members(row.class).unwrap_or_default();
        !known.iter().any(|(name, descriptor)| name == row.name && descriptor == row.descriptor)
    });
    gone.map(|row| missing(row.class, Some(Named::Method(row.name)), row.releases)).collect()
}

fn is_own(class: &str) -> bool {
    class.starts_with("sojourner/") || class.starts_with("gov/nasa/")
}

fn missing(class: &'static str, member: Option<Named>, releases: Releases) -> Stale {
    Stale { class, member, releases: (releases.0, releases.1) }
}

fn stale_fields(row: &'static FieldRow, members: Option<Vec<Member>>) -> Vec<Stale> {
    let Some(members) = members else { return vec![missing(row.class, None, row.releases)] };
    let is_there =
        |field: &&&str| members.iter().any(|(name, descriptor)| name == **field && !descriptor.starts_with('('));
    let fields = row.fields.iter().filter(|field| !is_there(field));
    fields.map(|field| missing(row.class, Some(Named::Field(field)), row.releases)).collect()
}

fn stale_methods(row: &'static Row, members: Option<Vec<Member>>) -> Vec<Stale> {
    let Some(members) = members else { return vec![missing(row.class, None, row.releases)] };
    let is_there = |method: &&&str| members.iter().any(|(name, descriptor)| fits_method(method, name, descriptor));
    let methods = row.methods.iter().filter(|method| !is_there(method));
    methods.map(|method| missing(row.class, Some(Named::Method(method)), row.releases)).collect()
}

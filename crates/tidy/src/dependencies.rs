//! Dependencies: used where they are asked for, under licences that allow it, each in one version.
//!
//! This is what `cargo machete` and the checks of licences and versions of `cargo deny` do, without building either on
//! every machine that runs the tests. Advisories need a database that no registry has; they are left out, and
//! `./run-tests` says so.

use crate::manifests::{Dependency, Manifests, Package};
use crate::problem::Problem;
use crate::source::{bare, words};
use crate::tree::Tree;
use std::collections::BTreeMap;

/// The licence of everything here, in every manifest and in one file; sources have no headers.
const OWN: &str = "Apache-2.0";

/// Licences that may be combined with ours.
const ALLOWED: [&str; 9] =
    ["Apache-2.0", "MIT", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "ISC", "Unicode-3.0", "Unlicense", "Zlib"];

/// Packages that are needed in two versions, each with the reason.
const TWICE: [(&str, &str); 0] = [];

/// Dependencies that are not used, packages whose licence is not allowed, packages in two versions.
pub fn problems(tree: &Tree, manifests: &Manifests) -> Vec<Problem> {
    let mut problems = Vec::new();
    for member in manifests.members() {
        problems.extend(unused(tree, member));
        problems.extend(own_license(member));
    }
    problems.extend(never_asked_for(tree, manifests));
    problems.extend(manifests.packages.iter().filter(|package| !package.is_member).filter_map(foreign_license));
    problems.extend(versions(manifests));
    problems
}

fn unused(tree: &Tree, member: &Package) -> Vec<Problem> {
    let manifest = format!("crates/{}/Cargo.toml", member.name);
    let source = format!("crates/{}/src/", member.name);
    let folder = format!("crates/{}/", member.name);
    let used = |dependency: &Dependency| {
        let prefix = if dependency.is_for_tests { &folder } else { &source };
        let name = dependency.name.replace('-', "_");
        let mut files = tree.rust_files().filter(|(path, _)| path.starts_with(prefix.as_str()));
        files.any(|(_, text)| text.contains(&name) && words(&bare(text)).any(|word| word == name))
    };
    let unused = member.dependencies.iter().filter(|dependency| !used(dependency));
    unused.map(|dependency| Problem::new(&manifest, 0, format!("`{}` is not used", dependency.name))).collect()
}

/// What the workspace offers and no crate takes.
fn never_asked_for(tree: &Tree, manifests: &Manifests) -> Vec<Problem> {
    let manifest = tree.text("Cargo.toml").unwrap_or_default();
    let lines = manifest.lines().skip_while(|line| *line != "[workspace.dependencies]").skip(1);
    let names = lines.take_while(|line| !line.starts_with('[')).filter_map(|line| Some(line.split_once(" = ")?.0));
    let is_taken = |name: &str| {
        let mut all = manifests.members().flat_map(|member| &member.dependencies);
        all.any(|dependency| dependency.name == name)
    };
    let complaint = |name| Problem::new("Cargo.toml", 0, format!("no crate asks for `{name}`"));
    names.filter(|name| !is_taken(name)).map(complaint).collect()
}

fn own_license(member: &Package) -> Option<Problem> {
    let manifest = format!("crates/{}/Cargo.toml", member.name);
    (member.license.as_deref() != Some(OWN)).then(|| Problem::new(&manifest, 0, format!("the licence is not {OWN}")))
}

fn foreign_license(package: &Package) -> Option<Problem> {
    let license = package.license.as_deref().unwrap_or("none");
    (!is_allowed(license)).then(|| {
        Problem::new(
            "Cargo.lock",
            0,
            format!("{} {}: the licence {license} is not allowed", package.name, package.version),
        )
    })
}

/// Of alternatives one suffices, of what is joined all are needed; brackets hold alternatives.
fn is_allowed(license: &str) -> bool {
    let all = license.split(" AND ").map(|part| part.trim_matches(['(', ')']));
    all.into_iter().all(|part| part.split(" OR ").any(|one| ALLOWED.contains(&one.trim_matches(['(', ')']))))
}

fn versions(manifests: &Manifests) -> Vec<Problem> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in &manifests.packages {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    let is_expected = |name: &str| TWICE.iter().any(|(twice, _)| *twice == name);
    let several = versions.iter().filter(|(name, versions)| versions.len() > 1 && !is_expected(name));
    several
        .map(|(name, found)| Problem::new("Cargo.lock", 0, format!("{name} in versions {}", found.join(" and "))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(source: &str, manifests: &Manifests) -> Vec<String> {
        let tree = Tree::of(&[
            ("crates/vm/src/lib.rs", source),
            ("Cargo.toml", "[workspace.dependencies]\nmodel = { }\n\n[x]\n"),
        ]);
        problems(&tree, manifests).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_dependency_is_used_in_code() {
        let manifests = Manifests::of_crates(&[("vm", &["model"])]);
        assert_eq!(complaints("use model::Choice;", &manifests), [""; 0]);
        assert_eq!(complaints("// the model", &manifests), ["crates/vm/Cargo.toml: `model` is not used"]);
        let none = Manifests::of_crates(&[("vm", &[])]);
        assert_eq!(complaints("", &none), ["Cargo.toml: no crate asks for `model`"]);
    }

    #[test]
    fn licences_are_those_of_the_list() {
        assert!(is_allowed("MIT OR GPL-3.0") && is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(!is_allowed("GPL-3.0") && !is_allowed("MIT AND GPL-3.0") && !is_allowed("none"));
        let mut manifests = Manifests::of_crates(&[("vm", &["model"])]);
        manifests.packages[0].license = None;
        assert_eq!(complaints("use model;", &manifests), ["crates/vm/Cargo.toml: the licence is not Apache-2.0"]);
        manifests.packages[0].is_member = false;
        assert!(
            complaints("", &manifests).contains(&"Cargo.lock: vm 0.1.0: the licence none is not allowed".to_owned())
        );
    }

    #[test]
    fn a_package_has_one_version() {
        let manifests = Manifests::of_crates(&[("model", &["model"]), ("model", &["model"])]);
        let found = complaints("", &manifests);
        assert!(found.contains(&"Cargo.lock: model in versions 0.1.0 and 0.1.0".to_owned()), "{found:?}");
    }
}

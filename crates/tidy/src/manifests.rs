//! The crates and what they depend on, as `cargo metadata` tells it.

use corpus::json::Json;
use std::env;
use std::path::Path;
use std::process::Command;

/// A package: a crate of this workspace, or one of the registry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Package {
    /// The name of its folder below `crates`; of the registry's, that of the package.
    pub(crate) name: String,
    pub(crate) version: String,
    /// An expression of SPDX.
    pub(crate) license: Option<String>,
    pub(crate) is_member: bool,
    pub(crate) dependencies: Vec<Dependency>,
}

/// What a manifest asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// Only tests, examples and benchmarks use it.
    pub(crate) is_for_tests: bool,
    /// From the registry, not from this workspace.
    pub(crate) is_foreign: bool,
}

/// All packages that are built on this platform.
#[derive(Debug)]
pub struct Manifests {
    pub(crate) packages: Vec<Package>,
}

impl Manifests {
    /// Asks `cargo`. Packages that were not fetched yet, it fetches.
    pub fn of(root: &Path) -> Result<Self, String> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(["metadata", "--format-version", "1", "--locked", "--quiet"]);
        command.args(["--filter-platform", "x86_64-unknown-linux-gnu"]);
        let output = command.current_dir(root).output().map_err(|error| format!("cargo metadata: {error}"))?;
        if !output.status.success() {
            return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
        }
        let metadata = Json::parse(&output.stdout).map_err(|error| error.to_string())?;
        let packages = list(&metadata, "packages").iter().filter_map(package).collect();
        Ok(Self { packages })
    }

    /// The crates of the workspace.
    pub(crate) fn members(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(|package| package.is_member)
    }
}

fn package(json: &Json) -> Option<Package> {
    let text = |key: &str| json.get(key).and_then(Json::text);
    let is_member = text("source").is_none();
    let folder = Path::new(text("manifest_path")?).parent()?.file_name()?.to_str()?;
    Some(Package {
        name: if is_member { folder } else { text("name")? }.to_owned(),
        version: text("version")?.to_owned(),
        license: text("license").map(str::to_owned),
        is_member,
        dependencies: list(json, "dependencies").iter().filter_map(dependency).collect(),
    })
}

fn dependency(json: &Json) -> Option<Dependency> {
    Some(Dependency {
        name: json.get("name")?.text()?.to_owned(),
        is_for_tests: json.get("kind").and_then(Json::text) == Some("dev"),
        is_foreign: json.get("source").and_then(Json::text).is_some(),
    })
}

fn list<'j>(json: &'j Json, key: &str) -> &'j [Json] {
    match json.get(key) {
        Some(Json::List(list)) => list,
        _ => &[],
    }
}

#[cfg(test)]
impl Manifests {
    /// Crates of a workspace and what they use.
    pub(crate) fn of_crates(crates: &[(&str, &[&str])]) -> Self {
        let package = |(name, uses): &(&str, &[&str])| Package {
            name: (*name).to_owned(),
            version: "0.1.0".to_owned(),
            license: Some("Apache-2.0".to_owned()),
            is_member: true,
            dependencies: uses
                .iter()
                .map(|name| Dependency { name: (*name).to_owned(), is_for_tests: false, is_foreign: false })
                .collect(),
        };
        Self { packages: crates.iter().map(package).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Tree;

    #[test]
    fn this_workspace_has_this_crate() {
        let manifests = Manifests::of(Tree::here().unwrap().root()).unwrap();
        let tidy = manifests.members().find(|package| package.name == "tidy").unwrap();
        assert!(tidy.dependencies.iter().any(|dependency| dependency.name == "corpus" && !dependency.is_foreign));
        assert!(manifests.packages.iter().any(|package| package.name == "clap" && !package.is_member));
    }
}

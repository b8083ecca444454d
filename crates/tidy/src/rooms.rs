//! The rooms in ARCHITECTURE.md are the crates of the workspace, and its graph is that of the manifests.
//!
//! The table of rooms is the one whose first heading is `crate`; it has one row for each. The graph is the block
//! marked `crate-graph`: a line for each crate with what it uses, tests not counted, those that use nothing first.
//! `cargo run -p tidy -- bless graph` writes it.

use crate::manifests::Manifests;
use crate::page::blocks;
use crate::problem::Problem;
use crate::tree::Tree;
use std::collections::BTreeMap;

const PAGE: &str = "ARCHITECTURE.md";
const KIND: &str = "crate-graph";

/// Rows that are missing or too many, and a graph that is not that of the manifests.
pub fn problems(tree: &Tree, manifests: &Manifests) -> Vec<Problem> {
    let page = tree.text(PAGE).unwrap_or_default();
    let mut problems = table_problems(page, manifests);
    problems.extend(graph_problem(page, manifests));
    problems
}

/// The page with the graph of today.
pub fn blessed(tree: &Tree, manifests: &Manifests) -> Option<(&'static str, String)> {
    let page = tree.text(PAGE)?;
    let found = blocks(page).into_iter().find(|block| block.kind == KIND)?;
    let mut lines: Vec<String> = page.lines().map(str::to_owned).collect();
    lines.splice(found.line..found.line + found.lines.len(), graph(manifests));
    Some((PAGE, lines.join("\n") + "\n"))
}

fn table_problems(page: &str, manifests: &Manifests) -> Vec<Problem> {
    let rows = rows(page);
    let mut problems = Vec::new();
    for member in manifests.members() {
        let lines: Vec<usize> = rows.iter().filter(|(name, _)| *name == member.name).map(|(_, line)| *line).collect();
        if lines.len() != 1 {
            let line = lines.last().copied().unwrap_or(0);
            problems.push(Problem::new(PAGE, line, format!("{} rows for the crate `{}`", lines.len(), member.name)));
        }
    }
    let is_crate = |name: &str| manifests.members().any(|member| member.name == name);
    let strangers = rows.iter().filter(|(name, _)| !is_crate(name));
    problems.extend(strangers.map(|(name, line)| Problem::new(PAGE, *line, format!("no crate is called `{name}`"))));
    problems
}

/// What stands in the first column of the table of rooms, with the lines.
fn rows(page: &str) -> Vec<(&str, usize)> {
    let lines = page.lines().enumerate().skip_while(|(_, line)| !line.starts_with("| crate |")).skip(2);
    let rows = lines.map_while(|(number, line)| Some((line.strip_prefix('|')?.split('|').next()?, number + 1)));
    rows.map(|(cell, number)| (cell.trim().trim_matches('`'), number)).collect()
}

fn graph_problem(page: &str, manifests: &Manifests) -> Option<Problem> {
    let Some(found) = blocks(page).into_iter().find(|block| block.kind == KIND) else {
        return Some(Problem::new(PAGE, 0, format!("no block is marked `{KIND}`")));
    };
    let expected = graph(manifests);
    let line = expected.iter().zip(&found.lines).position(|(expected, found)| expected != found);
    let line = line.or((expected.len() != found.lines.len()).then(|| expected.len().min(found.lines.len())))?;
    let words = match expected.get(line) {
        Some(expected) => format!("the manifests say: {expected}"),
        None => "the manifests have no more crates".to_owned(),
    };
    Some(Problem::new(PAGE, found.line + 1 + line, words))
}

/// A line for each crate, by the length of the longest way down from it.
fn graph(manifests: &Manifests) -> Vec<String> {
    let uses: BTreeMap<&str, Vec<&str>> =
        manifests.members().map(|member| (member.name.as_str(), uses(member))).collect();
    let width = uses.keys().map(|name| name.len()).max().unwrap_or_default();
    let mut crates: Vec<(usize, &str)> = uses.keys().map(|name| (height(name, &uses), *name)).collect();
    crates.sort_unstable();
    let line = |(_, name): (usize, &str)| format!("{name:width$} -> {}", uses[name].join(", ")).trim_end().to_owned();
    crates.into_iter().map(line).collect()
}

fn uses(member: &crate::manifests::Package) -> Vec<&str> {
    let used = member.dependencies.iter().filter(|dependency| !dependency.is_for_tests && !dependency.is_foreign);
    let mut names: Vec<&str> = used.map(|dependency| dependency.name.as_str()).collect();
    names.sort_unstable();
    names
}

/// Dependencies have no circles: `cargo` sees to that.
fn height(name: &str, uses: &BTreeMap<&str, Vec<&str>>) -> usize {
    let used = uses.get(name).into_iter().flatten();
    used.map(|name| height(name, uses) + 1).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "# A\n| crate | holds |\n| --- | --- |\n| `vm` | x |\n| `model` | y |\n\n```crate-graph\nmodel ->\nvm    -> model\n```\n";

    fn complaints(page: &str) -> Vec<String> {
        let manifests = Manifests::of_crates(&[("vm", &["model"]), ("model", &[])]);
        problems(&Tree::of(&[(PAGE, page)]), &manifests).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn each_crate_has_one_row() {
        assert_eq!(complaints(GOOD), [""; 0]);
        let twice = GOOD.replace("| `model` | y |", "| `model` | y |\n| `model` | z |");
        assert_eq!(complaints(&twice), ["ARCHITECTURE.md:6: 2 rows for the crate `model`"]);
        let stranger = GOOD.replace("`vm`", "`vn`");
        assert_eq!(
            complaints(&stranger),
            ["ARCHITECTURE.md: 0 rows for the crate `vm`", "ARCHITECTURE.md:4: no crate is called `vn`"]
        );
    }

    #[test]
    fn the_graph_is_that_of_the_manifests() {
        assert_eq!(
            complaints(&GOOD.replace("-> model", "->")),
            ["ARCHITECTURE.md:9: the manifests say: vm    -> model"]
        );
        assert_eq!(complaints(&GOOD.replace("vm    -> model\n", "")).len(), 1);
        assert_eq!(complaints(&GOOD.replace("-> model\n", "-> model\nx ->\n")).len(), 1);
        assert_eq!(
            complaints(&GOOD.replace("crate-graph", "text")),
            ["ARCHITECTURE.md: no block is marked `crate-graph`"]
        );
    }

    #[test]
    fn the_graph_is_written_where_it_stands() {
        let manifests = Manifests::of_crates(&[("vm", &["model"]), ("model", &[])]);
        let tree = Tree::of(&[(PAGE, &GOOD.replace("-> model", "-> search\nsearch ->"))]);
        assert_eq!(blessed(&tree, &manifests), Some((PAGE, GOOD.to_owned())));
    }
}

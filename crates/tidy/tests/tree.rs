//! This repository is tidy: what is read off its files and its manifests.

use tidy::manifests::Manifests;
use tidy::problem::Problem;
use tidy::tree::Tree;

fn tree() -> Tree {
    Tree::here().unwrap()
}

fn manifests() -> Manifests {
    Manifests::of(tree().root()).unwrap()
}

fn none(problems: &[Problem]) {
    let words: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{} problems:\n{}", words.len(), words.join("\n"));
}

#[test]
fn names_in_pages_and_headers_exist() {
    none(&tidy::names::problems(&tree()));
}

#[test]
fn rooms_and_graph_are_those_of_the_manifests() {
    none(&tidy::rooms::problems(&tree(), &manifests()));
}

#[test]
fn dependencies_are_used_licensed_and_single() {
    none(&tidy::dependencies::problems(&tree(), &manifests()));
}

#[test]
fn files_have_a_size_and_a_header() {
    none(&tidy::files::problems(&tree()));
}

#[test]
fn what_is_public_is_used() {
    none(&tidy::public::problems(&tree()));
}

#[test]
fn comments_have_the_width_of_the_code() {
    none(&tidy::comments::problems(&tree()));
}

#[test]
fn numbers_are_those_of_the_benchmarks() {
    none(&tidy::numbers::problems(&tree()));
}

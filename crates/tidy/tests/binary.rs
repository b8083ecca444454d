//! This repository is tidy: what needs the binary. It is built if `SOJOURNER` does not name one.

use corpus::way::Way;
use tidy::console::{Shell, problems};
use tidy::flags;
use tidy::offers;
use tidy::problem::Problem;
use tidy::tree::Tree;

fn none(problems: &[Problem]) {
    let words: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{} problems:\n{}", words.len(), words.join("\n"));
}

#[test]
fn commands_of_the_pages_print_what_they_say() {
    let tree = Tree::here().unwrap();
    none(&problems(&tree, &Shell::find().unwrap(), |left_out| println!("left out: {left_out}")));
}

#[test]
fn what_the_command_line_offers_is_a_way_of_the_corpus() {
    let help = Shell::find().unwrap().ask(&["check", "--help"]).unwrap();
    let ways: Vec<&[&str]> = Way::ALL.iter().map(|way| way.options).collect();
    none(&offers::problems(&help, &ways));
}

#[test]
fn options_that_pages_name_exist() {
    let shell = Shell::find().unwrap();
    let help = shell.ask(&["--help"]).unwrap();
    let commands = flags::commands(&help);
    let texts: Vec<String> = commands.iter().map(|name| shell.ask(&[name, "--help"]).unwrap()).collect();
    none(&flags::problems(&Tree::here().unwrap(), &commands, &texts.join("\n")));
}

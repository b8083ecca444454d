//! Sums of coverage: of a class, of a source file, of all.

use evidence::{ClassCoverage, Counter, Coverage, LineCoverage, MethodCoverage};
use std::collections::BTreeMap;

/// The counters of a part of the program, in JaCoCo's order.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
    pub(super) instructions: Counter,
    pub(super) branches: Counter,
    pub(super) lines: Counter,
    pub(super) complexity: Counter,
    pub(super) methods: Counter,
    pub(super) classes: Counter,
}

impl Sums {
    pub(super) fn of_method(method: &MethodCoverage) -> Sums {
        Sums {
            instructions: method.instructions,
            branches: method.branches,
            lines: of_lines(method.lines.iter()),
            complexity: method.complexity,
            methods: Counter::of(method.is_covered()),
            classes: Counter::default(),
        }
    }

    pub(super) fn of_class(class: &ClassCoverage) -> Sums {
        let methods = class.methods.iter().map(Sums::of_method).fold(Sums::default(), Sums::and);
        let lines = of_lines(merged(&class.methods).values());
        Sums { lines, classes: Counter::of(methods.methods.covered > 0), ..methods }
    }

    /// The sum of classes of one source file: a line that several of them share counts once.
    pub(super) fn of_file(file: &FileCoverage<'_>) -> Sums {
        let classes = file.classes.iter().map(|class| Sums::of_class(class)).fold(Sums::default(), Sums::and);
        Sums { lines: of_lines(file.lines.values()), ..classes }
    }

    pub(super) fn of_files(files: &[FileCoverage<'_>]) -> Sums {
        files.iter().map(Sums::of_file).fold(Sums::default(), Sums::and)
    }

    pub(super) fn and(self, other: Sums) -> Sums {
        Sums {
            instructions: self.instructions.and(other.instructions),
            branches: self.branches.and(other.branches),
            lines: self.lines.and(other.lines),
            complexity: self.complexity.and(other.complexity),
            methods: self.methods.and(other.methods),
            classes: self.classes.and(other.classes),
        }
    }
}

/// What was seen of a source file.
#[derive(Debug)]
pub(super) struct FileCoverage<'a> {
    /// With slashes: `shop/cart`.
    pub(super) package: String,
    /// The name that the class files give; nothing where they do not.
    pub(super) name: Option<&'a str>,
    pub(super) classes: Vec<&'a ClassCoverage>,
    pub(super) lines: BTreeMap<u32, LineCoverage>,
}

impl FileCoverage<'_> {
    /// `shop/cart/Cart.java`
    pub(super) fn path(&self) -> String {
        let name = self.name.unwrap_or("(no source file)");
        if self.package.is_empty() { name.to_owned() } else { format!("{}/{name}", self.package) }
    }

    /// A class of it, to find its source by.
    pub(super) fn a_class(&self) -> &str {
        self.classes.first().map_or("", |class| class.name.as_str())
    }
}

/// The source files of a program, by package and name.
pub(super) fn files(coverage: &Coverage) -> Vec<FileCoverage<'_>> {
    let mut files: BTreeMap<(String, Option<&str>), Vec<&ClassCoverage>> = BTreeMap::new();
    for class in &coverage.classes {
        files.entry((package(class), class.file.as_deref())).or_default().push(class);
    }
    files
        .into_iter()
        .map(|((package, name), classes)| {
            let lines = merged(classes.iter().flat_map(|class| &class.methods));
            FileCoverage { package, name, classes, lines }
        })
        .collect()
}

/// The package of a class, with slashes.
pub(super) fn package(class: &ClassCoverage) -> String {
    class.name.rsplit_once('.').map_or(String::new(), |(package, _)| package.replace('.', "/"))
}

fn merged<'a>(methods: impl IntoIterator<Item = &'a MethodCoverage>) -> BTreeMap<u32, LineCoverage> {
    let mut lines: BTreeMap<u32, LineCoverage> = BTreeMap::new();
    for line in methods.into_iter().flat_map(|method| &method.lines) {
        let sum = |known: &mut LineCoverage| {
            known.instructions = known.instructions.and(line.instructions);
            known.branches = known.branches.and(line.branches);
        };
        lines.entry(line.line).and_modify(sum).or_insert(*line);
    }
    lines
}

fn of_lines<'a>(lines: impl Iterator<Item = &'a LineCoverage>) -> Counter {
    lines.map(|line| Counter::of(line.instructions.covered > 0)).fold(Counter::default(), Counter::and)
}

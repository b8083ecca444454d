//! Coverage as the XML of JaCoCo (its report.dtd, version 1.1), for every tool that reads that.
//!
//! An instruction counts once a thread has come to it; JaCoCo, which looks from time to time, does not count what
//! stands before a call that throws on the same line.

use super::sums::{FileCoverage, Sums, files, package};
use crate::report::Report;
use evidence::{ClassCoverage, Counter, Coverage, MethodCoverage};
use std::fmt::Write;

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
    <!DOCTYPE report PUBLIC \"-//JACOCO//DTD Report 1.1//EN\" \"report.dtd\">\n";

/// The whole document.
pub(super) fn xml(report: &Report, coverage: &Coverage) -> String {
    let files = files(coverage);
    let mut out = format!("{HEAD}<report name=\"{}\">\n", escaped(&report.main));
    let mut packages: Vec<&str> = files.iter().map(|file| file.package.as_str()).collect();
    packages.dedup();
    for name in packages {
        write_package(&mut out, name, coverage, &files);
    }
    counters(&mut out, Sums::of_files(&files));
    out + "</report>\n"
}

fn write_package(out: &mut String, name: &str, coverage: &Coverage, files: &[FileCoverage<'_>]) {
    let _ = writeln!(out, "<package name=\"{}\">", escaped(name));
    coverage.classes.iter().filter(|class| package(class) == name).for_each(|class| write_class(out, class));
    let files = files.iter().filter(|file| file.package == name);
    let mut sums = Sums::default();
    for file in files {
        sums = sums.and(Sums::of_file(file));
        if file.name.is_some() {
            write_file(out, file);
        }
    }
    counters(out, sums);
    out.push_str("</package>\n");
}

fn write_class(out: &mut String, class: &ClassCoverage) {
    let name = escaped(&class.name.replace('.', "/"));
    let source = class.file.as_deref().map_or(String::new(), |file| format!(" sourcefilename=\"{}\"", escaped(file)));
    let _ = writeln!(out, "<class name=\"{name}\"{source}>");
    class.methods.iter().for_each(|method| write_method(out, method));
    counters(out, Sums::of_class(class));
    out.push_str("</class>\n");
}

fn write_method(out: &mut String, method: &MethodCoverage) {
    let line = method.lines.first().map_or(String::new(), |line| format!(" line=\"{}\"", line.line));
    let (name, descriptor) = (escaped(&method.name), escaped(&method.descriptor));
    let _ = writeln!(out, "<method name=\"{name}\" desc=\"{descriptor}\"{line}>");
    counters(out, Sums::of_method(method));
    out.push_str("</method>\n");
}

fn write_file(out: &mut String, file: &FileCoverage<'_>) {
    let _ = writeln!(out, "<sourcefile name=\"{}\">", escaped(file.name.unwrap_or_default()));
    for line in file.lines.values() {
        let (i, b) = (line.instructions, line.branches);
        let _ = writeln!(
            out,
            "<line nr=\"{}\" mi=\"{}\" ci=\"{}\" mb=\"{}\" cb=\"{}\"/>",
            line.line, i.missed, i.covered, b.missed, b.covered
        );
    }
    counters(out, Sums::of_file(file));
    out.push_str("</sourcefile>\n");
}

/// Counters of nothing are left out.
fn counters(out: &mut String, sums: Sums) {
    let named: [(&str, Counter); 6] = [
        ("INSTRUCTION", sums.instructions),
        ("BRANCH", sums.branches),
        ("LINE", sums.lines),
        ("COMPLEXITY", sums.complexity),
        ("METHOD", sums.methods),
        ("CLASS", sums.classes),
    ];
    for (name, counter) in named.into_iter().filter(|(_, counter)| counter.total() > 0) {
        let Counter { missed, covered } = counter;
        let _ = writeln!(out, "<counter type=\"{name}\" missed=\"{missed}\" covered=\"{covered}\"/>");
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

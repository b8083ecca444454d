//! Coverage as a trace file of LCOV (geninfo, section FILES), for `genhtml` and editors.
//!
//! How often something was executed is no fact of a search that meets states again: counts are 1 or 0.

use super::sums::{FileCoverage, files};
use evidence::Coverage;
use std::fmt::Write;

/// The whole file.
pub(super) fn trace(coverage: &Coverage) -> String {
    files(coverage).iter().filter(|file| file.name.is_some()).map(record).collect()
}

fn record(file: &FileCoverage<'_>) -> String {
    let mut out = format!("TN:\nSF:{}\n", file.path());
    let methods = file.classes.iter().flat_map(|class| class.methods.iter().map(move |method| (class, method)));
    let named: Vec<(u32, String, bool)> = methods
        .filter_map(|(class, method)| {
            let line = method.lines.first()?.line;
            Some((line, format!("{}.{}{}", class.name, method.name, method.descriptor), method.is_covered()))
        })
        .collect();
    for (line, name, _) in &named {
        let _ = writeln!(out, "FN:{line},{name}");
    }
    for (_, name, seen) in &named {
        let _ = writeln!(out, "FNDA:{},{name}", u32::from(*seen));
    }
    let seen = named.iter().filter(|(_, _, seen)| *seen).count();
    let _ = writeln!(out, "FNF:{}\nFNH:{seen}", named.len());
    write_branches(&mut out, file);
    for line in file.lines.values() {
        let _ = writeln!(out, "DA:{},{}", line.line, u32::from(line.instructions.covered > 0));
    }
    let hit = file.lines.values().filter(|line| line.instructions.covered > 0).count();
    let _ = writeln!(out, "LF:{}\nLH:{hit}\nend_of_record", file.lines.len());
    out
}

/// The branches of a line are numbered; those that were taken come first.
fn write_branches(out: &mut String, file: &FileCoverage<'_>) {
    let (mut found, mut hit) = (0, 0);
    for line in file.lines.values().filter(|line| line.branches.total() > 0) {
        for number in 0..line.branches.total() {
            let taken = match line.instructions.covered > 0 {
                true if number < line.branches.covered => "1",
                true => "0",
                false => "-",
            };
            let _ = writeln!(out, "BRDA:{},0,{number},{taken}", line.line);
        }
        found += line.branches.total();
        hit += line.branches.covered;
    }
    let _ = writeln!(out, "BRF:{found}\nBRH:{hit}");
}

//! Operations on constants, folded, against the real `java`: all operations with all pairs of interesting numbers.
//!
//! The numbers are in variables, so that `javac` leaves them alone. Everything is folded but what gives a NaN.

use crate::workshop::{compiled, evaluated, homes, run, target, written};
use loader::temporary::TemporaryDirectory;
use report::EvaluationReport;
use std::fmt::Write;
use std::path::Path;

const INTS: [&str; 9] = ["0", "1", "-1", "2", "31", "33", "-7", "Integer.MIN_VALUE", "Integer.MAX_VALUE"];
const LONGS: [&str; 9] = ["0L", "1L", "-1L", "3L", "63L", "65L", "1L << 40", "Long.MIN_VALUE", "Long.MAX_VALUE"];
const FLOATS: [&str; 10] = [
    "0f",
    "-0f",
    "1f",
    "-1.5f",
    "0.1f",
    "1e30f",
    "Float.MIN_VALUE",
    "Float.NaN",
    "Float.POSITIVE_INFINITY",
    "Float.NEGATIVE_INFINITY",
];
const DOUBLES: [&str; 10] = [
    "0.0",
    "-0.0",
    "1.0",
    "-1.5",
    "0.1",
    "1e300",
    "Double.MIN_VALUE",
    "Double.NaN",
    "Double.POSITIVE_INFINITY",
    "Double.NEGATIVE_INFINITY",
];

/// A type, its numbers, its operations on two of them, and what it is cast to.
type Row = (&'static str, &'static [&'static str], &'static str, &'static [&'static str]);

const ROWS: [Row; 4] = [
    ("int", &INTS, "+ - * / % & | ^ << >> >>>", &["byte", "char", "short", "long", "float", "double"]),
    ("long", &LONGS, "+ - * / % & | ^ << >> >>>", &["int", "float", "double"]),
    ("float", &FLOATS, "+ - * / %", &["int", "long", "double"]),
    ("double", &DOUBLES, "+ - * / %", &["int", "long", "float"]),
];

const COMPARISONS: [&str; 6] = ["<", "<=", ">", ">=", "==", "!="];

#[derive(Default)]
struct Generated {
    methods: String,
    calls: String,
    /// How many operands there are if everything is folded.
    values: usize,
    branches: usize,
    count: usize,
}

impl Generated {
    fn method(&mut self, body: &str) {
        let number = self.count;
        self.count += 1;
        writeln!(self.methods, "    static void part{number}() {{\n{body}    }}").unwrap();
        writeln!(self.calls, "        part{number}();").unwrap();
    }

    fn binary(&mut self, kind: &str, numbers: &[&str], operation: &str) {
        let is_shift = operation.ends_with(['<', '>']);
        let others: &[&str] = if is_shift { &INTS } else { numbers };
        let other_kind = if is_shift { "int" } else { kind };
        let mut body = format!("        {kind} a; {other_kind} b;\n");
        for one in numbers {
            let divides = matches!(operation, "/" | "%") && matches!(kind, "int" | "long");
            for other in others.iter().filter(|other| !divides || !matches!(**other, "0" | "0L")) {
                writeln!(body, "        a = {one}; b = {other}; show(a {operation} b);").unwrap();
                self.values += 3;
            }
        }
        self.method(&body);
    }

    fn unary(&mut self, kind: &str, numbers: &[&str], result: &str, operation: &str) {
        let mut body = format!("        {kind} a;\n");
        for one in numbers {
            writeln!(body, "        a = {one}; show(({result}) {operation}a);").unwrap();
            self.values += 2;
        }
        self.method(&body);
    }

    fn comparison(&mut self, kind: &str, numbers: &[&str], operation: &str) {
        let mut body = format!("        {kind} a; {kind} b;\n");
        for (one, other) in numbers.iter().flat_map(|one| numbers.iter().map(move |other| (one, other))) {
            writeln!(body, "        a = {one}; b = {other}; if (a {operation} b) show(1); else show(0);").unwrap();
            self.branches += 1;
        }
        self.method(&body);
    }

    fn program(&self) -> String {
        format!(
            "public class Operations {{\n\
             static void show(int v) {{ System.out.println(v); }}\n\
             static void show(long v) {{ System.out.println(v); }}\n\
             static void show(float v) {{ System.out.println(v + \" \" + Float.floatToRawIntBits(v)); }}\n\
             static void show(double v) {{ System.out.println(v + \" \" + Double.doubleToRawLongBits(v)); }}\n\
             {}    public static void main(String[] arguments) {{\n{}    }}\n}}\n",
            self.methods, self.calls
        )
    }
}

#[test]
fn operations_give_what_java_gives() {
    let mut generated = Generated::default();
    for (kind, numbers, operations, casts) in ROWS {
        operations.split(' ').for_each(|operation| generated.binary(kind, numbers, operation));
        generated.unary(kind, numbers, kind, "-");
        casts.iter().for_each(|cast| generated.unary(kind, numbers, cast, ""));
    }
    for home in homes() {
        let (expected, found, report) = both(&generated.program(), &home);
        assert_eq!(found, expected, "{}", home.display());
        let unknown = expected.lines().filter(|line| line.starts_with("NaN")).count();
        assert_eq!(report.values + unknown, generated.values, "{}", home.display());
        assert!(unknown > 0);
    }
}

#[test]
fn comparisons_give_what_java_gives() {
    let mut generated = Generated::default();
    for (kind, numbers, ..) in ROWS {
        COMPARISONS.iter().for_each(|operation| generated.comparison(kind, numbers, operation));
    }
    for home in homes() {
        let (expected, found, report) = both(&generated.program(), &home);
        assert_eq!(found, expected, "{}", home.display());
        assert_eq!(report.branches, generated.branches, "{}", home.display());
    }
}

/// What the program prints as it is and evaluated, and what was evaluated.
fn both(source: &str, home: &Path) -> (String, String, EvaluationReport) {
    let directory = TemporaryDirectory::new().unwrap();
    let file = directory.path().join("Operations.java");
    std::fs::write(&file, source).unwrap();
    let compiled = compiled(&[file], home);
    let found = evaluated(&target(compiled.path(), home));
    assert!(found.report.is_sliced(), "{:?}", found.report.refusals);
    let expected = run(home, compiled.path(), "Operations", &[]);
    let outcome = run(home, written(&found.classes).path(), "Operations", &[]);
    assert_eq!((expected.2, outcome.2), (Some(0), Some(0)), "{}\n{}", expected.1, outcome.1);
    (expected.0, outcome.0, found.report.evaluation.unwrap())
}

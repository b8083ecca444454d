//! Every function against real `java`, on each JDK of the machine: all bits equal, any NaN for any NaN.
//!
//! `NUMERIC_SAMPLES=2000000 cargo test -p numeric` makes the comparison as long as one likes.

mod driver;
mod inputs;
#[cfg(target_arch = "x86_64")]
mod processor;

use driver::{Jdk, Request};
use numeric::{checksum, fdlibm, intrinsics};

/// A function with the driver's name for what it must equal.
#[derive(Clone, Copy)]
enum Function {
    Unary(&'static str, fn(f64) -> f64),
    Binary(&'static str, fn(f64, f64) -> f64),
}

const STRICT: &[Function] = &[
    Function::Unary("StrictMath.sin", fdlibm::sin),
    Function::Unary("StrictMath.cos", fdlibm::cos),
    Function::Unary("StrictMath.tan", fdlibm::tan),
    Function::Unary("StrictMath.asin", fdlibm::asin),
    Function::Unary("StrictMath.acos", fdlibm::acos),
    Function::Unary("StrictMath.atan", fdlibm::atan),
    Function::Unary("StrictMath.exp", fdlibm::exp),
    Function::Unary("StrictMath.expm1", fdlibm::expm1),
    Function::Unary("StrictMath.log", fdlibm::log),
    Function::Unary("StrictMath.log10", fdlibm::log10),
    Function::Unary("StrictMath.log1p", fdlibm::log1p),
    Function::Unary("StrictMath.sinh", fdlibm::sinh),
    Function::Unary("StrictMath.cosh", fdlibm::cosh),
    Function::Unary("StrictMath.tanh", fdlibm::tanh),
    Function::Unary("StrictMath.cbrt", fdlibm::cbrt),
    Function::Unary("StrictMath.sqrt", fdlibm::sqrt),
    Function::Binary("StrictMath.atan2", fdlibm::atan2),
    Function::Binary("StrictMath.hypot", fdlibm::hypot),
    Function::Binary("StrictMath.pow", fdlibm::pow),
    Function::Binary("StrictMath.IEEEremainder", fdlibm::ieee_remainder),
];

const INTRINSIC: &[Function] = &[
    Function::Unary("Math.sin", intrinsics::sin),
    Function::Unary("Math.cos", intrinsics::cos),
    Function::Unary("Math.tan", intrinsics::tan),
    Function::Unary("Math.exp", intrinsics::exp),
    Function::Unary("Math.log", intrinsics::log),
    Function::Unary("Math.log10", intrinsics::log10),
    Function::Binary("Math.pow", intrinsics::pow),
];

/// On a processor with another approximate reciprocal HotSpot's last bit of these may be another one.
const BY_RECIPROCAL: &[&str] = &["Math.log", "Math.log10", "Math.pow"];

#[cfg(target_arch = "x86_64")]
#[test]
fn intrinsics_equal_math() {
    let slack = u64::from(!processor::is_intels());
    for jdk in driver::jdks() {
        let release = jdk.feature_release();
        let tanh = if release >= 24 { intrinsics::tanh } else { fdlibm::tanh };
        let cbrt = if release >= 25 { intrinsics::cbrt } else { fdlibm::cbrt };
        let later = [Function::Unary("Math.tanh", tanh), Function::Unary("Math.cbrt", cbrt)];
        compare(jdk, "intrinsic", &[INTRINSIC, &later].concat(), slack);
    }
}

#[test]
fn fdlibm_equals_strict_math() {
    for jdk in driver::jdks() {
        compare(jdk, "strict", STRICT, 0);
    }
}

#[test]
fn checksums_equal_java_util_zip() {
    let steps = [
        ("CRC32", 0, checksum::crc32 as fn(u32, &[u8]) -> u32),
        ("CRC32C", 0, checksum::crc32c),
        ("Adler32", 1, checksum::adler32),
    ];
    let arguments = inputs::unary();
    let requests = steps.map(|(name, ..)| Request { name, arity: 1, arguments: &arguments });
    for jdk in driver::jdks() {
        let answers = jdk.run("checksum", &requests);
        for ((name, first, step), answer) in steps.into_iter().zip(answers) {
            let mut value = first;
            for (number, expected) in arguments.iter().zip(answer) {
                let bytes = number.to_bits().to_be_bytes();
                value = step(value, &bytes[..=usize::from(bytes[7] & 7)]);
                assert_eq!(u64::from(value), expected, "{name} on {}", jdk.home.display());
            }
        }
    }
}

/// Compares all functions and reports for each that differs how often, with the first arguments that do.
/// What depends on the processor may differ by the slack, in units of the last bit.
fn compare(jdk: &Jdk, purpose: &str, functions: &[Function], slack: u64) {
    let (unary, binary) = (inputs::unary(), inputs::binary());
    let requests: Vec<Request<'_>> = functions.iter().map(|function| function.request(&unary, &binary)).collect();
    let answers = jdk.run(purpose, &requests);
    let reports: Vec<String> = functions
        .iter()
        .zip(requests.iter().zip(answers))
        .filter_map(|(function, (request, answer))| function.differences(request.arguments, &answer, slack))
        .collect();
    assert!(reports.is_empty(), "on {}:\n{}", jdk.home.display(), reports.join("\n"));
}

impl Function {
    fn request<'a>(self, unary: &'a [f64], binary: &'a [f64]) -> Request<'a> {
        match self {
            Self::Unary(name, _) => Request { name, arity: 1, arguments: unary },
            Self::Binary(name, _) => Request { name, arity: 2, arguments: binary },
        }
    }

    fn apply(self, arguments: &[f64]) -> f64 {
        match self {
            Self::Unary(_, function) => function(arguments[0]),
            Self::Binary(_, function) => function(arguments[0], arguments[1]),
        }
    }

    fn differences(self, arguments: &[f64], answers: &[u64], slack: u64) -> Option<String> {
        let request = self.request(arguments, arguments);
        let slack = if BY_RECIPROCAL.contains(&request.name) { slack } else { 0 };
        let wrong: Vec<String> = arguments
            .chunks_exact(request.arity)
            .zip(answers)
            .map(|(arguments, &expected)| (arguments, self.apply(arguments), f64::from_bits(expected)))
            .filter(|(_, actual, expected)| !same(*actual, *expected, slack))
            .map(|(arguments, actual, expected)| {
                let bits: Vec<String> = arguments.iter().map(|x| format!("{:016x}", x.to_bits())).collect();
                format!("  {arguments:?} [{}] gives {actual:?}, not {expected:?}", bits.join(" "))
            })
            .collect();
        let summary = format!("{}: {} of {} differ", request.name, wrong.len(), answers.len());
        (!wrong.is_empty()).then(|| format!("{summary}\n{}", wrong[..wrong.len().min(5)].join("\n")))
    }
}

fn same(actual: f64, expected: f64, slack: u64) -> bool {
    actual.to_bits().abs_diff(expected.to_bits()) <= slack || (actual.is_nan() && expected.is_nan())
}

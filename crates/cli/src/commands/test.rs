//! `sojourner test`: explores every schedule of each test on its own, one verdict per test.

mod child;

use crate::arguments::properties::PropertyOptions;
use crate::arguments::said::Said;
use crate::arguments::size::Size;
use crate::arguments::suite_report::SuiteReportOptions;
use crate::arguments::time_span::TimeSpan;
use crate::exit::Status;
use crate::output;
use crate::publication;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::watchdog::{Allowance, Watchdog};
use checker::{Suite, Target, TestCase, TestKind, TestPattern, find_tests};
use clap::Args;
use report::{Part, SuiteReport, TestReport, TestVerdict, class_line, test_line};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Explore every schedule of each JUnit test on its own
///
/// One verdict per test: a failed assertion or an exception of the test is a violation, whatever
/// the framework does with it, and so are deadlocks and data races. A test that is disabled, or
/// whose assumptions fail in every run, is skipped. The project's own JUnit (5 or 4) runs inside
/// the virtual machine; what happens before the test method is not explored but where it starts
/// threads. A Maven or Gradle project is built first, and asked for its class path: that runs the
/// build with its plug-ins on this machine, as 'mvn test-compile' does. The tests do not run there.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner test examples/maven
  sojourner test target/test-classes --classpath 'target/classes:lib/*'
  sojourner test CounterTest.java --classpath 'lib/*' --tests 'CounterTest#lost*'
  sojourner test . --time-limit 30s --budget 10m --fail-fast --format junit --output report.xml

Exit status:
  0   no test has a violation, and all schedules of every test were explored
  1   a test has a violation
  2   the command line or the input is wrong: a missing file, sources or a build that fail,
      no JUnit on the class path, no test that is meant
  3   unknown: a limit was reached, or something that a test needs is not modelled"
)]
pub(crate) struct TestOptions {
    #[command(flatten)]
    pub(crate) said: Said,

    /// Directories of test classes, jars, source files, or the directory of a Maven or Gradle project
    #[arg(value_name = "TARGET", required = true)]
    pub(crate) targets: Vec<PathBuf>,

    /// Only tests that this means: CounterTest, 'shop.*Test', 'CounterTest#lost*'; may be given several times
    #[arg(long, value_name = "PATTERN")]
    pub(crate) tests: Vec<String>,

    /// Stop after the first test with a violation
    #[arg(long)]
    pub(crate) fail_fast: bool,

    /// Stop exploring a test after this time: a number followed by ms, s, m or h
    #[arg(long, value_name = "DURATION", default_value = "1m")]
    pub(crate) time_limit: TimeSpan,

    /// The time for all tests together
    #[arg(long, value_name = "DURATION")]
    pub(crate) budget: Option<TimeSpan>,

    /// Stop exploring a test when its process takes more memory: a number of bytes, or one followed by k, m or g
    #[arg(long, value_name = "SIZE")]
    pub(crate) memory_limit: Option<Size>,

    /// Stop exploring a test after so many distinct states
    #[arg(long, value_name = "N")]
    pub(crate) max_states: Option<u64>,

    /// In which order to explore, as 'sojourner check' does
    #[arg(long, value_name = "ORDER")]
    pub(crate) search: Option<String>,

    /// Write the schedule of the first violation of each test to a file in this directory, for 'sojourner replay'
    #[arg(long, value_name = "DIR")]
    pub(crate) save_schedules: Option<PathBuf>,

    /// Keep Maven and Gradle from the network
    #[arg(long)]
    pub(crate) offline: bool,

    /// Libraries: directories and jars, separated as in java's class path
    #[arg(long, value_name = "PATHS", visible_alias = "cp", alias = "class-path")]
    pub(crate) classpath: Option<OsString>,

    /// The JDK whose class library is used
    #[arg(long, value_name = "DIR")]
    pub(crate) jdk: Option<PathBuf>,

    /// Enable the preview features of the JDK's release, as java and javac do
    #[arg(long)]
    pub(crate) enable_preview: bool,

    #[command(flatten)]
    pub(crate) properties: PropertyOptions,

    #[command(flatten)]
    pub(crate) report: SuiteReportOptions,

    /// Write the report to this file as a page for a browser, beside what is printed
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

/// Carries out the command.
pub(crate) fn test(options: TestOptions) -> ExitCode {
    supervised(Failures::OF_ANSWERS, Allowance::default(), |watchdog| try_test(&options, watchdog))
}

fn try_test(options: &TestOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    options.report.output.iter().chain(&options.html).try_for_each(|file| publication::check_place(file))?;
    if let Some(directory) = &options.save_schedules {
        publication::check_directory(directory)?;
        std::fs::create_dir_all(directory)
            .map_err(|error| Refusal::Unwritten { file: directory.clone(), error: error.to_string() })?;
    }
    let began = Instant::now();
    let target = Target {
        classpath: options.classpath.clone(),
        jdk: options.jdk.clone(),
        preview: options.enable_preview,
        ..Target::new(&options.targets)
    };
    let Suite { tests, jdk, warnings } = find_tests(&target, options.offline, watchdog)?;
    let pattern = TestPattern::any_of(options.tests.clone());
    let meant: Vec<TestCase> = tests.into_iter().filter(|test| pattern.means(test)).collect();
    if meant.is_empty() {
        return Err(Refusal::NoTests { patterns: options.tests.clone() });
    }
    let mut suite = SuiteReport {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        target: options.targets.iter().map(|target| target.display().to_string()).collect(),
        jdk,
        warnings,
        ..SuiteReport::default()
    };
    for test in &meant {
        let left = options.budget.map(|budget| budget.0.saturating_sub(began.elapsed()));
        let part = part_of(test, options, left, watchdog);
        let TestCase { class, method, name, .. } = test.clone();
        let is_violated = part.verdict == TestVerdict::Violated;
        tell(&mut suite, TestReport { class, method, name, part }, &options.report);
        if options.fail_fast && is_violated || watchdog.reason().is_some() {
            break;
        }
    }
    let left_out = meant.len() - suite.tests.len();
    if left_out > 0 {
        suite.warnings.push(format!("{left_out} further tests were not checked"));
    }
    suite.elapsed = began.elapsed();
    let status = match suite.verdict() {
        TestVerdict::Violated => Status::VIOLATED,
        _ if left_out > 0 => Status::UNKNOWN,
        TestVerdict::Unknown => Status::UNKNOWN,
        TestVerdict::Holds | TestVerdict::Skipped => Status::HOLDS,
    };
    let status = publication::publish_static_page(options.html.as_deref(), || report::suite_page(&suite), status);
    Ok(publication::publish_suite(&suite, &options.report, status))
}

/// What becomes of one test, with so much of the budget left.
fn part_of(test: &TestCase, options: &TestOptions, left: Option<Duration>, watchdog: &Watchdog) -> Part {
    match &test.kind {
        TestKind::Skipped(reason) => Part::without_check(TestVerdict::Skipped, reason),
        TestKind::Unsupported(what) => Part::without_check(TestVerdict::Unknown, format!("unsupported: {what}")),
        TestKind::Runs if left == Some(Duration::ZERO) => {
            Part::without_check(TestVerdict::Unknown, "the budget was used up before this test")
        }
        TestKind::Runs => child::check(test, options, left, watchdog),
    }
}

/// Adds a test to the report, and shows its line at once.
fn tell(suite: &mut SuiteReport, test: TestReport, options: &SuiteReportOptions) {
    let is_first = suite.tests.last().is_none_or(|last| last.class != test.class);
    let heading = if is_first { class_line(&test) + "\n" } else { String::new() };
    let line = format!("{heading}{}\n", test_line(&test));
    if options.shows_lines() {
        // Where nobody reads it any more, the exit status still tells.
        let _ = output::print(&line);
    }
    suite.tests.push(test);
}

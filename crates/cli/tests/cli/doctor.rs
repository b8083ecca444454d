//! `sojourner doctor` on this machine, with a PATH that the test decides.

use crate::session::{Ended, Session, end};
use loader::jdk::discovery::{HostEnvironment, Why};
use std::fmt::Write;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;

/// A PATH with two of the programs that some commands need and no java.
fn programs(session: &Session) -> String {
    for name in ["z3", "spin"] {
        session.write(&format!("bin/{name}"), "");
        fs::set_permissions(session.path(&format!("bin/{name}")), fs::Permissions::from_mode(0o755)).unwrap();
    }
    session.path("bin").display().to_string()
}

fn doctor(session: &Session, arguments: &[&str]) -> Ended {
    end(session.command(&["doctor"]).args(arguments).env("PATH", programs(session)))
}

#[test]
fn the_report_names_what_is_there_and_how_to_get_the_rest() {
    let session = Session::new();
    let machine = HostEnvironment { path: programs(&session).into(), ..HostEnvironment::of_this_process() };
    let machine = HostEnvironment { java_home: None, ..machine };
    let default = machine.choose(None).unwrap();
    assert_eq!(default.why, Why::Newest);

    let mut expected = String::from("JDKs (* marks the one a run uses):\n");
    for found in machine.all_found() {
        let Ok(jdk) = found.jdk else { continue };
        let (mark, why) = if jdk == default.jdk { ('*', "  (the newest one found)") } else { (' ', "") };
        writeln!(expected, "{mark} {:<10} {}{why}", jdk.version, jdk.home.display()).unwrap();
    }
    let (javac, bin) = (default.jdk.javac().unwrap(), session.path("bin"));
    let (javac, bin, cache) = (javac.display(), bin.display(), session.path("cache"));
    let cache = cache.display();
    write!(
        expected,
        "
Compiler for .java targets:
  javac      {javac}

Programs that some commands need:
  z3         {bin}/z3  (abstract, check --abstract: a solver)
  cvc5       missing; install it with: apt-get install cvc5  (the same, where z3 is not there)
  spin       {bin}/spin  (promela --verify, check --second-opinion spin)
  cc         missing; install it with: apt-get install gcc  (the same: compiles what spin writes)
  mvn        missing; install it with: apt-get install maven  (test of a Maven project)
  gradle     missing; install it with: apt-get install gradle  (test of a Gradle project)
  chromium   missing; install it with: apt-get install chromium  (explore and pages of --html: any browser does)

Compiled sources are kept in {cache}/sojourner/javac (safe to delete).
"
    )
    .unwrap();
    let report = doctor(&session, &[]);
    let usable = |line: &&str| !line.starts_with("  unusable ");
    let stdout: Vec<&str> = report.stdout.lines().filter(usable).collect();
    assert_eq!(stdout, expected.lines().collect::<Vec<_>>());
    assert_eq!((report.stderr.as_str(), report.status), ("", Some(0)));
}

#[test]
fn the_json_report_has_the_same_findings() {
    let session = Session::new();
    let report = doctor(&session, &["--format", "json"]);
    assert_eq!((report.stderr.as_str(), report.status), ("", Some(0)));
    let (bin, cache) = (session.path("bin"), session.path("cache"));
    let (start, rest) = report.stdout.split_once("  \"jdks\": [\n").unwrap();
    let (jdks, end) = rest.split_once("\n  ],\n").unwrap();
    let version = env!("CARGO_PKG_VERSION");
    let expected_start = format!(
        "{{
  \"tool\": \"sojourner\",
  \"version\": \"{version}\",
  \"schema\": 1,
  \"command\": \"doctor\",
  \"ready\": true,
  \"reason\": null,
"
    );
    assert_eq!(start, expected_start);
    let jdk = crate::session::default_jdk();
    let home = format!("      \"home\": \"{}\",\n      \"usable\": true,\n", jdk.home.display());
    assert!(jdks.contains(&home) && jdks.contains(&format!("\"version\": \"{}\"", jdk.version)), "{jdks}");
    assert_eq!(jdks.matches("\"default\": true").count(), 1);
    let z3 = format!("\"path\": \"{}/z3\",\n      \"install\": null\n", bin.display());
    assert!(end.contains(&z3) && end.contains("\"install\": \"apt-get install cvc5\"\n"), "{end}");
    assert!(end.ends_with(&format!("  ],\n  \"cache\": \"{}/sojourner/javac\"\n}}\n", cache.display())), "{end}");
}

#[test]
fn an_unusable_java_home_is_reported_and_means_not_ready() {
    let session = Session::new();
    session.write("old/jre/lib/rt.jar", "");
    let old = session.path("old");
    let report = end(session.command(&["doctor"]).env("JAVA_HOME", &old));
    let reason = "Java 8 or older, whose class library (rt.jar) cannot be used; JDK 17 or newer is needed";
    let old = old.canonicalize().unwrap();
    assert!(report.stdout.contains(&format!("  unusable   {}: {reason}\n", old.display())), "{}", report.stdout);
    let refusal = "  JAVA_HOME cannot be used: ";
    assert!(
        report.stdout.contains(refusal) && report.stdout.contains("apt-get install default-jdk"),
        "{}",
        report.stdout
    );
    assert_eq!(report.status, Some(1));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let session = Session::new();
    for arguments in [&["doctor"][..], &["--help"], &["doctor", "--format", "json"]] {
        let mut command = session.command(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap()), (Some(0), String::new()));
    }
}

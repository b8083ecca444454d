//! The findings as text for a person and as JSON for a script.

use super::findings::{Findings, Installation, Program};
use ::report::json::Json;
use loader::jdk::Jdk;
use std::fmt::Write;
use std::path::Path;

/// The package of Debian and Ubuntu with the JDK of that release.
const JDK_PACKAGE: &str = "default-jdk-headless";

/// Text for a person.
pub(crate) fn human(findings: &Findings) -> String {
    let mut text = String::from("JDKs (* marks the one a run uses):\n");
    for installation in &findings.jdks {
        line(&mut text, &jdk_line(findings, installation));
    }
    if let Err(error) = &findings.default {
        line(&mut text, &format!("  {error}"));
        line(&mut text, &format!("  install one with: {}", install(JDK_PACKAGE)));
    }
    text.push_str("\nCompiler for .java targets:\n");
    line(&mut text, &compiler_line(findings));
    text.push_str("\nPrograms that some commands need:\n");
    findings.programs.iter().for_each(|program| line(&mut text, &program_line(program)));
    let cache = findings.cache.as_ref().map_or("nowhere".to_string(), |cache| cache.display().to_string());
    line(&mut text, &format!("\nCompiled sources are kept in {cache} (safe to delete)."));
    text
}

/// One JSON object.
pub(crate) fn json(findings: &Findings) -> String {
    let jdks = findings.jdks.iter().map(|installation| jdk_json(findings, installation)).collect();
    let report = Json::Object(vec![
        ("tool", Json::text(Some("sojourner"))),
        ("version", Json::text(Some(env!("CARGO_PKG_VERSION")))),
        ("schema", Json::Number(1)),
        ("command", Json::text(Some("doctor"))),
        ("ready", Json::Bool(findings.is_ready())),
        ("reason", Json::text(findings.default.as_ref().err())),
        ("jdks", Json::List(jdks)),
        ("programs", Json::List(findings.programs.iter().map(program_json).collect())),
        ("cache", Json::text(findings.cache.as_deref().map(Path::display))),
    ]);
    format!("{report}\n")
}

fn line(text: &mut String, line: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{}", line.trim_end());
}

fn jdk_line(findings: &Findings, installation: &Installation) -> String {
    match &installation.jdk {
        Ok(jdk) => {
            let mark = if findings.is_default(installation) { '*' } else { ' ' };
            let why = why(findings, installation).map_or(String::new(), |why| format!("  ({why})"));
            let warning = jdk.warning().map_or(String::new(), |warning| format!("\n    {warning}"));
            let misfits = misfits(installation);
            format!("{mark} {:<10} {}{why}{warning}{misfits}", jdk.version, jdk.home.display())
        }
        Err(reason) => format!("  unusable   {reason}"),
    }
}

/// A line for each native that does not fit: programs that need it may fail, and would say so.
fn misfits(installation: &Installation) -> String {
    installation.misfits.iter().map(|misfit| format!("\n    native that does not fit: {misfit}")).collect()
}

/// Why a run would use this JDK, where it would.
fn why(findings: &Findings, installation: &Installation) -> Option<String> {
    let chosen = findings.default.as_ref().ok().filter(|_| findings.is_default(installation))?;
    Some(chosen.why.to_string())
}

fn compiler_line(findings: &Findings) -> String {
    match &findings.javac {
        Some(javac) => format!("  javac      {}", javac.display()),
        None => format!("  javac      missing; install it with: {}", install(JDK_PACKAGE)),
    }
}

fn program_line(program: &Program) -> String {
    let state = match &program.path {
        Some(path) => path.display().to_string(),
        None => format!("missing; install it with: {}", install(program.package)),
    };
    format!("  {:<10} {state}  ({})", program.name, program.purpose)
}

fn install(package: &str) -> String {
    format!("apt-get install {package}")
}

fn jdk_json(findings: &Findings, installation: &Installation) -> Json {
    let jdk = installation.jdk.as_ref().ok();
    Json::Object(vec![
        ("home", Json::text(Some(installation.home.display()))),
        ("usable", Json::Bool(jdk.is_some())),
        ("reason", Json::text(installation.jdk.as_ref().err())),
        ("version", Json::text(jdk.map(|jdk| &jdk.version))),
        ("feature", jdk.map_or(Json::Null, |jdk| Json::Number(jdk.feature.into()))),
        ("javac", Json::text(jdk.and_then(Jdk::javac).as_deref().map(Path::display))),
        ("default", Json::Bool(findings.is_default(installation))),
        ("why", Json::text(why(findings, installation))),
        ("warning", Json::text(jdk.and_then(Jdk::warning))),
        ("misfits", Json::List(installation.misfits.iter().map(|misfit| Json::text(Some(misfit))).collect())),
    ])
}

fn program_json(program: &Program) -> Json {
    let install = program.path.is_none().then(|| install(program.package));
    Json::Object(vec![
        ("name", Json::text(Some(program.name))),
        ("purpose", Json::text(Some(program.purpose))),
        ("path", Json::text(program.path.as_deref().map(Path::display))),
        ("install", Json::text(install)),
    ])
}

//! Jars of Maven Central, fetched once with `curl` and compared with the sums that are listed for them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where they come from.
pub const REGISTRY: &str = "https://repo1.maven.org/maven2/";

/// The jars of a list (lines of SHA-256 and path), fetched into a folder; nothing where one of them cannot be had. The
/// variable `JARS=required` makes that a failure.
pub fn jars(list: &Path, folder: &Path) -> Option<Vec<PathBuf>> {
    let list = fs::read_to_string(list).unwrap_or_default();
    let jars: Option<Vec<PathBuf>> = entries(&list).map(|(sum, path)| fetched(folder, sum, path)).collect();
    let is_required = std::env::var_os("JARS").is_some_and(|value| value == "required");
    assert!(jars.is_some() || !is_required, "{REGISTRY} cannot be reached");
    jars
}

/// Sums and paths.
fn entries(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '))
}

/// The jar with this sum, fetched if it is not there yet; nothing where it cannot be had.
fn fetched(folder: &Path, sum: &str, path: &str) -> Option<PathBuf> {
    let file = folder.join(path.rsplit('/').next()?);
    if !has_sum(&file, sum) {
        fs::create_dir_all(folder).ok()?;
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--fail", "--location", "--max-time", "60", "--output"]).arg(&file);
        curl.arg(format!("{REGISTRY}{path}")).status().ok().filter(|status| status.success())?;
        assert!(has_sum(&file, sum), "{}: not the file that was asked for", file.display());
    }
    Some(file)
}

fn has_sum(file: &Path, sum: &str) -> bool {
    let output = Command::new("sha256sum").arg(file).output();
    output.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).starts_with(sum))
}

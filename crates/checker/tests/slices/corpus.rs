//! Programs of the corpus: as they are, sliced for what is asked, and evaluated before that, one verdict.
//!
//! `SLICES=waiting/` takes those programs, `SLICES=all` all of them; otherwise one in twenty-four, by its name. Those
//! of `slices/` always take part. `SLICES_JDK=java-17` takes the JDKs that have this in the path of their home.
//! Programs that need options, and verdicts of searches that come to no end within their limit, are left out.

use crate::workshop::{evaluated_and_sliced, homes, sliced, target, verdict, verdict_of_slice};
use checker::{Property, Target, Verdict};
use slicing::Criterion;
use std::path::{Path, PathBuf};

#[test]
fn slices_have_the_verdict_of_the_original() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check");
    let programs = chosen(&folder);
    let (mut compared, mut refused, mut wrong) = (0, 0, Vec::new());
    let jdk = std::env::var("SLICES_JDK").unwrap_or_default();
    for home in homes().into_iter().filter(|home| home.display().to_string().contains(&jdk)) {
        for program in &programs {
            let original = target(program, &home);
            match disagreement(&original) {
                Ok(Some(words)) => wrong.push(format!("{}: another verdict for {words}", program.display())),
                Ok(None) => compared += 1,
                Err(NoSlice) => refused += 1,
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared > refused, "only {compared} programs were compared, {refused} have no slice");
}

/// The program uses what is not followed.
struct NoSlice;

/// For which question a slice of a program has another verdict, if for any.
fn disagreement(original: &Target) -> Result<Option<String>, NoSlice> {
    let questions = [
        (vec![Criterion::Assertion], vec![Property::Assertion]),
        (vec![Criterion::Deadlock], vec![Property::Deadlock]),
        (vec![Criterion::Exception, Criterion::Race], vec![Property::Exception, Property::Race]),
    ];
    for (criteria, properties) in questions {
        let whole = sliced(original, &criteria, &[]);
        if !whole.report.is_sliced() {
            return Err(NoSlice);
        }
        let right = verdict(original.clone(), &properties);
        let decided = matches!(right, Verdict::Holds | Verdict::Violated);
        if decided && verdict_of_slice(&whole, original, &properties) != right {
            return Ok(Some(format!("{criteria:?}")));
        }
        let evaluated = evaluated_and_sliced(original, &criteria);
        if decided && verdict_of_slice(&evaluated, original, &properties) != right {
            return Ok(Some(format!("{criteria:?}, evaluated")));
        }
    }
    Ok(None)
}

fn chosen(folder: &Path) -> Vec<PathBuf> {
    let asked = std::env::var("SLICES").unwrap_or_default();
    let files = |folder: &Path| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> = files(folder).filter(|path| path.is_dir()).flat_map(|path| files(&path)).collect();
    all.retain(|file| {
        let name = file.strip_prefix(folder).unwrap().display().to_string();
        let hash = name.bytes().fold(0u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let wanted = name.starts_with("slices/")
            || match asked.as_str() {
                "" => hash.is_multiple_of(24),
                "all" => true,
                part => name.starts_with(part),
            };
        wanted && name.ends_with(".java") && is_plain(file)
    });
    all.sort();
    all
}

/// Whether a program is checked without options, on every JDK, and small enough to be checked six times.
fn is_plain(file: &Path) -> bool {
    let text = std::fs::read_to_string(file).unwrap();
    let directives = text.lines().filter_map(|line| line.strip_prefix("//@ "));
    let mut words = directives.filter_map(|line| line.split(':').next());
    words.all(|word| matches!(word, "verdict" | "property" | "ways"))
}

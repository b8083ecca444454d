//! Other values for constants of a program: `--replace-constant Main.ROUNDS=3`.
//!
//! The compiler puts the value of a constant variable (JLS 4.12.4) into every place that reads it, so class files no
//! longer say where it was used. Sources do: the initialiser of the field is replaced in a copy of its file, with as
//! many lines as before, and everything is compiled again. The copy is kept beside compiled sources, under the hash of
//! its text. What is checked then is another program; whoever reports on it says so.

use crate::compile::CacheLocation;
use crate::error::{InputError, LoadError, cannot_read};
use crate::outline::{self, Node, Outline};
use crate::recompilation::Recompilation;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use xxhash_rust::xxh3::xxh3_64;

/// A constant and its new value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// A binary or a canonical name: `shop.Main$Limits`.
    pub class: String,
    pub field: String,
    pub value: String,
}

impl FromStr for Constant {
    type Err = String;

    fn from_str(text: &str) -> Result<Constant, String> {
        let wanted = || format!("'{text}' is not of the form CLASS.FIELD=VALUE, as in Main.ROUNDS=3");
        let (name, value) = text.split_once('=').ok_or_else(wanted)?;
        let (class, field) = name.trim().rsplit_once('.').ok_or_else(wanted)?;
        if class.is_empty() || field.is_empty() {
            return Err(wanted());
        }
        Ok(Constant { class: class.to_owned(), field: field.to_owned(), value: value.trim().to_owned() })
    }
}

impl fmt::Display for Constant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{} = {}", self.class, self.field, self.value)
    }
}

/// The sources with the new values, and a sentence about each.
pub(crate) struct Replaced {
    pub(crate) sources: Vec<PathBuf>,
    pub(crate) sentences: Vec<String>,
}

/// Copies of those sources that declare the constants in the place of these.
pub(crate) fn replace(
    how: &Recompilation,
    constants: &[Constant],
    cache: &CacheLocation,
) -> Result<Replaced, LoadError> {
    let mut sources = how.all_sources()?;
    let outlines = outline::outlines(how, &sources, cache)?;
    let mut edits: Vec<(usize, Edit)> = Vec::new();
    for constant in constants {
        edits.push(find(constant, &outlines)?);
    }
    let mut sentences = Vec::new();
    for (number, path) in sources.iter_mut().enumerate() {
        let mut of_file: Vec<&Edit> = edits.iter().filter(|(file, _)| *file == number).map(|(_, edit)| edit).collect();
        if of_file.is_empty() {
            continue;
        }
        // From the end, so that what comes before stays where it is.
        of_file.sort_by_key(|edit| std::cmp::Reverse(edit.begin));
        let text = fs::read_to_string(&*path).map_err(|error| cannot_read(path, error))?;
        let mut units: Vec<u16> = text.encode_utf16().collect();
        for edit in of_file {
            sentences.push(edit.put_into(&mut units));
        }
        let changed = String::from_utf16_lossy(&units);
        *path = kept(path, &outlines[number].package, &changed, cache)?;
    }
    Ok(Replaced { sources, sentences })
}

/// The initialiser of a field, in UTF-16 units, and what comes in its place.
struct Edit {
    name: String,
    begin: usize,
    end: usize,
    value: String,
}

impl Edit {
    /// Replaces the initialiser; says what it was.
    fn put_into(&self, units: &mut Vec<u16>) -> String {
        let (begin, end) = (self.begin.min(units.len()), self.end.min(units.len()));
        let old = String::from_utf16_lossy(&units[begin..end]);
        let lines = old.matches('\n').count();
        units.splice(begin..end, format!("{}{}", self.value, "\n".repeat(lines)).encode_utf16());
        let old = old.split_whitespace().collect::<Vec<_>>().join(" ");
        format!("{} is {} instead of {old}: what is found is found in the changed program", self.name, self.value)
    }
}

fn find(constant: &Constant, outlines: &[Outline]) -> Result<(usize, Edit), LoadError> {
    let refuse = |complaint: &str| {
        let name = format!("{}.{}", constant.class, constant.field);
        LoadError::from(InputError::Constant { name, complaint: complaint.to_owned() })
    };
    let found = outlines.iter().enumerate().find_map(|(file, outline)| Some((file, field(constant, outline)?)));
    let (file, node) = found.ok_or_else(|| refuse("the sources have no field of this name with an initialiser"))?;
    let has = |word: &str| node.attributes.iter().any(|one| one == word);
    let value = |name: &str| node.attributes.iter().find_map(|one| one.strip_prefix(name)).unwrap_or_default();
    if has("several") {
        return Err(refuse("it is declared together with other fields; give it a declaration of its own"));
    }
    if !has("final") || !has("static") {
        return Err(refuse("it is no constant: only static final fields are replaced"));
    }
    let literal = match value("type=") {
        "number" => number(&constant.value),
        "boolean" => Some(constant.value.clone()).filter(|value| value == "true" || value == "false"),
        _ if has("constant") => Some(format!("{:?}", constant.value)).filter(|text| !text.contains("\\u{")),
        _ => return Err(refuse("only numbers, booleans and strings are replaced")),
    };
    let literal = literal.ok_or_else(|| refuse(&format!("{} is no literal of its type", constant.value)))?;
    let place = value("value=").split_once(',').and_then(|(begin, end)| Some((begin.parse().ok()?, end.parse().ok()?)));
    let (begin, end) = place.ok_or_else(|| refuse("its initialiser cannot be found"))?;
    Ok((file, Edit { name: format!("{}.{}", constant.class, constant.field), begin, end, value: literal }))
}

/// A literal of a number as Java writes it, with or without a sign.
fn number(text: &str) -> Option<String> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = digits.starts_with(|first: char| first.is_ascii_digit())
        && digits.chars().all(|one| one.is_ascii_alphanumeric() || "._".contains(one));
    let is_character = text.len() == 3 && text.starts_with('\'') && text.ends_with('\'');
    (is_number || is_character).then(|| text.to_owned())
}

/// The declaration of the field, where the file has the class.
fn field<'a>(constant: &Constant, outline: &'a Outline) -> Option<&'a Node> {
    let wanted = constant.class.replace('$', ".");
    let mut around: Vec<(usize, &str)> = Vec::new();
    for node in &outline.nodes {
        around.retain(|(depth, _)| *depth < node.depth);
        let attribute = |name: &str| node.attributes.iter().find_map(|one| one.strip_prefix(name));
        if node.kind == "class" {
            around.push((node.depth, attribute("name=").unwrap_or_default()));
        }
        let declares = attribute("fields=").is_some_and(|names| names.split(',').any(|name| name == constant.field));
        if node.kind != "field" || !declares {
            continue;
        }
        let class = around.iter().map(|(_, name)| *name).collect::<Vec<_>>().join(".");
        let whole = if outline.package.is_empty() { class.clone() } else { format!("{}.{class}", outline.package) };
        if class == wanted || whole == wanted {
            return Some(node);
        }
    }
    None
}

/// Where a changed file lies: in the folders of its package, so that its neighbours there are none of the program's.
fn kept(original: &Path, package: &str, text: &str, cache: &CacheLocation) -> Result<PathBuf, LoadError> {
    let name = format!("constants-{:016x}", xxh3_64(format!("{}\0{text}", original.display()).as_bytes()));
    let place = match cache.directory() {
        Some(directory) => directory.join(name),
        None => std::env::temp_dir().join(format!("sojourner-{name}")),
    };
    let folder = package.split('.').filter(|part| !part.is_empty()).fold(place, |path, part| path.join(part));
    let file = folder.join(original.file_name().unwrap_or_default());
    let is_same = fs::read_to_string(&file).is_ok_and(|known| known == text);
    if !is_same {
        fs::create_dir_all(&folder).and_then(|()| fs::write(&file, text)).map_err(|error| cannot_read(&file, error))?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::{Constant, Edit, number};

    #[test]
    fn a_constant_is_a_class_a_field_and_a_value() {
        let constant: Constant = "shop.Main$Limits.ROUNDS=3".parse().unwrap();
        assert_eq!((constant.class.as_str(), constant.field.as_str()), ("shop.Main$Limits", "ROUNDS"));
        assert_eq!(constant.to_string(), "shop.Main$Limits.ROUNDS = 3");
        for wrong in ["", "ROUNDS=3", "Main.ROUNDS", ".ROUNDS=1", "Main.=1"] {
            assert!(wrong.parse::<Constant>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_initialiser_is_replaced_and_lines_stay_where_they_are() {
        let mut units: Vec<u16> = "int N = 10\n    * 100; // ü".encode_utf16().collect();
        let edit = Edit { name: "A.N".into(), begin: 8, end: 20, value: "3".into() };
        let sentence = edit.put_into(&mut units);
        assert_eq!(String::from_utf16_lossy(&units), "int N = 3\n; // ü");
        assert!(sentence.starts_with("A.N is 3 instead of 10 * 100"), "{sentence}");
    }

    #[test]
    fn numbers_are_literals_and_nothing_else() {
        for right in ["3", "-3", "1_000L", "0x1F", "1.5e3", "'x'"] {
            assert!(number(right).is_some(), "{right}");
        }
        for wrong in ["", "x", "3; evil()", "f(3)", "1 + 2", "--3"] {
            assert!(number(wrong).is_none(), "{wrong}");
        }
    }
}

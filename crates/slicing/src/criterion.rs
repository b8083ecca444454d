//! What a slice is made for.

use crate::actions::{Action, Call};
use crate::assertions::failures;
use crate::dependences::{Dependence, Index, is_kept_waiting, lasting, loops_of};
use crate::setting::Setting;
use crate::values::Values;
use analysis::whole::{Entry, MethodNumber, Place};
use flow::form::Operation;
use std::collections::BTreeSet;
use std::fmt;

/// Something that a slice must keep as it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Criterion {
    /// Who waits for whom, and who never goes on.
    Deadlock,
    /// Failing assertions.
    Assertion,
    /// Exceptions.
    Exception,
    /// Accesses that may race.
    Race,
    /// What is on a line.
    Line { file: String, line: u32 },
    /// Every access of a field.
    Field { class: String, field: String },
    /// What a formula or a condition is about.
    Values(Values),
}

/// A criterion that the program has nothing for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CriterionError {
    pub message: String,
}

impl fmt::Display for CriterionError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for CriterionError {}

impl Criterion {
    /// Reads a criterion: `deadlock`, `Buffer.java:42`, `Event.count`.
    pub fn parse(text: &str) -> Result<Criterion, CriterionError> {
        let forms = "a criterion is deadlock, assertion, exception, race, a line (Buffer.java:42), a field \
                     (Event.count), a formula ('[] (Main.open <= 3)') or a warning of analyze (warning:2)";
        let fail = |message: String| Err(CriterionError { message });
        match text {
            "deadlock" => return Ok(Criterion::Deadlock),
            "assertion" => return Ok(Criterion::Assertion),
            "exception" => return Ok(Criterion::Exception),
            "race" => return Ok(Criterion::Race),
            _ => {}
        }
        if let Some((file, line)) = text.rsplit_once(':') {
            return match line.parse() {
                Ok(line) if !file.is_empty() => Ok(Criterion::Line { file: file.to_owned(), line }),
                _ => fail(format!("'{text}': '{line}' is no number of a line; {forms}")),
            };
        }
        match text.rsplit_once('.') {
            Some((_, "java")) => fail(format!("'{text}' is a whole file; a line of it is {text}:42")),
            Some((class, field)) if !class.is_empty() && !field.is_empty() => {
                Ok(Criterion::Field { class: class.to_owned(), field: field.to_owned() })
            }
            _ => fail(format!("'{text}' is no criterion: {forms}")),
        }
    }

    /// Whether the program has something to ask for; the error says what there is instead.
    pub fn check(&self, setting: &Setting<'_>) -> Result<(), CriterionError> {
        match self {
            Criterion::Line { file, line } => check_line(setting, file, *line),
            Criterion::Field { class, field } => check_field(setting, class, field),
            _ => Ok(()),
        }
    }

    /// The statements on the line that it names; none if it names no line.
    pub fn places_of_line(&self, setting: &Setting<'_>) -> Vec<Place> {
        match self {
            Criterion::Line { file, line } => {
                setting.places().filter(|place| is_on(setting, *place, file, *line)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The statements that a slice begins with.
    pub(crate) fn places(&self, setting: &Setting<'_>, index: &Index) -> Vec<(Place, Dependence)> {
        let chosen: Vec<Place> = match self {
            Criterion::Deadlock => return waiting(setting, index),
            Criterion::Assertion => failures(setting),
            Criterion::Exception => setting.places().filter(|place| setting.throwing.may_throw(*place)).collect(),
            Criterion::Race => setting.places().filter(|place| may_race(setting, index, *place)).collect(),
            Criterion::Line { file, line } => {
                setting.places().filter(|place| is_on(setting, *place, file, *line)).collect()
            }
            Criterion::Field { class, field } => {
                setting.places().filter(|place| accesses(setting, *place, class, field)).collect()
            }
            Criterion::Values(values) => values.places(setting, index),
        };
        let chosen = chosen.into_iter().map(|place| (place, Dependence::Criterion));
        chosen.chain(self.life(setting, index).into_iter().map(|place| (place, Dependence::Divergence))).collect()
    }

    /// What keeps the program alive, if it counts: threads that are daemons go on for as long as others do. Whatever
    /// goes wrong in one can go wrong while the others still have their last step to do, but how often something
    /// happens in it, and what comes in the end, depends on all that lasts.
    fn life(&self, setting: &Setting<'_>, index: &Index) -> Vec<Place> {
        let counts = matches!(self, Criterion::Line { .. } | Criterion::Field { .. } | Criterion::Values(_));
        if counts && may_have_daemons(setting) { lasting(setting, index, setting.world.methods()) } else { Vec::new() }
    }
}

/// Whether own code may run in a daemon: one that is made so, or one of the library's, as all virtual threads are.
fn may_have_daemons(setting: &Setting<'_>) -> bool {
    let is_callback = |entry: &Entry| matches!(entry, Entry::Callback(_));
    setting.world.entries().iter().any(is_callback) || setting.places().any(|place| makes_daemon(setting, place))
}

fn makes_daemon(setting: &Setting<'_>, place: Place) -> bool {
    let Operation::Pool(_, entry) = setting.world.statement(place).operation else { return false };
    let class = setting.world.method(place.method).method.class;
    matches!(setting.actions.at(place), Action::Library(Call::Thread))
        && setting.program.resolve_method(class, entry).is_ok_and(|called| called.name == "setDaemon")
}

impl fmt::Display for Criterion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Criterion::Deadlock => formatter.write_str("deadlock"),
            Criterion::Assertion => formatter.write_str("assertion"),
            Criterion::Exception => formatter.write_str("exception"),
            Criterion::Race => formatter.write_str("race"),
            Criterion::Line { file, line } => write!(formatter, "{file}:{line}"),
            Criterion::Field { class, field } => write!(formatter, "{class}.{field}"),
            Criterion::Values(values) => formatter.write_str(&values.text),
        }
    }
}

/// Everything that may wait for ever or end a wait, and every loop that may not end. Not monitors that whoever holds
/// them leaves again without waiting: nobody stays before them, so they are no part of a deadlock.
fn waiting(setting: &Setting<'_>, index: &Index) -> Vec<(Place, Dependence)> {
    let waits = |place: &Place| {
        let notifies = matches!(setting.actions.at(*place), Action::Library(Call::Notifies));
        notifies || is_kept_waiting(setting, index, *place)
    };
    let waits = setting.places().filter(waits).map(|place| (place, Dependence::Criterion));
    waits.chain(loops_of(setting).into_iter().map(|place| (place, Dependence::Divergence))).collect()
}

/// Whether an access may be one of two by different threads of which one writes.
fn may_race(setting: &Setting<'_>, index: &Index, place: Place) -> bool {
    let (field, writes) = match setting.actions.at(place) {
        Action::Read(field) if !field.is_volatile() => (field, false),
        Action::Write(field) if !field.is_volatile() => (field, true),
        Action::ReadElement | Action::WriteElement => return true,
        Action::Library(Call::Contained) => return setting.throwing.may_race_inside(place),
        _ => return false,
    };
    let other = |other: &Place| setting.roots.are_in_different_threads(place.method, other.method);
    if writes {
        let accesses = |place: &Place| match setting.actions.at(*place) {
            Action::Read(known) | Action::Write(known) => std::ptr::eq(known, field),
            _ => false,
        };
        setting.places().filter(accesses).any(|place| other(&place))
    } else {
        index.writes(field).iter().any(other)
    }
}

fn source_file(setting: &Setting<'_>, method: MethodNumber) -> Option<String> {
    let class = setting.world.method(method).method.class;
    class.file.as_ref()?.source_file().ok()?.map(String::from)
}

fn is_on(setting: &Setting<'_>, place: Place, file: &str, line: u32) -> bool {
    let known = setting.world.method(place.method);
    known.line(place.statement) == Some(line) && is_of(setting, place.method, file)
}

/// Whether a method was compiled from a file, which is named with as many of its folders as one likes.
fn is_of(setting: &Setting<'_>, method: MethodNumber, file: &str) -> bool {
    let class = setting.world.method(method).method.class.name;
    source_file(setting, method).is_some_and(|known| names_file(file, class, &known))
}

/// Whether a path means the source file of a class: the folders of one are the end of those of the other.
fn names_file(path: &str, class: &str, known: &str) -> bool {
    let package = class.rsplit_once('/').map_or("", |(package, _)| package);
    let path = path.strip_prefix("./").unwrap_or(path).replace('\\', "/");
    let (folders, name) = path.rsplit_once('/').unwrap_or(("", &path));
    let is_end = |long: &str, short: &str| short.is_empty() || format!("/{long}").ends_with(&format!("/{short}"));
    name == known && (is_end(folders, package) || is_end(package, folders))
}

fn names_class(class: program::ClassRef, name: &str) -> bool {
    let java = class.java_name();
    java == name || java.rsplit('.').next() == Some(name) || java.replace('$', ".").ends_with(&format!(".{name}"))
}

fn accesses(setting: &Setting<'_>, place: Place, class: &str, field: &str) -> bool {
    match setting.actions.at(place) {
        Action::Read(known) | Action::Write(known) => known.name == field && names_class(known.class, class),
        _ => false,
    }
}

fn check_line(setting: &Setting<'_>, file: &str, line: u32) -> Result<(), CriterionError> {
    let mut lines = BTreeSet::new();
    let mut files = BTreeSet::new();
    let mut without = BTreeSet::new();
    for place in setting.places() {
        let number = setting.world.method(place.method).line(place.statement);
        let (Some(known), Some(number)) = (source_file(setting, place.method), number) else {
            without.insert(setting.world.method(place.method).method.class.java_name());
            continue;
        };
        if is_of(setting, place.method, file) {
            lines.insert(number);
        }
        files.insert(known);
    }
    if lines.contains(&line) {
        return Ok(());
    }
    let message = if files.is_empty() {
        "the classes have no line numbers (compile with -g): ask for a field or a property instead".to_owned()
    } else if lines.is_empty() {
        let files: Vec<String> = files.into_iter().collect();
        let without: Vec<String> = without.into_iter().collect();
        let others = match without.as_slice() {
            [] => String::new(),
            _ => format!("; without line numbers (compile with -g) is {}", without.join(", ")),
        };
        format!("no code of {file} can be reached from main; there is code of {}{others}", files.join(", "))
    } else {
        let nearest = lines.iter().min_by_key(|known| known.abs_diff(line)).copied().unwrap_or(line);
        format!(
            "line {line} of {file} has no code that can be reached from main; the nearest line that has is {nearest}"
        )
    };
    Err(CriterionError { message })
}

fn check_field(setting: &Setting<'_>, class: &str, field: &str) -> Result<(), CriterionError> {
    if setting.places().any(|place| accesses(setting, place, class, field)) {
        return Ok(());
    }
    let mut of_class = BTreeSet::new();
    let mut classes = BTreeSet::new();
    for place in setting.places() {
        if let Action::Read(known) | Action::Write(known) = setting.actions.at(place)
            && known.class.is_application()
        {
            classes.insert(known.class.java_name());
            if names_class(known.class, class) {
                of_class.insert(known.name);
            }
        }
    }
    let message = if of_class.is_empty() {
        let classes: Vec<String> = classes.into_iter().collect();
        let others = if classes.is_empty() {
            "no fields are used at all".to_owned()
        } else {
            format!("there are {}", classes.join(", "))
        };
        format!("no class {class} whose fields are used; {others}")
    } else {
        let fields: Vec<&str> = of_class.into_iter().collect();
        format!("class {class} has no field {field} that is used; it has {}", fields.join(", "))
    };
    Err(CriterionError { message })
}

#[cfg(test)]
mod tests {
    use super::{Criterion, names_file};

    #[test]
    fn a_file_may_be_named_with_its_folders() {
        let is_meant = |path: &str| names_file(path, "shop/stock/Buffer$Slot", "Buffer.java");
        assert!(is_meant("Buffer.java") && is_meant("stock/Buffer.java") && is_meant("src/shop/stock/Buffer.java"));
        assert!(!is_meant("old/Buffer.java") && !is_meant("tock/Buffer.java") && !is_meant("Slot.java"));
        assert!(names_file("./src/Main.java", "Main", "Main.java"));
    }

    #[test]
    fn what_is_no_criterion_says_what_one_is() {
        let complaint = |text: &str| Criterion::parse(text).map_err(|error| error.message).unwrap_err();
        assert_eq!(complaint("Buffer.java"), "'Buffer.java' is a whole file; a line of it is Buffer.java:42");
        assert!(complaint("Buffer.java:x").starts_with("'Buffer.java:x': 'x' is no number of a line; a criterion is "));
        assert!(complaint("locks").starts_with("'locks' is no criterion: a criterion is deadlock, "));
        assert!(complaint("locks").ends_with("or a warning of analyze (warning:2)"));
        assert!(complaint(".").starts_with("'.' is no criterion"));
    }
}

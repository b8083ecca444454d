//! Which class of the TARGETs is started when `--main` does not say it.
//!
//! A jar whose manifest names a main class offers that one; every other TARGET offers its classes that declare a main
//! method, nested ones only where no top-level class has any. One offer is taken, several are an error that lists them.
//! Of a single `.java` file it is the first in the order of the source.

use crate::entry::{EntryPoint, entry_point};
use crate::error::{InputError, LoadError};
use crate::inspect::{ClassSummary, binary_name};
use crate::root::ClassRoot;
use crate::source::ProgramSource;
use program::source::ClassSource;
use rustc_hash::FxHashMap;
use std::path::PathBuf;

/// What one TARGET offers.
pub(crate) enum Offer {
    /// All classes of a place.
    Place(ClassRoot),
    /// The classes of these sources, compiled into a place that may hold others.
    Compiled { place: ClassRoot, sources: Vec<PathBuf> },
    /// One class by its internal name.
    Class(String),
    /// The class that the manifest of a jar names.
    Manifest { class: String, jar: PathBuf },
}

/// The rules by which the entry point is picked.
pub(crate) struct Chooser<'a> {
    pub(crate) source: &'a ProgramSource,
    pub(crate) feature: u32,
    pub(crate) targets: &'a [PathBuf],
}

impl Chooser<'_> {
    /// The entry point of a class that the user or a manifest names; `named_by` is for the message.
    pub(crate) fn named(&self, class: &str, named_by: &str) -> Result<EntryPoint, LoadError> {
        let Some(found) = self.source.find_class(&class.replace('.', "/"))? else {
            let (class, named_by) = (class.to_string(), named_by.to_string());
            return Err(InputError::UnknownMain { class, named_by }.into());
        };
        let summary = ClassSummary::read(found.bytes, || format!("class {class}"))?;
        self.refuse_newer(&summary)?;
        let refuse = |reason| InputError::NotAMain { class: class.to_string(), feature: self.feature, reason };
        Ok(entry_point(self.source, &summary, self.feature)?.map_err(refuse)?)
    }

    /// The entry point among the offers of all TARGETs.
    pub(crate) fn choose(&self, offers: &[Offer]) -> Result<EntryPoint, LoadError> {
        let mut entries: Vec<EntryPoint> = Vec::new();
        for offer in offers {
            for entry in self.entries(offer, offers.len() == 1)? {
                if !entries.contains(&entry) {
                    entries.push(entry);
                }
            }
        }
        match (entries.len(), offers) {
            (0, _) => Err(InputError::NoMain { targets: self.targets.to_vec() }.into()),
            (1, _) => Ok(entries.remove(0)),
            (_, [Offer::Compiled { sources, .. }]) if sources.len() == 1 => Ok(entries.remove(0)),
            _ => Err(several(&entries).into()),
        }
    }

    /// What one TARGET offers; a class file that cannot be started is worth an error only if it is all there is.
    fn entries(&self, offer: &Offer, is_only_one: bool) -> Result<Vec<EntryPoint>, LoadError> {
        match offer {
            Offer::Manifest { class, jar } => {
                Ok(vec![self.named(class, &format!("the manifest of {}", jar.display()))?])
            }
            Offer::Class(name) => match self.named(&binary_name(name), "the target") {
                Err(LoadError::Input(InputError::NotAMain { .. })) if !is_only_one => Ok(Vec::new()),
                named => Ok(vec![named?]),
            },
            Offer::Place(place) => self.among(summaries(place)?),
            Offer::Compiled { place, sources } => {
                let classes = summaries(place)?.into_iter().filter(|class| stems_from(class, sources));
                self.among(in_source_order(classes.collect()))
            }
        }
    }

    /// A class that might be started and is too new is wrong input, and not an error of the program.
    fn refuse_newer(&self, class: &ClassSummary) -> Result<(), InputError> {
        if !class.is_newer_than(self.feature) {
            return Ok(());
        }
        let entry = format!("{}.class", class.name);
        let holds = |root: &&ClassRoot| root.read(&entry).is_ok_and(|bytes| bytes.is_some());
        let place = self.source.roots().iter().find(holds).map(|root| root.place_of(&entry));
        Err(InputError::NewerClass { file: place.unwrap_or(entry), major: class.major, feature: self.feature })
    }

    /// The entry points that these classes declare themselves; those of nested classes only if there are no others.
    fn among(&self, classes: Vec<ClassSummary>) -> Result<Vec<EntryPoint>, LoadError> {
        let mut entries: [Vec<EntryPoint>; 2] = Default::default();
        for class in classes.iter().filter(|class| !class.mains.is_empty()) {
            self.refuse_newer(class)?;
            let entry = entry_point(self.source, class, self.feature)?.ok();
            entries[usize::from(class.nested.is_some())].extend(entry);
        }
        let [top_level, nested] = entries;
        Ok(if top_level.is_empty() { nested } else { top_level })
    }
}

fn several(entries: &[EntryPoint]) -> InputError {
    let mut classes: Vec<String> = entries.iter().map(|entry| binary_name(&entry.class)).collect();
    classes.sort();
    classes.dedup();
    InputError::SeveralMains { classes }
}

/// The classes of a place, except those that lie where no class loader would look for them.
fn summaries(place: &ClassRoot) -> Result<Vec<ClassSummary>, LoadError> {
    let mut classes = Vec::new();
    for entry in place.class_entries()? {
        let Some(bytes) = place.read(&entry)? else { continue };
        let class = ClassSummary::read(&bytes, || place.place_of(&entry))?;
        if entry.strip_suffix(".class") == Some(&class.name) {
            classes.push(class);
        }
    }
    Ok(classes)
}

fn stems_from(class: &ClassSummary, sources: &[PathBuf]) -> bool {
    let file = class.source_file.as_deref();
    sources.iter().any(|source| source.file_name().zip(file).is_some_and(|(name, file)| name == file))
}

/// Top-level classes by the first line of anything inside them, and within one the classes by their own first line.
fn in_source_order(mut classes: Vec<ClassSummary>) -> Vec<ClassSummary> {
    let mut first_lines: FxHashMap<String, u16> = FxHashMap::default();
    for class in &classes {
        let line = class.first_line.unwrap_or(u16::MAX);
        first_lines.entry(class.top_level.clone()).and_modify(|first| *first = line.min(*first)).or_insert(line);
    }
    classes.sort_by_cached_key(|class| {
        let outer = first_lines.get(&class.top_level).copied();
        (outer, class.nested.is_some(), class.first_line, class.name.clone())
    });
    classes
}

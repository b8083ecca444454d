//! One jar file, opened once: its entries by name, with the versions of a multi-release jar already chosen.
//!
//! Follows: JAR File Specification, "Multi-release JAR files": for a JDK of feature N the entry under
//! `META-INF/versions/V` with the greatest V ≤ N stands for the plain one.

use crate::error::cannot_read;
use crate::manifest::Manifest;
use program::source::SourceError;
use rustc_hash::FxHashMap;
use std::fmt;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use zip::ZipArchive;

/// No class or resource is larger; a longer entry is damage or an attack on memory.
const LARGEST_ENTRY: u64 = 256 << 20;
const MANIFEST: &str = "META-INF/MANIFEST.MF";
const VERSIONS: &str = "META-INF/versions/";

/// An open jar file.
pub struct Jar {
    path: PathBuf,
    manifest: Manifest,
    /// Name of a class or resource → number of the entry that stands for it.
    index: FxHashMap<String, usize>,
    archive: Mutex<ZipArchive<BufReader<File>>>,
}

impl Jar {
    /// Opens the file and reads its table of contents; `feature` picks the versions of a multi-release jar.
    pub fn open(path: &Path, feature: u32) -> Result<Jar, SourceError> {
        let unreadable = |error: &dyn fmt::Display| cannot_read(path, format!("not a readable jar file: {error}"));
        let file = File::open(path).map_err(|error| unreadable(&error))?;
        let mut archive = ZipArchive::new(BufReader::new(file)).map_err(|error| unreadable(&error))?;
        let manifest = read_manifest(path, &mut archive)?;
        let index = index_entries(&archive, if manifest.multi_release { feature } else { 0 });
        Ok(Jar { path: path.to_path_buf(), manifest, index, archive: Mutex::new(archive) })
    }

    /// The file it was opened from.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The attributes of its manifest; all empty where it has none.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// The contents of an entry, unpacked anew at every call.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, SourceError> {
        let Some(&number) = self.index.get(name) else { return Ok(None) };
        let mut archive = self.archive.lock().unwrap_or_else(PoisonError::into_inner);
        read_entry(&mut archive, number).map(Some).map_err(|reason| entry_error(&self.path, name, reason))
    }

    /// The names of all entries that end in `.class`, sorted; those of other versions are not among them.
    pub fn class_entries(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.index.keys().map(String::as_str).filter(|n| n.ends_with(".class")).collect();
        names.sort_unstable();
        names
    }
}

fn read_manifest(path: &Path, archive: &mut ZipArchive<BufReader<File>>) -> Result<Manifest, SourceError> {
    let Some(number) = archive.index_for_name(MANIFEST) else { return Ok(Manifest::default()) };
    let read = read_entry(archive, number).and_then(|bytes| Manifest::parse(&String::from_utf8_lossy(&bytes)));
    read.map_err(|reason| entry_error(path, MANIFEST, reason))
}

/// Plain entries first, then versions in ascending order, so that the greatest allowed one is what stays.
fn index_entries(archive: &ZipArchive<BufReader<File>>, newest_version: u32) -> FxHashMap<String, usize> {
    let names = (0..archive.len()).filter_map(|number| Some((archive.name_for_index(number)?, number)));
    let mut entries: Vec<(u32, &str, usize)> = names
        .filter(|(name, _)| !name.ends_with('/'))
        .filter_map(|(name, number)| {
            let (version, name) = split_version(name)?;
            (version <= newest_version).then_some((version, name, number))
        })
        .collect();
    entries.sort_by_key(|&(version, _, _)| version);
    entries.into_iter().map(|(_, name, number)| (name.to_string(), number)).collect()
}

/// `META-INF/versions/11/a/B.class` is `(11, a/B.class)`, a plain name has version 0; `None` is in neither space.
fn split_version(name: &str) -> Option<(u32, &str)> {
    let Some(versioned) = name.strip_prefix(VERSIONS) else { return Some((0, name)) };
    let (version, name) = versioned.split_once('/')?;
    let version = version.parse().ok().filter(|&version| version >= 9)?;
    (!name.starts_with("META-INF/")).then_some((version, name))
}

fn read_entry(archive: &mut ZipArchive<BufReader<File>>, number: usize) -> Result<Vec<u8>, String> {
    let entry = archive.by_index(number).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    entry.take(LARGEST_ENTRY + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() as u64 > LARGEST_ENTRY {
        return Err(format!("the entry is larger than {} MiB", LARGEST_ENTRY >> 20));
    }
    Ok(bytes)
}

fn entry_error(path: &Path, entry: &str, reason: String) -> SourceError {
    SourceError { place: format!("{}, entry {entry}", path.display()), reason }
}

//! Every native fits every JDK of this machine, is a method of at least one of them, and is listed once for each
//! release.

use loader::api::ApiClass;
use loader::image::JdkImage;
use loader::jdk::Jdk;
use loader::jdk::discovery::HostEnvironment;
use loader::source::ProgramSource;
use natives::check::{check, check_entries, class_of, is_known};
use program::Program;
use std::collections::BTreeSet;
use vm::native::NativeKind;
use vm::{Native, NativeEntry, natives};

/// A class library.
struct Library {
    jdk: Jdk,
    program: &'static Program,
}

impl Library {
    fn open(jdk: Jdk) -> Library {
        let image = JdkImage::open(&jdk).unwrap();
        let program = Program::new(Box::new(ProgramSource::new(image, Vec::new(), None)));
        Library { jdk, program: Box::leak(Box::new(program)) }
    }

    /// Whether the method of an entry is there, and native where the entry implements it.
    fn has(&self, entry: &NativeEntry) -> bool {
        let is_of_kind = entry.kind == NativeKind::Overrides || is_native(self.program, entry);
        is_of_kind && is_known(self.program, entry)
    }

    /// Whether an entry is for this release, and, if not all updates have it, whether this is the one named.
    fn must_have(&self, entry: &NativeEntry) -> bool {
        entry.is_for(self.jdk.feature) && entry.seen.is_none_or(|update| update == self.jdk.version)
    }
}

/// The class libraries found here, and the further ones that `RUNTIMES` names (`tests/runtimes` fetches some).
fn libraries() -> Vec<Library> {
    let found = HostEnvironment::of_this_process().all_found().into_iter().filter_map(|found| found.jdk.ok());
    let named = std::env::var_os("RUNTIMES").unwrap_or_default();
    let homes = std::env::split_paths(&named).filter(|home| !home.as_os_str().is_empty());
    let further = homes.map(|home| Jdk::open(&home).unwrap());
    let libraries: Vec<_> = found.chain(further).map(Library::open).collect();
    assert!(!libraries.is_empty(), "this test needs a JDK");
    libraries
}

fn entries() -> impl Iterator<Item = &'static NativeEntry> {
    natives::TABLES.iter().flat_map(|list| list.iter())
}

#[test]
fn every_native_fits_every_jdk() {
    let mut complaints = Vec::new();
    for library in libraries() {
        let found = check(library.program, library.jdk.feature).into_iter();
        complaints.extend(found.map(|complaint| format!("JDK {}: {complaint}", library.jdk.version)));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// An entry that is for other releases only would be missed where an update of this one has the method as well.
#[test]
fn every_native_is_listed_for_all_releases_that_have_it() {
    let mut gaps = Vec::new();
    for library in libraries() {
        let feature = library.jdk.feature;
        let listed: BTreeSet<_> =
            entries().filter(|entry| entry.is_for(feature)).map(|entry| entry.signature).collect();
        let others = entries().filter(|entry| !entry.is_for(feature) && !listed.contains(entry.signature));
        let had = others.filter(|entry| is_native(library.program, entry));
        gaps.extend(had.map(|entry| format!("JDK {}: {}", library.jdk.version, entry.signature)));
    }
    assert!(gaps.is_empty(), "{}", gaps.join("\n"));
}

fn is_native(program: &Program, entry: &NativeEntry) -> bool {
    let Some((_, name, descriptor)) = entry.parts() else { return false };
    let class = class_of(program, entry).and_then(Result::ok);
    class.and_then(|class| class.declared_method(name, descriptor)).is_some_and(|method| method.is_native())
}

/// Classes that Sojourner brings along; `choices` has those of the API.
fn is_own(entry: &NativeEntry) -> bool {
    let is_api = |api: &ApiClass| entry.signature.strip_prefix(api.name).is_some_and(|rest| rest.starts_with('.'));
    entry.signature.starts_with("sojourner/") || loader::api::CLASSES.iter().any(is_api)
}

/// A misspelt name would never be missed: the native would simply never be called. One update may lack a method of its
/// release, so it is enough that one of the class libraries that must have it does; an entry that none of those found
/// here must have cannot be judged.
#[test]
fn every_native_is_a_method_of_some_jdk() {
    let libraries = libraries();
    let mut unknown = Vec::new();
    for entry in entries().filter(|entry| !is_own(entry)) {
        let mut asked = libraries.iter().filter(|library| library.must_have(entry)).peekable();
        let is_judged = asked.peek().is_some();
        if is_judged && !asked.any(|library| library.has(entry)) {
            unknown.push(entry.signature);
        }
    }
    assert!(unknown.is_empty(), "no JDK here has {}", unknown.join("\n"));
}

#[test]
fn no_signature_is_listed_twice() {
    for feature in 17..=25 {
        let mut seen = BTreeSet::new();
        for entry in entries().filter(|entry| entry.is_for(feature)) {
            assert!(seen.insert(entry.signature), "{} is listed twice for {feature}", entry.signature);
        }
    }
}

/// Entries that are wrong on purpose, and one that an update may lack.
const WRONG: &[NativeEntry] = natives![
    implements "java/lang/Object.hashCode()J" => |_, _| Native::Repeat,
    implements "java/lang/Object.toString()Ljava/lang/String;" => |_, _| Native::Repeat,
    overrides "java/lang/Object.getClass()Ljava/lang/Class;" => |_, _| Native::Repeat,
    overrides "java/lang/Object.noSuchMethod()V" => |_, _| Native::Repeat,
    implements "java/lang/Object.noSuchNative()V" => |_, _| Native::Repeat,
];

#[test]
fn what_is_wrong_is_said_and_what_an_update_lacks_is_not() {
    for Library { program, .. } in libraries() {
        let expected = [
            "java/lang/Object.hashCode()J: its descriptor is ()I here",
            "java/lang/Object.toString()Ljava/lang/String;: not native",
            "java/lang/Object.getClass()Ljava/lang/Class;: native, not to be overridden",
            "java/lang/Object.noSuchMethod()V: no such method",
        ];
        assert_eq!(check_entries(program, WRONG), expected);
        let known: Vec<bool> = WRONG.iter().map(|entry| is_known(program, entry)).collect();
        assert_eq!(known, [false, true, true, false, false]);
    }
}

/// A class and a method by which a row of the surroundings is found; `*` at the end of a class stands for any rest.
fn rows() -> Vec<(&'static str, &'static str, &'static str)> {
    let readings = natives::surroundings::READINGS.iter();
    let callers = natives::surroundings::CALLERS.iter();
    let of_caller =
        |caller: &'static vm::surroundings::Caller| caller.methods.iter().map(|name| (caller.class, *name, ""));
    let readings = readings.map(|reading| (reading.class, reading.method, reading.descriptor));
    readings.chain(callers.flat_map(of_caller)).collect()
}

/// A row whose class or method no JDK has would never be found, and what it says would never count.
#[test]
fn every_row_of_the_surroundings_is_in_some_jdk() {
    let libraries = libraries();
    let has = |(class, name, descriptor): &(&str, &str, &str)| {
        libraries.iter().any(|library| match library.program.load(class) {
            Ok(class) => class
                .methods()
                .iter()
                .any(|method| (*name == "*" || method.name == *name) && method.descriptor.starts_with(descriptor)),
            Err(_) => false,
        })
    };
    let is_wide = |class: &str| class.ends_with('*');
    let missing: Vec<_> = rows().into_iter().filter(|row| !is_wide(row.0) && !has(row)).collect();
    assert!(missing.is_empty(), "no JDK here has {missing:?}");
}

/// What a native overrides is never entered as Java code, so that a reading would not be seen there.
#[test]
fn no_reading_is_overridden() {
    for reading in natives::surroundings::READINGS {
        let method = format!("{}.{}", reading.class, reading.method);
        let is_it = |entry: &NativeEntry| {
            let rest = entry.signature.strip_prefix(method.as_str());
            rest.is_some_and(|descriptor| descriptor.starts_with('(') && descriptor.starts_with(reading.descriptor))
        };
        assert!(!entries().any(is_it), "{method} is overridden");
    }
}

/// A row for many classes is one for a package, or for what begins like a class that there is.
#[test]
fn every_wide_row_of_the_surroundings_covers_something() {
    let found = HostEnvironment::of_this_process().all_found().into_iter().filter_map(|found| found.jdk.ok());
    let images: Vec<_> = found.map(|jdk| JdkImage::open(&jdk).unwrap()).collect();
    let libraries = libraries();
    for start in rows().iter().filter_map(|(class, _, _)| class.strip_suffix('*')) {
        let covers = match start.strip_suffix('/') {
            Some(package) => images.iter().any(|image| image.module_of_package(package).is_some()),
            None => libraries.iter().any(|library| library.program.load(start.trim_end_matches('$')).is_ok()),
        };
        assert!(covers, "no JDK here has {start}");
    }
}

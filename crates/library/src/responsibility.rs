//! Who is responsible for an access that the class library makes: its caller, or the class library itself.
//!
//! A data race is reported where a caller causes it. Errs in both directions where a row is wrong: a class that is
//! taken to synchronise itself hides races of its users, one that is taken not to shows races that are its own affair.

use crate::row::Releases;

/// Classes by the beginning of their names.
#[derive(Clone, Copy, Debug)]
pub struct NameRow {
    /// A package with its last slash, or the beginning of the names of classes.
    pub start: &'static str,
    /// One that is there in every class library; nothing where a runtime may lack the whole module.
    pub witness: Option<&'static str>,
    pub releases: Releases,
    pub reason: &'static str,
}

const fn names(start: &'static str, witness: Option<&'static str>, reason: &'static str) -> NameRow {
    NameRow { start, witness, releases: Releases::ALL, reason }
}

const DOCUMENTED: &str = "its documentation leaves synchronisation to its users";
const ITSELF: &str = "it is documented as safe for use by several threads, or is immutable but for caches";
const FOR_CALLER: &str = "it accesses arrays that its caller hands to it, on behalf of the caller";
const OWN_DATA: &str =
    "it keeps data of its own in unsynchronised collections, to which nobody outside can hand anything";

/// Packages and classes that leave synchronisation to their users.
pub const UNSYNCHRONISED: &[NameRow] = &[
    names("java/util/", Some("java/util/ArrayList"), DOCUMENTED),
    names("java/text/", Some("java/text/SimpleDateFormat"), DOCUMENTED),
    names("java/nio/", Some("java/nio/ByteBuffer"), DOCUMENTED),
    names("java/lang/AbstractStringBuilder", Some("java/lang/AbstractStringBuilder"), DOCUMENTED),
    names("java/lang/StringBuilder", Some("java/lang/StringBuilder"), DOCUMENTED),
];

/// Those among them that do not.
pub const SYNCHRONISED: &[NameRow] = &[
    names("java/nio/channels/", Some("java/nio/channels/Selector"), ITSELF),
    names("java/nio/charset/", Some("java/nio/charset/Charset"), ITSELF),
    names("java/nio/file/", Some("java/nio/file/Files"), ITSELF),
    names("java/util/concurrent/", Some("java/util/concurrent/ConcurrentHashMap"), ITSELF),
    names("java/util/Collections$Synchronized", Some("java/util/Collections$SynchronizedMap"), ITSELF),
    names("java/util/Currency", Some("java/util/Currency"), ITSELF),
    names("java/util/Hashtable", Some("java/util/Hashtable"), ITSELF),
    names("java/util/Locale", Some("java/util/Locale"), ITSELF),
    names("java/util/Properties", Some("java/util/Properties"), ITSELF),
    names("java/util/Random", Some("java/util/Random"), ITSELF),
    names("java/util/ResourceBundle", Some("java/util/ResourceBundle"), ITSELF),
    names("java/util/ServiceLoader", Some("java/util/ServiceLoader"), ITSELF),
    names("java/util/SplittableRandom", Some("java/util/SplittableRandom"), ITSELF),
    names("java/util/Stack", Some("java/util/Stack"), ITSELF),
    names("java/util/TimeZone", Some("java/util/TimeZone"), ITSELF),
    names("java/util/Timer", Some("java/util/Timer"), ITSELF),
    names("java/util/UUID", Some("java/util/UUID"), ITSELF),
    names("java/util/Vector", Some("java/util/Vector"), ITSELF),
    names("java/util/jar/", Some("java/util/jar/JarFile"), ITSELF),
    names("java/util/logging/", None, ITSELF),
    names("java/util/regex/", Some("java/util/regex/Pattern"), ITSELF),
    names("java/util/zip/", Some("java/util/zip/ZipFile"), ITSELF),
];

/// Code that accesses arrays on behalf of its caller: packages as a whole, classes by their exact names.
pub const ON_BEHALF: &[NameRow] = &[
    names("java/io/", Some("java/io/InputStream"), FOR_CALLER),
    names("java/lang/invoke/", Some("java/lang/invoke/VarHandle"), FOR_CALLER),
    names("java/lang/reflect/", Some("java/lang/reflect/Method"), FOR_CALLER),
    names("java/lang/String", Some("java/lang/String"), FOR_CALLER),
    names("java/lang/StringCoding", Some("java/lang/StringCoding"), FOR_CALLER),
    names("java/lang/StringLatin1", Some("java/lang/StringLatin1"), FOR_CALLER),
    names("java/lang/StringUTF16", Some("java/lang/StringUTF16"), FOR_CALLER),
    names("java/util/Arrays", Some("java/util/Arrays"), FOR_CALLER),
    names("jdk/internal/misc/ScopedMemoryAccess", Some("jdk/internal/misc/ScopedMemoryAccess"), FOR_CALLER),
    names("jdk/internal/misc/Unsafe", Some("jdk/internal/misc/Unsafe"), FOR_CALLER),
    names("jdk/internal/reflect/", Some("jdk/internal/reflect/Reflection"), FOR_CALLER),
];

/// Packages whose accesses no caller causes.
pub const INTERNAL: &[NameRow] = &[
    names("sun/util/cldr/", Some("sun/util/cldr/CLDRBaseLocaleDataMetaInfo"), OWN_DATA),
    names("sun/util/locale/", Some("sun/util/locale/BaseLocale"), OWN_DATA),
    names("sun/util/resources/", Some("sun/util/resources/LocaleData"), OWN_DATA),
];

/// Classes whose objects no caller can hand to anybody, by their exact names.
pub const NOT_HANDED: &[NameRow] = &[names(
    "java/text/DontCareFieldPosition",
    Some("java/text/DontCareFieldPosition"),
    "one object for all who do not ask for a position: what formats write there, nobody reads",
)];

/// Every list.
pub(crate) const ALL: &[&[NameRow]] = &[UNSYNCHRONISED, SYNCHRONISED, ON_BEHALF, INTERNAL, NOT_HANDED];

/// Whether the name of a class begins as one of a list.
pub fn starts(list: &[NameRow], class: &str) -> bool {
    list.iter().any(|row| class.starts_with(row.start))
}

/// Whether a class is in a package of a list, or is one of its classes.
pub fn is_one(list: &[NameRow], class: &str) -> bool {
    list.iter().any(|row| class == row.start || row.start.ends_with('/') && class.starts_with(row.start))
}

#[cfg(test)]
mod tests {
    use super::{ALL, ON_BEHALF, UNSYNCHRONISED, is_one, starts};

    #[test]
    fn a_witness_is_one_of_those_that_its_row_names() {
        for row in ALL.iter().flat_map(|list| list.iter()) {
            assert!(row.witness.is_none_or(|witness| witness.starts_with(row.start)), "{}", row.start);
            assert!(!row.reason.is_empty(), "{}", row.start);
        }
    }

    #[test]
    fn names_of_classes_count_exactly_where_code_acts_for_its_caller() {
        assert!(is_one(ON_BEHALF, "java/lang/String") && is_one(ON_BEHALF, "java/io/Reader"));
        assert!(!is_one(ON_BEHALF, "java/lang/StringBuilder"));
        assert!(starts(UNSYNCHRONISED, "java/lang/StringBuilder") && !starts(UNSYNCHRONISED, "java/lang/String"));
    }
}

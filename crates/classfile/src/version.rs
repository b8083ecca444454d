//! Which class file versions are accepted (JVMS 4.1, table 4.1-A).

use crate::error::ErrorKind;

/// The major version of JDK 1.0 and 1.1, the first that ever existed.
const OLDEST: u16 = 45;

/// The newest accepted major version: Java 25.
pub(crate) const NEWEST: u16 = 69;

/// From this major version (Java 12) on, the minor version is 0 or the mark of preview features.
const FIRST_WITH_PREVIEW: u16 = 56;

/// The minor version that marks the use of preview features.
const PREVIEW: u16 = 65535;

/// The number of the Java release that introduced a major version (`69` is Java 25).
pub(crate) fn release(major: u16) -> u16 {
    major.saturating_sub(44)
}

/// Whether a class file depends on the preview features of its release: only that release may load it, and only if
/// asked to.
pub(crate) fn is_preview(major: u16, minor: u16) -> bool {
    major >= FIRST_WITH_PREVIEW && minor == PREVIEW
}

/// Refuses the versions that this reader does not claim to understand.
pub(crate) fn check(major: u16, minor: u16) -> Result<(), ErrorKind> {
    if major < OLDEST {
        return Err(ErrorKind::VersionTooOld { major, minor });
    }
    if major > NEWEST {
        return Err(ErrorKind::VersionTooNew { major, minor });
    }
    match minor {
        0 | PREVIEW => Ok(()),
        _ if major < FIRST_WITH_PREVIEW => Ok(()),
        _ => Err(ErrorKind::InvalidMinorVersion { major, minor }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_release_up_to_the_newest_is_accepted() {
        assert!((OLDEST..=NEWEST).all(|major| check(major, 0).is_ok()));
        assert_eq!(check(45, 3), Ok(()), "javac -target 1.1 writes 45.3");
        assert_eq!(release(NEWEST), 25);
    }

    #[test]
    fn preview_features_are_marked_since_there_are_any() {
        assert_eq!(check(61, PREVIEW), Ok(()));
        assert!(is_preview(61, PREVIEW) && !is_preview(61, 0) && !is_preview(45, PREVIEW));
    }

    #[test]
    fn other_versions_are_refused_by_name() {
        assert_eq!(check(70, 0), Err(ErrorKind::VersionTooNew { major: 70, minor: 0 }));
        assert_eq!(check(44, 0), Err(ErrorKind::VersionTooOld { major: 44, minor: 0 }));
        assert_eq!(check(69, 7), Err(ErrorKind::InvalidMinorVersion { major: 69, minor: 7 }));
    }
}

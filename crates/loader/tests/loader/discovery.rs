//! The search for a JDK on described machines; no real one is needed.

use loader::jdk::discovery::{HostEnvironment, Why};
use loader::jdk::{Jdk, JdkError};
use loader::temporary::TemporaryDirectory;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

/// A directory that looks like a JDK of this version.
fn install(directory: &Path, version: &str) -> PathBuf {
    for part in ["bin", "lib"] {
        fs::create_dir_all(directory.join(part)).unwrap();
    }
    fs::write(directory.join("bin/java"), "").unwrap();
    fs::set_permissions(directory.join("bin/java"), fs::Permissions::from_mode(0o755)).unwrap();
    fs::write(directory.join("lib/modules"), "").unwrap();
    fs::write(directory.join("release"), format!("JAVA_VERSION=\"{version}\"\n")).unwrap();
    directory.canonicalize().unwrap()
}

fn machine(places: &[&Path]) -> HostEnvironment {
    HostEnvironment { places: places.iter().map(|path| path.to_path_buf()).collect(), ..HostEnvironment::default() }
}

#[test]
fn the_option_goes_before_java_home_before_the_path_before_the_newest() {
    let directory = TemporaryDirectory::new().unwrap();
    let [option, java_home, on_path] = ["a", "b", "c"].map(|name| install(&directory.path().join(name), "17.0.1"));
    let place = directory.path().join("jvm");
    install(&place.join("jdk-21"), "21.0.9");
    let newest = install(&place.join("jdk-old-name"), "21.0.10");
    install(&place.join("jdk-11"), "11.0.2");

    let mut machine = machine(&[&place]);
    let chosen = |machine: &HostEnvironment| machine.choose(None).map(|chosen| (chosen.jdk.home, chosen.why)).unwrap();
    assert_eq!(chosen(&machine), (newest, Why::Newest));

    let bin = directory.path().join("bin");
    fs::create_dir(&bin).unwrap();
    symlink(on_path.join("bin/java"), bin.join("java")).unwrap();
    machine.path = bin.into_os_string();
    assert_eq!(chosen(&machine), (on_path, Why::Path));

    machine.java_home = Some(java_home.clone());
    assert_eq!(chosen(&machine), (java_home, Why::JavaHome));

    let named = machine.choose(Some(&option)).unwrap();
    assert_eq!((named.jdk.home, named.why), (option, Why::Option));
}

#[test]
fn what_cannot_be_used_says_why() {
    let directory = TemporaryDirectory::new().unwrap();
    let path = |name: &str| directory.path().join(name);
    let message = |home: &Path| {
        let message = Jdk::open(home).unwrap_err().to_string();
        message.replace(&format!("{}/", directory.path().canonicalize().unwrap().display()), "")
    };
    fs::create_dir_all(path("empty/lib")).unwrap();
    fs::create_dir_all(path("eight/jre/lib")).unwrap();
    fs::write(path("eight/jre/lib/rt.jar"), "").unwrap();
    fs::create_dir_all(path("nameless/lib")).unwrap();
    fs::write(path("nameless/lib/modules"), "").unwrap();
    install(&path("eleven"), "11.0.26");

    assert_eq!(message(&path("nowhere")), "nowhere: no such directory");
    assert_eq!(message(&path("empty")), "empty: not a JDK (it has no lib/modules)");
    assert_eq!(
        message(&path("eight")),
        "eight: Java 8 or older, whose class library (rt.jar) cannot be used; JDK 17 or newer is needed"
    );
    assert_eq!(message(&path("nameless")), "nameless: its version is unknown (no JAVA_VERSION in its release file)");
    assert_eq!(message(&path("eleven")), "eleven: JDK 11.0.26 is too old; JDK 17 or newer is needed");
}

#[test]
fn an_unusable_java_home_is_an_error_and_an_unusable_java_on_the_path_is_not() {
    let directory = TemporaryDirectory::new().unwrap();
    let old = install(&directory.path().join("old"), "11.0.26");
    let place = directory.path().join("jvm");
    let good = install(&place.join("jdk-17"), "17.0.15");

    let on_path = HostEnvironment { path: old.join("bin").into_os_string(), ..machine(&[&place]) };
    assert_eq!(on_path.choose(None).unwrap().jdk.home, good);

    let java_home = HostEnvironment { java_home: Some(old.clone()), ..machine(&[&place]) };
    let reason = JdkError::TooOld { home: old, version: "11.0.26".to_string() };
    assert_eq!(java_home.choose(None), Err(JdkError::JavaHome(Box::new(reason))));
}

#[test]
fn a_machine_without_a_jdk_is_told_where_the_search_went() {
    let message = machine(&[Path::new("/nowhere/jvm")]).choose(None).unwrap_err().to_string();
    assert_eq!(
        message,
        "no JDK 17 or newer was found; install one or name it with --jdk DIR \
         (looked at JAVA_HOME, java on the PATH, /nowhere/jvm)"
    );
}

#[test]
fn a_run_time_environment_is_served_by_the_compiler_of_another_that_is_as_new() {
    let directory = TemporaryDirectory::new().unwrap();
    let place = directory.path().join("jvm");
    let runtime = Jdk::open(&install(&directory.path().join("runtime"), "21.0.2")).unwrap();
    let home = |machine: &HostEnvironment| machine.compiler_for(&runtime).map(|jdk| jdk.home);
    let with_javac = |name: &str, version: &str| {
        let home = install(&place.join(name), version);
        fs::write(home.join("bin/javac"), "").unwrap();
        home
    };
    let machine = machine(&[&place]);
    with_javac("older", "17.0.15");
    install(&place.join("without"), "21.0.4");
    assert_eq!(home(&machine), None);
    let newer = with_javac("newer", "25.0.3");
    assert_eq!(home(&machine), Some(newer));
    let same = with_javac("same", "21.0.8");
    assert_eq!(home(&machine), Some(same));
    let own = runtime.home.join("bin/javac");
    fs::write(&own, "").unwrap();
    assert_eq!(home(&machine), Some(runtime.home.clone()));
}

#[test]
fn a_newer_release_is_accepted_with_a_warning() {
    let directory = TemporaryDirectory::new().unwrap();
    let jdk = Jdk::open(&install(directory.path(), "99-ea")).unwrap();
    let expected = "is newer than any this release was tried with (17 to 25)";
    assert!(jdk.warning().unwrap().ends_with(expected), "{:?}", jdk.warning());
}

#[test]
fn every_installation_is_listed_once_and_the_usable_ones_first() {
    let directory = TemporaryDirectory::new().unwrap();
    let place = directory.path().join("jvm");
    let seventeen = install(&place.join("a-17"), "17.0.15");
    let twenty_five = install(&place.join("b-25"), "25.0.3");
    let eleven = install(&place.join("c-11"), "11.0.26");
    symlink(&seventeen, place.join("default-java")).unwrap();
    fs::create_dir(place.join("no-jdk")).unwrap();
    let homes = |machine: &HostEnvironment| machine.all_found().into_iter().map(|found| found.home).collect::<Vec<_>>();

    let machine = machine(&[&place]);
    assert_eq!(homes(&machine), [twenty_five.clone(), seventeen.clone(), eleven.clone()]);
    let machine = HostEnvironment { java_home: Some(place.join("default-java")), ..machine };
    assert_eq!(homes(&machine), [seventeen, twenty_five, eleven]);
}

//! No code of the checked program runs on the host while `javac` compiles it: no plug-in, no processor, no file of
//! arguments.
//!
//! Each test plants code that writes a file as soon as a real `javac` loads it, and first lets `javac` do so: a trap
//! that cannot spring would show nothing.

use crate::session::{Ended, Session, end, jdks};
use loader::jdk::Jdk;
use std::process::Command;

const PROGRAM: (&str, &str) = ("Ok.java", "class Ok { public static void main(String[] a) { } }\n");

/// A plug-in that starts itself, and a processor that asks for all annotations and none.
const TRAP: &str = "
import com.sun.source.util.*;
import java.util.*;
import javax.annotation.processing.*;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

public class Trap extends AbstractProcessor implements Plugin {
    static { try { new java.io.FileWriter(System.getenv(\"TRAP\")).close(); } catch (Exception e) { } }
    public String getName() { return \"Trap\"; }
    public void init(JavacTask task, String... arguments) { }
    public boolean autoStart() { return true; }
    public Set<String> getSupportedAnnotationTypes() { return Set.of(\"*\"); }
    public SourceVersion getSupportedSourceVersion() { return SourceVersion.latest(); }
    public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) { return false; }
}
";

/// A directory with a program beside a jar and a directory of classes that hold the trap.
struct Trapped {
    session: Session,
    jdk: Jdk,
}

impl Trapped {
    fn new(jdk: &Jdk, services: &[&str]) -> Trapped {
        let trapped = Trapped { session: Session::new(), jdk: jdk.clone() };
        trapped.session.write(PROGRAM.0, PROGRAM.1);
        trapped.session.write("Trap.java", TRAP);
        trapped.tool("javac", &["-proc:none", "-d", "trap", "Trap.java"]);
        std::fs::remove_file(trapped.session.path("Trap.java")).unwrap();
        for service in services {
            trapped.session.write(&format!("trap/META-INF/services/{service}"), "Trap\n");
        }
        trapped.tool("jar", &["--create", "--file", "trap.jar", "-C", "trap", "."]);
        trapped
    }

    fn tool(&self, program: &str, arguments: &[&str]) {
        let ended = end(self.with_trap(Command::new(self.jdk.home.join("bin").join(program)).args(arguments)));
        assert_eq!(ended.status, Some(0), "{program} {arguments:?}: {ended:?}");
    }

    fn with_trap<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command.current_dir(self.session.path("")).env("TRAP", self.session.path("SPRUNG"))
    }

    /// Whether the trap has sprung; sets it again.
    fn has_sprung(&self) -> bool {
        std::fs::remove_file(self.session.path("SPRUNG")).is_ok()
    }

    /// Springs where `javac` itself is called like this.
    fn springs(&self, arguments: &[&str]) {
        let mut javac = Command::new(self.jdk.javac().unwrap());
        end(self.with_trap(javac.args(arguments)));
        assert!(self.has_sprung(), "javac of {} {arguments:?}", self.jdk.version);
    }

    /// The program holds, and nothing has run on the host.
    fn is_safe(&self, arguments: &[&str], change: impl Fn(&mut Command)) {
        let home = self.jdk.home.to_str().unwrap();
        let mut command = self.session.command(&[&["check", "--jdk", home, "--quiet"], arguments].concat());
        change(self.with_trap(&mut command));
        let ended = end(&mut command);
        let holds = Ended { stdout: ended.stdout.clone(), stderr: String::new(), status: Some(0) };
        assert!(ended == holds && ended.stdout.starts_with("holds"), "{arguments:?}: {ended:?}");
        assert!(!self.has_sprung(), "JDK {}: {arguments:?}", self.jdk.version);
    }
}

fn on_every_jdk(services: &[&str], test: impl Fn(&Trapped)) {
    jdks().iter().for_each(|jdk| test(&Trapped::new(jdk, services)));
}

const PLUGIN: &str = "com.sun.source.util.Plugin";
const PROCESSOR: &str = "javax.annotation.processing.Processor";

#[test]
fn plugins_of_libraries_do_not_run() {
    on_every_jdk(&[PLUGIN], |trapped| {
        trapped.springs(&["-proc:none", "-cp", "trap.jar", "-d", "out", "Ok.java"]);
        trapped.is_safe(&["Ok.java", "--classpath", "trap.jar"], |_| ());
        trapped.is_safe(&["Ok.java", "--classpath", "trap"], |_| ());
        trapped.is_safe(&["Ok.java", "trap.jar", "--main", "Ok"], |_| ());
    });
}

#[test]
fn plugins_in_the_current_directory_do_not_run() {
    on_every_jdk(&[PLUGIN], |trapped| {
        trapped.session.write("trap/Ok.java", PROGRAM.1);
        let inside = trapped.session.path("trap");
        trapped.is_safe(&["Ok.java"], |command| _ = command.current_dir(&inside));
    });
}

#[test]
fn processors_of_libraries_do_not_run() {
    on_every_jdk(&[PROCESSOR], |trapped| {
        trapped.springs(&["-processor", "Trap", "-cp", "trap.jar", "-d", "out", "Ok.java"]);
        trapped.is_safe(&["Ok.java", "--classpath", "trap.jar"], |_| ());
    });
}

#[test]
fn a_source_is_no_file_of_arguments_and_no_option() {
    on_every_jdk(&[PLUGIN], |trapped| {
        trapped.session.write("x.java", "-processorpath trap.jar -Xplugin:Trap Ok.java\n");
        trapped.session.write("@x.java", PROGRAM.1);
        trapped.springs(&["-d", "out", "@x.java"]);
        trapped.is_safe(&["@x.java"], |_| ());
        trapped.session.write("sources/-processorpath.java", PROGRAM.1);
        trapped.is_safe(&["sources"], |_| ());
        let inside = trapped.session.path("sources");
        trapped.is_safe(&["."], |command| _ = command.current_dir(&inside));
    });
}

#[test]
fn the_environment_adds_no_options() {
    on_every_jdk(&[PLUGIN], |trapped| {
        for (variable, value) in [
            ("JDK_JAVAC_OPTIONS", "-processorpath trap.jar -Xplugin:Trap"),
            ("JAVA_TOOL_OPTIONS", "-Djava.class.path=trap.jar"),
            ("_JAVA_OPTIONS", "-Djava.class.path=trap.jar"),
            ("CLASSPATH", "trap.jar"),
        ] {
            // Another text each time: what was compiled once is not compiled again.
            trapped.session.write("Ok.java", format!("// {variable}\n{}", PROGRAM.1));
            trapped.is_safe(&["Ok.java"], |command| _ = command.env(variable, value));
        }
    });
}

//! Which `main` method of a class is called, and how: the rules of the `java` launcher.
//!
//! Follows: JLS 12.1.4. Before Java 25 only `public static void main(String[])` starts a program (the looser rules of
//! 21 to 24 were previews, which are refused everywhere); from 25 on any `main` that is not private, static or not,
//! with or without the arguments. A `main` may be inherited. Deviates: where two interfaces give an instance main by
//! default, the first one is taken, while the launcher looks for the most specific one.

use crate::inspect::{ClassSummary, MainMethod, access, binary_name};
use program::source::{ClassSource, SourceError};
use rustc_hash::FxHashSet;

/// The first feature release whose launcher accepts instance main methods.
const INSTANCE_MAINS: u32 = 25;

/// Where a program starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryPoint {
    /// The class that is started, in internal form (`shop/Main`).
    pub class: String,
    /// The class that declares the method: itself, a superclass or an interface.
    pub declared_by: String,
    pub kind: MainKind,
}

/// The four shapes of a main method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MainKind {
    /// `static void main(String[])`
    StaticWithArguments,
    /// `static void main()`
    Static,
    /// `void main(String[])`, called on a new instance.
    InstanceWithArguments,
    /// `void main()`, called on a new instance.
    Instance,
}

impl MainKind {
    /// The descriptor of the method.
    pub fn descriptor(self) -> &'static str {
        match self {
            MainKind::StaticWithArguments | MainKind::InstanceWithArguments => "([Ljava/lang/String;)V",
            MainKind::Static | MainKind::Instance => "()V",
        }
    }

    /// Whether an instance is made first, with the constructor that has no parameters.
    pub fn needs_instance(self) -> bool {
        matches!(self, MainKind::Instance | MainKind::InstanceWithArguments)
    }
}

/// The entry point of `class`, or a sentence that says why the launcher of this feature release would refuse it.
pub(crate) fn entry_point(
    source: &dyn ClassSource,
    class: &ClassSummary,
    feature: u32,
) -> Result<Result<EntryPoint, String>, SourceError> {
    let search = Search { source };
    let found = if feature < INSTANCE_MAINS { search.classic(class)? } else { search.any(class)? };
    Ok(found.and_then(|(declared_by, method)| {
        check_instance(class, method)?;
        Ok(EntryPoint { class: class.name.clone(), declared_by, kind: kind(method) })
    }))
}

/// The class that declares it, and the method.
type FoundMain = Option<(String, MainMethod)>;

/// Whether static methods of a class are among those that its heirs have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Statics {
    Count,
    AreHidden,
}

struct Search<'a> {
    source: &'a dyn ClassSource,
}

impl Search<'_> {
    fn classic(&self, class: &ClassSummary) -> Result<Result<(String, MainMethod), String>, SourceError> {
        let is_public = |main: &MainMethod| main.takes_arguments && main.access & access::PUBLIC != 0;
        Ok(match self.method(class, &is_public)? {
            None => Err("it has no method public static void main(String[])".to_string()),
            Some((declared_by, main)) if main.access & access::STATIC == 0 => {
                Err(format!("main(String[]) of class {} is not static", binary_name(&declared_by)))
            }
            Some((declared_by, main)) if !main.returns_void => {
                Err(format!("main(String[]) of class {} does not return void", binary_name(&declared_by)))
            }
            Some(found) => Ok(found),
        })
    }

    fn any(&self, class: &ClassSummary) -> Result<Result<(String, MainMethod), String>, SourceError> {
        let public = |main: &MainMethod| main.takes_arguments && main.access & access::PUBLIC != 0;
        let with_arguments = |main: &MainMethod| main.takes_arguments;
        let without = |main: &MainMethod| !main.takes_arguments;
        let mut found = self.method(class, &public)?;
        if found.is_none() {
            found = self.method(class, &with_arguments)?;
        }
        if !found.as_ref().is_some_and(is_startable) {
            found = self.method(class, &without)?;
        }
        Ok(found.filter(is_startable).ok_or_else(|| "it has no main method that is not private".to_string()))
    }

    /// The first match in the class, its superclasses and then its interfaces, whose static methods are not inherited.
    ///
    /// No class is looked at twice, so that a (malformed) class which is its own parent ends the search, not the tool.
    fn method(&self, class: &ClassSummary, wanted: &dyn Fn(&MainMethod) -> bool) -> Result<FoundMain, SourceError> {
        let mut seen = FxHashSet::from_iter([class.name.clone()]);
        let mut open = vec![(class.clone(), Statics::Count)];
        while let Some((class, statics)) = open.pop() {
            let counts = |main: &MainMethod| statics == Statics::Count || main.access & access::STATIC == 0;
            if let Some(&main) = class.mains.iter().find(|main| wanted(main) && counts(main)) {
                return Ok(Some((class.name, main)));
            }
            let interfaces = class.interfaces.into_iter().rev().map(|name| (name, Statics::AreHidden));
            for (name, statics) in interfaces.chain(class.super_name.map(|name| (name, statics))) {
                let parent = if seen.insert(name.clone()) { self.summary(&name)? } else { None };
                open.extend(parent.map(|parent| (parent, statics)));
            }
        }
        Ok(None)
    }

    /// A parent that is not there is reported by whoever links the class.
    fn summary(&self, name: &str) -> Result<Option<ClassSummary>, SourceError> {
        let Some(class) = self.source.find_class(name)? else { return Ok(None) };
        ClassSummary::read(class.bytes, || format!("class {}", binary_name(name))).map(Some)
    }
}

fn is_startable(found: &(String, MainMethod)) -> bool {
    found.1.returns_void && found.1.access & access::PRIVATE == 0
}

fn check_instance(class: &ClassSummary, main: MainMethod) -> Result<(), String> {
    if main.access & access::STATIC != 0 {
        return Ok(());
    }
    if class.access & access::ABSTRACT != 0 {
        return Err("it is abstract, and its main method needs an instance".to_string());
    }
    if class.nested.is_some_and(|flags| flags & access::STATIC == 0) {
        return Err("it is an inner class, and its main method needs an instance".to_string());
    }
    match class.constructor {
        Some(flags) if flags & access::PRIVATE == 0 => Ok(()),
        _ => Err("it has no constructor without parameters that is not private".to_string()),
    }
}

fn kind(main: MainMethod) -> MainKind {
    match (main.access & access::STATIC != 0, main.takes_arguments) {
        (true, true) => MainKind::StaticWithArguments,
        (true, false) => MainKind::Static,
        (false, true) => MainKind::InstanceWithArguments,
        (false, false) => MainKind::Instance,
    }
}

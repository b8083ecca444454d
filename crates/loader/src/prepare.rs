//! From what the user typed to what a virtual machine needs: the classes, the entry point and the JDK.

use crate::api::{self, ApiClasses};
use crate::candidates::{Chooser, Offer};
use crate::classpath::ClassPath;
use crate::compile::{CacheLocation, Compiled};
use crate::constants::{self, Constant};
use crate::entry::EntryPoint;
use crate::error::{InputError, LoadError};
use crate::image::JdkImage;
use crate::inspect::{self, ClassSummary};
use crate::jdk::Jdk;
use crate::jdk::discovery::HostEnvironment;
use crate::recompilation::Recompilation;
use crate::root::ClassRoot;
use crate::source::ProgramSource;
use crate::target::Target;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The part of the command line that decides which program is meant.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The TARGETs, in order.
    pub targets: Vec<PathBuf>,
    /// The argument of `--classpath`.
    pub classpath: Option<OsString>,
    /// The argument of `--main`, a binary name (`shop.Main`).
    pub main: Option<String>,
    /// The argument of `--jdk`.
    pub jdk: Option<PathBuf>,
    /// Whether there is `--enable-preview`.
    pub preview: bool,
    /// Constants that are to have other values.
    pub constants: Vec<Constant>,
    /// Becomes true when nobody wants the program any more.
    pub halt: Arc<AtomicBool>,
}

/// A program ready to be started.
pub struct Prepared {
    pub source: ProgramSource,
    pub entry: EntryPoint,
    pub jdk: Jdk,
    /// Whether the preview features of the JDK's release are enabled.
    pub preview: bool,
    /// Sentences for the user about what may not be as intended.
    pub warnings: Vec<String>,
    /// Its sources, and how they were compiled.
    pub recompilation: Recompilation,
    /// Where the TARGETs have their classes; the rest of the class path is not among it.
    pub own: Vec<ClassRoot>,
}

impl Prepared {
    /// The internal names of the classes of the TARGETs, sorted. A place that cannot be read has none.
    pub fn own_classes(&self) -> Vec<String> {
        let entries = self.own.iter().flat_map(|root| root.class_entries().unwrap_or_default());
        let names = entries.filter_map(|entry| entry.strip_suffix(".class").map(str::to_owned));
        let is_class = |name: &String| !name.ends_with("module-info") && !name.ends_with("package-info");
        let mut names: Vec<String> = names.filter(is_class).collect();
        names.sort();
        names.dedup();
        names
    }
}

/// Reads the TARGETs, compiles sources, opens the class library and picks the entry point.
pub fn prepare(request: &Request, environment: &HostEnvironment, cache: &CacheLocation) -> Result<Prepared, LoadError> {
    let targets = request.targets.iter().map(|path| Target::read(path)).collect::<Result<Vec<_>, _>>()?;
    let jdk = environment.choose(request.jdk.as_deref())?.jdk;
    let mut classpath = ClassPath::new(jdk.feature);
    let mut offers = Vec::new();
    for target in &targets {
        offers.extend(add_target(&mut classpath, target)?);
    }
    let mut own = classpath.roots().to_vec();
    request.classpath.iter().try_for_each(|list| classpath.add_list(list))?;
    if let Some(path) = classpath.missing().first() {
        return Err(InputError::MissingEntry { path: path.clone() }.into());
    }
    let mut warnings: Vec<String> = jdk.warning().into_iter().collect();
    // Without any, the compilation says so.
    let compiler = environment.compiler_for(&jdk).unwrap_or_else(|| jdk.clone());
    let mut roots = classpath.into_roots();
    let mut recompilation = recompilation((&compiler, jdk.feature), request, &targets, &roots)?;
    let mut compiled = compile(&recompilation, cache)?;
    if let Some(constant) = request.constants.first() {
        let Some(original) = &compiled else {
            let complaint = String::from("the compiler has put its value into the class files; name .java files");
            let name = format!("{}.{}", constant.class, constant.field);
            return Err(InputError::Constant { name, complaint }.into());
        };
        recompilation.classes = Some(original.directory().to_path_buf());
        let replaced = constants::replace(&recompilation, &request.constants, cache)?;
        warnings.extend(replaced.sentences);
        recompilation.sources = replaced.sources;
        compiled = compile(&recompilation, cache)?;
    }
    if let Some(compiled) = &compiled {
        let place = ClassRoot::Directory(compiled.directory().to_path_buf());
        offers.push(Offer::Compiled { place: place.clone(), sources: recompilation.sources.clone() });
        recompilation.classes = Some(compiled.directory().to_path_buf());
        own.push(place.clone());
        roots.insert(0, place);
        warnings.extend(foreign_compiler(&jdk, &compiler));
    }
    let source = ProgramSource::new(JdkImage::open(&jdk)?, roots, compiled);
    let source = source.with_api(ApiClasses::new(&compiler, jdk.feature, cache, &request.halt));
    let chooser = Chooser { source: &source, feature: jdk.feature, targets: &request.targets };
    let entry = match &request.main {
        Some(class) => chooser.named(class, "--main")?,
        None => chooser.choose(&offers)?,
    };
    Ok(Prepared { source, entry, jdk, preview: request.preview, warnings, recompilation, own })
}

/// Puts the classes of a TARGET on the class path and says which of them may be started.
fn add_target(classpath: &mut ClassPath, target: &Target) -> Result<Option<Offer>, LoadError> {
    Ok(match target {
        Target::Source(_) | Target::Sources { .. } => None,
        Target::Directory(directory) => {
            classpath.add(directory)?;
            Some(Offer::Place(ClassRoot::Directory(directory.clone())))
        }
        Target::Jar(path) => classpath.add(path)?.map(|jar| match &jar.manifest().main_class {
            Some(class) => Offer::Manifest { class: class.clone(), jar: path.clone() },
            None => Offer::Place(ClassRoot::Jar(jar)),
        }),
        Target::Class(file) => {
            let class = inspect::summary_of_file(file)?;
            match root_of_class(file, &class) {
                Some(root) => classpath.add(&root).map(|_| ())?,
                None => classpath.add_root(ClassRoot::Class { name: class.name.clone(), file: file.clone() }),
            }
            Some(Offer::Class(class.name))
        }
    })
}

/// The directory in which the packages begin, where the file lies in the directory that its package asks for.
fn root_of_class(file: &Path, class: &ClassSummary) -> Option<PathBuf> {
    let file = file.canonicalize().ok()?;
    let relative = format!("{}.class", class.name);
    file.ends_with(&relative).then_some(())?;
    file.ancestors().nth(relative.split('/').count()).map(Path::to_path_buf)
}

/// The sources of the TARGETs, and how they are compiled.
fn recompilation(
    (jdk, release): (&Jdk, u32),
    request: &Request,
    targets: &[Target],
    roots: &[ClassRoot],
) -> Result<Recompilation, LoadError> {
    let mut sources: Vec<PathBuf> = Vec::new();
    for source in targets.iter().flat_map(Target::sources) {
        if !sources.contains(source) {
            sources.push(source.clone());
        }
    }
    let libraries = roots.iter().filter(|root| !matches!(root, ClassRoot::Class { .. }));
    Ok(Recompilation {
        jdk: jdk.clone(),
        release,
        sources,
        classes: None,
        libraries: libraries.map(|root| root.path().to_path_buf()).collect(),
        preview: request.preview,
        api: api::missing_in(roots)?,
        halt: Arc::clone(&request.halt),
    })
}

fn compile(recompilation: &Recompilation, cache: &CacheLocation) -> Result<Option<Compiled>, LoadError> {
    let sources = &recompilation.sources;
    if sources.is_empty() { Ok(None) } else { recompilation.of(sources).run(cache).map(Some) }
}

/// Where the JDK of the run is a run-time environment, its sources are compiled by another.
fn foreign_compiler(jdk: &Jdk, compiler: &Jdk) -> Option<String> {
    (compiler.home != jdk.home).then(|| {
        let (home, other) = (jdk.home.display(), compiler.home.display());
        format!("{home} has no javac: the sources are compiled by that of JDK {} ({other})", compiler.version)
    })
}

//! The registry of classes: loads by name, links once, numbers in order of loading (JVMS 5.3, creation and loading).
//!
//! One namespace: every class loader of the program sees the same classes, hidden classes are outside of it. Loading is
//! a function of the name, so which thread or schedule loads first makes no difference to any state.

use crate::access;
use crate::class::{Class, ClassId, ClassKind, ClassParts, ClassRef, Field};
use crate::dispatch;
use crate::error::{LinkError, LinkErrorKind};
use crate::layout::Element;
use crate::method::{Method, MethodId, MethodRef};
use crate::names::Names;
use crate::source::{ClassBytes, ClassSource, Origin};
use classfile::ClassFile;
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

/// The program: every class loaded so far and the source of those still to come.
pub struct Program {
    pub names: Names,
    source: Box<dyn ClassSource>,
    by_name: RwLock<FxHashMap<&'static str, ClassRef>>,
    classes: RwLock<Vec<ClassRef>>,
    /// How many classes there are, for those who ask often.
    class_count: AtomicUsize,
    methods: RwLock<Vec<MethodRef>>,
    /// Names of classes whose loading has begun, to notice circular hierarchies.
    loading: Mutex<Vec<String>>,
    /// The newest class-file version that the JDK at hand would accept.
    newest_version: u16,
    /// Whether class files of that version may use its preview features.
    preview: bool,
    /// Whether it is noted where threads come in the program's own code.
    notes_visits: bool,
}

/// How [`Program::define`] makes a class from bytes.
#[derive(Clone, Copy, Debug)]
pub struct Definition {
    pub origin: Origin,
    /// A hidden class gets a unique name and is not found by name.
    pub hidden: bool,
    pub host: Option<ClassRef>,
}

/// Feature release N writes class files of version N plus this.
const FIRST_VERSION: u32 = 44;

const PRIMITIVES: [(&str, char); 9] = [
    ("boolean", 'Z'),
    ("byte", 'B'),
    ("char", 'C'),
    ("short", 'S'),
    ("int", 'I'),
    ("long", 'J'),
    ("float", 'F'),
    ("double", 'D'),
    ("void", 'V'),
];

impl Program {
    /// A program over a source of classes; nothing but the primitive types is loaded yet.
    pub fn new(source: Box<dyn ClassSource>) -> Program {
        let program = Program {
            names: Names::default(),
            source,
            by_name: RwLock::default(),
            classes: RwLock::default(),
            class_count: AtomicUsize::new(0),
            methods: RwLock::default(),
            loading: Mutex::default(),
            newest_version: u16::MAX,
            preview: false,
            notes_visits: false,
        };
        for (name, descriptor) in PRIMITIVES {
            program.add_primitive(name, descriptor);
        }
        program
    }

    /// The same for the class library of a feature release: newer class files are refused, as its own VM would.
    pub fn for_release(self, feature: u32) -> Program {
        let newest_version = u16::try_from(feature.saturating_add(FIRST_VERSION)).unwrap_or(u16::MAX);
        Program { newest_version, ..self }
    }

    /// The same with or without the preview features of the release, as `java --enable-preview`.
    pub fn with_preview(self, preview: bool) -> Program {
        Program { preview, ..self }
    }

    /// The same with or without notes of where threads come in the program's own code (`visits`).
    #[must_use]
    pub fn with_visits(self, notes_visits: bool) -> Program {
        Program { notes_visits, ..self }
    }

    /// Whether it is noted where threads come.
    #[inline(always)]
    pub fn notes_visits(&self) -> bool {
        self.notes_visits
    }

    /// Whether preview features are enabled.
    pub fn is_preview_enabled(&self) -> bool {
        self.preview
    }

    /// As HotSpot decides, and in its words.
    fn check_version(&self, name: &str, file: &ClassFile<'static>) -> Result<(), LinkError> {
        let (major, minor, newest) = (file.major, file.minor, self.newest_version);
        let message = if major > newest {
            format!(
                "{name} has been compiled by a more recent version of the Java Runtime (class file version {major}.{minor}), \
                 this version of the Java Runtime only recognizes class file versions up to {newest}.0"
            )
        } else if file.is_preview() && major != newest {
            format!(
                "{name} (class file version {major}.{minor}) was compiled with preview features that are unsupported. This \
                 version of the Java Runtime only recognizes preview features for class file version {newest}.65535"
            )
        } else if file.is_preview() && !self.preview {
            format!(
                "Preview features are not enabled for {name} (class file version {major}.{minor}). Try running with \
                 '--enable-preview'"
            )
        } else {
            return Ok(());
        };
        Err(LinkError::new(LinkErrorKind::UnsupportedClassVersion, message))
    }

    /// Where classes and resources come from.
    pub fn source(&self) -> &dyn ClassSource {
        &*self.source
    }

    /// The class with this number.
    #[inline]
    pub fn class(&self, id: ClassId) -> ClassRef {
        self.classes.read().unwrap_or_else(PoisonError::into_inner)[id.0 as usize]
    }

    /// How many classes are loaded.
    pub fn class_count(&self) -> usize {
        self.class_count.load(Ordering::Acquire)
    }

    /// The method with this number.
    pub fn method(&self, id: MethodId) -> MethodRef {
        self.methods.read().unwrap_or_else(PoisonError::into_inner)[id.0 as usize]
    }

    /// The class of this internal name if it is already loaded.
    pub fn loaded(&self, name: &str) -> Option<ClassRef> {
        self.by_name.read().unwrap_or_else(PoisonError::into_inner).get(name).copied()
    }

    /// The class of this internal name (`java/lang/String`, `[[I`), loaded now if need be.
    pub fn load(&self, name: &str) -> Result<ClassRef, LinkError> {
        if let Some(class) = self.loaded(name) {
            return Ok(class);
        }
        if let Some(component) = name.strip_prefix('[') {
            let component = self.load_descriptor(component)?;
            return Ok(self.array_of(component));
        }
        if PRIMITIVES.iter().any(|(primitive, _)| *primitive == name) {
            return Err(LinkError::new(LinkErrorKind::NoClassDefFound, name));
        }
        let found = self.source.find_class(name).map_err(|error| {
            LinkError::new(LinkErrorKind::ClassFormat, format!("{}: {}", error.place, error.reason))
        })?;
        let bytes = found.ok_or_else(|| LinkError::new(LinkErrorKind::NoClassDefFound, name))?;
        self.begin_loading(name)?;
        let result = self.link(name, bytes, Definition { origin: bytes.origin, hidden: false, host: None });
        self.guard_loading().retain(|other| other != name);
        result
    }

    /// The class of a descriptor: `I`, `Ljava/lang/String;`, `[J`.
    pub fn load_descriptor(&self, descriptor: &str) -> Result<ClassRef, LinkError> {
        if let Some(name) = descriptor.strip_prefix('L').and_then(|rest| rest.strip_suffix(';')) {
            return self.load(name);
        }
        if descriptor.starts_with('[') {
            return self.load(descriptor);
        }
        self.primitive(descriptor.chars().next().unwrap_or(' '))
            .ok_or_else(|| LinkError::new(LinkErrorKind::ClassFormat, format!("bad descriptor {descriptor}")))
    }

    /// The pseudo class of a primitive type.
    pub fn primitive(&self, descriptor: char) -> Option<ClassRef> {
        let position = PRIMITIVES.iter().position(|(_, known)| *known == descriptor)?;
        Some(self.class(ClassId(position as u32)))
    }

    /// The array class whose component is `component`.
    pub fn array_of(&self, component: ClassRef) -> ClassRef {
        if let Some(class) = component.array_class.get() {
            return class;
        }
        let name = self.names.intern(&format!("[{}", component.descriptor()));
        let class = self.link_array(name, component);
        component.array_class.get_or_init(|| class)
    }

    /// Makes a class from bytes that did not come from the source: a synthesised, hidden or program-defined class.
    pub fn define(&self, bytes: &'static [u8], definition: Definition) -> Result<ClassRef, LinkError> {
        let file = parse("", bytes)?;
        let name = file
            .pool
            .class_name(file.this_class)
            .map_err(|error| LinkError::new(LinkErrorKind::ClassFormat, error.to_string()))?;
        let name = self.names.intern(&name);
        if !definition.hidden && self.loaded(name).is_some() {
            let message = format!("duplicate class definition for {}", name.replace('/', "."));
            return Err(LinkError::new(LinkErrorKind::Linkage, message));
        }
        self.link(name, ClassBytes { bytes, origin: definition.origin }, definition)
    }

    /// Like [`Program::define`], for bytes the running program hands over. Whether the name is taken is a question
    /// about the state, not about the program: another state may have defined other bytes by the same name. The
    /// registry finds the first of them by name.
    pub fn define_version(&self, bytes: &'static [u8], definition: Definition) -> Result<ClassRef, LinkError> {
        let name = class_name_of(bytes)?;
        self.link(&name, ClassBytes { bytes, origin: definition.origin }, definition)
    }

    fn guard_loading(&self) -> MutexGuard<'_, Vec<String>> {
        self.loading.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin_loading(&self, name: &str) -> Result<(), LinkError> {
        let mut loading = self.guard_loading();
        if loading.iter().any(|other| other == name) {
            return Err(LinkError::new(LinkErrorKind::ClassCircularity, name));
        }
        loading.push(name.to_owned());
        Ok(())
    }

    fn next_id(&self) -> ClassId {
        ClassId(u32::try_from(self.class_count()).unwrap_or(u32::MAX))
    }

    fn add_primitive(&self, name: &'static str, descriptor: char) {
        let access = access::PUBLIC | access::FINAL | access::ABSTRACT;
        let parts = ClassParts { kind: ClassKind::Primitive { descriptor }, access, ..self.bare_parts(name) };
        self.register(Box::leak(Box::new(Class::new(parts))), false);
    }

    fn bare_parts(&self, name: &'static str) -> ClassParts {
        ClassParts {
            id: self.next_id(),
            name,
            kind: ClassKind::Instance,
            access: 0,
            origin: Origin::Jdk { module: "java.base" },
            hidden: false,
            host: None,
            super_class: None,
            interfaces: vec![],
            file: None,
            instance_references: vec![],
            static_references: vec![],
        }
    }

    fn register(&self, class: ClassRef, by_name: bool) {
        let mut classes = self.classes.write().unwrap_or_else(PoisonError::into_inner);
        classes.push(class);
        self.class_count.store(classes.len(), Ordering::Release);
        drop(classes);
        if by_name {
            self.by_name.write().unwrap_or_else(PoisonError::into_inner).entry(class.name).or_insert(class);
        }
    }

    fn link_array(&self, name: &'static str, component: ClassRef) -> ClassRef {
        let object = self.loaded("java/lang/Object");
        let interfaces =
            ["java/lang/Cloneable", "java/io/Serializable"].iter().filter_map(|name| self.load(name).ok()).collect();
        let visibility = component.access & (access::PUBLIC | access::PRIVATE | access::PROTECTED);
        let parts = ClassParts {
            kind: ClassKind::Array { component, element: Element::of_descriptor(&component.descriptor()) },
            access: visibility | access::FINAL | access::ABSTRACT,
            origin: component.origin,
            super_class: object,
            interfaces,
            ..self.bare_parts(name)
        };
        let class: ClassRef = Box::leak(Box::new(Class::new(parts)));
        dispatch::build(class);
        self.register(class, true);
        class
    }

    fn link(&self, name: &str, bytes: ClassBytes, definition: Definition) -> Result<ClassRef, LinkError> {
        let file = parse(name, bytes.bytes)?;
        self.check_version(name, &file)?;
        let format = |error: classfile::ClassFileError| {
            LinkError::new(LinkErrorKind::ClassFormat, format!("{error} in class {name}"))
        };
        let own_name = file.pool.class_name(file.this_class).map_err(format)?;
        if own_name != name {
            let message = format!("{name} (wrong name: {own_name})");
            return Err(LinkError::new(LinkErrorKind::NoClassDefFound, message));
        }
        let super_class = self.link_super(name, &file)?;
        let mut interfaces = Vec::with_capacity(file.interfaces.len());
        for entry in &file.interfaces {
            interfaces.push(self.link_interface(name, &file.pool.class_name(*entry).map_err(format)?)?);
        }
        let own = own_fields(&file).map_err(format)?;
        let mut instance_references: Vec<bool> =
            super_class.map_or_else(Vec::new, |class| class.instance_references.to_vec());
        let inherited_words = instance_references.len() as u32;
        instance_references.extend(own.iter().filter(|field| !field.is_static).map(|field| field.is_reference));
        let static_references = own.iter().filter(|field| field.is_static).map(|field| field.is_reference).collect();
        let id = self.next_id();
        let name = if definition.hidden {
            self.names.intern(&format!("{name}+0x{:016x}", id.0))
        } else {
            self.names.intern(name)
        };
        let access = file.access;
        let parts = ClassParts {
            access,
            origin: definition.origin,
            hidden: definition.hidden,
            host: definition.host,
            super_class,
            interfaces,
            file: Some(file),
            instance_references,
            static_references,
            ..self.bare_parts(name)
        };
        let class: ClassRef = Box::leak(Box::new(Class::new(parts)));
        self.add_fields(class, inherited_words).map_err(format_in(name))?;
        self.add_methods(class).map_err(format_in(name))?;
        dispatch::build(class);
        self.register(class, !definition.hidden);
        Ok(class)
    }

    fn link_super(&self, name: &str, file: &ClassFile<'static>) -> Result<Option<ClassRef>, LinkError> {
        if file.super_class == 0 {
            return if name == "java/lang/Object" {
                Ok(None)
            } else {
                Err(LinkError::new(LinkErrorKind::ClassFormat, format!("class {name} has no superclass")))
            };
        }
        let super_name = file.pool.class_name(file.super_class).map_err(format_in(name))?;
        let super_class = self.load(&super_name)?;
        if super_class.is_interface() {
            let message =
                format!("class {} has interface {} as super class", name.replace('/', "."), super_class.java_name());
            return Err(LinkError::new(LinkErrorKind::IncompatibleClassChange, message));
        }
        Ok(Some(super_class))
    }

    fn link_interface(&self, name: &str, interface: &str) -> Result<ClassRef, LinkError> {
        let class = self.load(interface)?;
        if class.is_interface() {
            return Ok(class);
        }
        let message = format!(
            "class {} can not implement {}, because it is not an interface",
            name.replace('/', "."),
            class.java_name()
        );
        Err(LinkError::new(LinkErrorKind::IncompatibleClassChange, message))
    }

    fn add_fields(&self, class: ClassRef, inherited_words: u32) -> Result<(), classfile::ClassFileError> {
        let Some(file) = &class.file else { return Ok(()) };
        let (mut instance, mut statics) = (inherited_words, 0);
        let mut fields = Vec::with_capacity(file.fields.len());
        for (index, info) in file.fields.iter().enumerate() {
            let next = if info.access & access::STATIC != 0 { &mut statics } else { &mut instance };
            let word = *next;
            *next += 1;
            let name = self.names.keep(file.pool.text(info.name)?);
            let descriptor = self.names.keep(file.pool.text(info.descriptor)?);
            fields.push(Field { class, name, descriptor, access: info.access, index: index as u16, word });
        }
        let _set_once = class.fields.set(fields.into());
        Ok(())
    }

    fn add_methods(&self, class: ClassRef) -> Result<(), classfile::ClassFileError> {
        let Some(file) = &class.file else { return Ok(()) };
        let mut registered = self.methods.write().unwrap_or_else(PoisonError::into_inner);
        let first = registered.len();
        let mut methods = Vec::with_capacity(file.methods.len());
        for (index, info) in file.methods.iter().enumerate() {
            let name = self.names.keep(file.pool.text(info.name)?);
            let descriptor = self.names.keep(file.pool.text(info.descriptor)?);
            let receiver = u16::from(info.access & access::STATIC == 0);
            let slots = classfile::descriptor::parameter_slots(descriptor) + receiver;
            let selector = self.names.selector(name, descriptor);
            let id = MethodId((first + index) as u32);
            methods.push(Method::new(id, class, name, descriptor, selector, info.access, index as u16, slots));
        }
        let _set_once = class.methods.set(methods.into());
        registered.extend(class.methods.get().into_iter().flatten());
        Ok(())
    }
}

/// The internal name a class file gives its class.
pub fn class_name_of(bytes: &[u8]) -> Result<String, LinkError> {
    let file = parse("", bytes)?;
    let name = file.name().map_err(|error| LinkError::new(LinkErrorKind::ClassFormat, error.to_string()))?;
    Ok(name.into_owned())
}

struct OwnField {
    is_static: bool,
    is_reference: bool,
}

fn own_fields(file: &ClassFile<'static>) -> Result<Vec<OwnField>, classfile::ClassFileError> {
    let describe = |info: &classfile::MemberInfo<'static>| {
        let descriptor = file.pool.utf8(info.descriptor)?;
        let is_reference = matches!(descriptor.first(), Some(b'L' | b'['));
        Ok(OwnField { is_static: info.access & access::STATIC != 0, is_reference })
    };
    file.fields.iter().map(describe).collect()
}

fn format_in(name: &str) -> impl Fn(classfile::ClassFileError) -> LinkError + '_ {
    move |error| LinkError::new(LinkErrorKind::ClassFormat, format!("{error} in class {name}"))
}

fn parse<'a>(name: &str, bytes: &'a [u8]) -> Result<ClassFile<'a>, LinkError> {
    ClassFile::parse(bytes).map_err(|error| {
        let unsupported = error.kind.is_unsupported_version();
        let kind = if unsupported { LinkErrorKind::UnsupportedClassVersion } else { LinkErrorKind::ClassFormat };
        LinkError::new(kind, format!("{error} in class {name}"))
    })
}

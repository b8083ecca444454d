//! A linked class: its place in the hierarchy, its layout and its members.
//!
//! Follows JVMS 5.4 (linking). Immutable after linking; initialisation state is *not* here, it belongs to the VM's
//! state.

use crate::access;
use crate::layout::{Element, HEADER_WORDS, MIRROR_HIDDEN_WORDS};
use crate::method::{Method, MethodRef};
use crate::names::Selector;
use crate::source::Origin;
use classfile::ClassFile;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, OnceLock};

/// A class's number: its position in the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(pub u32);

/// Classes live as long as the process.
pub type ClassRef = &'static Class;
/// Fields live in their class.
pub type FieldRef = &'static Field;

/// What kind of type a class is.
#[derive(Clone, Copy, Debug)]
pub enum ClassKind {
    /// A class or interface read from a class file.
    Instance,
    /// An array; `component` is the class one dimension down (a primitive's pseudo class for `int[]`).
    Array { component: ClassRef, element: Element },
    /// `int`, `void` and the like, which have mirrors but no instances.
    Primitive { descriptor: char },
}

/// A linked class.
pub struct Class {
    pub id: ClassId,
    /// Internal name: `java/util/Map$Entry`, `[I`, `int`.
    pub name: &'static str,
    pub kind: ClassKind,
    pub access: u16,
    pub origin: Origin,
    /// Hidden classes (lambdas, synthesised adapters, `Lookup.defineHiddenClass`) cannot be found by name.
    pub hidden: bool,
    /// The class a hidden class belongs to: its nest host, and the one whose loader and module it shares.
    pub host: Option<ClassRef>,
    pub super_class: Option<ClassRef>,
    /// Direct superinterfaces in declaration order.
    pub interfaces: Box<[ClassRef]>,
    /// All superclasses from `Object` down to this class itself: a subclass test is one look-up at a known depth.
    pub supers: Box<[ClassId]>,
    /// All superinterfaces, sorted by id (and the class itself if it is an interface).
    pub all_interfaces: Box<[ClassRef]>,
    /// Parsed class file; absent for arrays and primitives.
    pub file: Option<ClassFile<'static>>,
    /// Instance field words, superclasses included.
    pub instance_words: u32,
    /// For each instance field word whether it holds a reference.
    pub instance_references: Box<[bool]>,
    /// For each static field word whether it holds a reference.
    pub static_references: Box<[bool]>,
    pub(crate) fields: OnceLock<Box<[Field]>>,
    pub(crate) methods: OnceLock<Box<[Method]>>,
    pub(crate) dispatch_table: OnceLock<Box<[MethodRef]>>,
    pub(crate) dispatch_slots: OnceLock<FxHashMap<Selector, u16>>,
    pub(crate) selections: Mutex<FxHashMap<Selector, Option<MethodRef>>>,
    pub(crate) array_class: OnceLock<ClassRef>,
    pub(crate) resolved_classes: Mutex<FxHashMap<u16, ClassRef>>,
    mirror: OnceLock<u32>,
}

/// What a class is made from; see [`Class::new`].
pub(crate) struct ClassParts {
    pub(crate) id: ClassId,
    pub(crate) name: &'static str,
    pub(crate) kind: ClassKind,
    pub(crate) access: u16,
    pub(crate) origin: Origin,
    pub(crate) hidden: bool,
    pub(crate) host: Option<ClassRef>,
    pub(crate) super_class: Option<ClassRef>,
    pub(crate) interfaces: Vec<ClassRef>,
    pub(crate) file: Option<ClassFile<'static>>,
    pub(crate) instance_references: Vec<bool>,
    pub(crate) static_references: Vec<bool>,
}

/// A declared field.
#[derive(Debug, PartialEq, Eq)]
pub struct Field {
    pub class: ClassRef,
    pub name: &'static str,
    pub descriptor: &'static str,
    pub access: u16,
    /// Position among the class's declared fields, as reflection numbers them.
    pub index: u16,
    /// Word among the instance fields, or among the static fields.
    pub word: u32,
}

impl Field {
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }

    pub fn is_volatile(&self) -> bool {
        self.access & access::VOLATILE != 0
    }

    pub fn is_final(&self) -> bool {
        self.access & access::FINAL != 0
    }

    /// First character of the descriptor, `L` for arrays too.
    pub fn basic_type(&self) -> u8 {
        match self.descriptor.as_bytes().first() {
            Some(b'[') | None => b'L',
            Some(byte) => *byte,
        }
    }

    pub fn is_reference(&self) -> bool {
        self.basic_type() == b'L'
    }

    /// Whether the field is a long or a double.
    pub fn is_wide(&self) -> bool {
        matches!(self.basic_type(), b'J' | b'D')
    }

    /// Word offset from the start of its object: the instance, or the mirror of its class.
    pub fn offset(&self, class_class: &Class) -> u32 {
        if self.is_static() {
            HEADER_WORDS + class_class.instance_words + MIRROR_HIDDEN_WORDS + self.word
        } else {
            HEADER_WORDS + self.word
        }
    }
}

impl Class {
    pub(crate) fn new(parts: ClassParts) -> Class {
        let supers = supers_of(&parts);
        let all_interfaces = interface_closure(&parts);
        let instance_words = u32::try_from(parts.instance_references.len()).unwrap_or(u32::MAX);
        Class {
            id: parts.id,
            name: parts.name,
            kind: parts.kind,
            access: parts.access,
            origin: parts.origin,
            hidden: parts.hidden,
            host: parts.host,
            super_class: parts.super_class,
            interfaces: parts.interfaces.into(),
            supers,
            all_interfaces,
            file: parts.file,
            instance_words,
            instance_references: parts.instance_references.into(),
            static_references: parts.static_references.into(),
            fields: OnceLock::new(),
            methods: OnceLock::new(),
            dispatch_table: OnceLock::new(),
            dispatch_slots: OnceLock::new(),
            selections: Mutex::default(),
            array_class: OnceLock::new(),
            resolved_classes: Mutex::default(),
            mirror: OnceLock::new(),
        }
    }

    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }

    pub fn is_array(&self) -> bool {
        matches!(self.kind, ClassKind::Array { .. })
    }

    pub fn is_primitive(&self) -> bool {
        matches!(self.kind, ClassKind::Primitive { .. })
    }

    /// Whether the class belongs to the program itself.
    pub fn is_application(&self) -> bool {
        self.origin == Origin::Application
    }

    /// Whether the class belongs to the class library.
    pub fn is_of_jdk(&self) -> bool {
        matches!(self.origin, Origin::Jdk { .. })
    }

    /// The component class of an array.
    pub fn component(&self) -> Option<ClassRef> {
        match self.kind {
            ClassKind::Array { component, .. } => Some(component),
            ClassKind::Instance | ClassKind::Primitive { .. } => None,
        }
    }

    /// The descriptor of a value of this class: `Ljava/lang/String;`, `[I`, `I`.
    pub fn descriptor(&self) -> String {
        match self.kind {
            ClassKind::Instance => format!("L{};", self.name),
            ClassKind::Array { .. } => self.name.to_owned(),
            ClassKind::Primitive { descriptor } => descriptor.to_string(),
        }
    }

    /// The name Java shows: dots for slashes, except before the number of a hidden class.
    pub fn java_name(&self) -> String {
        match (self.hidden, self.name.rsplit_once('+')) {
            (true, Some((stem, number))) => format!("{}/{number}", stem.replace('/', ".")),
            (false, Some(_)) if self.component().is_some() => self.java_array_name(),
            _ => self.name.replace('/', "."),
        }
    }

    /// The name of an array class whose elements may be of a hidden class.
    fn java_array_name(&self) -> String {
        match self.component() {
            Some(component) if component.is_array() => format!("[{}", component.java_array_name()),
            Some(component) if component.hidden => format!("[L{};", component.java_name()),
            Some(_) | None => self.name.replace('/', "."),
        }
    }

    /// The name the class was defined with: for a hidden class the one its class file and its own adapters use.
    pub fn defined_name(&self) -> String {
        let own = self.file.as_ref().and_then(|file| file.name().ok());
        own.map_or_else(|| self.name.to_owned(), |name| name.into_owned())
    }

    /// Everything before the last slash.
    pub fn package(&self) -> &'static str {
        self.name.rsplit_once('/').map_or("", |(package, _)| package)
    }

    /// Whether two classes are in one run-time package (JVMS 5.3).
    pub fn same_package(&self, other: &Class) -> bool {
        self.package() == other.package() && self.is_of_jdk() == other.is_of_jdk()
    }

    /// Declared fields in class-file order.
    pub fn fields(&self) -> &[Field] {
        self.fields.get().map_or(&[], |fields| fields)
    }

    /// Declared methods in class-file order.
    pub fn methods(&self) -> &[Method] {
        self.methods.get().map_or(&[], |methods| methods)
    }

    /// The methods that `CallVirtual` picks from.
    #[inline(always)]
    pub fn dispatch_table(&self) -> &[MethodRef] {
        self.dispatch_table.get().map_or(&[], |table| table)
    }

    /// Whether a value of this class may be assigned to `target` (JVMS 6.5 checkcast).
    #[inline]
    pub fn is_subclass_of(&self, target: &Class) -> bool {
        if std::ptr::eq(self, target) {
            return true;
        }
        if target.is_interface() {
            return self.all_interfaces.binary_search_by_key(&target.id, |interface| interface.id).is_ok();
        }
        if let (ClassKind::Array { component: mine, .. }, ClassKind::Array { component: theirs, .. }) =
            (self.kind, target.kind)
        {
            return !mine.is_primitive() && !theirs.is_primitive() && mine.is_subclass_of(theirs);
        }
        let depth = target.supers.len();
        depth <= self.supers.len() && depth > 0 && self.supers[depth - 1] == target.id
    }

    /// The field declared here with this name and descriptor.
    pub(crate) fn declared_field(&'static self, name: &str, descriptor: &str) -> Option<FieldRef> {
        self.fields().iter().find(|field| field.name == name && field.descriptor == descriptor)
    }

    /// The field of this name here or in a superclass; for the VM's own accesses to known JDK fields.
    pub fn field_named(&'static self, name: &str) -> Option<FieldRef> {
        let here = self.fields().iter().find(|field| field.name == name);
        here.or_else(|| self.super_class.and_then(|super_class| super_class.field_named(name)))
    }

    /// The method declared here with this name and descriptor.
    pub fn declared_method(&'static self, name: &str, descriptor: &str) -> Option<MethodRef> {
        self.methods().iter().find(|method| method.name == name && method.descriptor == descriptor)
    }

    /// The static initialiser.
    pub fn initializer(&'static self) -> Option<MethodRef> {
        self.methods().iter().find(|method| method.name == "<clinit>" && method.is_static())
    }

    /// Whether some method is a default method: then implementing classes initialise this interface (JVMS 5.5).
    pub fn declares_default_methods(&self) -> bool {
        self.is_interface() && self.methods().iter().any(|m| m.access & (access::ABSTRACT | access::STATIC) == 0)
    }

    /// The reference to this class's mirror, once the VM has made it.
    #[inline(always)]
    pub fn mirror(&self) -> Option<u32> {
        self.mirror.get().copied()
    }

    /// Records where the mirror lies. Mirrors never move and never differ between states.
    pub fn set_mirror(&self, reference: u32) {
        let known = self.mirror.get_or_init(|| reference);
        debug_assert_eq!(*known, reference, "a class has one mirror");
    }
}

fn supers_of(parts: &ClassParts) -> Box<[ClassId]> {
    let mut supers: Vec<ClassId> = parts.super_class.map_or_else(Vec::new, |class| class.supers.to_vec());
    if parts.access & access::INTERFACE == 0 && !matches!(parts.kind, ClassKind::Primitive { .. }) {
        supers.push(parts.id);
    }
    supers.into()
}

fn interface_closure(parts: &ClassParts) -> Box<[ClassRef]> {
    let mut all: Vec<ClassRef> = parts.super_class.map_or_else(Vec::new, |class| class.all_interfaces.to_vec());
    for interface in &parts.interfaces {
        all.push(interface);
        all.extend(interface.all_interfaces.iter());
    }
    all.sort_by_key(|interface| interface.id);
    all.dedup_by_key(|interface| interface.id);
    all.into()
}

impl PartialEq for Class {
    fn eq(&self, other: &Class) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Class {}

impl std::fmt::Debug for Class {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Class({})", self.name)
    }
}

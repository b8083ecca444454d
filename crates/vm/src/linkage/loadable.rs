//! Constants that are computed by Java code: method types, method handles, dynamic constants (JVMS 5.4.3.5, 5.4.3.6).

use super::upcalls::Deferred;
use crate::interpreter::detour::Detoured;
use crate::interpreter::slow::Site;
use crate::linkage::resolution_cells::ConstantKey;
use crate::machine::Machine;
use crate::state::reference::Reference;
use classfile::{ClassFile, Constant};
use program::layout::HEADER_WORDS;
use program::{ClassRef, LinkError, LinkErrorKind, Op};

impl Machine {
    /// `ldc` of a method type, a method handle or a dynamic constant.
    pub(crate) fn resolve_loadable(&mut self, site: &Site, entry: u16, cell: u32) -> Detoured<()> {
        let class = site.frame.method.class;
        if let Some(letter) = dynamic_letter(class, entry) {
            site.quicken(Op::LdcDynamic, letter, entry, cell);
            return Ok(());
        }
        self.loadable(class, entry)?;
        site.quicken(Op::LdcCell, 0, entry, cell);
        Ok(())
    }

    /// Pushes a dynamic constant.
    pub(crate) fn load_dynamic(&mut self, site: &Site) -> Detoured<()> {
        let value = self.loadable(site.frame.method.class, site.instruction.a)?;
        let slots = match site.instruction.c {
            b'J' | b'D' => 2,
            _ => 1,
        };
        let word = match site.instruction.c {
            b'L' => value.slot(),
            _ => self.heap.field(value, HEADER_WORDS + self.box_word(value)),
        };
        let thread = self.thread_mut();
        thread.push_result(word, slots);
        if let Some(frame) = thread.frame_mut() {
            frame.pc += 1;
        }
        Ok(())
    }

    fn box_word(&self, boxed: Reference) -> u32 {
        self.peek_class(boxed).field_named("value").map_or(0, |field| field.word)
    }

    /// The cell of a constant-pool entry.
    pub(super) fn entry_cell(&mut self, class: ClassRef, entry: u16) -> Detoured<u32> {
        match self.constant_cell(class.id, ConstantKey::Entry(entry)) {
            Some(cell) => Ok(cell),
            None => Err(self.unsupported("more constants than the VM has room for")),
        }
    }

    /// The object that a loadable constant-pool entry is (JVMS 4.4, table 4.4-C); computing it may take Java code.
    pub(super) fn loadable(&mut self, class: ClassRef, entry: u16) -> Detoured<Reference> {
        let Some(file) = &class.file else { return Err(self.unsupported("a constant of a class without class file")) };
        let constant =
            file.pool.get(entry).map_err(|error| self.throw_new("java/lang/ClassFormatError", &error.to_string()))?;
        match constant {
            Constant::Integer(value) => self.new_box("java/lang/Integer", u64::from(value as u32)),
            Constant::Float(bits) => self.new_box("java/lang/Float", u64::from(bits)),
            Constant::Long(value) => self.new_box("java/lang/Long", value as u64),
            Constant::Double(bits) => self.new_box("java/lang/Double", bits),
            Constant::String(text) => {
                let units = file.pool.utf8(text).map(classfile::modified_utf8::to_utf16).unwrap_or_default();
                self.intern_utf16(&units)
            }
            Constant::Class(_) => {
                let named = self.program.resolve_class(class, entry);
                let named = self.linked(named)?;
                self.mirror(named)
            }
            _ => self.computed(class, file, entry),
        }
    }

    /// A box as HotSpot passes it to bootstrap methods: a new object.
    fn new_box(&mut self, class_name: &str, word: u64) -> Detoured<Reference> {
        let class = self.program.load(class_name);
        let class = self.linked(class)?;
        self.ensure_initialized(class)?;
        let boxed = self.allocate_object(class)?;
        self.set_named_field(boxed, "value", word);
        Ok(boxed)
    }

    fn computed(&mut self, class: ClassRef, file: &ClassFile<'static>, entry: u16) -> Detoured<Reference> {
        let cell = self.entry_cell(class, entry)?;
        let known = Reference::from_slot(self.heap.word(cell));
        if !known.is_null() {
            self.rethrow_failure(known, true)?;
            return Ok(if known == self.null_marker()? { Reference::NULL } else { known });
        }
        self.compute(class, file, entry, cell)?;
        Err(self.unsupported("a constant that computing did not give"))
    }

    fn compute(&mut self, class: ClassRef, file: &ClassFile<'static>, entry: u16, cell: u32) -> Detoured<()> {
        match file.pool.get(entry) {
            Ok(Constant::MethodType(descriptor)) => {
                let descriptor = file.pool.text(descriptor).unwrap_or_default();
                self.defer(class, &Deferred::MethodType { descriptor: &descriptor }, cell)
            }
            Ok(Constant::MethodHandle { kind, reference }) => self.compute_handle(class, kind, reference, cell),
            Ok(Constant::Dynamic { .. }) => {
                let (bootstrap, arguments, name, descriptor) = self.bootstrap_parts(class, file, entry)?;
                self.defer(
                    class,
                    &Deferred::Constant { bootstrap, name: &name, descriptor: &descriptor, arguments },
                    cell,
                )
            }
            _ => Err(self.throw_new("java/lang/ClassFormatError", &format!("constant {entry} is not loadable"))),
        }
    }

    fn compute_handle(&mut self, class: ClassRef, kind: u8, reference: u16, cell: u32) -> Detoured<()> {
        let member = self.program.member_reference(class, reference);
        let member = self.linked(member)?;
        let holder = self.program.resolve_class(class, member.class_index);
        let holder = self.linked(holder)?;
        let (name, descriptor) = (&*member.name, &*member.descriptor);
        if kind <= super::member_names::kind::PUT_STATIC {
            return self.defer(class, &Deferred::FieldHandle { kind, holder, name, descriptor }, cell);
        }
        self.defer(class, &Deferred::MethodHandle { kind, holder, name, descriptor }, cell)
    }

    /// The bootstrap method, its static arguments (null or an array), the name and the descriptor of a dynamic entry.
    pub(super) fn bootstrap_parts(
        &mut self,
        class: ClassRef,
        file: &ClassFile<'static>,
        entry: u16,
    ) -> Detoured<(Reference, Reference, String, String)> {
        let parts = dynamic_parts(file, entry);
        let parts = parts
            .map_err(|reason| LinkError::new(LinkErrorKind::ClassFormat, format!("{reason} in class {}", class.name)));
        let (specifier, name, descriptor) = self.linked(parts)?;
        let bootstrap = self.loadable(class, specifier.method_handle)?;
        let mut arguments = Vec::with_capacity(specifier.arguments.len());
        for argument in &specifier.arguments {
            arguments.push(self.loadable(class, *argument)?);
        }
        let arguments = if arguments.is_empty() {
            Reference::NULL
        } else {
            self.new_reference_array(self.known.object_array, &arguments)?
        };
        Ok((bootstrap, arguments, name, descriptor))
    }
}

type Specifier = (classfile::attributes::BootstrapMethod, String, String);

fn dynamic_parts(file: &ClassFile<'static>, entry: u16) -> Result<Specifier, String> {
    let (bootstrap, name_and_type) = match file.pool.get(entry) {
        Ok(Constant::Dynamic { bootstrap, name_and_type } | Constant::InvokeDynamic { bootstrap, name_and_type }) => {
            (bootstrap, name_and_type)
        }
        _ => return Err(format!("constant {entry} is not dynamic")),
    };
    let (name, descriptor) = file.pool.name_and_type(name_and_type).map_err(|error| error.to_string())?;
    let mut methods = file.bootstrap_methods().map_err(|error| error.to_string())?;
    if usize::from(bootstrap) >= methods.len() {
        return Err(format!("no bootstrap method {bootstrap}"));
    }
    Ok((methods.swap_remove(usize::from(bootstrap)), name.into_owned(), descriptor.into_owned()))
}

/// The first letter of a dynamic constant's type, `L` for arrays too; none for other constants.
fn dynamic_letter(class: ClassRef, entry: u16) -> Option<u8> {
    let file = class.file.as_ref()?;
    let Ok(Constant::Dynamic { name_and_type, .. }) = file.pool.get(entry) else { return None };
    let (_, descriptor) = file.pool.name_and_type(name_and_type).ok()?;
    match descriptor.bytes().next() {
        Some(b'[') | None => Some(b'L'),
        Some(letter) => Some(letter),
    }
}

//! A method: its signature in slots, and its code once somebody needs it.

use crate::access;
use crate::class::{Class, ClassRef};
use crate::code::Code;
use crate::entry_values::EntryValue;
use crate::error::LinkError;
use crate::frame_map::FrameMaps;
use crate::names::Selector;
use classfile::MemberInfo;
use flow::MethodInFile;
use std::sync::OnceLock;

/// A method's number: its position in the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MethodId(pub u32);

/// Methods live in their class, for ever.
pub type MethodRef = &'static Method;

/// A declared method.
pub struct Method {
    pub id: MethodId,
    pub class: ClassRef,
    pub name: &'static str,
    pub descriptor: &'static str,
    pub selector: Selector,
    pub access: u16,
    /// Position among the class's declared methods, as reflection numbers them.
    pub index: u16,
    /// Slots its arguments take, the receiver included.
    pub argument_slots: u16,
    /// First character of the result's descriptor, `L` for arrays too, `V` for none.
    pub result: u8,
    /// Declared with a signature-polymorphic type (JVMS 2.9.3).
    pub signature_polymorphic: bool,
    pub(crate) code: OnceLock<Result<Code, LinkError>>,
    pub(crate) frame_maps: OnceLock<Result<Box<FrameMaps>, LinkError>>,
    /// Number of the VM's own implementation, once somebody has asked.
    native: OnceLock<Option<u32>>,
    /// What is known of it beyond its code, as bits, once somebody has asked.
    claims: OnceLock<u32>,
    plain: OnceLock<&'static Code>,
    annotated_hidden: OnceLock<bool>,
    stands_for: OnceLock<MethodRef>,
    /// What its frames remember of their beginning.
    pub(crate) entry_values: OnceLock<Box<[EntryValue]>>,
}

impl Method {
    #[expect(clippy::too_many_arguments, reason = "the facts of a class-file member, each set once")]
    pub(crate) fn new(
        id: MethodId,
        class: ClassRef,
        name: &'static str,
        descriptor: &'static str,
        selector: Selector,
        access: u16,
        index: u16,
        argument_slots: u16,
    ) -> Method {
        let result = match descriptor.rsplit_once(')').and_then(|(_, result)| result.bytes().next()) {
            Some(b'[') | None => b'L',
            Some(byte) => byte,
        };
        Method {
            id,
            class,
            name,
            descriptor,
            selector,
            access,
            index,
            argument_slots,
            result,
            signature_polymorphic: is_signature_polymorphic(class, descriptor, access),
            code: OnceLock::new(),
            frame_maps: OnceLock::new(),
            native: OnceLock::new(),
            claims: OnceLock::new(),
            plain: OnceLock::new(),
            annotated_hidden: OnceLock::new(),
            stands_for: OnceLock::new(),
            entry_values: OnceLock::new(),
        }
    }

    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }

    pub fn is_private(&self) -> bool {
        self.access & access::PRIVATE != 0
    }

    pub fn is_native(&self) -> bool {
        self.access & access::NATIVE != 0
    }

    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }

    pub fn is_synchronized(&self) -> bool {
        self.access & access::SYNCHRONIZED != 0
    }

    pub fn is_constructor(&self) -> bool {
        self.name == "<init>"
    }

    pub fn is_initializer(&self) -> bool {
        self.name == "<clinit>"
    }

    /// Slots of the result: 0, 1 or 2.
    #[inline(always)]
    pub fn result_slots(&self) -> u32 {
        match self.result {
            b'V' => 0,
            b'J' | b'D' => 2,
            _ => 1,
        }
    }

    /// Whether the JDK marks the method as one that stack traces leave out (`jdk.internal.vm.annotation.Hidden`).
    pub fn is_annotated_hidden(&self) -> bool {
        *self
            .annotated_hidden
            .get_or_init(|| !self.class.is_application() && self.has_hidden_annotation().unwrap_or(false))
    }

    fn has_hidden_annotation(&self) -> Option<bool> {
        let file = self.class.file.as_ref()?;
        let data = self.info()?.attribute("RuntimeVisibleAnnotations")?;
        let all = classfile::attributes::annotations(data).ok()?;
        let is_hidden = |name: u16| file.pool.utf8(name).is_ok_and(|name| HIDDEN.contains(&name));
        Some(all.iter().any(|annotation| is_hidden(annotation.descriptor)))
    }

    /// What its frames remember of their beginning, in their last locals.
    pub fn entry_values(&self) -> &[EntryValue] {
        self.entry_values.get().map_or(&[], |entry_values| entry_values)
    }

    /// The class-file entry, for reflection.
    pub fn info(&self) -> Option<&'static MemberInfo<'static>> {
        self.class.file.as_ref().and_then(|file| file.methods.get(self.index as usize))
    }

    /// The method's entry in its class file, for whoever follows its code.
    pub fn in_file(&self) -> Result<MethodInFile<'static>, LinkError> {
        let missing =
            || LinkError::new(crate::LinkErrorKind::ClassFormat, format!("{} is in no class file", self.signature()));
        let file = self.class.file.as_ref().ok_or_else(missing)?;
        Ok(MethodInFile { file, info: self.info().ok_or_else(missing)? })
    }

    /// The decoded code if somebody has already decoded it.
    #[inline(always)]
    pub fn decoded(&self) -> Option<&Code> {
        match self.code.get() {
            Some(Ok(code)) => Some(code),
            Some(Err(_)) | None => None,
        }
    }

    /// The code of a method that a call may simply enter: neither native, nor abstract, nor synchronized.
    #[inline(always)]
    pub fn plain_code(&self) -> Option<&'static Code> {
        self.plain.get().copied()
    }

    /// Records that calls may simply enter `code`.
    pub fn set_plain_code(&self, code: &'static Code) {
        let _first_answer_stays = self.plain.set(code);
    }

    /// Which of the VM's natives implements or overrides this method, decided once by `find`.
    #[inline(always)]
    pub fn native_number(&self, find: impl FnOnce() -> Option<u32>) -> Option<u32> {
        *self.native.get_or_init(find)
    }

    /// What is known of this method beyond its code, decided once by `find`.
    #[inline(always)]
    pub fn claims(&self, find: impl FnOnce() -> u32) -> u32 {
        *self.claims.get_or_init(find)
    }

    /// The native method whose work this synthesised method does: stack traces show that one instead.
    pub fn stands_for(&self) -> Option<MethodRef> {
        self.stands_for.get().copied()
    }

    /// Records that stack traces show `native` in the place of this method.
    pub fn set_stands_for(&self, native: MethodRef) {
        let _first_answer_stays = self.stands_for.set(native);
    }

    /// `java/lang/Object.wait(J)V`, as natives and messages name it.
    pub fn signature(&self) -> String {
        format!("{}.{}{}", self.class.name, self.name, self.descriptor)
    }
}

/// The annotation under the names it has had.
const HIDDEN: [&[u8]; 2] = [b"Ljdk/internal/vm/annotation/Hidden;", b"Ljava/lang/invoke/LambdaForm$Hidden;"];

fn is_signature_polymorphic(class: &Class, descriptor: &str, flags: u16) -> bool {
    let holder = class.name == "java/lang/invoke/MethodHandle" || class.name == "java/lang/invoke/VarHandle";
    let native_varargs = access::NATIVE | access::VARARGS;
    holder && flags & native_varargs == native_varargs && descriptor.starts_with("([Ljava/lang/Object;)")
}

impl std::fmt::Debug for Method {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Method({})", self.signature())
    }
}

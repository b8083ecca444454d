//! Field accesses: resolution and quickening (JVMS 6.5 getfield, putfield, getstatic, putstatic).

use super::Site;
use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::canonical::{caches_of, is_private};
use crate::state::initialization_word::InitializationWord;
use library::objects::is_shortcut;
use program::instruction::FieldFlags;
use program::layout::HEADER_WORDS;
use program::{ClassRef, FieldRef, Op};

impl Machine {
    fn field_at(&mut self, site: &Site, wants_static: bool) -> Detoured<FieldRef> {
        let field = self.program.resolve_field(site.frame.method.class, site.instruction.a);
        let field = self.linked(field)?;
        if field.is_static() != wants_static {
            let expected = if wants_static { "static" } else { "non-static" };
            let message = format!("Expected {expected} field {}.{}", field.class.java_name(), field.name);
            return Err(self.throw_new("java/lang/IncompatibleClassChangeError", &message));
        }
        Ok(field)
    }

    pub(super) fn resolve_instance(&mut self, site: &Site) -> Detoured<()> {
        let field = self.field_at(site, false)?;
        let op = match (site.instruction.op, field.is_wide()) {
            (Op::GetField, false) => Op::GetFieldOne,
            (Op::GetField, true) => Op::GetFieldTwo,
            // The object is `this` wherever such a field is written.
            (_, false) if is_shortcut(field.class.name, field.name) => Op::Pop2,
            (_, false) => Op::PutFieldOne,
            (_, true) => Op::PutFieldTwo,
        };
        let Ok(offset) = u16::try_from(HEADER_WORDS + field.word) else {
            return Err(self.unsupported("a class with more than 65,000 fields"));
        };
        site.quicken(op, self.flags(field), offset, 0);
        Ok(())
    }

    pub(super) fn resolve_static(&mut self, site: &Site) -> Detoured<()> {
        let field = self.field_at(site, true)?;
        self.ensure_initialized(field.class)?;
        let index = self.static_index(field)?;
        let op = match (site.instruction.op, field.is_wide()) {
            (Op::GetStatic, false) => Op::GetStaticOne,
            (Op::GetStatic, true) => Op::GetStaticTwo,
            (_, false) => Op::PutStaticOne,
            (_, true) => Op::PutStaticTwo,
        };
        let Ok(offset) = u16::try_from(field.offset(self.known.class)) else {
            return Err(self.unsupported("a class with more than 65,000 static fields"));
        };
        let settled = if self.initialized_for_ever(field.class) { FieldFlags::INITIALIZED } else { 0 };
        site.quicken(op, self.flags(field) | settled, offset, index);
        Ok(())
    }

    /// The class of a quickened static access is not initialised in this state.
    pub(super) fn initialize_for_static(&mut self, site: &Site) -> Detoured<()> {
        let mirror = site.instruction.b - u32::from(site.instruction.a);
        let class = self.class_of_mirror(crate::state::reference::Reference(mirror));
        self.ensure_initialized(class)
    }

    /// Whether a class was initialised when the boot was over: then it is in every state.
    pub(super) fn initialized_for_ever(&self, class: ClassRef) -> bool {
        let Some(mirror) = class.mirror() else { return false };
        self.heap.is_frozen()
            && self.heap.word_at_boot(mirror + self.heap.initialization_offset()) == InitializationWord::INITIALIZED.0
    }

    fn flags(&self, field: FieldRef) -> u8 {
        let is_cache = !field.is_static() && caches_of(field.class).contains(&(HEADER_WORDS + field.word));
        let facts = [
            (field.is_volatile(), FieldFlags::VOLATILE),
            (field.is_final(), FieldFlags::FINAL),
            (field.is_reference(), FieldFlags::REFERENCE),
            (field.is_final(), FieldFlags::CONSTANT),
            (is_cache || is_private(field), FieldFlags::CACHE),
        ];
        facts.iter().filter(|(holds, _)| *holds).fold(0, |flags, (_, flag)| flags | flag)
    }
}

//! Dynamic calls whose bootstrap method is not one that the VM knows: the JDK links them (JVMS 6.5 invokedynamic).

use super::member_names::ResolvedMember;
use super::upcalls::Deferred;
use crate::interpreter::detour::Detoured;
use crate::interpreter::slow::Site;
use crate::linkage::resolution_cells::ConstantKey;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::{Op, PolymorphicSite};

/// Set in the key of a site's second cell.
const APPENDIX: u32 = 1 << 31;

impl Machine {
    /// Gives the site its cells; what it calls is decided at the first call in each state.
    pub(super) fn link_general_call(&mut self, site: &Site, name: &str, descriptor: &str) -> Detoured<()> {
        let cell = self.site_cell(site, 0)?;
        let appendix_cell = self.site_cell(site, APPENDIX)?;
        let Ok(slots) = u8::try_from(classfile::descriptor::parameter_slots(descriptor)) else {
            return Err(self.unsupported("a dynamic call with more than 255 argument slots"));
        };
        let names = &self.program.names;
        let polymorphic = PolymorphicSite::new(names.intern(name), names.intern(descriptor), cell, appendix_cell);
        let resolved = program::SiteTarget::Polymorphic(Box::leak(Box::new(polymorphic)));
        site.frame.code.resolve_site(site.instruction.b, resolved);
        site.quicken(Op::CallDynamic, slots, site.instruction.a, site.instruction.b);
        Ok(())
    }

    fn site_cell(&mut self, site: &Site, part: u32) -> Detoured<u32> {
        let key = ConstantKey::Site { method: site.frame.method.index, instruction: site.frame.pc | part };
        match self.constant_cell(site.frame.method.class.id, key) {
            Some(cell) => Ok(cell),
            None => Err(self.unsupported("more call sites than the VM has room for")),
        }
    }

    /// A call that a bootstrap method of the program has linked, or links now.
    pub(crate) fn call_dynamic(&mut self, site: &Site) -> Detoured<()> {
        let Some(polymorphic) = site.frame.code.polymorphic_site(site.instruction.b) else {
            return Err(self.unsupported("a quickened dynamic call without its site"));
        };
        let member = Reference::from_slot(self.heap.word(polymorphic.cell));
        if member.is_null() {
            return self.begin_linking(site, polymorphic);
        }
        self.rethrow_failure(member, false)?;
        let Some(ResolvedMember { method, constants }) = self.resolved_member(member) else {
            return Err(self.throw_new("java/lang/InternalError", "a call site that is not resolved"));
        };
        let appendix = Reference::from_slot(self.heap.word(polymorphic.appendix_cell));
        let more = [appendix.slot(), constants.slot()];
        let more = if constants.is_null() { &more[..1] } else { &more[..] };
        self.call_with(method, u32::from(site.instruction.c), more)
    }

    fn begin_linking(&mut self, site: &Site, polymorphic: &'static PolymorphicSite) -> Detoured<()> {
        let caller = site.frame.method.class;
        let Some(file) = &caller.file else {
            return Err(self.unsupported("a call site of a class without class file"));
        };
        let (bootstrap, arguments, name, descriptor) = self.bootstrap_parts(caller, file, site.instruction.a)?;
        let appendix_cell = polymorphic.appendix_cell;
        let what = Deferred::CallSite { bootstrap, name: &name, descriptor: &descriptor, arguments, appendix_cell };
        self.defer(caller, &what, polymorphic.cell)
    }

    /// Records what a dynamic call was linked to, if nobody else was faster.
    pub fn fill_call_site(&mut self, cell: u32, appendix_cell: u32, member: Reference, appendix: Reference) {
        if self.heap.word(cell) == 0 {
            self.heap.set_word(appendix_cell, appendix.slot());
            self.heap.set_word(cell, member.slot());
        }
    }
}

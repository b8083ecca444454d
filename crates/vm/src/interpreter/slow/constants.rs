//! Constants: `ldc` of strings, classes, method handles, method types and dynamic constants (JVMS 6.5 ldc, 5.4.3).

use super::Site;
use crate::interpreter::detour::Detoured;
use crate::linkage::OF_CALL_SITE;
use crate::linkage::resolution_cells::ConstantKey;
use crate::machine::Machine;
use classfile::Constant;
use program::Op;

impl Machine {
    pub(super) fn load_constant(&mut self, site: &Site) -> Detoured<()> {
        if site.instruction.op == Op::LdcCell && site.instruction.c == OF_CALL_SITE {
            return self.refill_call_site(site);
        }
        let class = site.frame.method.class;
        let entry = site.instruction.a;
        let Some(file) = &class.file else { return Err(self.unsupported("a constant of a class without class file")) };
        match file.pool.get(entry) {
            Ok(Constant::String(text)) => {
                let units = file.pool.utf8(text).map(classfile::modified_utf8::to_utf16).unwrap_or_default();
                self.intern_utf16(&units)?;
                let cell = self.string_cell(&units).unwrap_or(0);
                site.quicken(Op::LdcCell, 0, entry, cell);
                Ok(())
            }
            Ok(Constant::Class(_)) => {
                let constant = self.program.resolve_class(class, entry);
                let constant = self.linked(constant)?;
                let mirror = self.mirror(constant)?;
                site.quicken(Op::Push, 0, 0, mirror.0);
                Ok(())
            }
            Ok(_) => {
                let Some(cell) = self.constant_cell(class.id, ConstantKey::Entry(entry)) else {
                    return Err(self.unsupported("more constants than the VM has room for"));
                };
                self.resolve_loadable(site, entry, cell)
            }
            Err(error) => Err(self.throw_new("java/lang/ClassFormatError", &error.to_string())),
        }
    }
}

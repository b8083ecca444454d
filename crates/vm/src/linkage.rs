//! Call sites and constants that are linked by bootstrap methods (JVMS 5.4.3.6, 6.5 invokedynamic, 2.9.3).

use crate::detour::Detoured;
use crate::machine::Machine;
use crate::slow::Site;
use program::MethodRef;

impl Machine {
    pub(crate) fn resolve_polymorphic_call(&mut self, _site: &Site, method: MethodRef) -> Detoured<()> {
        Err(self.unsupported(format!("signature-polymorphic call of {}", method.signature())))
    }

    pub(crate) fn resolve_dynamic_call(&mut self, _site: &Site) -> Detoured<()> {
        Err(self.unsupported("invokedynamic"))
    }

    pub(crate) fn resolve_loadable(&mut self, _site: &Site, _entry: u16, _cell: u32) -> Detoured<()> {
        Err(self.unsupported("a method handle, method type or dynamic constant"))
    }
}

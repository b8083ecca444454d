//! `CallSite`s, and the cells that keep what linking has computed.

use crate::arguments::{int, reference};
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "sojourner/Linkage.fill(ILjava/lang/Object;)V" => fill,
    implements "sojourner/Linkage.fill(IILjava/lang/Object;Ljava/lang/Object;)V" => fill_call_site,
    implements "sojourner/Linkage.fail(ILjava/lang/Throwable;)V" => fail,
    implements "java/lang/invoke/MethodHandleNatives.setCallSiteTargetNormal(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V" => set_target,
    implements "java/lang/invoke/MethodHandleNatives.setCallSiteTargetVolatile(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V" => set_target,
    overrides "java/lang/invoke/MethodHandleNatives$CallSiteContext.make(Ljava/lang/invoke/CallSite;)Ljava/lang/invoke/MethodHandleNatives$CallSiteContext;" => make_context,
];

fn fill(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.fill_cell(int(arguments, 0) as u32, reference(arguments, 1)).into()
}

fn fail(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.fail_cell(int(arguments, 0) as u32, reference(arguments, 1)).into()
}

fn fill_call_site(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (cell, appendix_cell) = (int(arguments, 0) as u32, int(arguments, 1) as u32);
    machine.fill_call_site(cell, appendix_cell, reference(arguments, 2), reference(arguments, 3));
    Native::Return(0)
}

fn set_target(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.set_named_field(reference(arguments, 0), "target", arguments[1]);
    Native::Return(0)
}

/// A context only serves compiled code, and registering it would start the cleaner's thread.
fn make_context(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let class = machine.program.load("java/lang/invoke/MethodHandleNatives$CallSiteContext");
    match machine.linked(class) {
        Ok(class) => machine.allocate_object(class).into(),
        Err(detour) => detour.into(),
    }
}

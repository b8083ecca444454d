//! `java.security.AccessController` (up to JDK 23): no security manager, so every stack may do everything.

use crate::arguments::zero;
use vm::{NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/security/AccessController.getStackAccessControlContext()Ljava/security/AccessControlContext;" until 23 => zero,
    implements "java/security/AccessController.getInheritedAccessControlContext()Ljava/security/AccessControlContext;" until 23 => zero,
    implements "java/security/AccessController.getProtectionDomain(Ljava/lang/Class;)Ljava/security/ProtectionDomain;" until 23 => zero,
    implements "java/security/AccessController.ensureMaterializedForStackWalk(Ljava/lang/Object;)V" until 23 => zero,
];

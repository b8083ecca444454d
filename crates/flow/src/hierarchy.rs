//! What the types of a frame need to know about classes: who extends whom.
//!
//! A class file alone does not say it, so whoever knows the classes answers. Where two classes meet, the verifier has
//! to be told a class that both extend (JVMS 4.10.1.2); interfaces count as `java/lang/Object` there.

/// The class at the top.
pub(crate) const OBJECT: &str = "java/lang/Object";

/// The classes as they will be at run time, by internal names; arrays are never asked about.
pub trait Hierarchy {
    /// The direct superclass; `None` for `java/lang/Object` and for a class that is not known.
    fn superclass(&self, name: &str) -> Option<String>;

    /// Whether it is an interface; one that is not known is taken for a class.
    fn is_interface(&self, name: &str) -> bool;

    /// The nearest class that both extend or are.
    fn common_superclass(&self, one: &str, other: &str) -> String {
        if self.is_interface(one) || self.is_interface(other) {
            return OBJECT.to_owned();
        }
        let mut above_one = vec![one.to_owned()];
        while let Some(next) = above_one.last().and_then(|name| self.superclass(name)) {
            above_one.push(next);
        }
        let mut candidate = Some(other.to_owned());
        while let Some(name) = candidate {
            if above_one.contains(&name) {
                return name;
            }
            candidate = self.superclass(&name);
        }
        OBJECT.to_owned()
    }
}

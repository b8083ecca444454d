//! Names that live for ever: interned text, and selectors (a method's name and descriptor as one number).

use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::sync::Mutex;

/// A method name together with its descriptor; equal selectors override each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Selector(pub u32);

/// Interns names and selectors. Numbers depend on the order of interning and never leave the process.
#[derive(Default)]
pub struct Names {
    texts: Mutex<FxHashMap<&'static str, ()>>,
    selectors: Mutex<FxHashMap<(&'static str, &'static str), Selector>>,
}

impl Names {
    /// The one immortal copy of `text`.
    pub fn intern(&self, text: &str) -> &'static str {
        let mut texts = lock(&self.texts);
        if let Some((known, ())) = texts.get_key_value(text) {
            return known;
        }
        let immortal: &'static str = Box::leak(text.to_owned().into_boxed_str());
        texts.insert(immortal, ());
        immortal
    }

    /// Like [`Names::intern`], but keeps text that already lives for ever where it is.
    pub fn keep(&self, text: Cow<'static, str>) -> &'static str {
        match text {
            Cow::Borrowed(text) => text,
            Cow::Owned(text) => self.intern(&text),
        }
    }

    /// The selector of a name and a descriptor.
    pub(crate) fn selector(&self, name: &str, descriptor: &str) -> Selector {
        if let Some(known) = lock(&self.selectors).get(&(name, descriptor)) {
            return *known;
        }
        let key = (self.intern(name), self.intern(descriptor));
        let mut selectors = lock(&self.selectors);
        let next = Selector(u32::try_from(selectors.len()).unwrap_or(u32::MAX));
        *selectors.entry(key).or_insert(next)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

//! Monitors, waiting and sleeping.

use crate::workshop::on_every_jdk;
use analysis::Flag;

#[test]
fn a_synchronized_method_locks_objects_of_its_class() {
    on_every_jdk("Locking", |subject| {
        let called = subject.effects_from("Locking", "main", 0);
        assert!(called.locks(subject.class("Locking$Account")), "{called:?}");
        let (deposit, account) = (subject.index_of("Locking", "main", "deposit", 0), subject.class("Locking$Account"));
        let behind = subject.effects_from("Locking", "main", deposit + 1);
        assert!(behind.locks(account), "the blocks lock it too");
        let inside = subject.effects("Locking$Account", "deposit");
        assert!(!inside.locks(account), "entering comes before the code: {inside:?}");
    });
}

#[test]
fn a_static_synchronized_method_locks_the_mirror_of_its_class() {
    on_every_jdk("Locking", |subject| {
        let index = subject.index_of("Locking", "main", "inClass", 0);
        let called = subject.effects_from("Locking", "main", index);
        let locking = subject.class("Locking");
        assert!(called.locks_mirror(locking), "{called:?}");
        let block = subject.effects("Locking", "blockOnClass");
        assert!(block.locks_mirror(subject.class("Locking$Unrelated")), "{block:?}");
        assert!(!block.locks_mirror(locking) && !block.locks(subject.class("Locking$Account")), "{block:?}");
        assert!(block.locks(subject.class("java/lang/Class")), "a mirror is an object of that class");
    });
}

#[test]
fn a_block_locks_objects_of_the_type_that_its_operand_has() {
    on_every_jdk("Locking", |subject| {
        for method in ["blockOnField", "blockOnLocal"] {
            let block = subject.effects("Locking", method);
            assert!(block.locks(subject.class("Locking$Account")), "{method}: {block:?}");
            assert!(block.locks(subject.class("Locking$Savings")), "{method}: {block:?}");
            assert!(!block.locks(subject.class("Locking$Unrelated")), "{method}: {block:?}");
            assert!(block.has(Flag::NOTIFIES) && !block.has(Flag::WAITS), "{method}: {block:?}");
        }
        let any = subject.effects("Locking", "blockOnAnything");
        assert!(any.locks(subject.class("Locking$Unrelated")) && any.locks_mirror(subject.class("Locking")), "{any:?}");
    });
}

#[test]
fn waiting_and_sleeping_are_told_apart() {
    on_every_jdk("Locking", |subject| {
        let waiting = subject.effects("Locking", "sleepAndWait");
        assert!(waiting.has(Flag::WAITS) && waiting.has(Flag::SLEEPS), "{waiting:?}");
        let index = subject.index_of("Locking", "sleepAndWait", "wait", 0);
        let waiting = subject.effects_from("Locking", "sleepAndWait", index);
        assert!(waiting.has(Flag::WAITS) && !waiting.has(Flag::SLEEPS | Flag::NOTIFIES | Flag::PARKS), "{waiting:?}");
    });
}

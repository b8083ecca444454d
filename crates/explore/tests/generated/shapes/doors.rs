//! Other doors to a call: reflection, method handles, `Class.forName`, and what they may ask.

use super::{Pen, declaring, line, lines, volatile};
use crate::program::{Program, Statement};

/// The doors are opened before there is a second thread.
const DECLARATIONS: &str = "    static final ReentrantLock lock = new ReentrantLock();
    static int bump() { synchronized (L0) { return ++c; } }
    static int state() { return t0.getState().ordinal(); }
    static int queued() { return lock.hasQueuedThreads() ? 1 : 0; }
    static int locked() { return lock.isLocked() ? 1 : 0; }
    static final Method BUMP, STATE, QUEUED, LOCKED;
    static final MethodHandle HANDLE, STATE_HANDLE, QUEUED_HANDLE;
    static {
        try {
            BUMP = method(\"bump\");
            STATE = method(\"state\");
            QUEUED = method(\"queued\");
            LOCKED = method(\"locked\");
            HANDLE = MethodHandles.lookup().unreflect(BUMP);
            STATE_HANDLE = MethodHandles.lookup().unreflect(STATE);
            QUEUED_HANDLE = MethodHandles.lookup().unreflect(QUEUED);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
    static Method method(String name) throws ReflectiveOperationException {
        return MethodHandles.lookup().lookupClass().getDeclaredMethod(name);
    }
    static int by(Method method) {
        try {
            return (Integer) method.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
    static int by(MethodHandle handle) {
        try {
            return (int) handle.invokeExact();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
";

pub(super) fn doors(pen: &mut Pen) -> Program {
    let ask = pen.pick(&[
        "x = by(BUMP);",
        "x = by(HANDLE);",
        "x = by(STATE);",
        "x = by(STATE_HANDLE);",
        "x = by(QUEUED);",
        "x = by(QUEUED_HANDLE);",
        "x = by(LOCKED);",
        "assert by(HANDLE) != 2;",
        "assert by(STATE_HANDLE) != 2;",
        "assert by(QUEUED_HANDLE) == 0;",
    ]);
    let thread =
        pen.few(1, 2, &["x = bump();", "synchronized (L0) { c += 2; }", "lock.lock(); lock.unlock();", "v = 1;"]);
    let mut main = lines(&["t0.start();"]);
    match pen.below(4) {
        0 => main.push(Statement::around("synchronized (L0)", vec![line(ask)])),
        1 => main.extend([line("lock.lock();"), line(ask), line("lock.unlock();")]),
        _ => main.push(line(ask)),
    }
    declaring(volatile(main, vec![thread]), DECLARATIONS, "")
}

//! Small Java programs that the commands are tried on.

/// Two threads take two locks in opposite order.
pub(crate) const DEADLOCK: (&str, &str) = (
    "Locks.java",
    "public class Locks {
    static final Object a = new Object();
    static final Object b = new Object();

    public static void main(String[] arguments) {
        Thread worker = new Thread(() -> {
            synchronized (a) {
                synchronized (b) {
                    System.out.println(\"worker\");
                }
            }
        }, \"worker\");
        worker.start();
        synchronized (b) {
            synchronized (a) {
                System.out.println(\"main\");
            }
        }
    }
}
",
);

/// The same locks, always in the same order.
pub(crate) const ORDERED: (&str, &str) = (
    "Ordered.java",
    "public class Ordered {
    static final Object a = new Object();
    static final Object b = new Object();

    public static void main(String[] arguments) {
        new Thread(Ordered::both).start();
        both();
    }

    static void both() {
        synchronized (a) {
            synchronized (b) {
                assert Thread.holdsLock(a);
            }
        }
    }
}
",
);

/// Two threads count without taking care of each other; the sum is asserted.
pub(crate) const LOST_UPDATE: (&str, &str) = (
    "Counter.java",
    "public class Counter {
    static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread worker = new Thread(() -> count++, \"worker\");
        worker.start();
        count++;
        worker.join();
        assert count == 2 : \"lost:\\n\" + count;
    }
}
",
);

/// Every state is new.
pub(crate) const ENDLESS: (&str, &str) = (
    "Endless.java",
    "public class Endless {
    static volatile long count;

    public static void main(String[] arguments) {
        new Thread(() -> { while (true) { count++; } }).start();
        while (true) { count++; }
    }
}
",
);

/// Fails with an argument.
pub(crate) const ARGUMENT: (&str, &str) = (
    "Argument.java",
    "public class Argument {
    public static void main(String[] arguments) {
        if (arguments.length > 0) {
            throw new IllegalStateException(arguments[0]);
        }
    }
}
",
);

/// A latch that stays shut.
pub(crate) const LATCH: (&str, &str) = (
    "Latch.java",
    "import java.util.concurrent.CountDownLatch;
class Latch {
    static final CountDownLatch OPEN = new CountDownLatch(2);
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(OPEN::countDown);
        other.start();
        OPEN.await();
    }
}
",
);

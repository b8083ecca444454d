//@ verdict: holds
//@ assurance: sc
//@ options: --property assertion
//@ jdk: 17 only
// why: c follows the resume, which follows b; races are not asked for, so that this is a proof for sequential consistency.
public class SuspendResumeInvariant {
    static boolean a;
    static boolean b;
    static boolean c;

    static final class First extends Thread {
        @Override
        public void run() {
            a = true;
            suspend();
            c = true;
        }
    }

    static final class Second extends Thread {
        private final Thread other;

        Second(Thread other) {
            this.other = other;
        }

        @Override
        public void run() {
            b = true;
            other.resume();
        }
    }

    public static void main(String[] arguments) {
        First first = new First();
        Second second = new Second(first);
        first.start();
        second.start();
        assert !c || (a & b);
    }
}

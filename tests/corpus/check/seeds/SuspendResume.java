//@ verdict: violated
//@ property: deadlock
//@ all: deadlock, race
//@ jdk: 17 only
// why: the resume may come before the suspend; then nobody resumes the first agent. main reads what agents write: a race.
public class SuspendResume {
    static boolean a;
    static boolean b;
    static boolean c;

    static final class First extends Thread {
        @Override
        public void run() {
            a = true;
            suspend(); //~
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

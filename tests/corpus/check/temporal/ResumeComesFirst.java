//@ verdict: violated
//@ property: ltl
//@ options: --ltl '<> ResumeComesFirst.c' --property assertion
//@ claim: holds --ltl '[] (ResumeComesFirst.c -> ResumeComesFirst.a && ResumeComesFirst.b)' --property assertion
//@ claim: violated --ltl '<> ResumeComesFirst.c' --property assertion --fairness strong
//@ claim: violated --property termination
//@ jdk: 17 only
// why: the resume may come before the suspend; then nobody resumes the first agent, and c stays false.
public class ResumeComesFirst {
    static volatile boolean a;
    static volatile boolean b;
    static volatile boolean c;

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
        first.start();
        new Second(first).start();
    }
}

//@ verdict: holds
//@ assurance: jmm
// why: nobody else moves between the read and the write of a section.
import sojourner.Verify;

public class SectionOfOne {
    static volatile int count;

    static final class Adding extends Thread {
        @Override
        public void run() {
            Verify.beginAtomic();
            count = count + 1;
            Verify.endAtomic();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Adding one = new Adding();
        Adding other = new Adding();
        one.start();
        other.start();
        one.join();
        other.join();
        assert count == 2;
    }
}

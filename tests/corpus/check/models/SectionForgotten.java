//@ verdict: violated
//@ property: assertion
// why: the section of the other thread does not keep this one from coming between its own read and its write.
import sojourner.Verify;

public class SectionForgotten {
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
        one.start();
        count = count + 1;
        one.join();
        assert count == 2; //~
    }
}

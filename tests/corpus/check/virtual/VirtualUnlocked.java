//@ verdict: violated
//@ property: race|assertion
//@ jdk: 21
//@ ways: in turn
// why: virtual threads run at the same time like others.
public class VirtualUnlocked {
    static int count;

    static void add() {
        count++;
    }

    static final class Adding implements Runnable {
        @Override
        public void run() {
            add();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread one = Thread.ofVirtual().start(new Adding());
        Thread other = Thread.ofVirtual().start(new Adding());
        one.join();
        other.join();
        assert count == 2;
    }
}

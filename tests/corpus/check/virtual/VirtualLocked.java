//@ verdict: holds
//@ assurance: jmm
//@ jdk: 21
//@ ways: in turn
// why: monitors protect virtual threads too.
public class VirtualLocked {
    static int count;

    static synchronized void add() {
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

//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: corrected: the main thread waits for the daemon before it does its last.
public class DaemonSeesNoEnd {
    static volatile int last;
    static volatile int steps;

    public static void main(String[] args) throws InterruptedException {
        Thread daemon = new Thread(() -> {
            steps = 1;
            steps = 2;
            assert last == 0 : "the main thread was faster";
        });
        daemon.setDaemon(true);
        daemon.start();
        daemon.join();
        last = 1;
    }
}

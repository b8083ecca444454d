//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: a daemon that nobody waits for may still see what the main thread does last.
public class DaemonSeesTheEnd {
    static volatile int last;
    static volatile int steps;

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            steps = 1;
            steps = 2;
            assert last == 0 : "the main thread was faster";
        });
        daemon.setDaemon(true);
        daemon.start();
        last = 1;
    }
}

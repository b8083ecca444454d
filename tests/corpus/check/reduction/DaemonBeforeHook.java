//@ verdict: violated
//@ property: assertion
// why: a daemon that has not moved before the program ends has not written when the hook looks. What hooks do is among
// nobody's effects before they run.
public class DaemonBeforeHook {
    static volatile int ready;
    static volatile int other;

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert ready == 1;
        }));
        Thread daemon = new Thread(() -> ready = 1);
        daemon.setDaemon(true);
        daemon.start();
        new Thread(() -> other = 1).start();
    }
}

//@ verdict: holds
//@ assurance: jmm
// why: the program does not end before a thread that is no daemon, and hooks run at its end.
public class WriterBeforeHook {
    static volatile int ready;
    static volatile int other;

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert ready == 1;
        }));
        new Thread(() -> ready = 1).start();
        Thread daemon = new Thread(() -> other = 1);
        daemon.setDaemon(true);
        daemon.start();
    }
}

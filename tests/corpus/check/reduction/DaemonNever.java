//@ verdict: holds
//@ assurance: jmm
// why: as DaemonJustBefore, but the thread is started before anybody could make it a daemon.
public class DaemonNever {
    static volatile int done;

    static void makeDaemon(Thread worker) {
        try {
            worker.setDaemon(true);
        } catch (IllegalThreadStateException e) {
            done = -1;
        }
    }

    public static void main(String[] arguments) {
        Thread worker = new Thread(() -> done = 1);
        Thread other = new Thread(() -> makeDaemon(worker));
        Thread hook = new Thread(() -> {
            assert done != 0;
        });
        Runtime.getRuntime().addShutdownHook(hook);
        worker.start();
        other.start();
    }
}

//@ verdict: violated
//@ property: assertion
// why: the thread may become a daemon just before it is started; then the program ends without it.
public class DaemonJustBefore {
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
            assert done != 0; //~
        });
        Runtime.getRuntime().addShutdownHook(hook);
        other.start();
        worker.start();
    }
}

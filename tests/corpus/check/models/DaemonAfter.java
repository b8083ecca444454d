//@ verdict: holds
//@ assurance: jmm
// why: the thread is asked whether it is a daemon after it has become one.
public class DaemonAfter {
    static boolean become(Thread thread) {
        thread.setDaemon(true);
        return true;
    }

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {});
        boolean both = become(thread) & thread.isDaemon();
        assert both;
    }
}

//@ verdict: violated
//@ property: assertion
// why: the thread is asked whether it is a daemon before it becomes one, in one expression.
public class DaemonBefore {
    static boolean become(Thread thread) {
        thread.setDaemon(true);
        return true;
    }

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {});
        boolean both = thread.isDaemon() & become(thread);
        assert both; //~
    }
}

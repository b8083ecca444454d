//@ verdict: holds
//@ assurance: jmm
// why: a thread that has ended is not listed.
public class EnumerateAfterEnd {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> { });
        other.start();
        other.join();
        Thread[] all = new Thread[5];
        assert Thread.enumerate(all) == 1 && all[0] == Thread.currentThread();
    }
}

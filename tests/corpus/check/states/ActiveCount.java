//@ verdict: holds
//@ assurance: jmm
// why: a thread counts from its start to its end.
public class ActiveCount {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> { });
        assert Thread.activeCount() == 1;
        other.start();
        int count = Thread.activeCount();
        assert count == 1 || count == 2;
        other.join();
        assert Thread.currentThread().getThreadGroup().activeCount() == 1;
    }
}

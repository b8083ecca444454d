//@ verdict: holds
//@ assurance: jmm
// why: the name of a group does not change when threads are made, started and end.
public class GroupNamed {
    public static void main(String[] arguments) throws InterruptedException {
        Thread reads = new Thread(() -> {
            String name = Thread.currentThread().getThreadGroup().getName();
            assert name.equals("main");
        });
        reads.start();
        Thread made = new Thread(() -> {});
        made.start();
        made.join();
        reads.join();
    }
}

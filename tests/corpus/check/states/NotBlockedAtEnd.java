//@ verdict: holds
//@ assurance: jmm
// why: a thread that was joined is not blocked any more.
public class NotBlockedAtEnd {
    public static void main(String[] arguments) throws Exception {
        Thread first = new Thread(() -> { });
        Thread second = new Thread(() -> {
            assert first.getState() != Thread.State.BLOCKED;
        });
        first.start();
        first.join();
        second.start();
        second.join();
    }
}

//@ verdict: violated
//@ property: assertion
// why: the group may be lowered after the thread was made.
public class GroupLowersPriorityLater {
    public static void main(String[] arguments) throws InterruptedException {
        Thread lowers = new Thread(() -> Thread.currentThread().getThreadGroup().setMaxPriority(3));
        lowers.start();
        int priority = new Thread(() -> {}).getPriority();
        lowers.join();
        assert priority == 3;
    }
}

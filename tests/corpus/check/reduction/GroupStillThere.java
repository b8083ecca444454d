//@ verdict: violated
//@ property: assertion
// why: the group may be asked for before the thread ends, though there is something else to do first.
public class GroupStillThere {
    static volatile int flag;

    public static void main(String[] arguments) throws Exception {
        Thread worker = new Thread(() -> { });
        Thread other = new Thread(() -> flag = 2);
        worker.start();
        other.start();
        flag = 1;
        ThreadGroup group = worker.getThreadGroup();
        worker.join();
        other.join();
        assert group == null; //~
    }
}

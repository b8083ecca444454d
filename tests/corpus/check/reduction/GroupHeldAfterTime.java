//@ verdict: violated
//@ property: deadlock
//@ jdk: 17 only
// why: whoever waits on a group of threads enters its monitor again when its time is over, and then a thread of the group
// cannot end, nor be joined.
public class GroupHeldAfterTime {
    public static void main(String[] arguments) throws Exception {
        ThreadGroup group = new ThreadGroup("group");
        Thread member = new Thread(group, () -> { });
        synchronized (group) {
            member.start();
            group.wait(1_000);
            member.join();
        }
    }
}

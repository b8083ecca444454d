//@ verdict: holds
//@ assurance: jmm
// why: without join() nobody enters the monitor that is held.
public class JoinKeepsOthersOut {
    static int entered;

    public static void main(String[] arguments) throws InterruptedException {
        Thread joined = new Thread(() -> { });
        Thread third = new Thread(() -> {
            synchronized (joined) {
                entered++;
            }
        });
        joined.start();
        third.start();
        synchronized (joined) {
            int before = entered;
            joined.isAlive();
            assert entered == before;
        }
    }
}

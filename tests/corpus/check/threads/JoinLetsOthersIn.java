//@ verdict: violated
//@ property: assertion
// why: while join() waits, another thread enters the monitor that the caller of join() holds.
public class JoinLetsOthersIn {
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
            joined.join();
            assert entered == before; //~
        }
    }
}

//@ verdict: holds
// why: main sets the flag only when both have ended; the twin of JoinsBeforeEntered.
public class JoinsAfterEntered {
    static volatile int flag;

    public static void main(String[] arguments) throws InterruptedException {
        Thread joined = new Thread(() -> { });
        Thread third = new Thread(() -> {
            synchronized (joined) {
                assert flag == 0 : "main has joined before";
            }
        });
        joined.start();
        third.start();
        joined.join();
        third.join();
        flag = 1;
    }
}

//@ verdict: violated
//@ property: assertion
// why: join() takes the monitor of the thread, so it matters who comes first: main joins and sets the flag, or the third enters.
public class JoinsBeforeEntered {
    static volatile int flag;

    public static void main(String[] arguments) throws InterruptedException {
        Thread joined = new Thread(() -> { });
        Thread third = new Thread(() -> {
            synchronized (joined) {
                assert flag == 0 : "main has joined before"; //~
            }
        });
        joined.start();
        third.start();
        joined.join();
        flag = 1;
    }
}

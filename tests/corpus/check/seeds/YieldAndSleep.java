//@ verdict: violated
//@ property: assertion
// why: seed 001, section 9: neither yield nor sleep orders anything.
public class YieldAndSleep {
    static volatile boolean done;

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> {
            Thread.yield();
            done = true;
        }).start();
        Thread.yield();
        Thread.sleep(1000);
        assert done;
    }
}

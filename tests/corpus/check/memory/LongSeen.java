//@ verdict: violated
//@ property: assertion
// why: the two values differ in their upper halves only; in the second turn both threads have seen the larger one.
public class LongSeen {
    static class Box {
        volatile long value;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Box box = new Box();
        Thread writer = new Thread(() -> {
            box.value = 1L << 40;
            box.value = 0;
        });
        writer.start();
        long seen = box.value;
        writer.join();
        assert seen == 0;
    }
}

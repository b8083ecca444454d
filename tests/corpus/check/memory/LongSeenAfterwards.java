//@ verdict: holds
// why: the field is read after the end of the writer.
public class LongSeenAfterwards {
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
        writer.join();
        long seen = box.value;
        assert seen == 0;
    }
}

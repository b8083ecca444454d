//@ verdict: holds
// why: the box is handed over after the end of the writer.
public class HandedAfterwards {
    static class Box {
        volatile int value;
    }

    static volatile Box shared;
    static volatile int step, seen = 1;

    public static void main(String[] arguments) throws InterruptedException {
        Box box = new Box();
        Thread writer = new Thread(() -> box.value = 1);
        Thread giver = new Thread(() -> shared = box);
        Thread reader = new Thread(() -> {
            step = 1;
            Box known = shared;
            if (known != null) {
                seen = known.value;
            }
        });
        writer.start();
        writer.join();
        giver.start();
        reader.start();
        giver.join();
        reader.join();
        assert seen == 1;
    }
}

//@ verdict: violated
//@ property: assertion
// why: `reader` cannot get at the box yet, but the third thread may hand it over, and `reader` read, before `writer` writes.
public class HandedMeanwhile {
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
        giver.start();
        reader.start();
        writer.join();
        giver.join();
        reader.join();
        assert seen == 1;
    }
}

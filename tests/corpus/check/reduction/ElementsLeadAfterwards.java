//@ verdict: holds
// why: the reader is started after the end of the writer.
public class ElementsLeadAfterwards {
    static class Box {
        volatile int value;
    }

    static volatile int step, seen = 1;

    public static void main(String[] arguments) throws InterruptedException {
        Box[] boxes = { new Box(), new Box() };
        Box box = boxes[1];
        Thread writer = new Thread(() -> box.value = 1);
        Thread reader = new Thread(() -> {
            step = 1;
            seen = boxes[1].value;
        });
        writer.start();
        writer.join();
        reader.start();
        reader.join();
        assert seen == 1;
    }
}

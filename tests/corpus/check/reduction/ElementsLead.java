//@ verdict: violated
//@ property: assertion
// why: the second thread gets at the boxes through an array; it may read before the first one writes.
public class ElementsLead {
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
        reader.start();
        writer.join();
        reader.join();
        assert seen == 1;
    }
}

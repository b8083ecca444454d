//@ verdict: holds
// why: the reader is started after the end of the writer.
public class InheritedFieldAfterwards {
    static class Box {
        volatile int value;
    }

    static class Holder {
        Box box = new Box();
    }

    static class Task extends Holder implements Runnable {
        public void run() {
            step = 1;
            seen = box.value;
        }
    }

    static volatile int step, seen = 1;

    public static void main(String[] arguments) throws InterruptedException {
        Task task = new Task();
        Box box = task.box;
        Thread writer = new Thread(() -> box.value = 1);
        Thread reader = new Thread(task);
        writer.start();
        writer.join();
        reader.start();
        reader.join();
        assert seen == 1;
    }
}

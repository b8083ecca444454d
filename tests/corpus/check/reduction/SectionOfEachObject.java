//@ verdict: violated
//@ property: assertion
//@ options: --property assertion
// why: a static counter is added to under the lock of each object: two objects, two locks.
public class SectionOfEachObject {
    static int count;

    void add() {
        synchronized (this) {
            count++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            new SectionOfEachObject().add();
        });
        Thread second = new Thread(() -> {
            new SectionOfEachObject().add();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2;
    }
}

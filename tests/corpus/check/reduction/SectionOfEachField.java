//@ verdict: violated
//@ property: assertion
//@ options: --property assertion
// why: as SectionOfEachObject, with a lock that each object keeps in a field.
public class SectionOfEachField {
    static int count;
    final Object lock = new Object();

    void add() {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            new SectionOfEachField().add();
        });
        Thread second = new Thread(() -> {
            new SectionOfEachField().add();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2;
    }
}

//@ verdict: holds
// why: an object's counter is added to under the lock that it keeps in a field.
public class SectionOfField {
    static final SectionOfField OBJECT = new SectionOfField();
    final Object lock = new Object();
    int count;

    void add() {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            OBJECT.add();
            OBJECT.add();
        });
        Thread second = new Thread(() -> {
            OBJECT.add();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert OBJECT.count == 3;
    }
}

//@ verdict: violated
//@ property: assertion|race
// why: the state is looked at outside of the lock that changes it: two washes at once.
import java.util.concurrent.atomic.AtomicInteger;

public class BalkingOutside {
    private volatile boolean washing;
    private final AtomicInteger running = new AtomicInteger();

    public void wash() {
        if (washing) {
            System.out.println("Cannot wash, the machine is busy");
            return;
        }
        synchronized (this) {
            washing = true;
        }
        int now = running.incrementAndGet();
        assert now == 1 : now + " programs in one machine";
        System.out.println("Doing the washing");
        running.decrementAndGet();
        synchronized (this) {
            washing = false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BalkingOutside machine = new BalkingOutside();
        Thread[] people = new Thread[3];
        for (int i = 0; i < people.length; i++) {
            people[i] = new Thread(machine::wash, "person-" + i);
            people[i].start();
        }
        for (Thread person : people) {
            person.join();
        }
        System.out.println("done");
    }
}

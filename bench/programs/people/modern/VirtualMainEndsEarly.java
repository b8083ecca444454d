//@ verdict: holds
//@ jdk: 21
// why: virtual threads are daemons: the program ends with main, whatever they have done; nothing is asserted.
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualMainEndsEarly {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger greetings = new AtomicInteger();
        for (int i = 0; i < 5; i++) {
            int id = i;
            Thread.ofVirtual().start(() -> {
                greetings.incrementAndGet();
                System.out.println("hello from virtual thread " + id);
            });
        }
        Thread.sleep(50);
        System.out.println(greetings.get() + " greetings so far");
        assert greetings.get() <= 5;
    }
}

//@ verdict: violated
//@ property: race|exception
//@ jdk: 21
// why: virtual threads are threads: a plain counter loses updates.
import java.util.ArrayList;
import java.util.List;

public class VirtualCounterRace {
    private int counter;

    void increment() {
        counter++;
    }

    public static void main(String[] args) throws InterruptedException {
        VirtualCounterRace race = new VirtualCounterRace();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            threads.add(Thread.ofVirtual().name("virtual-" + i).start(() -> {
                for (int k = 0; k < 100; k++) {
                    race.increment();
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("counter = " + race.counter);
        if (race.counter != 1000) {
            throw new IllegalStateException("lost " + (1000 - race.counter) + " updates");
        }
    }
}

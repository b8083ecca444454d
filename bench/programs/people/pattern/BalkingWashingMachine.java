//@ verdict: holds
// why: wash() looks at the state and changes it under the monitor, and balks where the machine is busy.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class BalkingWashingMachine {
    enum State { ENABLED, WASHING }

    private State state = State.ENABLED;
    private int washes;
    private int balked;

    public void wash() {
        synchronized (this) {
            String machine = Thread.currentThread().getName();
            System.out.println(machine + ": machine state: " + state);
            if (state == State.WASHING) {
                System.out.println("Cannot wash, the machine is busy");
                balked++;
                return;
            }
            state = State.WASHING;
        }
        System.out.println("Doing the washing");
        try {
            TimeUnit.MILLISECONDS.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        endOfWashing();
    }

    private synchronized void endOfWashing() {
        washes++;
        state = State.ENABLED;
        System.out.println("Washing completed");
    }

    public static void main(String[] args) throws InterruptedException {
        BalkingWashingMachine machine = new BalkingWashingMachine();
        ExecutorService executor = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 3; i++) {
            executor.execute(machine::wash);
        }
        executor.shutdown();
        while (!executor.awaitTermination(10, TimeUnit.SECONDS)) {
            System.out.println("still washing");
        }
        synchronized (machine) {
            assert machine.washes >= 1;
            assert machine.washes + machine.balked == 3;
        }
    }
}

import java.util.ArrayList;
import java.util.List;

/** A bit of everything that threads do, with output that depends on the schedule. */
public class Commotion {
    static final Object bell = new Object();
    static final List<String> seen = new ArrayList<>();
    static int rung;
    static volatile boolean stop;

    static class Lazy {
        static final int[] table = new int[30];

        static {
            for (int i = 0; i < table.length; i++) table[i] = i * i + new Object().hashCode() % 2;
            System.out.println("Lazy by " + Thread.currentThread().getName());
        }
    }

    static class Broken {
        static int value = Integer.parseInt("x");
    }

    static synchronized void note(String text) {
        seen.add(text);
        System.out.println(text);
    }

    static int dive(int depth, int target) {
        if (depth == 0) return target / (target - target / 7 * 7);
        try {
            return dive(depth - 1, target) + Lazy.table[depth];
        } finally {
            if (depth % 8 == 0) synchronized (bell) {
                rung++;
                bell.notify();
            }
        }
    }

    static void ringer(int number) {
        for (int i = 0; i < 12; i++) {
            try {
                note(number + ":" + dive(9 + i, number * 10 + i));
            } catch (ArithmeticException zero) {
                note(number + ":" + zero.getMessage() + " " + new Object().hashCode() % 1000);
            }
        }
    }

    static void listener() {
        while (!stop) {
            synchronized (bell) {
                try {
                    if (rung == 0) bell.wait(rung % 2 == 0 ? 0 : 3);
                    rung = 0;
                } catch (InterruptedException awake) {
                    note("interrupted " + Thread.currentThread().getName());
                }
            }
        }
    }

    static void sleeper() {
        try {
            Thread.sleep(1_000_000);
        } catch (InterruptedException awake) {
            note("no sleep");
        }
        throw new IllegalStateException("end of sleep");
    }

    static void breaker() {
        for (int i = 0; i < 3; i++) {
            try {
                note("value " + Broken.value);
            } catch (Throwable error) {
                note(error.getClass().getName());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread listener = new Thread(Commotion::listener, "listener");
        Thread sleeper = new Thread(Commotion::sleeper, "sleeper");
        sleeper.setUncaughtExceptionHandler((thread, error) -> note(thread.getName() + " threw " + error.getMessage()));
        listener.start();
        sleeper.start();
        for (int wave = 0; wave < 2; wave++) {
            int number = 2 * wave + 1;
            Thread ringer = new Thread(() -> ringer(number), "T" + number);
            Thread other = new Thread(wave == 1 ? Commotion::breaker : () -> ringer(number + 1), "T" + (number + 1));
            ringer.start();
            other.start();
            listener.interrupt();
            other.join();
            ringer.join();
        }
        sleeper.interrupt();
        stop = true;
        synchronized (bell) {
            rung = 1;
            bell.notifyAll();
        }
        listener.join();
        sleeper.join();
        System.out.println(seen.size() + " " + seen.hashCode());
    }
}

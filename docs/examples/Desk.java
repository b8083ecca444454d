import java.util.concurrent.atomic.AtomicBoolean;

/** Two clerks share one desk, again and again. */
public class Desk {
    static final AtomicBoolean taken = new AtomicBoolean();
    static volatile boolean annaWaits, annaWorks, bertWorks;

    static final class Anna extends Thread {
        @Override
        public void run() {
            while (true) {
                annaWaits = true;
                while (taken.getAndSet(true)) {
                }
                annaWaits = false;
                annaWorks = true;
                annaWorks = false;
                taken.set(false);
            }
        }
    }

    static final class Bert extends Thread {
        @Override
        public void run() {
            while (true) {
                while (taken.getAndSet(true)) {
                }
                bertWorks = true;
                bertWorks = false;
                taken.set(false);
            }
        }
    }

    public static void main(String[] arguments) {
        new Anna().start();
        new Bert().start();
    }
}

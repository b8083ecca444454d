/** The noise uses the main class, which is initialised long before: nothing depends on that. */
public class Launched {
    static final Object DOOR = new Object();
    static final java.util.Properties SETTINGS = System.getProperties();
    static int noise;
    static int count;

    static final class Noise extends Thread {
        @Override
        public void run() {
            noise = noise + count;
        }
    }

    static final class Guest extends Thread {
        @Override
        public void run() {
            synchronized (DOOR) {
                count = count + 1;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Noise().start();
        Guest guest = new Guest();
        guest.start();
        guest.join();
        assert count == 1;
    }
}

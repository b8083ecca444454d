/** A loop whose condition is known never ends; a volatile field is written by another thread. */
public class Endless {
    static boolean turning = true;
    static volatile boolean stop;
    static volatile int one = 1;

    static void turn() {
        while (turning) {
            Thread.onSpinWait();
        }
        System.out.println("not here");
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread endless = new Thread(Endless::turn);
        endless.setDaemon(true);
        endless.start();
        Thread stopper = new Thread(() -> stop = true);
        stopper.start();
        while (!stop) {
            Thread.onSpinWait();
        }
        stopper.join();
        int waited = 0;
        do {
            waited++;
        } while (waited < 3);
        System.out.println(one + " " + waited + " " + endless.isAlive());
    }
}

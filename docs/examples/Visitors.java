/** Guests are counted at the door, while the lights blink. */
public class Visitors {
    private static final Object DOOR = new Object();
    private static int count;
    private static int lights;

    private static void enter() {
        synchronized (DOOR) {
            count = count + 1;
        }
    }

    private static void blink(int times) {
        for (int turn = 0; turn < times; turn++) {
            lights = 1 - lights;
        }
        System.out.println("lights: " + lights);
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread decoration = new Thread(() -> blink(10), "decoration");
        decoration.start();
        Thread guest = new Thread(Visitors::enter, "guest");
        guest.start();
        enter();
        int chairs = 4;
        guest.join();
        System.out.println("visitors: " + count);
        decoration.join();
        System.out.println("chairs: " + chairs);
    }
}

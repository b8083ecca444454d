/** Three philosophers who all take the fork on their left first. Most runs end well; some schedules never do. */
public class Philosophers {
    private static final int COUNT = 3;
    private static final Object[] FORKS = new Object[COUNT];
    private static int meals;

    private static void dine(int seat) {
        synchronized (FORKS[seat]) {
            ponder();
            synchronized (FORKS[(seat + 1) % COUNT]) {
                synchronized (Philosophers.class) {
                    meals++;
                }
            }
        }
    }

    private static int ponder() {
        int thoughts = 0;
        while (thoughts < 100) {
            thoughts++;
        }
        return thoughts;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] guests = new Thread[COUNT];
        for (int seat = 0; seat < COUNT; seat++) {
            FORKS[seat] = new Object();
        }
        for (int seat = 0; seat < COUNT; seat++) {
            int mine = seat;
            guests[seat] = new Thread(() -> dine(mine), "philosopher-" + seat);
            guests[seat].start();
        }
        for (Thread guest : guests) {
            guest.join();
        }
        System.out.println(meals + " meals");
    }
}

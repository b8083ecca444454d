import java.util.concurrent.locks.LockSupport;

/** Permits of `park`, with and without a deadline, given early, late and twice. */
public class Parking {
    static volatile int turn;

    public static void main(String[] args) throws InterruptedException {
        Thread[] ring = new Thread[3];
        for (int i = 0; i < ring.length; i++) {
            int me = i;
            ring[i] = new Thread(() -> run(ring, me));
        }
        for (Thread thread : ring) thread.start();
        Thread late = new Thread(() -> {
            LockSupport.parkNanos(5_000);
            System.out.println("late " + Thread.interrupted());
            LockSupport.park();
            System.out.println("later " + Thread.interrupted());
        });
        late.start();
        LockSupport.unpark(ring[0]);
        LockSupport.unpark(ring[0]);
        for (Thread thread : ring) thread.join();
        late.interrupt();
        while (late.isAlive()) {
            LockSupport.unpark(late);
            late.join(1);
        }
    }

    static void run(Thread[] ring, int me) {
        for (int lap = 0; lap < 5; lap++) {
            while (turn % ring.length != me) LockSupport.park();
            System.out.println(me + " in lap " + lap);
            turn++;
            LockSupport.unpark(ring[turn % ring.length]);
        }
    }
}

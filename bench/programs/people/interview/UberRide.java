//@ verdict: violated
//@ property: deadlock
// why: three and one of the two parties: four riders who cannot form a car of 4+0 or 2+2 wait for ever.
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class UberRide {
    private int republicans;
    private int democrats;
    private final Semaphore demsWaiting = new Semaphore(0);
    private final Semaphore repubsWaiting = new Semaphore(0);
    private final CyclicBarrier barrier = new CyclicBarrier(4);
    private final ReentrantLock lock = new ReentrantLock();

    void seatDemocrat() throws Exception {
        boolean rideLeader = false;
        lock.lock();
        democrats++;
        if (democrats == 4) {
            demsWaiting.release(3);
            democrats -= 4;
            rideLeader = true;
        } else if (democrats == 2 && republicans >= 2) {
            demsWaiting.release(1);
            repubsWaiting.release(2);
            democrats -= 2;
            republicans -= 2;
            rideLeader = true;
        } else {
            lock.unlock();
            demsWaiting.acquire();
        }
        seated();
        barrier.await();
        if (rideLeader) {
            System.out.println("Drive on");
            lock.unlock();
        }
    }

    void seatRepublican() throws Exception {
        boolean rideLeader = false;
        lock.lock();
        republicans++;
        if (republicans == 4) {
            repubsWaiting.release(3);
            republicans -= 4;
            rideLeader = true;
        } else if (republicans == 2 && democrats >= 2) {
            repubsWaiting.release(1);
            demsWaiting.release(2);
            republicans -= 2;
            democrats -= 2;
            rideLeader = true;
        } else {
            lock.unlock();
            repubsWaiting.acquire();
        }
        seated();
        barrier.await();
        if (rideLeader) {
            System.out.println("Drive on");
            lock.unlock();
        }
    }

    private void seated() {
        System.out.println(Thread.currentThread().getName() + " is seated");
    }

    public static void main(String[] args) throws InterruptedException {
        UberRide ride = new UberRide();
        Thread[] riders = new Thread[4];
        for (int i = 0; i < riders.length; i++) {
            final boolean democrat = i < 3;
            riders[i] = new Thread(() -> {
                try {
                    if (democrat) {
                        ride.seatDemocrat();
                    } else {
                        ride.seatRepublican();
                    }
                } catch (Exception e) {
                    System.out.println("something went wrong: " + e);
                }
            }, (democrat ? "Democrat-" : "Republican-") + i);
            riders[i].start();
        }
        for (Thread rider : riders) {
            rider.join();
        }
        System.out.println("everybody is on the way");
    }
}

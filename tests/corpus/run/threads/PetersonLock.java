//@ about: Peterson's mutual exclusion for two threads with volatile fields only, spinning with yield.
public class PetersonLock {
    private volatile boolean firstWants;
    private volatile boolean secondWants;
    private volatile int turn;
    private int count;
    private int inside;
    private boolean overlapped;

    private void work(boolean first) {
        for (int i = 0; i < 200; i++) {
            if (first) {
                firstWants = true;
                turn = 1;
                while (secondWants && turn == 1) {
                    Thread.yield();
                }
            } else {
                secondWants = true;
                turn = 0;
                while (firstWants && turn == 0) {
                    Thread.yield();
                }
            }
            inside++;
            overlapped |= inside != 1;
            count++;
            inside--;
            if (first) {
                firstWants = false;
            } else {
                secondWants = false;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PetersonLock lock = new PetersonLock();
        Thread first = new Thread(() -> lock.work(true));
        Thread second = new Thread(() -> lock.work(false));
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(lock.count + " overlapped " + lock.overlapped);
    }
}

//@ verdict: holds
// why: Peterson's algorithm with volatile flags is right under the Java memory model.
public class PetersonLock {
    private volatile boolean flag0;
    private volatile boolean flag1;
    private volatile int victim;
    private int counter;

    void lock(int me) {
        if (me == 0) {
            flag0 = true;
        } else {
            flag1 = true;
        }
        victim = me;
        while ((me == 0 ? flag1 : flag0) && victim == me) {
            Thread.onSpinWait();
        }
    }

    void unlock(int me) {
        if (me == 0) {
            flag0 = false;
        } else {
            flag1 = false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PetersonLock peterson = new PetersonLock();
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            final int me = i;
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) {
                    peterson.lock(me);
                    peterson.counter++;
                    peterson.unlock(me);
                }
            }, "thread-" + i);
            threads[i].start();
        }
        threads[0].join();
        threads[1].join();
        System.out.println("counter = " + peterson.counter);
        assert peterson.counter == 40;
    }
}

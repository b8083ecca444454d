//@ verdict: violated
//@ property: race|assertion
// why: Peterson's algorithm with plain fields has data races.
public class PetersonPlain {
    private final boolean[] flag = new boolean[2];
    private int victim;
    private int counter;

    void lock(int me) {
        int other = 1 - me;
        flag[me] = true;
        victim = me;
        while (flag[other] && victim == me) {
            Thread.onSpinWait();
        }
    }

    void unlock(int me) {
        flag[me] = false;
    }

    public static void main(String[] args) throws InterruptedException {
        PetersonPlain peterson = new PetersonPlain();
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
    }
}

//@ verdict: violated
//@ property: deadlock
// why: after the last number one thread still waits for its turn, which never comes.
public class OddEvenStuck {
    private static final int LIMIT = 10;
    private int number = 1;

    synchronized void print(boolean odd) {
        while (number <= LIMIT) {
            while ((number % 2 == 1) != odd) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            System.out.println(Thread.currentThread().getName() + " : " + number);
            number++;
            if (number <= LIMIT) {
                notify();
            }
        }
    }

    public static void main(String[] args) {
        OddEvenStuck printer = new OddEvenStuck();
        new Thread(() -> printer.print(true), "odd").start();
        new Thread(() -> printer.print(false), "even").start();
    }
}

//@ verdict: holds
// why: two threads print odd and even numbers in turn, with wait and notify in a loop.
public class OddEvenPrinter {
    private static final int LIMIT = 100;
    private int number = 1;
    private final Object lock = new Object();

    void printOdd() {
        synchronized (lock) {
            while (number < LIMIT) {
                while (number % 2 == 0) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                if (number <= LIMIT) {
                    System.out.println(Thread.currentThread().getName() + " : " + number);
                    number++;
                }
                lock.notify();
            }
        }
    }

    void printEven() {
        synchronized (lock) {
            while (number <= LIMIT) {
                while (number % 2 == 1) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                System.out.println(Thread.currentThread().getName() + " : " + number);
                number++;
                lock.notify();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OddEvenPrinter printer = new OddEvenPrinter();
        Thread odd = new Thread(printer::printOdd, "odd");
        Thread even = new Thread(printer::printEven, "even");
        odd.start();
        even.start();
        odd.join();
        even.join();
        assert printer.number == LIMIT + 1;
    }
}

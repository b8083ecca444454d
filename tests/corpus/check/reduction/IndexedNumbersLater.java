//@ verdict: violated
//@ property: race
// why: the second thread comes to the element of the first one after it has done something else.
public class IndexedNumbersLater {
    static final int[] NUMBERS = new int[2];
    static volatile int seen;

    static void soon(int at) {
        NUMBERS[at] = 1; //~
    }

    static void later(int at) {
        seen = 1;
        NUMBERS[at - 1] = 2; //~
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> soon(0));
        Thread two = new Thread(() -> later(1));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}

//@ verdict: violated
//@ property: race
// why: the index is read before the call and used after it: what the thread writes then is the element of the other.
public class IndexedBeneathCall {
    static final int[] NUMBERS = new int[2];
    static volatile int calls;

    static int called() {
        return calls + 1;
    }

    static void work(int mine) {
        int at = 1 - mine;
        NUMBERS[at++] = called(); //~
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> work(0));
        Thread two = new Thread(() -> NUMBERS[1] = 7); //~
        one.start();
        two.start();
        one.join();
        two.join();
    }
}

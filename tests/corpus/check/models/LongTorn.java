//@ verdict: violated
//@ property: assertion
// why: both threads read the long before one of them writes it; a carry into the upper half is lost with it.
public class LongTorn {
    static volatile long count = 0xFFFFFFFFL;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> count++);
        thread.start();
        count++;
        thread.join();
        assert count == 0x100000001L; //~
    }
}

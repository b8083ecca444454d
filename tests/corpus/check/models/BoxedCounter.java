//@ verdict: violated
//@ property: assertion
// why: adding to a box reads it, unboxes, adds, boxes and writes; the other thread may come in between.
public class BoxedCounter {
    static volatile Integer count = 126;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> count++);
        thread.start();
        count++;
        thread.join();
        assert count == 128; //~
    }
}

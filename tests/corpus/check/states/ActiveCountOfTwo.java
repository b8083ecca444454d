//@ verdict: violated
//@ property: assertion
// why: the other thread may have ended before the threads are counted.
public class ActiveCountOfTwo {
    public static void main(String[] arguments) throws Exception {
        new Thread(() -> { }).start();
        assert Thread.activeCount() == 2; //~
    }
}

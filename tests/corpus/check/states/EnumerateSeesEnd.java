//@ verdict: violated
//@ property: assertion
// why: the other thread may have ended before the threads are listed.
public class EnumerateSeesEnd {
    public static void main(String[] arguments) throws Exception {
        new Thread(() -> { }).start();
        Thread[] all = new Thread[5];
        assert Thread.enumerate(all) == 2; //~
    }
}

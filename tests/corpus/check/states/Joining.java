//@ verdict: violated
//@ property: assertion
// why: who waits in join() is WAITING.
public class Joining {
    public static void main(String[] arguments) throws Exception {
        Thread first = Thread.currentThread();
        Thread other = new Thread(() -> {
            assert first.getState() != Thread.State.WAITING; //~
        });
        other.start();
        other.join();
    }
}

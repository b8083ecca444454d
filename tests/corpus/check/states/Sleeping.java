//@ verdict: violated
//@ property: assertion
// why: who sleeps is TIMED_WAITING.
public class Sleeping {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        assert other.getState() != Thread.State.TIMED_WAITING; //~
    }
}

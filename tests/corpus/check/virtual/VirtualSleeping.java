//@ verdict: violated
//@ jdk: 21
//@ property: assertion
// why: a virtual thread that sleeps is TIMED_WAITING.
public class VirtualSleeping {
    public static void main(String[] arguments) throws Exception {
        Thread other = Thread.ofVirtual().unstarted(() -> {
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

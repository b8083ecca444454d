//@ verdict: holds
//@ jdk: 21
//@ assurance: jmm
// why: a virtual thread that sleeps is never blocked.
public class VirtualNotBlocked {
    public static void main(String[] arguments) throws Exception {
        Thread other = Thread.ofVirtual().unstarted(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        assert other.getState() != Thread.State.BLOCKED;
        other.join();
    }
}

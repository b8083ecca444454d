//@ verdict: unknown
//@ jdk: 21
//@ reason: unsupported
// why: the join of a virtual thread takes no monitor and gives none up, which is not modelled.
public class JoinVirtualHeld {
    public static void main(String[] arguments) throws Exception {
        Thread other = Thread.ofVirtual().unstarted(() -> { });
        other.start();
        synchronized (other) {
            other.join();
        }
    }
}

//@ verdict: holds
//@ jdk: 21
//@ assurance: jmm
// why: nobody holds the monitor of the virtual thread.
public class JoinVirtualFree {
    public static void main(String[] arguments) throws Exception {
        Thread other = Thread.ofVirtual().unstarted(() -> { });
        other.start();
        other.join();
        synchronized (other) {
            assert !other.isAlive();
        }
    }
}

//@ verdict: holds
//@ assurance: jmm
//@ jdk: 21
// why: join orders the end of a virtual thread before what follows.
public class VirtualThreadJoined implements Runnable {
    static boolean done;

    @Override
    public void run() {
        done = true;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = Thread.ofVirtual().start(new VirtualThreadJoined());
        thread.join();
        assert done;
    }
}

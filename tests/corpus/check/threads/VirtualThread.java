//@ verdict: violated
//@ property: assertion
//@ all: assertion
//@ jdk: 21
// why: a virtual thread is a thread like any other: main may be quicker.
public class VirtualThread implements Runnable {
    static volatile boolean done;

    @Override
    public void run() {
        done = true;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = Thread.ofVirtual().start(new VirtualThread());
        boolean early = done;
        thread.join();
        assert early; //~
    }
}

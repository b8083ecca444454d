//@ verdict: holds
//@ assurance: sc
//@ options: --timeouts late
//@ claim: violated --property assertion --timeouts any
//@ claim: holds --timeouts never
// why: the clerk answers without waiting for anything, so the limit of the wait runs out only where it may do so at any moment.
public class LateAnswer {
    private boolean answered;

    private synchronized void answer() {
        answered = true;
        notifyAll();
    }

    private synchronized boolean await() throws InterruptedException {
        if (!answered) {
            wait(5_000);
        }
        return answered;
    }

    public static void main(String[] arguments) throws InterruptedException {
        LateAnswer desk = new LateAnswer();
        Thread clerk = new Thread() {
            @Override
            public void run() {
                desk.answer();
            }
        };
        clerk.start();
        assert desk.await();
        clerk.join();
    }
}

/** Waits five seconds for an answer that takes no time: on a real machine it is always there. */
public class Patience {
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
        Patience patience = new Patience();
        new Thread(patience::answer, "clerk").start();
        assert patience.await() : "nobody answered";
    }
}

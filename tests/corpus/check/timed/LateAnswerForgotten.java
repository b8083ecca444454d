//@ verdict: violated
//@ property: assertion
//@ options: --timeouts late
//@ claim: violated --property assertion --timeouts any
//@ claim: holds --timeouts never
// why: the clerk waits for the one who asks: nobody can move, so the limit runs out, however late. Without time-outs the run is left there.
public class LateAnswerForgotten {
    private boolean answered;
    private boolean thanked;

    private synchronized void answer() throws InterruptedException {
        while (!thanked) {
            wait();
        }
        answered = true;
        notifyAll();
    }

    private synchronized boolean await() throws InterruptedException {
        if (!answered) {
            wait(5_000);
        }
        boolean came = answered;
        thanked = true;
        notifyAll();
        return came;
    }

    public static void main(String[] arguments) throws InterruptedException {
        LateAnswerForgotten desk = new LateAnswerForgotten();
        Thread clerk = new Thread() {
            @Override
            public void run() {
                try {
                    desk.answer();
                } catch (InterruptedException interrupted) {
                    throw new AssertionError(interrupted);
                }
            }
        };
        clerk.start();
        boolean came = desk.await();
        clerk.join();
        assert came; //~
    }
}

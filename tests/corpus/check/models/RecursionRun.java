//@ verdict: holds
// why: a thread that calls its own run method does the rest of its work in the same thread.
public class RecursionRun {
    static class Countdown extends Thread {
        int left = 3;
        int steps;

        public void run() {
            if (left > 0) {
                left--;
                run();
                steps++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Countdown countdown = new Countdown();
        countdown.start();
        countdown.join();
        assert countdown.steps == 3;
    }
}

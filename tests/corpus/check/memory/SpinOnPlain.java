//@ verdict: violated
//@ property: race
//@ all: race
// why: the flag is neither volatile nor locked; the loop is no livelock of the schedule.
public class SpinOnPlain {
    static boolean ready;

    static final class Setter extends Thread {
        @Override
        public void run() {
            ready = true; //~
        }
    }

    public static void main(String[] arguments) {
        new Setter().start();
        while (!ready) { //~
            Thread.onSpinWait();
        }
    }
}

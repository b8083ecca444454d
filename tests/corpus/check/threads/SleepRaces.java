//@ verdict: violated
//@ property: race
//@ all: race
// why: sleeping on both sides orders nothing.
public class SleepRaces {
    static int value;

    static final class Worker extends Thread {
        @Override
        public void run() {
            value = 1; //~
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Worker().start();
        Thread.sleep(60_000);
        value = 2; //~
    }
}

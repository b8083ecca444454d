//@ about: an interrupt orders what was done before it
public class InterruptHandOver {
    static int data;

    static class Sleeper extends Thread {
        @Override
        public void run() {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                if (data != 42) {
                    throw new AssertionError();
                }
            }
        }
    }

    public static void main(String[] args) {
        Sleeper sleeper = new Sleeper();
        sleeper.start();
        data = 42;
        sleeper.interrupt();
    }
}

//@ verdict: violated
//@ property: exception
// why: run() does not own the monitor on which it notifies.
public class UnsynchronizedRun {
    public static void main(String[] arguments) {
        new Thread() {
            @Override
            public void run() {
                notifyAll(); //~
            }
        }.start();
    }
}

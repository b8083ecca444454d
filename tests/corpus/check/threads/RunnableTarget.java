//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: two threads run one Runnable, whose field is shared.
public class RunnableTarget implements Runnable {
    private int count;

    @Override
    public void run() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        RunnableTarget target = new RunnableTarget();
        Thread one = new Thread(target);
        Thread other = new Thread(target);
        one.start();
        other.start();
        one.join();
        other.join();
        assert target.count == 2; //~
    }
}

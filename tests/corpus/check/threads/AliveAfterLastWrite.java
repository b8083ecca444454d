//@ verdict: violated
//@ property: assertion
// why: between the last thing that a thread does and its end it is still alive.
public class AliveAfterLastWrite {
    static volatile boolean done;

    static final class Worker extends Thread {
        @Override
        public void run() {
            done = true;
        }
    }

    public static void main(String[] arguments) {
        Worker worker = new Worker();
        worker.start();
        if (done) {
            assert !worker.isAlive(); //~
        }
    }
}

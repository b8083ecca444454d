//@ verdict: holds
//@ jdk: 17 only
// why: once the job was told to stop, main comes through the join; the formula counts from there.
import sojourner.Verify;

public class StatedAfterStop {
    static volatile boolean finished;

    static final class Job extends Thread {
        @Override
        public void run() {
            while (true) {
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Job job = new Job();
        job.start();
        job.stop();
        Verify.eventually(() -> finished);
        job.join();
        finished = true;
    }
}

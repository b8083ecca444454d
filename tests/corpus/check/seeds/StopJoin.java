//@ verdict: holds
//@ assurance: jmm
//@ jdk: 17 only
// why: join returns only after the job was stopped, and the stop released the job's lock; ThreadDeath is no uncaught error.
public class StopJoin {
    private boolean finished;

    synchronized void work() {
        while (true) {
        }
    }

    synchronized void finish() {
        finished = true;
    }

    static final class Job extends Thread {
        private final StopJoin data;

        Job(StopJoin data) {
            this.data = data;
        }

        @Override
        public void run() {
            data.work();
        }
    }

    static final class Stopper extends Thread {
        private final Thread job;

        Stopper(Thread job) {
            this.job = job;
        }

        @Override
        public void run() {
            job.stop();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        StopJoin data = new StopJoin();
        Job job = new Job(data);
        Stopper stopper = new Stopper(job);
        job.start();
        stopper.start();
        job.join();
        assert !job.isAlive();
        data.finish();
    }
}

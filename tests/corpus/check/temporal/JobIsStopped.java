//@ verdict: violated
//@ property: ltl
//@ options: --ltl '<> JobIsStopped.finished' --fairness none
//@ claim: holds --ltl '<> JobIsStopped.finished'
//@ claim: holds --ltl '[] (JobIsStopped.joined -> thread(job).ended)'
//@ claim: holds --property termination
//@ jdk: 17 only
// why: without fairness the stopper may never be scheduled; with it, the job is stopped and main goes on after the join.
public class JobIsStopped {
    static volatile boolean joined;
    static volatile boolean finished;

    static final class Job extends Thread {
        Job() {
            super("job");
        }

        @Override
        public void run() {
            while (true) {
            }
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
        Job job = new Job();
        job.start();
        new Stopper(job).start();
        job.join();
        joined = true;
        finished = true;
    }
}

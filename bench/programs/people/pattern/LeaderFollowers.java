//@ verdict: holds
// why: the workers take the lead in turns under one monitor; the last task ends all of them.
import java.util.ArrayDeque;
import java.util.Queue;

public class LeaderFollowers {
    private final Queue<Integer> tasks = new ArrayDeque<>();
    private Worker leader;
    private int processed;

    class Worker extends Thread {
        Worker(int id) {
            super("worker-" + id);
        }

        @Override
        public void run() {
            while (true) {
                Integer task;
                synchronized (LeaderFollowers.this) {
                    while (leader != null && leader != this) {
                        try {
                            LeaderFollowers.this.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    leader = this;
                    task = tasks.poll();
                    leader = null;
                    LeaderFollowers.this.notifyAll();
                }
                if (task == null) {
                    return;
                }
                handle(task);
            }
        }

        private void handle(int task) {
            System.out.println(getName() + " handles task " + task);
            synchronized (LeaderFollowers.this) {
                processed++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LeaderFollowers pattern = new LeaderFollowers();
        for (int i = 0; i < 5; i++) {
            pattern.tasks.add(i);
        }
        Worker[] workers = new Worker[3];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = pattern.new Worker(i);
        }
        for (Worker worker : workers) {
            worker.start();
        }
        for (Worker worker : workers) {
            worker.join();
        }
        System.out.println("processed " + pattern.processed);
        assert pattern.processed == 5;
    }
}

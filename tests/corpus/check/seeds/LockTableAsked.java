//@ verdict: holds
//@ assurance: jmm
// why: the task is asked to stop and ends where it chooses to, after the release.
public class LockTableAsked {
    private final Thread[] owners = new Thread[3];

    synchronized boolean lock(int property, Thread task) {
        if (owners[property] != null) {
            return false;
        }
        owners[property] = task;
        return true;
    }

    synchronized void release(int property) {
        owners[property] = null;
    }

    synchronized boolean isFree(int property) {
        return owners[property] == null;
    }

    static final class Task extends Thread {
        private final LockTableAsked table;
        volatile boolean asked;

        Task(LockTableAsked table) {
            this.table = table;
        }

        @Override
        public void run() {
            while (!asked) {
                try {
                    table.lock(1, this);
                } finally {
                    table.release(1);
                }
            }
        }
    }

    static final class Stopper extends Thread {
        private final Task task;

        Stopper(Task task) {
            this.task = task;
        }

        @Override
        public void run() {
            task.asked = true;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        LockTableAsked table = new LockTableAsked();
        Task task = new Task(table);
        Stopper stopper = new Stopper(task);
        task.start();
        stopper.start();
        task.join();
        assert table.isFree(1);
    }
}

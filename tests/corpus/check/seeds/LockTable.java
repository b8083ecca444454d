//@ verdict: violated
//@ property: assertion
//@ all: assertion
//@ jdk: 17 only
// why: the stop may arrive inside the finally block before the release.
public class LockTable {
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
        private final LockTable table;

        Task(LockTable table) {
            this.table = table;
        }

        @Override
        public void run() {
            try {
                table.lock(1, this);
            } finally {
                table.release(1);
            }
        }
    }

    static final class Killer extends Thread {
        private final Task task;

        Killer(Task task) {
            this.task = task;
        }

        @Override
        public void run() {
            task.stop();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        LockTable table = new LockTable();
        Task task = new Task(table);
        Killer killer = new Killer(task);
        task.start();
        killer.start();
        task.join();
        assert table.isFree(1); //~
    }
}

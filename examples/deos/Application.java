/** An application: in every period it uses time, claims more where it is greedy, and gives up the rest. */
final class Application extends Thread {
    private final Kernel kernel;
    private final Task task;
    private final Workload workload;
    private final int periods;

    Application(Kernel kernel, Task task, Workload workload, int periods) {
        super(task.name());
        this.kernel = kernel;
        this.task = task;
        this.workload = workload;
        this.periods = periods;
    }

    @Override
    public void run() {
        try {
            for (int period = 0; period < periods; period++) {
                if (!kernel.awaitPeriod(task, period)) {
                    break;
                }
                work(period);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        kernel.delete(task);
    }

    private void work(int period) {
        int need = workload.need(period);
        int got = kernel.use(task, need);
        if (workload.isGreedy() && got < need) {
            kernel.claim(task, need - got);
        }
        kernel.yieldRest(task);
    }
}

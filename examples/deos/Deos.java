/**
 * A small real-time operating system with time partitioning, in the manner of the DEOS kernel: tasks with budgets, periods, slack that
 * is given up and claimed, and a timer that interrupts at any moment. The kernel has one subtle error (see {@link Kernel#yieldRest}).
 *
 * <p>Arguments: how many applications (2), how many periods (2).
 */
public final class Deos {
    private static final int UNITS_PER_PERIOD = 10;
    private static final int TICKS_PER_PERIOD = 1;

    private Deos() {
    }

    public static void main(String[] args) throws InterruptedException {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int periods = args.length > 1 ? Integer.parseInt(args[1]) : 2;
        Kernel kernel = new Kernel(count, TICKS_PER_PERIOD, UNITS_PER_PERIOD);
        Application[] applications = new Application[count];
        for (int number = 0; number < count; number++) {
            Task task = kernel.create("application " + number, number, UNITS_PER_PERIOD / count);
            applications[number] = new Application(kernel, task, workload(number), periods);
        }
        TimerInterrupt timer = new TimerInterrupt(kernel, (periods - 1) * TICKS_PER_PERIOD);
        for (Application application : applications) {
            application.start();
        }
        timer.start();
        for (Application application : applications) {
            application.join();
        }
        timer.join();
        kernel.shutDown();
        assert kernel.mostUsed() <= UNITS_PER_PERIOD : "more time was used than a period has";
    }

    private static Workload workload(int number) {
        switch (number % 3) {
            case 0:
                return Workload.steady(1);
            case 1:
                return Workload.greedy(6);
            default:
                return Workload.varying(2, 1);
        }
    }
}

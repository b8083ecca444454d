/**
 * A small real-time operating system with time partitioning, in the manner of the DEOS kernel: tasks with budgets, periods, slack that
 * is given up and claimed, and a timer that interrupts at any moment. The kernel has one subtle error (see {@link Kernel#yieldRest}).
 *
 * <p>Arguments: how many applications (2), how many periods (2).
 */
public final class Deos {
    private Deos() {
    }

    public static void main(String[] args) throws InterruptedException {
        Configuration configuration = Configuration.of(args);
        int count = configuration.applications();
        Kernel kernel = new Kernel(count, Configuration.TICKS_PER_PERIOD, Configuration.UNITS_PER_PERIOD);
        TaskTable planned = new TaskTable(count);
        Application[] applications = new Application[count];
        for (int number = 0; number < count; number++) {
            Task task = kernel.create("application " + number, number, configuration.budget());
            planned.add(task);
            Workload workload = configuration.workload(number);
            applications[number] = new Application(kernel, task, workload, configuration.periods());
        }
        Schedulability plan = new Schedulability(planned, Configuration.UNITS_PER_PERIOD);
        assert plan.isFeasible() : "the tasks cannot be scheduled: " + plan;
        run(kernel, applications, new TimerInterrupt(kernel, configuration.ticks()));
        assert kernel.mostUsed() <= Configuration.UNITS_PER_PERIOD : "more time was used than a period has";
    }

    private static void run(Kernel kernel, Application[] applications, TimerInterrupt timer)
            throws InterruptedException {
        for (Application application : applications) {
            application.start();
        }
        timer.start();
        for (Application application : applications) {
            application.join();
        }
        timer.join();
        kernel.shutDown();
    }
}

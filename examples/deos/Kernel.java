/**
 * The kernel: its services are called by applications and by the timer, each from a thread of its own; one lock makes them take turns.
 *
 * <p>Every task has a budget that is filled when a period begins. A task that has done its work gives up what is left; that slack may be
 * claimed by others until the period ends.
 */
final class Kernel {
    private final TaskTable tasks;
    private final ReadyQueue ready;
    private final Slack slack = new Slack();
    private final SystemClock clock;
    private final PartitionMonitor monitor;
    private final EventLog log = new EventLog();
    private Task running;
    private boolean stopped;

    Kernel(int capacity, int ticksPerPeriod, int unitsPerPeriod) {
        tasks = new TaskTable(capacity);
        ready = new ReadyQueue(capacity);
        clock = new SystemClock(ticksPerPeriod);
        monitor = new PartitionMonitor(unitsPerPeriod);
    }

    /** Creates a task; refuses one for which a period has no time left. */
    synchronized Task create(String name, int priority, int granted) {
        if (tasks.find(name) != null) {
            throw new IllegalArgumentException("two tasks named " + name);
        }
        if (tasks.granted() + granted > monitor.unitsPerPeriod()) {
            throw new IllegalArgumentException("no time left for " + name);
        }
        Task task = new Task(tasks.count(), name, priority, granted);
        tasks.add(task);
        task.setState(TaskState.READY);
        ready.insert(task);
        log.note(EventLog.Kind.CREATED, task);
        dispatch();
        return task;
    }

    /** A task goes away; what it has left in this period is slack. */
    synchronized void delete(Task task) {
        if (task.state() == TaskState.DELETED) {
            return;
        }
        slack.give(task.budget().takeRest());
        task.setState(TaskState.DELETED);
        ready.remove(task);
        log.note(EventLog.Kind.DELETED, task);
        if (running == task) {
            running = null;
        }
        dispatch();
        monitor.check(tasks, slack);
    }

    /** A task uses time; answers how much it got out of its own budget. */
    synchronized int use(Task task, int units) {
        if (stopped || !task.state().isActive()) {
            return 0;
        }
        int spent = task.budget().spend(units);
        task.account(spent);
        monitor.use(task, spent);
        log.note(EventLog.Kind.USED, task);
        if (task.budget().isExhausted()) {
            exhaust(task);
        }
        monitor.check(tasks, slack);
        return spent;
    }

    /** A task has done its work: it gives up what is left and waits for the next period. */
    void yieldRest(Task task) {
        // The error: it is the task's own budget, and yet the timer may begin a new period before the rest has become slack. Then
        // the budget is filled again, and the rest of the old period is given away in the new one.
        int rest = task.budget().takeRest();
        synchronized (this) {
            if (stopped || !task.state().isActive()) {
                return;
            }
            slack.give(rest);
            task.setState(TaskState.WAITING);
            ready.remove(task);
            log.note(EventLog.Kind.YIELDED, task);
            if (running == task) {
                running = null;
            }
            dispatch();
            monitor.check(tasks, slack);
        }
    }

    /** A task claims time that others gave up; answers how much it got. */
    synchronized int claim(Task task, int wanted) {
        if (stopped || task.state() == TaskState.DELETED) {
            return 0;
        }
        int got = slack.claim(wanted);
        task.claim(got);
        task.account(got);
        monitor.use(task, got);
        log.note(EventLog.Kind.CLAIMED, task);
        monitor.check(tasks, slack);
        return got;
    }

    /** The timer has ticked. */
    synchronized void tick() {
        if (stopped || !clock.tick()) {
            return;
        }
        slack.expire();
        monitor.beginPeriod();
        for (int position = 0; position < tasks.count(); position++) {
            beginPeriod(tasks.at(position));
        }
        log.note(EventLog.Kind.PERIOD, null);
        dispatch();
        monitor.check(tasks, slack);
        notifyAll();
    }

    private void beginPeriod(Task task) {
        if (task.state() == TaskState.DELETED) {
            return;
        }
        task.beginPeriod();
        if (task.state().wakesWithPeriod()) {
            task.setState(TaskState.READY);
            ready.insert(task);
        }
    }

    /** Waits until a task has seen so many periods begin, or the system is shut down. */
    synchronized boolean awaitPeriod(Task task, int periods) throws InterruptedException {
        while (!stopped && task.periods() < periods) {
            wait();
        }
        return !stopped;
    }

    /** No more services. */
    synchronized void shutDown() {
        stopped = true;
        ready.clear();
        running = null;
        notifyAll();
    }

    private void exhaust(Task task) {
        task.setState(TaskState.EXHAUSTED);
        ready.remove(task);
        log.note(EventLog.Kind.EXHAUSTED, task);
        if (running == task) {
            running = null;
        }
        dispatch();
    }

    /** Gives the processor to the most urgent task. */
    private void dispatch() {
        Task next = ready.first();
        if (next == running) {
            return;
        }
        if (running != null && running.state() == TaskState.RUNNING) {
            running.setState(TaskState.READY);
        }
        running = next;
        if (next != null) {
            next.setState(TaskState.RUNNING);
            log.note(EventLog.Kind.DISPATCHED, next);
        }
    }

    synchronized int period() {
        return clock.period();
    }

    synchronized int mostUsed() {
        return monitor.mostUsed();
    }
}

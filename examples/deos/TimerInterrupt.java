/** The timer: ticks so many times, whenever it likes. */
final class TimerInterrupt extends Thread {
    private final Kernel kernel;
    private final int ticks;

    TimerInterrupt(Kernel kernel, int ticks) {
        super("timer");
        this.kernel = kernel;
        this.ticks = ticks;
    }

    @Override
    public void run() {
        for (int tick = 0; tick < ticks; tick++) {
            kernel.tick();
        }
    }
}

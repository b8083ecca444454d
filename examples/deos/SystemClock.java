/** The time of the system: ticks of the timer, and the periods they make up. */
final class SystemClock {
    private final int ticksPerPeriod;
    private int ticks;
    private int period;

    SystemClock(int ticksPerPeriod) {
        if (ticksPerPeriod <= 0) {
            throw new IllegalArgumentException("a period of " + ticksPerPeriod + " ticks");
        }
        this.ticksPerPeriod = ticksPerPeriod;
    }

    int ticks() {
        return ticks;
    }

    /** The present period, counted from 0. */
    int period() {
        return period;
    }

    /** The timer has ticked; answers whether a new period begins. */
    boolean tick() {
        ticks++;
        if (ticks % ticksPerPeriod == 0) {
            period++;
            return true;
        }
        return false;
    }
}

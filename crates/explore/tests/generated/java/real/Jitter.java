package generated;

import java.util.concurrent.ThreadLocalRandom;

/** Makes schedules of a real JVM more various. */
class Jitter {
    static void here() {
        int number = ThreadLocalRandom.current().nextInt(16);
        if (number == 0) {
            Thread.yield();
        }
        if (number > 11) {
            for (int round = 0; round < 1 << number; round += 64) {
                Thread.onSpinWait();
            }
        }
    }
}

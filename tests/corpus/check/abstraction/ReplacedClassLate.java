//@ verdict: violated
//@ property: assertion
//@ depth: deep for a program in which something is replaced
//@ search: --replace under:Clock=Short
// why: a clock that is nearer to the hour comes to the error at once; the program needs twelve turns, and they are found
public class ReplacedClassLate {
    static class Clock {
        private int seconds = 3590;

        int tick() {
            seconds = seconds + 1;
            return seconds;
        }
    }

    static class Short {
        private int seconds = 3598;

        int tick() {
            seconds = seconds + 1;
            return seconds;
        }
    }

    static int last;

    static synchronized void look(Clock clock) {
        last = clock.tick();
        assert last < 3600;
    }

    public static void main(String[] arguments) {
        Clock clock = new Clock();
        new Thread(() -> look(clock)).start();
        for (int turn = 0; turn < 12; turn++) {
            look(clock);
        }
    }
}

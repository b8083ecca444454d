//@ verdict: unknown
//@ reason: approximation: nothing goes wrong
//@ depth: deep for a program in which something is replaced
//@ search: --replace under:ReplacedClassUnder.Clock=ReplacedClassUnder.Short
// why: another clock that is said to do less proves nothing
public class ReplacedClassUnder {
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
        assert last > 3000;
    }

    public static void main(String[] arguments) {
        Clock clock = new Clock();
        new Thread(() -> look(clock)).start();
        for (int turn = 0; turn < 3; turn++) {
            look(clock);
        }
    }
}

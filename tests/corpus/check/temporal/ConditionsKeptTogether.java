//@ verdict: holds
//@ options: --class-properties
// why: the arguments are looked at when the method returns, although its code needs them no more; threads may move meanwhile.
public class ConditionsKeptTogether {
    static volatile int calls;

    static final class Sums {
        int sum(int one, int other) {
            int sum = one + other;
            calls = 1;
            return sum;
        }

        boolean pre_sum(int one, int other) {
            return one > 0 && other > 0;
        }

        boolean post_sum(int one, int other, int result) {
            return result > one && result > other;
        }
    }

    static final class Adder extends Thread {
        private final Sums sums;
        private final int number;

        Adder(Sums sums, int number) {
            this.sums = sums;
            this.number = number;
        }

        @Override
        public void run() {
            sums.sum(number, 1);
        }
    }

    public static void main(String[] arguments) {
        Sums sums = new Sums();
        new Adder(sums, 1).start();
        new Adder(sums, 2).start();
    }
}

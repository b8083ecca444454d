//@ verdict: holds
//@ options: --class-properties
// why: the loop begins where the method does; what is asked of its argument is asked when it is called, not in every round.
public class EnteredOnce {
    static final class Countdown {
        int left(int from) {
            while (from > 0) {
                from--;
            }
            return from;
        }

        boolean pre_left(int from) {
            return from == 3;
        }

        boolean post_left(int from, int result) {
            return from == 3 && result == 0;
        }
    }

    public static void main(String[] arguments) {
        new Countdown().left(3);
    }
}

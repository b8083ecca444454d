//@ verdict: holds
//@ assurance: jmm
// why: the counter starts above zero and comes round.
public class FiniteCounter {
    static volatile int value = 1;

    public static void main(String[] arguments) {
        new Thread(() -> {
            assert value > 0;
        }).start();
        while (true) {
            value = value == 3 ? 1 : value + 1;
        }
    }
}

//@ verdict: violated
//@ property: assertion
//@ search: --search bfs
//@ depth: deep its states have no end; breadth first finds the assertion
// why: the assertion may be evaluated before main writes; that main counts on for ever must not put it off.
public class EndlessCounter {
    static volatile int value;

    public static void main(String[] arguments) {
        new Thread(() -> {
            assert value > 0; //~
        }).start();
        value = 1;
        while (value < Integer.MAX_VALUE) {
            value = value + 1;
        }
    }
}

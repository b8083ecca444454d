//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenLongOrder.time=signs
// why: the order of a positive and a negative long is known
public class TokenLongOrder {
    static long time;
    static long before;

    public static void main(String[] arguments) {
        time = 5_000_000_000L + arguments.length;
        before = -time;
        assert before < time;
        assert time > 0L && before < 0L;
    }
}

//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenKeptLong.time=signs
// why: a kept long has a class where it is compared
public class TokenKeptLong {
    static long time;
    static long limit;

    public static void main(String[] arguments) {
        limit = -7L * (arguments.length + 1);
        time = 9_000_000_000L;
        assert time > limit;
        time = -time;
        assert time < 0 && time != 5L;
    }
}

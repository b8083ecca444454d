//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TwoAbstractionsMeet.sign=signs --data TwoAbstractionsMeet.half=parity
// why: where a sign meets a parity, one becomes the other as far as that is known
public class TwoAbstractionsMeet {
    static int sign;
    static int half;
    static int sum;

    public static void main(String[] arguments) {
        half = 4;
        sign = 0;
        sum = sign + half;
        half = sign;
        assert half % 2 == 0;
    }
}

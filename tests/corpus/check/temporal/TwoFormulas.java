//@ verdict: violated
//@ property: ltl
//@ all: ltl
//@ options: --ltl '<> TwoFormulas.one' --ltl '<> TwoFormulas.two'
//@ claim: holds --ltl '<> TwoFormulas.one' --ltl '[] !TwoFormulas.two'
// why: of two formulas, the second does not hold.
public class TwoFormulas {
    static volatile boolean one;
    static volatile boolean two;

    public static void main(String[] arguments) {
        one = true;
    }
}

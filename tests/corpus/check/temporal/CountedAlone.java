//@ verdict: holds
//@ options: --ltl '<> (CountedAlone.count == 3) && [] (CountedAlone.count <= 3)'
//@ claim: violated --ltl '[] (CountedAlone.count != 2)'
//@ claim: violated --ltl '<> (CountedAlone.count == 4)'
//@ claim: holds --ltl 'CountedAlone.count == 0 U CountedAlone.count == 1'
//@ claim: holds --ltl '[] (CountedAlone.count == 1 -> (CountedAlone.count == 1 U CountedAlone.count == 2))'
//@ claim: violated --ltl '<> [] (CountedAlone.count == 2)'
//@ claim: holds --ltl '<> [] (CountedAlone.count == 3)'
//@ claim: holds --ltl 'CountedAlone.count < 2 W CountedAlone.count == 2'
//@ claim: holds --ltl 'CountedAlone.count == 3 R CountedAlone.count <= 3'
//@ claim: violated --ltl 'CountedAlone.count == 3 R CountedAlone.count < 3'
// why: one thread counts to three; every value can be seen, though nobody else is there.
public class CountedAlone {
    static int count;

    public static void main(String[] arguments) {
        count = 1;
        count = 2;
        count = 3;
    }
}

//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] (ElementsCommute.second[0] == 1 -> ElementsCommute.first[0] == 1)' --property assertion
//@ claim: violated --ltl '[] (ElementsCommute.first[0] == 1 -> ElementsCommute.second[0] == 1)' --property assertion
//@ claim: holds --ltl '<> (ElementsCommute.first[0] == 1 && ElementsCommute.second[0] == 1)' --property assertion
// why: writes of elements of two arrays commute, but a formula tells their orders apart: none may be left out.
public class ElementsCommute {
    static final int[] first = new int[1];
    static final int[] second = new int[1];

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> first[0] = 1);
        Thread other = new Thread(() -> second[0] = 1);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}

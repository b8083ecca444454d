//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --remove RefinedPathWrong.number --refine 6
// why: two is what comes after one
public class RefinedPathWrong {
    static int number = 1;

    public static void main(String[] arguments) {
        number = number + 1;
        assert number != 2;
    }
}

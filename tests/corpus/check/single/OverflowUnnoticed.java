//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: the sum of two large numbers wraps around.
public class OverflowUnnoticed {
    static int middle(int low, int high) {
        return (low + high) / 2;
    }

    public static void main(String[] arguments) {
        assert middle(1_500_000_000, 1_600_000_000) == 1_550_000_000; //~
    }
}

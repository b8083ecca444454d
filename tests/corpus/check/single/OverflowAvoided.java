//@ verdict: holds
//@ assurance: jmm
// why: the unsigned shift takes the sum for what it is.
public class OverflowAvoided {
    static int middle(int low, int high) {
        return (low + high) >>> 1;
    }

    public static void main(String[] arguments) {
        assert middle(1_500_000_000, 1_600_000_000) == 1_550_000_000;
        assert Integer.MAX_VALUE + 1 == Integer.MIN_VALUE;
        assert Math.abs(Integer.MIN_VALUE) < 0;
    }
}

//@ verdict: holds
//@ assurance: jmm
// why: 1 + 2 + 3 + 4 = 10.
public class AssertHolds {
    public static void main(String[] arguments) {
        int sum = 0;
        for (int i = 1; i <= 4; i++) {
            sum += i;
        }
        assert sum == 10 : "the sum of 1 to 4";
    }
}

//@ verdict: holds
//@ assurance: jmm
// why: the sum is near, and not a number is not equal to itself.
public class FloatingPointNear {
    public static void main(String[] arguments) {
        double sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 0.1;
        }
        assert Math.abs(sum - 1.0) < 1e-9;
        double nothing = 0.0 / (sum - sum);
        assert nothing != nothing;
    }
}

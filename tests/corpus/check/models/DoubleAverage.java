//@ verdict: holds
//@ assurance: jmm
// why: halves are exact in floating point; a model refuses them by name.
public class DoubleAverage {
    static double average(int one, int other) {
        return (one + other) / 2.0;
    }

    public static void main(String[] args) {
        assert average(1, 2) == 1.5;
    }
}

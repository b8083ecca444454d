//@ verdict: holds
//@ assurance: jmm
// why: records with equal components are equal.
public class Records {
    record Point(int x, String name) {
    }

    public static void main(String[] arguments) {
        Point one = new Point(1, "a");
        Point other = new Point(1, new String("a"));
        assert one.equals(other) && one.hashCode() == other.hashCode();
        assert !one.equals(new Point(2, "a"));
        assert one.toString().equals("Point[x=1, name=a]");
    }
}

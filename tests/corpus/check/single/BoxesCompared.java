//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: small boxes are shared, large ones are not.
public class BoxesCompared {
    static boolean same(Integer one, Integer other) {
        return one == other;
    }

    public static void main(String[] arguments) {
        assert same(100, 100);
        assert same(1000, 1000); //~
    }
}

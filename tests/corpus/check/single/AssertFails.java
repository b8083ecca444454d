//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: assertions are enabled, and this one is false.
public class AssertFails {
    public static void main(String[] arguments) {
        int sum = 0;
        for (int i = 1; i <= 4; i++) {
            sum += i;
        }
        assert sum == 11 : "the sum of 1 to 4"; //~
    }
}

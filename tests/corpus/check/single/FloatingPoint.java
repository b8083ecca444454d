//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: 0.1 has no exact binary form.
public class FloatingPoint {
    public static void main(String[] arguments) {
        double sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 0.1;
        }
        assert sum == 1.0; //~
    }
}

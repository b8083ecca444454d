//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data TokenVariableOdd.main.number=parity
// why: three makes an odd number
public class TokenVariableOdd {
    public static void main(String[] arguments) {
        int number = 0;
        while (true) {
            number = number + 3;
            assert number % 2 == 0;
        }
    }
}

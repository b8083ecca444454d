//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data TokenVariable.main.number=parity
// why: a variable of a method is abstracted as a field is
public class TokenVariable {
    public static void main(String[] arguments) {
        int number = 0;
        while (true) {
            number = number + 2;
            assert number % 2 == 0;
        }
    }
}

//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --remove CalledBetween.number --predicate 'CalledBetween: number == 0' --predicate 'CalledBetween: number == 1'
// why: the call between the read and the write changes the field, so an old value is written
public class CalledBetween {
    static int number;

    static int change() {
        number = 5;
        return 0;
    }

    public static void main(String[] arguments) {
        number = number + 1 + change();
        assert number != 1; //~
    }
}

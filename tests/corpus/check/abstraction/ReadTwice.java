//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --remove ReadTwice.number --predicate 'ReadTwice: number == 0'
// why: the other thread may write between the two reads of one comparison
public class ReadTwice {
    static volatile int number;

    public static void main(String[] arguments) {
        new Thread(() -> number = 1).start();
        boolean same = number == number;
        assert same; //~
    }
}

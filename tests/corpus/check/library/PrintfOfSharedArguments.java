//@ verdict: violated
//@ property: exception
//@ all: exception, race
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: the argument is a number until another thread puts a text into its place, which %d does not take.
public class PrintfOfSharedArguments {
    public static void main(String[] args) {
        Object[] arguments = {1};
        new Thread(() -> arguments[0] = "one").start();
        System.out.printf("%d%n", arguments); //~
    }
}

//@ verdict: violated
//@ property: exception
//@ all: exception
// why: there are no arguments.
public class NegativeArraySize {
    public static void main(String[] arguments) {
        int[] cells = new int[arguments.length - 1]; //~
    }
}

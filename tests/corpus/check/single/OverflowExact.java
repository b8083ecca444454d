//@ verdict: violated
//@ property: exception
//@ all: exception
// why: addExact throws where the sum does not fit.
public class OverflowExact {
    public static void main(String[] arguments) {
        int sum = Math.addExact(Integer.MAX_VALUE, 1); //~
    }
}

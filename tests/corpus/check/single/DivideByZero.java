//@ verdict: violated
//@ property: exception
//@ all: exception
// why: there are no arguments.
public class DivideByZero {
    public static void main(String[] arguments) {
        int part = 10 / arguments.length; //~
    }
}

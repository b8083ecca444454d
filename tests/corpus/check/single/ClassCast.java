//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the object is no String.
public class ClassCast {
    public static void main(String[] arguments) {
        Object number = 7;
        String text = (String) number; //~
    }
}

//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the array holds strings, whatever its variable says.
public class ArrayStore {
    public static void main(String[] arguments) {
        Object[] objects = new String[1];
        objects[0] = 7; //~
    }
}

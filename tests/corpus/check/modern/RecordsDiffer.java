//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: equals of a record is reached, gives its answer, and the program goes on behind it.
public class RecordsDiffer {
    record Point(int x, String name) {
    }

    public static void main(String[] arguments) {
        boolean equal = new Point(1, "a").equals(new Point(1, "a"));
        assert !equal; //~
    }
}

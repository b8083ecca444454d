//@ verdict: violated
//@ property: exception
// why: the initialiser of Door needs that of Bell, which sees Door half done: its array is null
public class CircularInitialisers {
    static class Door {
        static final int FIRST = Bell.rings;
        static final int[] NUMBERS = new int[3];
    }

    static class Bell {
        static int rings = Door.NUMBERS.length;
    }

    public static void main(String[] arguments) {
        int first = Door.FIRST;
    }
}

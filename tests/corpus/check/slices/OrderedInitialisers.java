//@ verdict: holds
// why: the twin of CircularInitialisers: Door is done before Bell is needed
public class OrderedInitialisers {
    static class Door {
        static final int[] NUMBERS = new int[3];
        static final int FIRST = Bell.rings;
    }

    static class Bell {
        static int rings = Door.NUMBERS.length;
    }

    public static void main(String[] arguments) {
        int first = Door.FIRST;
    }
}

//@ about: an uncaught OutOfMemoryError is printed like any other error
//@ exit: 1
public class UncaughtOutOfMemory {
    static int[] grab(int n) {
        return new int[n];
    }

    public static void main(String[] args) {
        System.out.println("asking for too much");
        try {
            grab(Integer.MAX_VALUE);
        } finally {
            System.out.println("finally");
        }
    }
}

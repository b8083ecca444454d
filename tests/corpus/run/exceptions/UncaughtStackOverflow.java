//@ about: an uncaught StackOverflowError prints 1024 frames and ends with status 1
//@ exit: 1
public class UncaughtStackOverflow {
    static int endless(int n) {
        return endless(n + 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println("going down");
        System.out.println(endless(0));
    }
}

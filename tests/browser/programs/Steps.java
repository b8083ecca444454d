/** Calls and lines that do nothing others could see, within one step: to be entered by a debugger. */
public class Steps {
    static volatile int shared;

    public static void main(String[] arguments) {
        new Thread(() -> shared = 5, "other").start();
        int sum = 4;
        sum += shared == 5 ? 1 : 0;
        sum = twice(sum);
        sum += 10;
        assert shared < 0 : sum;
    }

    static int twice(int number) {
        int doubled = number * 2;
        return doubled;
    }
}

//@ verdict: holds
//@ assurance: jmm
// why: the value from before is used, though the variable has got another one meanwhile.
public class OldValueUsed {
    static volatile int given;
    static int left;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> given = 11);
        thread.start();
        thread.join();
        int number = given;
        left = given - number--;
        assert left == 0 && number == 10;
        long wide = given;
        long difference = given - wide--;
        assert difference == 0 && wide == 10;
        int[] cells = new int[2];
        int index = given - 11;
        cells[index++] = index + 4;
        assert cells[0] == 5 && index == 1;
    }
}

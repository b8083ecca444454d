//@ verdict: violated
//@ property: assertion
// why: the value from before is used, not the one that the variable gets meanwhile.
public class NewValueUsed {
    static volatile int given;
    static int left;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> given = 11);
        thread.start();
        thread.join();
        int number = given;
        left = given - number--;
        assert left == 1; //~
    }
}

//@ verdict: violated
//@ property: assertion
// why: who prints after the console was closed leaves a mark that others see.
public class PrintAfterClose {
    static boolean trouble;

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            System.out.println("here");
        });
        Thread second = new Thread(() -> {
            System.out.close();
            trouble = System.out.checkError();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert !trouble;
    }
}

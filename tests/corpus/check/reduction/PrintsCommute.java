//@ verdict: holds
// why: the order of lines is nobody's business.
public class PrintsCommute {

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            System.out.println("one");
            System.out.println(1);
        });
        Thread second = new Thread(() -> {
            System.out.print('2');
            System.out.println("two");
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert arguments.length == 0;
    }
}

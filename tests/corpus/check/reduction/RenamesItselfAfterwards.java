//@ verdict: holds
// why: the thread has not begun when its name is looked at, and has ended when it is looked at again.
public class RenamesItselfAfterwards {
    static volatile boolean begun;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            begun = true;
            Thread.currentThread().setName("second");
        }, "first");
        assert other.getName().equals("first");
        other.start();
        System.out.println(begun);
        other.join();
        assert other.getName().equals("second");
    }
}

//@ verdict: holds
//@ assurance: jmm
// why: the thread has ended before its box is read; a null that is unboxed elsewhere is caught.
public class BoxedNullAwaited {
    static Integer box;
    static Integer never;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> box = 7);
        thread.start();
        thread.join();
        int value = box;
        assert value == 7;
        boolean caught = false;
        try {
            value = never;
        } catch (NullPointerException expected) {
            caught = true;
        }
        assert caught && value == 7;
    }
}

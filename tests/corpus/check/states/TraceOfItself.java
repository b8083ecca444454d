//@ verdict: holds
//@ assurance: jmm
// why: a thread that asks for its own stack trace stands where it asks.
public class TraceOfItself {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            assert Thread.currentThread().getStackTrace()[1].getLineNumber() == 7;
        });
        other.start();
        other.join();
    }
}

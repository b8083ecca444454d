//@ verdict: unknown
//@ reason: unsupported
// why: a stack trace shows a thread at any instruction, and an exploration stops it at some only.
public class TraceOfAnother {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            int local = 1;
            assert local == 1;
        });
        other.start();
        StackTraceElement[] trace = other.getStackTrace();
        assert trace.length == 0 || trace[0].getLineNumber() != 8;
    }
}

//@ verdict: unknown
//@ reason: unsupported
// why: stack traces show threads at any instruction, and an exploration stops them at some only.
public class TracesOfAll {
    public static void main(String[] arguments) throws Exception {
        new Thread(() -> { }).start();
        assert Thread.getAllStackTraces().size() > 0;
    }
}

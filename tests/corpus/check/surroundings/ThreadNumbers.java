//@ verdict: holds
//@ assumes: thread-ids
// why: the numbers of threads depend on how many the JVM has made for itself.
public class ThreadNumbers {
    public static void main(String[] arguments) {
        assert new Thread().getId() > 1;
    }
}

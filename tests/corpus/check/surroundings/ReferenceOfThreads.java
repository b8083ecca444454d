//@ verdict: holds
//@ assumes: nothing
// why: variables of threads lie in a table with weak keys, but the program holds the key.
public class ReferenceOfThreads {
    static final ThreadLocal<Integer> NUMBER = new ThreadLocal<>();

    public static void main(String[] arguments) {
        NUMBER.set(3);
        assert NUMBER.get() == 3;
    }
}

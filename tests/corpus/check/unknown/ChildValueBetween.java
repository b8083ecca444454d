//@ verdict: unknown
//@ reason: unsupported: code of the program that runs while a thread is made, started or joined
// why: what a new thread takes over from its maker is asked of code of the program, and others move while that runs.
public class ChildValueBetween {
    static volatile int shared;
    static volatile boolean differs;

    static final InheritableThreadLocal<Integer> HANDED_ON = new InheritableThreadLocal<>() {
        @Override
        protected Integer childValue(Integer value) {
            int first = shared;
            int second = shared;
            differs = first != second;
            return second;
        }
    };

    public static void main(String[] arguments) throws Exception {
        HANDED_ON.set(5);
        Thread writer = new Thread(() -> shared = 1);
        writer.start();
        Thread child = new Thread();
        writer.join();
        assert !differs : child;
    }
}

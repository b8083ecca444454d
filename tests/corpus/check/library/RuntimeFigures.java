//@ verdict: holds
//@ assumes: clock, memory, processors
//@ assurance: jmm
// why: the figures of the runtime may be any that fit together.
public class RuntimeFigures {
    public static void main(String[] arguments) {
        Runtime runtime = Runtime.getRuntime();
        assert runtime.availableProcessors() >= 1;
        assert runtime.freeMemory() >= 0 && runtime.freeMemory() <= runtime.totalMemory();
        assert runtime.totalMemory() <= runtime.maxMemory();
        assert System.nanoTime() <= System.nanoTime();
    }
}

//@ about: StackWalker on deep stacks, which it fetches in batches, from lambdas, reflection and other threads.
//@ varies: Reflection has other frames from one release to the next.
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StackWalkerBatches {
    static <T> T deep(int depth, Supplier<T> top) {
        return depth == 0 ? top.get() : deep(depth - 1, top);
    }

    static List<String> reflected(StackWalker walker) {
        return walker.walk(frames -> frames.map(frame -> frame.getClassName() + "." + frame.getMethodName()).collect(Collectors.toList()));
    }

    public static void main(String[] args) throws Exception {
        StackWalker plain = StackWalker.getInstance();
        for (int depth : new int[] {0, 1, 5, 6, 7, 8, 15, 30, 31, 100, 300}) {
            long count = deep(depth, () -> plain.walk(Stream::count));
            List<Integer> lines = deep(depth, () -> plain.walk(
                    frames -> frames.skip(3).map(StackFrame::getLineNumber).distinct().collect(Collectors.toList())));
            System.out.println(depth + " " + count + " " + lines);
        }
        for (Set<Option> options : List.of(Set.<Option>of(), Set.of(Option.SHOW_REFLECT_FRAMES))) {
            StackWalker walker = StackWalker.getInstance(options);
            System.out.println(StackWalkerBatches.class.getDeclaredMethod("reflected", StackWalker.class).invoke(null, walker));
        }
        StackWalker classes = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);
        System.out.println(deep(3, classes::getCallerClass));
        StackFrame outermost = deep(40, () -> classes.walk(frames -> frames.reduce((first, second) -> second).get()));
        System.out.println(outermost + " " + outermost.getMethodType() + " " + outermost.getDeclaringClass());
        System.out.println(outermost.toStackTraceElement().getLineNumber() == outermost.getLineNumber());
        Stream<StackFrame> leaked = classes.walk(frames -> frames);
        try {
            leaked.count();
        } catch (IllegalStateException closed) {
            System.out.println(closed.getMessage());
        }
        Thread other = new Thread(() -> classes.forEach(System.out::println));
        other.start();
        other.join();
    }
}

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicInteger;

class Memory {
    static int plain;
    int counted;
    static final AtomicInteger atomic = new AtomicInteger();
    static VarHandle handle;
    static int[] numbers = new int[2];
    static boolean[] flags = new boolean[2];
    static String[] texts = new String[2];

    public static void main(String[] args) throws Exception {
        increment();
        throughHandle(new Memory());
        throughArrayHandle(numbers);
        throughStaticHandle();
        reflect(args.length == 0 ? null : Memory.class.getMethod(args[0]));
        fill();
        copy();
        duplicate();
        fetch(1);
        middle(3);
    }

    static void increment() {
        atomic.incrementAndGet();
    }

    static void throughHandle(Memory memory) {
        handle.compareAndSet(memory, 1, 2);
    }

    static void throughArrayHandle(int[] array) {
        handle.setVolatile(array, 1, 2);
    }

    static void throughStaticHandle() {
        handle.set(2);
    }

    static Object reflect(Method method) throws Exception {
        return method.invoke(null);
    }

    static void fill() {
        numbers[0] = 1;
        flags[1] = true;
    }

    static void copy() {
        System.arraycopy(texts, 0, texts, 1, 1);
    }

    static int[] duplicate() {
        return numbers.clone();
    }

    static String fetch(int index) {
        return texts[index];
    }

    static int middle(int rounds) {
        int sum = plain;
        fill();
        while (rounds > 0) {
            duplicate();
            rounds--;
        }
        try {
            copy();
        } finally {
            increment();
        }
        return sum;
    }

    static int either(int at, boolean next) {
        return numbers[next ? at + 1 : at];
    }

    static int least(int at) {
        return called(Math.min(at, 2), 3);
    }

    static int called(int at, int more) {
        return numbers[at * more];
    }

    static int counted(int from) {
        int sum = 0;
        for (int at = from; at < 3; at++) {
            sum += numbers[at];
        }
        return sum;
    }
}

//@ verdict: violated
//@ property: race
//@ depth: deep streams run much library code in two threads
// why: the lambda of the stream writes a field that main reads.
import java.util.stream.IntStream;

public class StreamsInThread {
    static int last;

    static final class Worker extends Thread {
        @Override
        public void run() {
            IntStream.range(0, 2).forEach(n -> last = n);
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        int seen = last;
    }
}

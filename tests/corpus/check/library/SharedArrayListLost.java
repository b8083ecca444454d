//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: both adds may take the same place.
import java.util.ArrayList;
import java.util.List;

public class SharedArrayListLost {
    static final List<String> LIST = new ArrayList<>(4);

    static final class Adder extends Thread {
        @Override
        public void run() {
            LIST.add("worker");
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Adder adder = new Adder();
        adder.start();
        LIST.add("main");
        adder.join();
        assert LIST.size() == 2; //~
    }
}

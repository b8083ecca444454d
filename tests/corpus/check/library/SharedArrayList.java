//@ verdict: violated
//@ property: race
//@ all: race
// why: an ArrayList is not made for two threads; the places are the program's calls.
import java.util.ArrayList;
import java.util.List;

public class SharedArrayList {
    static final List<String> LIST = new ArrayList<>(4);

    static final class Adder extends Thread {
        @Override
        public void run() {
            LIST.add("worker"); //~
        }
    }

    public static void main(String[] arguments) {
        new Adder().start();
        LIST.add("main"); //~
    }
}

//@ about: an ArrayList leaves synchronisation to its users
//@ guided: 1 0 0
import java.util.ArrayList;
import java.util.List;

public class SharedList {
    static final List<String> list = new ArrayList<>();

    static class First extends Thread {
        @Override
        public void run() {
            list.add("a"); //~ race
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            list.add("b"); //~ race
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}

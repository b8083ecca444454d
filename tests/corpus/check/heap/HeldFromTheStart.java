//@ verdict: violated
//@ property: race
//@ all: race
// why: a lock of the class and a lock of the object. The second thread holds a lock of its own before the search begins, and its number changes when others end.
public class HeldFromTheStart {
    static int count;

    static synchronized void ofClass() {
        count++; //~
    }

    synchronized void ofObject() {
        count++; //~
    }

    static class First extends Thread {
        @Override
        public void run() {
            ofClass();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            new HeldFromTheStart().ofObject();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}

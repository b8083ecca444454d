//@ about: a static synchronized method and one of an object have different locks
//@ guided: 1 0 0
public class StaticAndInstance {
    static int count;

    static synchronized void ofClass() {
        count++; //~ race
    }

    synchronized void ofObject() {
        count++; //~ race
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
            new StaticAndInstance().ofObject();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}

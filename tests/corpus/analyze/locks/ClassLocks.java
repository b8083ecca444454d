//@ about: the locks of two classes in opposite orders
//@ guided: 1 0 0
//@ may: deadlock
public class ClassLocks {
    static class A {
        static synchronized void outer() {
            B.inner(); //~ lock-order
        }

        static synchronized void inner() {
        }
    }

    static class B {
        static synchronized void outer() {
            A.inner(); //~ lock-order
        }

        static synchronized void inner() {
        }
    }

    static class First extends Thread {
        @Override
        public void run() {
            A.outer();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            B.outer();
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}

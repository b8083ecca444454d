//@ about: each thread has a field of its own in one object
public class OwnFields {
    int a;
    int b;
    static final OwnFields shared = new OwnFields();

    static class First extends Thread {
        @Override
        public void run() {
            shared.a++;
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            shared.b++;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}

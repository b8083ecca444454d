//@ about: each thread has objects of its own
public class OwnObjects {
    int value;

    static class First extends Thread {
        @Override
        public void run() {
            OwnObjects mine = new OwnObjects();
            mine.value++;
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            OwnObjects mine = new OwnObjects();
            mine.value++;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}

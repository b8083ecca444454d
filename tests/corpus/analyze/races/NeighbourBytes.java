//@ about: bytes beside each other are different places
public class NeighbourBytes {
    static final byte[] bytes = new byte[8];

    static class First extends Thread {
        @Override
        public void run() {
            bytes[3]++;
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            bytes[4]++;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}

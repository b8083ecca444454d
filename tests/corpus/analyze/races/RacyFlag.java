//@ about: a flag that is not volatile
//@ guided: 1 0 0
public class RacyFlag {
    static boolean stop;
    static int turns;

    static class First extends Thread {
        @Override
        public void run() {
            for (int i = 0; i < 100 && !stop; i++) { //~ race
                turns++;
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            stop = true; //~ race
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}

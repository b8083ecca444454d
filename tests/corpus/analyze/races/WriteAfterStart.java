//@ about: main writes what the thread reads after it has started the thread
//@ guided: 1 0 0
public class WriteAfterStart {
    static int setting;

    static class Worker extends Thread {
        int copy;

        @Override
        public void run() {
            copy = setting; //~ race
        }
    }

    public static void main(String[] args) {
        new Worker().start();
        setting = 42; //~ race
    }
}

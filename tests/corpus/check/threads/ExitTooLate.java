//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: the worker may run before exit ends the program.
public class ExitTooLate {
    static volatile int work;

    static final class Worker extends Thread {
        @Override
        public void run() {
            assert work == 1; //~
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        work = 1;
        System.exit(0);
    }
}

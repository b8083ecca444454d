//@ about: races inside a class that was excluded are not warned about; one with a place outside of it is
//@ options: --exclude ExcludedCounter$Statistics
public class ExcludedCounter {
    static final class Statistics {
        int calls;
        int shown;

        void count() {
            calls++; //~ race
            shown = 1;
        }
    }

    private static final Statistics STATISTICS = new Statistics();

    private static final class Caller extends Thread {
        @Override
        public void run() {
            STATISTICS.count();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Caller caller = new Caller();
        caller.start();
        new Caller().start();
        STATISTICS.calls = 7; //~ race
        caller.join();
    }
}

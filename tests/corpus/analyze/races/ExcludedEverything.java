//@ about: where everything is excluded nothing is warned about
//@ options: --exclude ExcludedEverything
public class ExcludedEverything {
    private static int calls;

    private static final class Caller extends Thread {
        @Override
        public void run() {
            calls++;
        }
    }

    public static void main(String[] arguments) {
        new Caller().start();
        new Caller().start();
    }
}

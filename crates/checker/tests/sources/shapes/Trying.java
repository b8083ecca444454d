import java.io.IOException;

/** Ways through `try`; what is asked for goes to standard error. */
public class Trying {
    static int noise;
    static final Object LOCK = new Object();

    static int parsed(String text) {
        try {
            noise++; //~ gone
            return Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            noise--; //~ gone
            return -1;
        } finally {
            noise += 3; //~ gone
        }
    }

    static void slowly() {
        try {
            Thread.sleep(1);
            noise *= 2; //~ gone
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    static void checked(boolean fails) throws IOException {
        if (fails) {
            noise++; //~ gone
            throw new IOException("checked");
        }
    }

    public static void main(String[] arguments) {
        System.err.println(parsed("4") + parsed("x")); //~ asked
        slowly();
        int caught = 0;
        for (boolean fails : new boolean[] {true, false}) {
            try {
                checked(fails);
                caught += 10;
            } catch (IOException failure) {
                caught++;
            } finally {
                noise++; //~ gone
                caught += 100;
            }
        }
        System.err.println(caught); //~ asked
        synchronized (LOCK) {
            noise = 0; //~ gone
            caught = caught / 2;
        }
        try {
            System.err.println(10 / (caught - caught)); //~ asked
            noise++; //~ gone
        } catch (ArithmeticException zero) {
            System.err.println("zero"); //~ asked
        }
    }
}

//@ verdict: violated
//@ property: race
//@ all: race
// why: the reference is passed without order; the final field inside is safe, the reference races.
public class UnsafePublication {
    static UnsafePublication shared;
    private final int value;

    UnsafePublication(int value) {
        this.value = value;
    }

    static final class Reader extends Thread {
        @Override
        public void run() {
            UnsafePublication seen = shared; //~
            assert seen == null || seen.value == 7;
        }
    }

    public static void main(String[] arguments) {
        new Reader().start();
        shared = new UnsafePublication(7); //~
    }
}

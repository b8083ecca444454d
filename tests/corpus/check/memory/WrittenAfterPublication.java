//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the field is written after the reference was passed on: sharing begins in the middle of the object's life.
public class WrittenAfterPublication {
    static volatile WrittenAfterPublication shared;
    private int value;

    static final class Reader extends Thread {
        @Override
        public void run() {
            WrittenAfterPublication seen = shared;
            assert seen == null || seen.value == 7; //~
        }
    }

    public static void main(String[] arguments) {
        new Reader().start();
        WrittenAfterPublication made = new WrittenAfterPublication();
        made.value = 6;
        shared = made;
        made.value = 7;
    }
}

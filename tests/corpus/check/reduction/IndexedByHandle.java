//@ verdict: violated
//@ property: assertion
// why: the field that leads to the index is written by a variable handle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class IndexedByHandle {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final class Holder {
        volatile int place;
    }

    static final VarHandle PLACE;

    static {
        try {
            PLACE = MethodHandles.lookup().findVarHandle(Holder.class, "place", int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};
    static final Holder HOLDER = new Holder();

    static int first;
    static int second;

    static void left(int at) {
        CELLS[at].left = 1;
        int other = HOLDER.place;
        first = other == 0 ? 1 : CELLS[other].right;
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[1 - at].left;
    }

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> right(1));
        Thread two = new Thread(() -> left(0));
        one.start();
        two.start();
        PLACE.setVolatile(HOLDER, 1);
        one.join();
        two.join();
        assert first == 1;
    }
}

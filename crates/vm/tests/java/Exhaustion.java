import java.util.ArrayList;
import java.util.List;

/** Memory that runs out, in bytecode and in natives, and is there again afterwards. */
public class Exhaustion {
    static final class Node {
        final Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    interface Filler {
        Object more(Object before);
    }

    static int fill(Filler filler) {
        int count = 0;
        Object chain = null;
        try {
            while (true) {
                Object next = filler.more(chain);
                new Object();
                chain = next;
                count++;
            }
        } catch (OutOfMemoryError error) {
            chain = null;
            System.out.println(error.getMessage() + " " + (count > 10));
        }
        return count;
    }

    static final class Greedy {
        static final long[] all = new long[1 << 28];
    }

    public static void main(String[] args) {
        System.out.println(fill(before -> new Node((Node) before)));
        System.out.println(fill(before -> new Object[] {before, new int[20]}));
        System.out.println(fill(before -> new long[3][4][5].length == 3 ? new Object[] {before, new long[3][4][5]} : null));
        byte[] block = new byte[700];
        System.out.println(fill(before -> new Object[] {before, block.clone()}));
        StringBuilder text = new StringBuilder("0123456789");
        System.out.println(fill(before -> new Object[] {before, text + "x" + block.length}));
        List<OutOfMemoryError> errors = new ArrayList<>(32);
        for (int i = 0; i < 20; i++) {
            try {
                errors.add(null);
                Object tooMuch = new int[i == 0 ? Integer.MAX_VALUE : 1 << 24][];
            } catch (OutOfMemoryError error) {
                errors.set(i, error);
            }
        }
        System.out.println(errors.get(0).getMessage() + " " + errors.get(19).getMessage() + " " + errors.contains(null));
        try {
            System.out.println(Greedy.all.length);
        } catch (OutOfMemoryError error) {
            System.out.println("in the initialiser: " + error.getMessage());
        }
    }
}

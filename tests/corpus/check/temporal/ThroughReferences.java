//@ verdict: holds
//@ options: --ltl '[] (ThroughReferences.list.size <= 2)'
//@ claim: holds --ltl '<> (ThroughReferences.list.first.next.value == 7)'
//@ claim: violated --ltl '[] (ThroughReferences.list.first == null)'
//@ claim: holds --ltl '[] (ThroughReferences.list.size == 2 -> <> (ThroughReferences.list.first.next != null))'
//@ claim: holds --ltl '[] !(ThroughReferences.list.first.value == 7)'
// why: two cells are linked one after the other; the second holds 7.
public class ThroughReferences {
    static final List list = new List();

    static final class Cell {
        volatile int value;
        volatile Cell next;
    }

    static final class List {
        volatile int size;
        volatile Cell first;
    }

    static final class Writer extends Thread {
        @Override
        public void run() {
            list.size = 1;
            list.first = new Cell();
            list.size = 2;
            Cell second = new Cell();
            second.value = 7;
            list.first.next = second;
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
    }
}

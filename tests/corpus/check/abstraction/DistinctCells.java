//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --remove Cell.value --predicate 'Cell: value == 0'
// why: the two are different objects, each with a bit of its own
public class DistinctCells {
    static class Cell {
        int value;
    }

    public static void main(String[] arguments) {
        Cell first = new Cell();
        Cell second = new Cell();
        first.value = 0;
        second.value = 1;
        assert first.value == 0;
        assert second.value != 0;
    }
}

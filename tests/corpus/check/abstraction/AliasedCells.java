//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --remove Cell.value --predicate 'Cell: value == 0'
// why: both names are of one object, so the second write is seen through the first name
public class AliasedCells {
    static class Cell {
        int value;
    }

    public static void main(String[] arguments) {
        Cell first = new Cell();
        Cell second = arguments.length > 5 ? new Cell() : first;
        first.value = 0;
        second.value = 1;
        assert first.value == 0; //~
    }
}

//@ verdict: violated
//@ property: assertion
// why: the two components are read from two records, if the other thread writes in between.
public class RecordTorn {
    record Point(int x, int y) {
    }

    static volatile Point shared = new Point(1, 1);

    public static void main(String[] args) {
        new Thread(() -> shared = new Point(2, 2)).start();
        Point mixed = new Point(shared.x(), shared.y());
        assert mixed.equals(new Point(1, 1)) || mixed.equals(new Point(2, 2)); //~
    }
}

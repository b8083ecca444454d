//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data ArraysSwappedZero.first=signs
// why: after a swap the new array is the second one, and its last element is zero
public class ArraysSwappedZero {
    static int[] first = new int[2];
    static int[] second = {1, 2};
    static boolean swapped;

    static synchronized void swap() {
        int[] kept = first;
        first = second;
        second = kept;
        swapped = !swapped;
    }

    static synchronized void count() {
        first[0] = first[0] + 1;
        if (first[0] < 0) {
            first[0] = 1;
        }
    }

    static synchronized void look() {
        assert second[1] > 0;
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            while (true) {
                swap();
            }
        }).start();
        while (true) {
            count();
            look();
        }
    }
}

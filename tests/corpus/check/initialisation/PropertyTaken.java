//@ verdict: violated
//@ property: assertion
// why: the first sort of objects initialises a class that takes the property; the other thread may have set it before or not, and the old way to
// sort asks the first element, not the second.
import java.util.Arrays;

public class PropertyTaken {
    static final Item[] ITEMS = {new Item(0), new Item(1)};
    static volatile int asked;

    static final class Item implements Comparable<Item> {
        private final int number;

        Item(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Item other) {
            asked = number;
            return number - other.number;
        }
    }

    static final class Sorting extends Thread {
        @Override
        public void run() {
            Arrays.sort(ITEMS);
        }
    }

    static final class Setting extends Thread {
        @Override
        public void run() {
            System.setProperty("java.util.Arrays.useLegacyMergeSort", "true");
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Sorting sorting = new Sorting();
        Setting setting = new Setting();
        sorting.start();
        setting.start();
        sorting.join();
        setting.join();
        assert asked == 1; //~
    }
}

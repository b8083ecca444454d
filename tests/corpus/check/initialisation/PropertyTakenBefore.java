//@ verdict: holds
//@ assurance: jmm
// why: as in PropertyTaken, but the property is set afterwards.
import java.util.Arrays;

public class PropertyTakenBefore {
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
        sorting.join();
        setting.start();
        setting.join();
        assert asked == 1;
    }
}

//@ verdict: holds
// why: halves of the array are sorted by different tasks, and merged after both have ended.
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkJoinMergeSort {
    static class SortTask extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final int[] array;
        private final int low, high;

        SortTask(int[] array, int low, int high) {
            this.array = array;
            this.low = low;
            this.high = high;
        }

        @Override
        protected void compute() {
            if (high - low < 16) {
                Arrays.sort(array, low, high);
                return;
            }
            int mid = (low + high) >>> 1;
            invokeAll(new SortTask(array, low, mid), new SortTask(array, mid, high));
            merge(mid);
        }

        private void merge(int mid) {
            int[] left = Arrays.copyOfRange(array, low, mid);
            for (int i = 0, j = mid, k = low; i < left.length; k++) {
                array[k] = j == high || left[i] <= array[j] ? left[i++] : array[j++];
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random(42);
        int[] array = new int[50];
        for (int i = 0; i < array.length; i++) {
            array[i] = random.nextInt(1000);
        }
        ForkJoinPool.commonPool().invoke(new SortTask(array, 0, array.length));
        System.out.println(Arrays.toString(array));
        for (int i = 1; i < array.length; i++) {
            if (array[i - 1] > array[i]) {
                throw new AssertionError("not sorted at " + i);
            }
        }
    }
}

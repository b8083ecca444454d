//@ about: ArrayList editing, growth, index errors, list iterators, sub-lists and array copies.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.ListIterator;

public class ArrayListTour {
    public static void main(String[] args) {
        ArrayList<Integer> list = new ArrayList<>(2);
        for (int i = 0; i < 20; i++) {
            list.add(i / 2, i * 7 % 20);
        }
        System.out.println(list + " size " + list.size());
        System.out.println(list.remove(3) + " " + list.remove(Integer.valueOf(7)) + " "
                + list.remove(Integer.valueOf(99)));
        System.out.println(list.indexOf(14) + " " + list.lastIndexOf(14) + " " + list.contains(-1));
        list.removeIf(n -> n % 3 == 0);
        list.replaceAll(n -> n * n);
        System.out.println(list + " hash " + list.hashCode());
        list.sort(Comparator.reverseOrder());
        System.out.println(list.subList(2, 6) + " " + list.equals(new ArrayList<>(list)) + " "
                + list.equals(Arrays.asList(1)));
        list.subList(0, 3).clear();
        list.addAll(1, List.of(-1, -2, -3));
        list.retainAll(Arrays.asList(-1, -3, 1, 4, 16, 64));
        System.out.println(list);

        for (ListIterator<Integer> it = list.listIterator(list.size()); it.hasPrevious();) {
            int index = it.previousIndex();
            int value = it.previous();
            if (value < 0) {
                it.set(-value);
                it.add(1000 + index);
                it.previous();
            }
        }
        System.out.println(list);
        Integer[] exact = list.toArray(new Integer[0]);
        Integer[] roomy = list.toArray(new Integer[list.size() + 2]);
        Object[] plain = list.toArray();
        System.out.println(exact.length + " " + roomy[list.size()] + " " + plain.getClass().getSimpleName());
        list.trimToSize();
        list.ensureCapacity(1000);
        @SuppressWarnings("unchecked")
        ArrayList<Integer> copy = (ArrayList<Integer>) list.clone();
        copy.clear();
        System.out.println(copy.isEmpty() + " " + list.isEmpty());
        report(() -> list.get(list.size()));
        report(() -> list.set(-1, 0));
        report(() -> list.add(100, 0));
        report(() -> list.subList(3, 2));
        report(() -> list.addAll(null));
        report(() -> new ArrayList<>(-1));
    }

    private static void report(Runnable action) {
        try {
            action.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + (e instanceof NullPointerException ? "" : ": "
                    + e.getMessage()));
        }
    }
}

//@ about: ArrayDeque across wrap-around and growth, checked against a plain list that does the same.
//@ exit: 1
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

public class ArrayDequeTour {
    public static void main(String[] args) {
        Deque<Integer> deque = new ArrayDeque<>(3);
        List<Integer> model = new ArrayList<>();
        Random random = new Random(42);
        int largest = 0;
        for (int step = 0; step < 2000; step++) {
            int value = random.nextInt(50);
            switch (random.nextInt(6)) {
                case 0, 1 -> { deque.addFirst(value); model.add(0, value); }
                case 2, 3 -> { deque.addLast(value); model.add(value); }
                case 4 -> same(deque.pollFirst(), model.isEmpty() ? null : model.remove(0));
                default -> same(deque.pollLast(), model.isEmpty() ? null : model.remove(model.size() - 1));
            }
            if (step % 97 == 0) {
                same(deque.removeFirstOccurrence(value), model.remove((Object) value));
            }
            largest = Math.max(largest, deque.size());
        }
        System.out.println("equal " + model.equals(new ArrayList<>(deque)) + " largest " + largest + " now "
                + deque.size());
        deque.removeIf(n -> n % 5 != 0);
        System.out.println(deque);
        StringBuilder back = new StringBuilder();
        for (Iterator<Integer> it = deque.descendingIterator(); it.hasNext();) {
            int n = it.next();
            if (n == 0) {
                it.remove();
            } else {
                back.append(n).append(' ');
            }
        }
        System.out.println(back.toString().trim() + " | " + deque.contains(0));
        Deque<Character> stack = new ArrayDeque<>();
        for (char c : "stressed".toCharArray()) {
            stack.push(c);
        }
        while (!stack.isEmpty()) {
            System.out.print(stack.pop());
        }
        System.out.println(" " + stack.peek());
        try {
            stack.add(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        stack.element();
    }

    private static void same(Object actual, Object expected) {
        if (!java.util.Objects.equals(actual, expected)) {
            System.out.println("differs: " + actual + " instead of " + expected);
        }
    }
}

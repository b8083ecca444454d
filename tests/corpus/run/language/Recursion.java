//@ about: deep, mutual and tree recursion with many frames and wide arguments
import java.util.ArrayList;
import java.util.List;

public class Recursion {
    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static long sum(long from, long to, double unused, long acc) {
        return from > to ? acc : sum(from + 1, to, unused * 2, acc + from);
    }

    static void hanoi(int n, char from, char to, char via, StringBuilder moves) {
        if (n == 0) return;
        hanoi(n - 1, from, via, to, moves);
        moves.append(from).append(to).append(' ');
        hanoi(n - 1, via, to, from, moves);
    }

    static void permute(String prefix, String rest, List<String> out) {
        if (rest.isEmpty()) out.add(prefix);
        for (int i = 0; i < rest.length(); i++) {
            permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
        }
    }

    static int queens(int row, int columns, int left, int right, int n) {
        if (row == n) return 1;
        int count = 0;
        for (int free = ~(columns | left | right) & ((1 << n) - 1); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += queens(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, n);
        }
        return count;
    }

    static int collatz(long n) {
        return n == 1 ? 0 : 1 + collatz(n % 2 == 0 ? n / 2 : 3 * n + 1);
    }

    public static void main(String[] args) {
        System.out.println(ackermann(2, 9) + " " + ackermann(3, 3));
        System.out.println(even(1000) + " " + odd(999) + " " + even(777));
        System.out.println(sum(1, 1500, 1.5, 0));
        StringBuilder moves = new StringBuilder();
        hanoi(4, 'A', 'C', 'B', moves);
        System.out.println(moves);
        List<String> permutations = new ArrayList<>();
        permute("", "abcd", permutations);
        System.out.println(permutations);
        System.out.println(queens(0, 0, 0, 0, 6) + " " + queens(0, 0, 0, 0, 7));
        System.out.println(collatz(27) + " " + collatz(97));
    }
}

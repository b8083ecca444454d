class Loops {
    static int nested(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i; j > 0; j--) {
                if (j % 2 == 0) continue;
                sum += i * j;
            }
        }
        return sum;
    }

    static long wide(long n) {
        long sum = 0;
        do {
            sum += n;
        } while (--n > 0);
        return sum;
    }

    static int labelled(int[][] rows) {
        outer:
        for (int[] row : rows) {
            for (int cell : row) {
                if (cell < 0) break outer;
                if (cell == 7) return cell;
            }
        }
        return -1;
    }

    static int elements(int[] values) {
        int best = values[0];
        for (int i = 1; i < values.length; i++) {
            int value = values[i];
            best = Math.max(best, value);
            while (value > best) value--;
        }
        return best;
    }

    public static void main(String[] arguments) {
        nested(4);
        wide(3);
        labelled(new int[][] { { 1, 2 }, { 3, -1, 7 } });
        elements(new int[] { 3, 5, 4 });
        StringBuilder text = new StringBuilder();
        for (char c = 'a'; c < 'd'; c++) text.append(c);
    }
}

//@ about: labelled break and continue leave exactly the loop they name
public class LabeledLoops {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            inner:
            for (int j = 0; ; j++) {
                if (j == 2) continue outer;
                if (i == 3) break outer;
                for (int k = 0; k < 3; k++) {
                    if (k == j) continue inner;
                    System.out.print(i + "" + j + k + " ");
                }
            }
        }
        System.out.println();
        block: {
            if (args.length == 0) break block;
            System.out.println("not reached");
        }
        int n = 0;
        retry:
        while (true) {
            do {
                n++;
                if (n % 4 == 0) continue retry;
                if (n > 9) break retry;
            } while (n % 3 != 0);
            System.out.print("w" + n + " ");
        }
        System.out.println(n);
        System.out.println(find(new int[][] {{1, 2}, {3, 4, 5}, {}}, 4));
        System.out.println(find(new int[][] {{1, 2}, {}}, 4));
        sw:
        switch (n) {
            case 10:
                for (int i = 0; i < 10; i++) {
                    if (i == 3) break sw;
                    System.out.print(i);
                }
            default:
                System.out.print("not reached");
        }
        System.out.println("|");
    }

    static String find(int[][] rows, int wanted) {
        String where = "nowhere";
        search:
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < rows[r].length; c++) {
                if (rows[r][c] == wanted) {
                    where = r + "," + c;
                    break search;
                }
            }
        }
        return where;
    }
}

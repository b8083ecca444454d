//@ about: the line of a frame is that of the call or operation, also inside expressions that span lines
public class LineNumbers {
    int field;
    static int[] numbers = {1, 0};

    static int fail(int n) {
        if (n == 0)
            throw new IllegalStateException();
        return n;
    }

    static LineNumbers chain(LineNumbers l) { return l; }

    LineNumbers self() {
        return this;
    }

    LineNumbers nothing() {
        return null;
    }

    static void run(int which) {
        LineNumbers l = new LineNumbers();
        switch (which) {
            case 0:
                int sum = fail(1)
                    + fail(2)
                    + fail(0)
                    + fail(3);
                break;
            case 1:
                l.self()
                    .self()
                    .nothing()
                    .self();
                break;
            case 2:
                System.out.println("before "
                    + numbers[0] / numbers[1]
                    + " after");
                break;
            case 3:
                for (int i = 2;
                     fail(i) > 0;
                     i--)
                    numbers[0]++;
                break;
            case 4: numbers[
                2] = fail(
                    5);
                break;
            case 5:
                String s = numbers[0] > 0
                    ? (String) (Object) l
                    : "no";
                break;
            default:
                Object o = new int[][] {
                    {1},
                    new int[-which],
                };
        }
    }

    public static void main(String[] args) {
        for (int which = 0; which < 7; which++) {
            try {
                run(which);
            } catch (RuntimeException e) {
                StringBuilder s = new StringBuilder(e.getClass().getSimpleName());
                for (StackTraceElement frame : e.getStackTrace())
                    s.append(' ').append(frame.getMethodName()).append(':').append(frame.getLineNumber());
                System.out.println(s);
            }
        }
    }
}

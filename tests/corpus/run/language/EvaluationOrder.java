//@ about: operands are evaluated left to right, and completely, before the operation that may fail
public class EvaluationOrder {
    static StringBuilder log = new StringBuilder();

    static int note(int n) {
        log.append(n);
        return n;
    }

    static int[] array(int[] a) {
        log.append('a');
        return a;
    }

    static int fail(int n) {
        log.append('!').append(n);
        throw new IllegalStateException("fail " + n);
    }

    interface Body {
        Object run();
    }

    static void show(Body body) {
        log.setLength(0);
        Object result;
        try {
            result = body.run();
        } catch (RuntimeException e) {
            result = e.getClass().getSimpleName();
        }
        System.out.println(log + " " + result);
    }

    static int three(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    int field;

    public static void main(String[] args) {
        int[] none = null;
        int[] two = {8, 9};
        EvaluationOrder nobody = null;
        show(() -> note(1) + note(2) * note(3) - note(4));
        show(() -> three(note(1), note(2), note(3)));
        show(() -> three(note(1), fail(2), note(3)));
        show(() -> array(none)[note(5)]);
        show(() -> array(none)[fail(5)]);
        show(() -> array(two)[note(2)] = note(3));
        show(() -> array(two)[note(2)] = fail(3));
        show(() -> array(none)[note(0)] = fail(3));
        show(() -> array(none)[note(0)] += note(3));
        show(() -> array(two)[note(1)] += two[1] = note(4));
        show(() -> nobody.field = note(6));
        show(() -> nobody.field += note(6));
        show(() -> note(1) / note(0) + note(7));
        show(() -> note(0) / fail(1));
        show(() -> new int[note(2)][note(-1)][note(3)]);
        show(() -> new int[] {note(1), note(2), fail(3), note(4)});
        show(() -> note(1) == 1 || note(2) == 2 && note(3) == 3);
        show(() -> (note(1) == 2 ? note(3) : note(4)) + (note(5) == 5 ? note(6) : note(7)));
        int x = 2;
        x += x++ * ++x + x;
        System.out.println(x);
        int k = 1;
        k = k++ + k++ * --k;
        System.out.println(k);
    }
}

//@ verdict: unknown
//@ reason: unsupported: the annotation of AnnotationNamesNothing$Counter.check: updat with these parameters
// why: an annotation that is about no method is a mistake, not a proof.
import sojourner.After;

public class AnnotationNamesNothing {
    static final class Counter {
        private int x;

        void update(int dx) {
            x = x + dx;
        }

        @After("updat")
        boolean check(int dx) {
            return x > 0;
        }
    }

    public static void main(String[] arguments) {
        new Counter().update(2);
    }
}

//@ verdict: holds
//@ options: --class-properties
// why: what is asked of the root is not negative, and the answer is the root.
public class ConditionsKept {
    static final class Roots {
        int root(int square) {
            int root = 0;
            while (root * root < square) {
                root++;
            }
            return root;
        }

        boolean pre_root(int square) {
            return square >= 0;
        }

        boolean post_root(int square, int result) {
            return result * result >= square && (result - 1) * (result - 1) < square;
        }
    }

    public static void main(String[] arguments) {
        new Roots().root(9);
    }
}

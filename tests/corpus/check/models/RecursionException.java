//@ verdict: holds
// why: the exception passes through every frame, and each finally block runs once on its way.
public class RecursionException {
    static class Bottom extends RuntimeException {
    }

    static int left;

    static int dive(int depth) {
        try {
            if (depth == 0) {
                throw new Bottom();
            }
            return dive(depth - 1) + 1;
        } finally {
            left += depth;
        }
    }

    static int caught(int depth) {
        try {
            return dive(depth);
        } catch (Bottom bottom) {
            return depth == 1 ? -1 : caught(depth - 1);
        }
    }

    public static void main(String[] args) {
        assert caught(3) == -1;
        assert left == 10;
    }
}

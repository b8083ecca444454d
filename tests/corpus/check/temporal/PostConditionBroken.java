//@ verdict: violated
//@ property: assertion
//@ options: --class-properties
// why: the larger of two equal numbers is none of them.
public class PostConditionBroken {
    static final class Numbers {
        int larger(int one, int other) {
            return one > other ? one : one < other ? other : 0;
        }

        boolean post_larger(int one, int other, int result) {
            return result == one || result == other;
        }
    }

    public static void main(String[] arguments) {
        Numbers numbers = new Numbers();
        numbers.larger(1, 2);
        numbers.larger(3, 3);
    }
}

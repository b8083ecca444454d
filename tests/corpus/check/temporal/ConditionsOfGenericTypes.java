//@ verdict: violated
//@ property: assertion
// why: the claim is about push of anything; what the class has is push of a string, which forgets long ones.
import sojourner.After;

public class ConditionsOfGenericTypes {
    interface Stack<T> {
        void push(T item);

        int size();

        @After("push")
        default boolean isNotEmpty(T item) {
            return size() > 0;
        }
    }

    static class Words implements Stack<String> {
        int size;

        @Override
        public void push(String word) {
            size++;
        }

        @Override
        public int size() {
            return size;
        }
    }

    static final class ShortWords extends Words {
        @Override
        public void push(String word) {
            size += word.length() == 1 ? 1 : 0;
        } //~
    }

    public static void main(String[] arguments) {
        new Words().push("long");
        new ShortWords().push("a");
        new ShortWords().push("long");
    }
}

//@ verdict: holds
//@ options: --property assertion
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: the object in the array is of a class that the very step of the call may have linked; whoever looks whether it
// leads back to the array must know it.
public class FormatOfNewObject {
    static class Price {
        final Integer[] coins = {1, 2};

        @Override
        public String toString() {
            return "" + (coins[0] + coins[1]);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> print(new Price()));
        other.start();
        print(new Price());
        other.join();
    }

    static void print(Object price) {
        assert String.format("%s", price).equals("3");
    }
}

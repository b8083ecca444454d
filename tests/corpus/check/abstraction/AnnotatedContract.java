//@ verdict: holds
//@ assurance: sc
//@ depth: deep for a program in which something is replaced
//@ search: --abstract
// why: the bodies are contracts: any boolean, and any size up to the most
import sojourner.Abstract;
import sojourner.Verify;

public class AnnotatedContract {
    static class Parser {
        private int position;

        @Abstract("any")
        boolean hasMore() {
            position = position + 1;
            return position % 1000003 != 0;
        }

        @Abstract("AnnotatedContract.Contracts.size")
        int size(int most) {
            return (position * 17 & 1023) % (most + 1);
        }
    }

    static class Contracts {
        static int size(int most) {
            int size = Verify.chooseInt(0, 3);
            Verify.assume(size <= most);
            return size;
        }
    }

    static int taken;

    static synchronized void take(int size) {
        taken = size;
        assert taken <= 3;
    }

    public static void main(String[] arguments) {
        Parser parser = new Parser();
        new Thread(() -> take(0)).start();
        while (parser.hasMore()) {
            take(parser.size(3));
        }
    }
}

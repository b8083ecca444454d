//@ verdict: holds
//@ assurance: jmm
// why: a class is initialised once, before anybody sees its fields.
public class HolderIdiom {
    private final int value = 7;

    static final class Holder {
        static final HolderIdiom INSTANCE = new HolderIdiom();
    }

    static final class User extends Thread {
        @Override
        public void run() {
            assert Holder.INSTANCE.value == 7;
        }
    }

    public static void main(String[] arguments) {
        new User().start();
        new User().start();
    }
}

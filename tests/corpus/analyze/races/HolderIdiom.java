//@ about: the initialiser of a holder class comes before every use of the class
public class HolderIdiom {
    int value;

    static class Holder {
        static final HolderIdiom INSTANCE = new HolderIdiom();

        static {
            INSTANCE.value = 3;
        }
    }

    static class User extends Thread {
        @Override
        public void run() {
            if (Holder.INSTANCE.value != 3) {
                throw new AssertionError();
            }
        }
    }

    public static void main(String[] args) {
        new User().start();
        new User().start();
    }
}
